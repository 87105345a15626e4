"""Orders of decks: clauses like a game's, tried by a drill of the engine."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from engine.cards import cards_in
from engine.examples import check, every
from engine.game import Game, compile_game
from engine.moves import Move
from engine.phases.sorting import TAKE
from engine.state import State
from plugins.laws import mutants
from plugins.records import Site, load_site
from plugins.records.drills import deal_drill, order_drill
from plugins.records.models import Deck
from plugins.records.models.deck import Order
from plugins.records.played import order_bites, order_findings, played_findings
from tests.records.bad import Bad, bad
from tests.records.conftest import DECK, change, findings, put

ROOT = Path(__file__).parents[2]
ROWS = 40  # laid out from seeds in each order of each deck
ORDERS = """\
orders:
  - id: obvykle
    name: eso nejvyšší
    usual: true
    source: babicka
    examples:
      - {id: figury, cards: QS AS TS KS JS, sorted: AS KS QS JS TS}
sources:"""


@cache
def records() -> Site:
    return load_site(ROOT)


def ordered() -> list[str]:
    return [one.id for one in records().decks.values() if one.orders]


def drills(deck: Deck) -> list[tuple[Order, Game]]:
    record = order_drill(deck)
    assert record is not None
    names = ["", *(one["id"] for one in record["variants"])]
    return [
        (order, compile_game(record, name)) for order, name in zip(deck.orders, names, strict=True)
    ]


def higher(deck: Deck, order: Order, one: str, two: str) -> bool:
    """Say whether one card is higher, read from the record alone."""
    places = {code: at for at, code in enumerate(order.cards or order.suits or _ranks(deck, order))}
    for group in order.equal:
        places |= dict.fromkeys(group, min(places[code] for code in group if code in places))
    cut = {"cards": slice(None), "suits": slice(-1, None)}.get(_said(order), slice(0, -1))
    return places[one[cut]] < places[two[cut]]


def _said(order: Order) -> str:
    return next((key for key in ("cards", "suits") if getattr(order, key)), "ranks")


def _ranks(deck: Deck, order: Order) -> list[str]:
    if order.ranks:
        return order.ranks
    suit = next(one for one in deck.suits if one.code in (order.within or one.code))
    return suit.ranks or [rank.code for rank in deck.ranks]


@pytest.mark.parametrize("deck", ordered())
def test_examples_of_every_order_hold(deck: str) -> None:
    assert [] == list(map(str, order_findings(records(), deck)))


@pytest.mark.parametrize("deck", ordered())
def test_every_order_bites(deck: str) -> None:
    assert [] == list(map(str, order_bites(records(), deck)))


@pytest.mark.parametrize("deck", ordered())
def test_a_drill_takes_cards_as_the_record_says(deck: str) -> None:
    record = records().decks[deck]
    for order, game in drills(record):
        for seed in range(ROWS):
            state = game.start(str(seed))
            row = row_of(game, state)
            best = {game.text(move).split()[1] for move in game.legal(state)}

            assert len(row) == 2
            assert best == {row[not higher(record, order, *row)]}, (order.id, row)


@pytest.mark.parametrize("deck", ordered())
def test_the_card_that_isn_t_highest_is_refused_by_its_clause(deck: str) -> None:
    for order, game in drills(records().decks[deck]):
        state = game.start("1")
        legal = {move.cards[0] for move in game.legal(state)}
        (other,) = {game.deck.card(code) for code in row_of(game, state)} - legal

        assert game.refused(state, game.text(Move(TAKE, (other,)))) == order.id


def test_a_drill_has_a_change_for_every_pair_of_neighbours() -> None:
    record = order_drill(records().decks["nemecke-32"])

    assert record
    first = record["clauses"][0]["id"]
    assert len([one for one in mutants(record) if one.clause == first]) == 7


def test_equal_cards_may_be_taken_either_way() -> None:
    deck = records().decks["tarot-bolonsky-62"]
    moors = next(one for one in deck.orders if one.equal)
    record = order_drill(deck)

    assert record
    clause = next(one for one in record["clauses"] if one["id"] == moors.id)
    equal = [one for one in clause["examples"] if "legal" in one]
    assert equal
    assert not check(record, clause, equal[0])


def test_examples_of_decks_are_counted_among_all() -> None:
    drilled = [order_drill(one) for one in records().decks.values()]

    assert sum(len(every(one)) for one in drilled if one) > 200


@pytest.mark.parametrize("deck", sorted(records().decks))
def test_every_deck_can_be_dealt_out(deck: str) -> None:
    record = deal_drill(records().decks[deck])
    if record is None:
        assert not records().decks[deck].codes()
        return
    for players in range(record["players"]["min"], record["players"]["max"] + 1):
        game = compile_game(record, "", players)
        state = game.start("1")
        deal: Any = game.phases[0]
        hands = [state.zones[slot] for slot in deal.hands]

        assert state.held
        assert game.start("1") == state
        assert all(one.bit_count() == deal.hand_size for one in hands)
        assert not any(one & two for one, two in combinations(hands, 2))
        assert all(state.known[0] >> card & 1 for one in hands for card in cards_in(one))
        assert game.go_on(state).zones != state.zones


def row_of(game: Game, state: State) -> list[str]:
    (row,) = (
        content
        for zone, content in zip(game.layout.zones, state.zones, strict=True)
        if zone.name == "row"
    )
    return [game.deck.codes[card] for card in row]


BAD = (
    bad("order by two things", DECK, put("sources:", ORDERS.replace(
            "usual: true", "ranks: A K Q J T\n    suits: S H D C")),
        "24 orders[0].suits: pořadí udává zároveň ranks i suits – napište z toho dvě pořadí"),
    bad("order without an example", DECK, put("sources:", ORDERS.partition("    examples")[0]
                                              + "sources:"),
        "21 orders[0]: pořadí „obvykle“ nemá příklad – napište aspoň jeden: cards jak leží,"
        " sorted od nejvyšší"),
    bad("order of an unknown card", DECK, put("sources:", ORDERS.replace(
            "usual: true", "cards: AS KX")),
        "23 orders[0].cards: „KX“ v balíčku není – napište kód hodnoty a za něj kód barvy: KS"),
    bad("order within an unknown suit", DECK, put("sources:", ORDERS.replace(
            "usual: true", "within: S X")),
        "23 orders[0].within: „X“ v balíčku není – napište kód hodnoty a za něj kód barvy: KS"),
    bad("sorted has other cards", DECK, put("sources:", ORDERS.replace(
            "sorted: AS KS QS JS TS", "sorted: AS KS QS JS")),
        "26 orders[0].examples[0].sorted: sorted nemá tytéž karty jako cards – seřaďte právě"
        " karty z cards"),
    bad("nothing to sort", DECK, put("sources:", ORDERS.replace(
            "cards: QS AS TS KS JS", "cards: AS KS QS JS TS")),
        "26 orders[0].examples[0].cards: karty už leží od nejvyšší, není co řadit – napište je"
        " v jiném pořadí"),
    bad("one card only", DECK, put("sources:", ORDERS.replace(
            "cards: QS AS TS KS JS, sorted: AS KS QS JS TS", "cards: QS, sorted: QS")),
        "26 orders[0].examples[0].cards: v příkladu mají být aspoň dvě karty a žádná dvakrát –"
        " opravte cards"),
    bad("unknown card in an example", DECK, put("sources:", ORDERS.replace(
            "cards: QS AS TS KS JS", "cards: QS AS 10S KS JS")),
        "26 orders[0].examples[0]: neznámá karta „10S“ – desítka má kód T"),
)  # fmt: skip


@pytest.mark.parametrize("case", BAD, ids=lambda case: case.name)
def test_bad_orders_are_told(root: Path, case: Bad) -> None:
    change(root, case.file, case.edit)

    assert [str(one).partition(":")[2] for one in findings(root)] == list(case.says)


def test_a_wrong_example_is_told_where_it_stands(root: Path) -> None:
    wrong = ORDERS.replace("sorted: AS KS QS JS TS", "sorted: KS AS QS JS TS")
    change(root, DECK, put("sources:", wrong))

    (told,) = played_findings(load_site(root))

    assert str(told) == (
        f"rules_yaml/{DECK}:26 orders[0].examples[0]: příklad „obvykle/figury“ neplatí: tah"
        " „take KS“ tu není dovolen (§ obvykle) – opravte příklad, nebo pořadí"
    )


def test_an_order_that_its_examples_don_t_guard_is_told(root: Path) -> None:
    weak = ORDERS.replace(
        "cards: QS AS TS KS JS, sorted: AS KS QS JS TS", "cards: TS AS, sorted: AS TS"
    )
    change(root, DECK, put("sources:", weak))

    (told,) = order_bites(load_site(root), "dvacet")

    assert str(told).startswith(f"rules_yaml/{DECK}:21 orders[0]: příklady nehlídají")
