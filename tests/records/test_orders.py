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
from plugins.cli import main
from plugins.laws import mutants
from plugins.records import Site, load_site
from plugins.records.drills import deal_drill, order_drill
from plugins.records.models import Deck
from plugins.records.models.deck import Order
from plugins.records.played import order_bites, order_findings
from tests.records.bad import Bad, bad
from tests.records.conftest import DECK, Edit, change, findings, put
from tests.rules.conftest import site

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
    return site()


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
        "23 orders[0].within: „X“ v balíčku není – známé kódy: C D H S"),
    bad("order with a card twice", DECK, put("sources:", ORDERS.replace(
            "usual: true", "cards: AS KS QS JS TS KS")),
        "23 orders[0].cards: „KS“ je tu dvakrát – nechte jen jedno"),
    bad("order without a rank", DECK, put("sources:", ORDERS.replace("usual: true", "ranks: []")),
        "23 orders[0].ranks: seznam kódů je prázdný – napište kódy, nebo klíč vynechte"),
    bad("one code is equal to nothing", DECK, put("sources:", ORDERS.replace(
            "usual: true", "equal: [A, K Q]")),
        "23 orders[0].equal[0]: skupina rovných má jen „A“ – napište do ní aspoň dva kódy"),
    bad("code in two groups of equals", DECK, put("sources:", ORDERS.replace(
            "usual: true", "equal: [A K, Q K]")),
        "23 orders[0].equal[1]: „K“ už je mezi rovnými výš – spojte obě skupiny"),
    bad("unknown code among equals", DECK, put("sources:", ORDERS.replace(
            "usual: true", "equal: [A X]")),
        "23 orders[0].equal[0]: „X“ v tomto pořadí není – známé kódy: A J K Q T"),
    bad("equals that the order doesn't have", DECK, put("sources:", ORDERS.replace(
            "usual: true", "ranks: A K Q J T\n    equal: [A AS]")),
        "24 orders[0].equal[0]: „AS“ v tomto pořadí není – známé kódy: A J K Q T"),
    bad("order with an address of the page", DECK, put("sources:", ORDERS.replace(
            "id: obvykle", "id: oddil-karty")),
        "21 orders[0].id: id „oddil-karty“ má na stránce každého balíčku něco jiného – zvolte jiné"
        " id"),
    bad("order with the address of a list", DECK, put("sources:", ORDERS.replace(
            "id: obvykle", "id: karty-v-unicode")),
        "21 orders[0].id: id „karty-v-unicode“ má na stránce každého balíčku něco jiného – zvolte"
        " jiné id"),
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
        "26 orders[0].examples[0].cards: v příkladu mají být aspoň dvě karty – doplňte cards"),
    bad("a card twice in an example", DECK, put("sources:", ORDERS.replace(
            "cards: QS AS TS KS JS", "cards: QS AS TS KS JS AS")),
        "26 orders[0].examples[0].cards: „AS“ je tu dvakrát – nechte jen jedno"),
    bad("unknown card in an example", DECK, put("sources:", ORDERS.replace(
            "cards: QS AS TS KS JS", "cards: QS AS 10S KS JS")),
        "26 orders[0].examples[0]: neznámá karta „10S“ – desítka má kód T"),
)  # fmt: skip


@pytest.mark.parametrize("case", BAD, ids=lambda case: case.name)
def test_bad_orders_are_told(root: Path, case: Bad) -> None:
    change(root, case.file, case.edit)

    assert [str(one).partition(":")[2] for one in findings(root)] == list(case.says)


def row_in(order: str, example: str) -> Edit:
    """Return the edit that adds an order with one example on line 26 or so."""
    said = ORDERS.replace("usual: true", order)
    return put("sources:", said.replace("cards: QS AS TS KS JS, sorted: AS KS QS JS TS", example))


ROW = "orders[0].examples[0]"
CARD = f"26 {ROW}"
EDITED = (
    bad("first card is not the highest", DECK,
        row_in("usual: true", "cards: QS AS KS, sorted: KS AS QS"),
        f"{CARD}.sorted: na 1. místě má být „AS“, ne „KS“, protože A je v tomto pořadí nad K –"
        " opravte sorted, nebo pořadí"),
    bad("cards after the first are not sorted", DECK,
        row_in("suits: C D H S", "cards: AS AC AH AD, sorted: AC AD AS AH"),
        f"{CARD}.sorted: na 3. místě má být „AH“, ne „AS“, protože H je v tomto pořadí nad S –"
        " opravte sorted, nebo pořadí"),
    bad("whole cards are not sorted", DECK,
        row_in("cards: AS KH QD", "cards: QD AS KH, sorted: AS QD KH"),
        f"{CARD}.sorted: na 2. místě má být „KH“, ne „QD“, protože KH je v tomto pořadí nad QD –"
        " opravte sorted, nebo pořadí"),
    bad("cards of two suits in an order of ranks", DECK,
        row_in("usual: true", "cards: KS AH QS, sorted: AH KS QS"),
        f"{CARD}.cards: karty „KS“ a „AH“ se v tomto pořadí nedají porovnat: hodnoty se řadí jen"
        " uvnitř jedné barvy – nechte v příkladu karty jedné barvy"),
    bad("cards of two suits that are said to be equal", DECK,
        row_in("usual: true", "cards: AS AH, sorted: AS AH, equal: true"),
        f"{CARD}.cards: karty „AS“ a „AH“ se v tomto pořadí nedají porovnat: hodnoty se řadí jen"
        " uvnitř jedné barvy – nechte v příkladu karty jedné barvy"),
    bad("cards of two ranks in an order of suits", DECK,
        row_in("suits: C D H S", "cards: AS KC, sorted: KC AS"),
        f"{CARD}.cards: karty „AS“ a „KC“ se v tomto pořadí nedají porovnat: barvy se řadí jen"
        " u karet téže hodnoty – nechte v příkladu karty jedné hodnoty"),
    bad("a card of a suit that the order leaves out", DECK,
        row_in("within: S C", "cards: KH AH, sorted: AH KH"),
        f"{CARD}.cards: karta „KH“ v tomto pořadí není – vynechte ji z cards i sorted, nebo ji"
        " doplňte do within"),
    bad("a card of a rank that the order leaves out", DECK,
        row_in("ranks: A K Q J", "cards: TS AS, sorted: AS TS"),
        f"{CARD}.cards: karta „TS“ v tomto pořadí není – vynechte ji z cards i sorted, nebo ji"
        " doplňte do ranks"),
    bad("a card that an order of cards leaves out", DECK,
        row_in("cards: AS KS", "cards: KS AS QS, sorted: AS KS QS"),
        f"{CARD}.cards: karta „QS“ v tomto pořadí není – vynechte ji z cards i sorted, nebo ji"
        " doplňte do cards pořadí"),
    bad("equal cards that aren't", DECK,
        row_in("usual: true", "cards: KS AS, sorted: AS KS, equal: true"),
        f"{CARD}.equal: karty „AS“ a „KS“ si rovny nejsou, A je v tomto pořadí nad K – vynechte"
        " equal, nebo opravte pořadí"),
    bad("order of a single card", DECK, row_in("ranks: A", "cards: KS AS, sorted: AS KS"),
        "21 orders[0]: pořadí nedává žádné dvě karty, které by se daly porovnat – opravte pořadí"),
)  # fmt: skip


@pytest.mark.parametrize("case", EDITED, ids=lambda case: case.name)
def test_an_example_that_isn_t_sorted_is_told_by_its_order(root: Path, case: Bad) -> None:
    change(root, case.file, case.edit)

    assert [str(one).partition(":")[2] for one in findings(root)] == list(case.says)


def test_an_order_that_its_examples_don_t_guard_is_told(root: Path) -> None:
    weak = ORDERS.replace(
        "cards: QS AS TS KS JS, sorted: AS KS QS JS TS", "cards: TS AS, sorted: AS TS"
    )
    change(root, DECK, put("sources:", weak))

    assert [str(one) for one in order_bites(load_site(root), "dvacet")] == [
        f"rules_yaml/{DECK}:21 orders[0]: příklady nehlídají pořadí „obvykle“: projdou, i když je K"
        " nad A, Q nad K, J nad Q, T nad J – přidejte příklad s takovými kartami"
    ]


def test_what_examples_don_t_guard_is_told_at_its_own_key(root: Path) -> None:
    weak = "cards: KS QD AS, sorted: AS KS QD"
    change(root, DECK, row_in("cards: AS KS QD TD", weak))

    (told,) = order_bites(load_site(root), "dvacet")

    assert str(told) == (
        f"rules_yaml/{DECK}:23 orders[0].cards: příklady nehlídají pořadí „obvykle“: projdou,"
        " i když je TD nad QD – přidejte příklad s takovými kartami"
    )


def test_equals_that_no_example_shows_are_told_at_their_key(root: Path) -> None:
    weak = "cards: QS AS TS KS JS, sorted: AS KS QS JS TS"
    change(root, DECK, row_in("equal: [J T]", weak))

    (told,) = order_bites(load_site(root), "dvacet")

    assert str(told) == (
        f"rules_yaml/{DECK}:23 orders[0].equal: příklady nehlídají pořadí „obvykle“: projdou,"
        " i když neplatí J = T – přidejte příklad s takovými kartami"
    )


@pytest.mark.parametrize("words", [["bite", "dvacet"], ["check", f"rules_yaml/{DECK}"]])
def test_commands_say_what_the_examples_of_a_deck_don_t_guard(
    words: list[str], root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(root, DECK, row_in("cards: AS KS QD TD", "cards: KS QD AS, sorted: AS KS QD"))
    command, what = words

    assert 1 == main([command, str(root / what) if "/" in what else what, "--root", str(root)])
    assert "dvacet.yaml:23 orders[0].cards: příklady nehlídají" in capsys.readouterr().out
