"""Decks: derivation, counting, codes, and the French packs by hand."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine.cards import deck_from_record
from engine.table.czech import card_name, ordinal_word, suits_of
from engine.table.czech.grammar import CASES
from plugins.records import Site, compile_deck
from plugins.records.derive import Derivation
from plugins.records.models import Deck
from plugins.records.trials import played_deck
from tests.rules.conftest import site

ROOT = Path(__file__).parents[2]


@cache
def records() -> Site:
    return site()


def deck(**fields: Any) -> Deck:
    needed = {"name": "Zkouška", "certainty": "certain", "summary": "…", "sources": ["x"]}
    return Deck.model_validate({**needed, **fields})


def suits(codes: str, **fields: Any) -> list[dict[str, Any]]:
    return [{"id": code.lower(), "code": code, "name": code, **fields} for code in codes]


def ranks(codes: str) -> list[dict[str, Any]]:
    return [{"id": code.lower(), "code": code, "name": code} for code in codes.split()]


def resolved(*decks: Deck) -> dict[str, Deck]:
    return Derivation({one.id: one for one in decks}).decks()


@pytest.mark.parametrize(
    ("deck_id", "total", "dealt"),
    [
        ("francouzske-52", 52, 52),
        ("francouzske-32", 32, 32),
        ("francouzske-36", 36, 36),
        ("francouzske-54", 54, 54),
        ("francouzske-2x52", 104, 52),
        ("francouzske-108", 108, 108),
        ("francouzske-2x32", 64, 64),
        ("francouzske-29-petr", 29, 29),
        ("francouzske-51-petr", 51, 51),
        ("nemecke-32", 32, 32),
        ("nemecke-33", 33, 33),
        ("nemecke-36", 36, 36),
        ("nemecke-2x32", 64, 64),
        ("cerny-petr-33", 33, 33),
        ("kvarteto-32", 32, 32),
    ],
)
def test_a_pack_has_so_many_cards(deck_id: str, total: int, dealt: int) -> None:
    compiled = compile_deck(records(), deck_id)

    assert (total, dealt) == (compiled["total"], len(compiled["codes"]))


def test_compiled_decks_say_what_is_drawn() -> None:
    compiled = compile_deck(records(), "madzong-144")

    assert ("tile", "penezni") == (compiled["shape"], compiled["family"])
    assert {"code": "K", "id": "kruhy", "symbol": "madzong-kruhy", "ink": "blue"} == (
        compiled["suits"][0]
    )
    assert {"id": "9", "name": "devítka", "suit": "K", "index": "9"} == compiled["faces"]["9K"]
    assert {"id": "vychod", "name": "východní vítr", "glyph": "東", "ink": "black"} == (
        compiled["faces"]["VYCHOD"]
    )


def test_a_suit_is_drawn_from_the_file_of_its_id_unless_it_names_another() -> None:
    suits = compile_deck(records(), "francouzske-52")["suits"]

    assert [suit["id"] for suit in suits] == [suit["symbol"] for suit in suits]
    assert not any("ink" in suit for suit in suits)


def test_piquet_pack_lists_its_cards_suit_by_suit() -> None:
    compiled = compile_deck(records(), "francouzske-32")

    assert compiled["codes"][:9] == ["AS", "KS", "QS", "JS", "TS", "9S", "8S", "7S", "AH"]
    assert ["S", "H", "D", "C"] == [suit["code"] for suit in compiled["suits"]]
    assert ["A", "K", "Q", "J", "T", "9", "8", "7"] == compiled["ranks"]


def test_german_pack_runs_parallel_to_the_piquet_pack() -> None:
    ranks, suits = str.maketrans("OU", "QJ"), str.maketrans("LHKZ", "SHDC")
    german = compile_deck(records(), "nemecke-32")["codes"]

    as_french = [code[0].translate(ranks) + code[1].translate(suits) for code in german]

    assert compile_deck(records(), "francouzske-32")["codes"] == as_french


def test_the_one_six_of_the_tyrolean_pack_is_of_bells() -> None:
    extra = set(compile_deck(records(), "nemecke-33")["codes"])

    assert {"6K"} == extra - set(compile_deck(records(), "nemecke-32")["codes"])


@pytest.mark.parametrize(
    ("deck_id", "rank", "left"),
    [("francouzske-29-petr", "J", ["JS"]), ("francouzske-51-petr", "Q", ["QS", "QH", "QD"])],
)
def test_one_card_of_a_french_pack_for_black_peter_has_no_partner(
    deck_id: str, rank: str, left: list[str]
) -> None:
    codes = compile_deck(records(), deck_id)["codes"]
    by_rank = Counter(code[0] for code in codes)

    assert left == [code for code in codes if code[0] == rank]
    assert [rank] == [one for one, number in by_rank.items() if number % 2]


def test_black_peters_pack_is_sixteen_pairs_and_one() -> None:
    copies = {face.code: face.copies for face in records().decks["cerny-petr-33"].faces()}

    assert {f"P{n}": 2 for n in range(1, 17)} | {"PETR": 1} == copies


def test_every_card_that_is_played_with_has_a_name_in_all_cases() -> None:
    for one in (records().decks[id] for game in records().games.values() for id in game.decks()):
        suits = suits_of([suit.code for suit in one.suits], [suit.id for suit in one.suits])
        for face in one.faces():
            names = [card_name(face.code, case, suits) for case in CASES]

            assert face.code not in names, (one.id, face.code)
            assert _spelt(face.name) in names[0], (one.id, face.code)


def _spelt(name: str) -> str:
    """Return a name with its number as a word: „dvacátý trumf“."""
    return re.sub(r"^(\d+)\.", lambda found: ordinal_word(int(found.group(1)), "m"), name)


def test_canasta_pack_ends_with_four_jokers() -> None:
    compiled = compile_deck(records(), "francouzske-108")

    assert compiled["codes"][:4] == ["AS", "AS", "KS", "KS"]
    assert ["2C", "JOKER", "JOKER", "JOKER", "JOKER"] == compiled["codes"][-5:]


def test_whole_cards_have_their_code_points() -> None:
    french = records().decks["francouzske-52"]
    points = {face.code: face.unicode for face in french.faces()}

    assert {
        "AS": "U+1F0A1",
        "TS": "U+1F0AA",
        "JH": "U+1F0BB",
        "QD": "U+1F0CD",
        "KC": "U+1F0DE",
    } == {code: points[code] for code in ("AS", "TS", "JH", "QD", "KC")}
    assert 52 == len(set(points.values()))


def test_suits_may_have_their_own_order_and_number_of_ranks() -> None:
    taroky = deck(
        id="t",
        suits=[*suits("S"), *suits("H", ranks="K 1 2")],
        ranks=ranks("K T 9 2 1"),
        suitless=[{"id": "trumf", "code": "T", "name": "{n}. trumf", "numbers": [1, 3]}],
    )

    assert ["KS", "TS", "9S", "2S", "1S", "KH", "1H", "2H", "T1", "T2", "T3"] == taroky.codes()
    assert "3. trumf" == list(taroky.faces())[-1].name


def test_a_code_may_begin_with_the_suit() -> None:
    quartets = deck(id="q", suit_first=True, suits=suits("12"), ranks=ranks("A B"))
    shorter = deck(id="k", derived={"from": "q", "suits": "2"})

    played = deck_from_record(played_deck(quartets))

    assert ["1A", "1B", "2A", "2B"] == quartets.codes()
    assert ["2A", "2B"] == resolved(quartets, shorter)["k"].codes()
    assert ("2", "B") == (played.suit_code(played.card("2B")), played.rank_of[-1])


def test_deck_without_suits_is_a_flat_list() -> None:
    petr = deck(
        id="p",
        suitless=[
            {"id": "dvojice", "code": "P", "name": "dvojice {n}", "numbers": [1, 16], "copies": 2},
            {"id": "petr", "code": "PETR", "name": "černý Petr"},
        ],
    )

    assert 33 == petr.computed_total()
    assert ["P1", "P1", "P2"] == petr.codes()[:3]


def test_copies_may_differ_by_deck_rank_and_card() -> None:
    chess = deck(
        id="c",
        suits=suits("RB"),
        copies=4,
        ranks=[*ranks("G"), {"id": "p", "code": "P", "name": "pěšec", "copies": 5}],
        counts={"GB": 3},
    )

    assert {"GR": 4, "PR": 5, "GB": 3, "PB": 5} == {f.code: f.copies for f in chess.faces()}


def test_own_names_of_a_suit_replace_those_of_the_rank() -> None:
    hanafuda = deck(id="h", suits=suits("1", names={"A": "jeřáb a slunce"}), ranks=ranks("A B"))

    assert ["jeřáb a slunce", "B"] == [face.name for face in hanafuda.faces()]


def test_derived_deck_may_add_ranks_and_cards() -> None:
    german = deck(id="n32", suits=suits("HK"), ranks=ranks("A T 7"))
    longer = deck(id="n36", derived={"from": "n32", "ranks": "A T 7 6"}, ranks=ranks("6"))
    weli = deck(
        id="n33", derived={"from": "n32"}, suitless=[{"id": "w", "code": "W", "name": "weli"}]
    )
    decks = resolved(german, longer, weli)

    assert ["AH", "TH", "7H", "6H", "AK", "TK", "7K", "6K"] == decks["n36"].codes()
    assert ["AH", "TH", "7H", "AK", "TK", "7K", "W"] == decks["n33"].codes()


def test_derived_deck_may_leave_out_single_cards_and_suits() -> None:
    parent = deck(id="a", suits=suits("ABC"), ranks=ranks("1 2"))
    child = deck(id="b", derived={"from": "a", "suits": "C A"}, counts={"1A": 0})

    assert ["1C", "2C", "2A"] == resolved(parent, child)["b"].codes()


def test_packs_multiply_what_the_parent_has() -> None:
    parent = deck(
        id="a", suits=suits("S"), ranks=ranks("K"), counts={"KS": 2},
        suitless=[{"id": "z", "code": "JOKER", "name": "žolík"}],
    )  # fmt: skip
    double = deck(id="b", derived={"from": "a", "packs": 2})
    again = deck(id="c", derived={"from": "b", "packs": 2}, counts={"JOKER": 1})
    decks = resolved(parent, double, again)

    assert {"KS": 4, "JOKER": 2} == {f.code: f.copies for f in decks["b"].faces()}
    assert {"KS": 8, "JOKER": 1} == {f.code: f.copies for f in decks["c"].faces()}


def test_cards_without_a_copy_are_left_out_of_the_lists() -> None:
    parent = deck(
        id="a", suits=suits("S"), ranks=ranks("K"),
        suitless=[{"id": "z", "code": "JOKER", "name": "žolík", "copies": 0}],
    )  # fmt: skip
    child = deck(id="b", derived={"from": "a"}, counts={"JOKER": 2})
    decks = resolved(parent, child)

    assert ([], 1) == (decks["a"].suitless, decks["a"].computed_total())
    assert ["JOKER"] == [card.code for card in decks["b"].suitless]


def test_deck_whose_parents_run_in_a_circle_is_left_out() -> None:
    one = deck(id="a", derived={"from": "b"})
    two = deck(id="b", derived={"from": "a"})

    assert {} == resolved(one, two)
