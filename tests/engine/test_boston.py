"""Boston: its table of values, what every contract pays, misères, hands laid open."""

from __future__ import annotations

from itertools import product

import pytest

from engine.cards import NOBODY
from engine.errors import PositionError
from engine.game import Game, compile_game
from engine.position import position
from engine.state import State
from engine.view import view
from tests.rules.conftest import records

# As printed: contracts on tricks in columns I to IV, misères.
TRICKS = {
    "B5": (5, (1, 2, 3, 4)),
    "B6": (6, (2, 4, 6, 8)),
    "N7": (7, (3, 6, 9, 12)),
    "N8": (8, (4, 8, 12, 16)),
    "F9": (9, (6, 12, 18, 24)),
    "F10": (10, (8, 16, 24, 32)),
    "S11": (11, (12, 24, 36, 48)),
    "S12": (12, (16, 32, 64, 96)),
    "C13": (13, (32, 64, 96, 128)),
}
MISERES = {"MM": 4, "VM": 8, "MMO": 16, "VMO": 32, "REV": 64}
WITH_HELPER = ("B5", "B6", "N7", "N8")
ORDERS = {"C": "CSDH", "S": "SCDH", "H": "HDSC", "D": "DHSC"}
QUALITIES = range(4)  # 0: the best suit
POTS = (0, 7)
MAIN, HELPER, ONE, OTHER = 1, 3, 2, 0  # forehand, third, second, dealer
ROLES = ("dealer", "forehand", "second", "third")


@pytest.fixture(name="game", scope="module")
def _game() -> Game:
    return compile_game(records()["boston"])


def _settled(game: Game, taken: dict[int, int], pot: int = 0, **given: object) -> list[int]:
    """Return what everybody has after a settlement, by seat, and the pot."""
    state = position(
        game,
        {
            "at": "boston.settle",
            "declarer": "forehand",
            "taken": {ROLES[seat]: count for seat, count in taken.items()},
            "accounts": {"money": {"pot": pot}},
            **given,
        },
        by=(),
        fill=0,
    )
    return [state.accounts[game.account("money", seat)] for seat in (0, 1, 2, 3, NOBODY)]


def _at(game: Game, phase: str, **given: object) -> State:
    return position(game, {"at": phase, **given}, by=(), fill=0)


def _contracts(cuts="C"):
    """Yield every contract with its tricks, what it is worth, and the order of suits."""
    for code, quality, best in product(TRICKS, QUALITIES, cuts):
        tricks, row = TRICKS[code]
        order = ORDERS[best]
        yield f"{code}{order[quality]}", tricks, row[3 - quality], order


@pytest.mark.parametrize("pot", POTS)
def test_a_contract_on_tricks_alone_pays_by_the_table(game, pot):
    for contract, tricks, value, order in _contracts(ORDERS if pot else "C"):
        rest = 13 - tricks
        for taken, won in (({MAIN: tricks, ONE: rest}, True), ({MAIN: tricks - 1}, False)):
            found = _settled(game, taken, pot, contract=contract, suit_order=order)

            each = -value if won else value
            bank = pot if won else 0
            assert [each, -3 * each + bank, each, each, pot - bank] == found, (contract, taken)


def test_a_contract_with_a_helper_pays_by_the_table(game):
    pot = 7
    for contract, tricks, value, order in _contracts():
        if contract[:-1] not in WITH_HELPER:
            continue
        own = 3 if contract.startswith("B5") else 4
        for mine, helped in product((own - 1, own, tricks), range(5)):
            taken = {MAIN: mine, HELPER: helped, ONE: 13 - mine - helped}
            found = _settled(
                game, taken, pot, contract=contract, suit_order=order, helper=ROLES[HELPER]
            )

            won = mine + helped >= tricks and mine >= own
            each, bank = (value, pot) if won else (-value, 0)
            more, less = bank - bank // 2, bank // 2
            assert [-each, each + more, -each, each + less, pot - bank] == found, taken


@pytest.mark.parametrize(("code", "value"), MISERES.items())
@pytest.mark.parametrize("pot", POTS)
def test_a_misere_pays_one_number_whatever_the_suits(game, code, value, pot):
    made = _settled(game, {ONE: 12}, pot, contract=code)
    failed = _settled(game, {MAIN: 1, ONE: 3}, pot, contract=code)

    assert [-value, 3 * value + pot, -value, -value, 0] == made
    assert [value, -3 * value, value, value, pot] == failed


@pytest.mark.parametrize("variant", ["", "basta", "kvota-pomocnik", "sloupce-doslovne"])
def test_chips_are_neither_made_nor_lost(variant):
    game = compile_game(records()["boston"], variant)
    for contract, tricks, _, order in _contracts():
        for mine, pot in product((0, 3, tricks), POTS):
            taken = {MAIN: mine, ONE: 13 - mine}
            given = {"contract": contract, "suit_order": order}
            helped = contract[:-1] in WITH_HELPER
            with_helper = {"helper": ROLES[HELPER]} if helped else {}

            assert pot == sum(_settled(game, taken, pot, **given))
            assert pot == sum(_settled(game, taken, pot, **given, **with_helper))


def test_literal_columns_pay_the_best_suit_least():
    game = compile_game(records()["boston"], "sloupce-doslovne")
    for code, quality in product(TRICKS, QUALITIES):
        tricks, row = TRICKS[code]
        contract = f"{code}{ORDERS['H'][quality]}"

        found = _settled(game, {MAIN: tricks}, contract=contract, suit_order=ORDERS["H"])

        assert 3 * row[quality] == found[MAIN]


@pytest.mark.parametrize(("best", "order"), ORDERS.items())
def test_any_card_of_a_suit_gives_the_same_order(game, best, order):
    codes = [code for code in game.deck.codes if code.endswith(best)]

    orders = {
        _at(game, "boston.cut", cut=code).variables[game.variable("suit_order")] for code in codes
    }

    assert {order} == orders


def test_an_order_that_is_none_is_refused(game):
    with pytest.raises(PositionError, match="není pořadí barev"):
        _at(game, "auction", suit_order="CSD")


@pytest.mark.parametrize("variant", ["", "poradi-barev-stridave"])
def test_every_bid_beats_those_before_it_and_no_other(variant):
    game = compile_game(records()["boston"], variant)
    ranks = (
        "B5",
        "MM",
        "B6",
        "VM",
        "N7",
        "N8",
        "MMO",
        "F9",
        "F10",
        "VMO",
        "S11",
        "S12",
        "REV",
        "C13",
    )
    order = ORDERS["D"]
    bids = [
        f"{code}{suit}" for code in ranks for suit in (reversed(order) if code in TRICKS else ("",))
    ]

    for place, bid in enumerate(bids[:-1]):
        state = _at(game, "auction", suit_order=order, calls=[bid])
        answers = [move.arg for move in game.legal(state) if move.verb == "bid"]
        assert bids[place + 1 :] == answers


def _misere(game: Game, code: str) -> State:
    """Return a misère, after the discard where there is one: the main player has the low cards."""
    low = [f"{rank}{suit}" for suit in "SHD" for rank in "2345"] + ["2C"]
    state = _at(game, "boston.misere", contract=code, declarer="dealer", hands={"dealer": low})
    return game.play_text(state, "discard 5S") if code.startswith("MM") else state


@pytest.mark.parametrize(("code", "tricks"), [("MM", 12), ("VM", 13), ("MMO", 12), ("REV", 13)])
def test_a_misere_made_lasts_until_the_main_player_has_no_card(game, code, tricks):
    state = _misere(game, code)
    while not state.held:
        strongest = max(game.legal(state), key=lambda move: -move.cards[0])
        weakest = max(game.legal(state), key=lambda move: move.cards[0])
        state = game.play(state, weakest if state.turn == 0 else strongest)

    assert tricks == sum(state.variables[game.variable("taken")])
    left = [len(view(game, state, 0).zone("hand", seat)) for seat in range(4)]
    assert ([0, 1, 1, 1] if tricks == 12 else [0, 0, 0, 0]) == left


def test_a_misere_ends_with_the_first_trick_of_the_main_player(game):
    high = [f"{rank}{suit}" for suit in "SHDC" for rank in "AKQ"] + ["JS"]
    state = _at(game, "tricks", contract="VM", declarer="forehand", hands={"forehand": high})

    for move in ("play AS", *["" for _ in range(3)]):
        state = game.play_text(state, move) if move else game.play(state, game.legal(state)[0])

    assert state.held
    assert (0, 1, 0, 0) == state.variables[game.variable("taken")]


@pytest.mark.parametrize(
    ("code", "open_seats"), [("VM", ()), ("MMO", (0,)), ("VMO", (0,)), ("REV", (0, 1, 2, 3))]
)
def test_only_hands_laid_open_are_seen_by_all(game, code, open_seats):
    state = _misere(game, code)

    for seat, other in product(range(4), range(4)):
        if seat != other:
            hand = view(game, state, seat).zone("hand", other)
            assert (None not in hand) == (other in open_seats)


def test_the_card_laid_aside_is_known_to_nobody_else(game):
    state = _misere(game, "MMO")

    assert [1, 1, 1] == [
        view(game, state, seat).zone("discard", 0).count(None) for seat in (1, 2, 3)
    ]
