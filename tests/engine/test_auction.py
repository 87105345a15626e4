"""The auction: whose turn it is, what may be called, who plays; and the dummy that follows."""

from __future__ import annotations

from copy import deepcopy
from functools import cache

import pytest

from engine.cards import NOBODY
from engine.errors import PositionError
from engine.game import compile_game
from engine.mechanics.bids import Bid, BidTable
from engine.phases.auction_turns import duels, in_rounds, once
from engine.position import position
from engine.view import view
from tests.rules.conftest import records

LEVELS = [str(level) for level in range(1, 8)]
STRAINS = ["C", "D", "H", "S", "NT"]
BRIDGE = {
    "bids": LEVELS,
    "suits": STRAINS,
    "turns": "rounds",
    "first": "dealer",
    "declarer": "first_named",
    "doubles": True,
}
ORDER = (1, 2, 3, 0)


@cache
def bridge(**changed):
    """Return whist's cards played for contracts, with a dummy."""
    record = deepcopy(records()["whist"])
    record["variants"], record["clauses"] = [], []
    play = {"leads": "after_declarer", "duties": ["follow"], "dummy": True}
    record["phases"] = [
        {"phase": "deal", "as": "deal", "params": {"share": "equal"}},
        {"phase": "auction", "as": "auction", "params": BRIDGE | changed},
        {"phase": "tricks", "as": "tricks", "params": play},
        {"phase": "odd_tricks", "as": "odd_tricks", "params": {"book": 6, "point": 1}},
    ]
    return compile_game(record)


def after(*calls, **changed):
    """Return the position after these calls, the dealer (seat 0) calling first."""
    game = bridge(**changed)
    state = position(game, {"at": "auction"}, by=[], fill=0)
    for call in calls:
        known = call in ("pass", "double", "redouble")
        state = game.play_text(state, call if known else f"bid {call}")
    return state


def legal(state):
    game = bridge()
    return {move.arg or move.verb for move in game.legal(state)}


def variable(state, name):
    return state.variables[bridge().variable(name)]


def test_bids_rise_by_level_and_then_by_suit():
    table = BidTable(("1", "2"), ("C", "H"), ())

    assert table.higher("1H", ("C", "H")) == ("2C", "2H")
    assert table.higher("", ("H", "C")) == ("1H", "1C", "2H", "2C")
    assert table.bid("2H") == Bid("2", "H")


def test_bids_without_a_suit_stand_between_the_others():
    table = BidTable(("five", "misery", "six"), ("C", "H"), ("five", "six"))

    assert table.higher("fiveC", ("C", "H")) == ("fiveH", "misery", "sixC", "sixH")
    assert table.bid("misery") == Bid("misery")


def test_a_double_lasts_until_the_next_bid():
    assert legal(after("1S")) >= {"pass", "double", "1NT", "2C"}
    assert legal(after("1S")).isdisjoint({"1H", "1S", "redouble"})
    assert "redouble" in legal(after("1S", "double"))
    assert "redouble" in legal(after("1S", "double", "pass", "pass"))
    assert "double" not in legal(after("1S", "double"))
    assert variable(after("1S", "double", "2C"), "doubled") == 0


def test_only_opponents_double():
    assert "double" in legal(after("1H", "pass", "pass"))
    assert "double" not in legal(after("1H", "pass"))
    assert bridge().refused(after("1H", "pass"), "double") is not None


def test_three_passes_end_the_auction_four_without_a_bid():
    state = after("1S", "pass", "2S", "pass", "4S", "pass", "pass", "pass")

    assert (variable(state, "contract"), variable(state, "declarer")) == ("4S", 0)
    assert variable(state, "trump") == "S"
    assert state.turn == 1
    assert after("pass", "pass", "pass").turn == 3
    assert after("pass", "pass", "pass", "pass").held


def test_whoever_named_the_suit_first_plays():
    calls = ("1C", "pass", "1NT", "pass", "3NT", "pass", "pass", "pass")

    assert variable(after(*calls), "declarer") == 2
    assert variable(after(*calls), "trump") is None
    assert variable(after(*calls, declarer="highest"), "declarer") == 0


def test_the_last_one_must_bid_where_not_all_may_pass():
    game = compile_game(bridge().record, off=frozenset({"auction.pass_out"}))
    state = position(game, {"at": "auction", "calls": ["pass"] * 3}, by=[], fill=0)

    assert "pass" not in {move.verb for move in game.legal(state)}


def test_an_example_can_call_only_what_may_be_called():
    with pytest.raises(PositionError, match="„1H“ se tu nabídnout nedá"):
        position(bridge(), {"calls": ["1S", "1H"]}, by=["auction"], fill=0)
    with pytest.raises(PositionError, match="už skončila"):
        position(bridge(), {"calls": ["1S", *["pass"] * 3]}, by=["auction"], fill=0)


@pytest.mark.parametrize(
    ("called", "turn"),
    [
        ((), 1),
        (((1, "1S"),), 2),
        (((1, "1S"), (2, "2S"), (3, "pass"), (0, "pass")), 1),
        (((1, "1S"), (2, "2S"), (3, "pass"), (0, "pass"), (1, "pass")), NOBODY),
    ],
)
def test_rounds_go_on_until_the_others_pass_in_a_row(called, turn):
    assert in_rounds(ORDER, called, False) == turn


@pytest.mark.parametrize(
    ("called", "highest", "turn"),
    [
        ((), False, 1),
        (((1, "garde"), (2, "pass")), False, 3),
        (((1, "garde"), (2, "top")), True, NOBODY),
        (((1, "a"), (2, "b"), (3, "pass"), (0, "pass")), False, NOBODY),
    ],
)
def test_once_means_once(called, highest, turn):
    assert once(ORDER, called, highest) == turn


@pytest.mark.parametrize(
    ("called", "turn"),
    [
        ((), 1),
        (((1, "pass"),), 2),
        (((1, "a"),), 2),
        (((1, "a"), (2, "b")), 1),
        (((1, "a"), (2, "b"), (1, "pass")), 3),
        (((1, "a"), (2, "b"), (1, "pass"), (3, "c")), 2),
        (((1, "a"), (2, "pass"), (3, "pass"), (0, "pass")), NOBODY),
        (((1, "pass"), (2, "pass"), (3, "pass"), (0, "a")), NOBODY),
        (((1, "pass"), (2, "pass"), (3, "pass"), (0, "pass")), NOBODY),
    ],
)
def test_duels_pit_the_holder_against_one_challenger_at_a_time(called, turn):
    assert duels(ORDER, called, False) == turn


def test_the_dummy_lies_open_after_the_lead_and_the_declarer_plays_it():
    game, state = bridge(), after("1NT", "pass", "pass", "pass")
    closed = view(game, state, 3).zone("hand", 2)
    state = game.play(state, game.legal(state)[0])

    assert None in closed
    assert all(None not in view(game, state, seat).zone("hand", 2) for seat in range(4))
    assert (state.turn, variable(state, "plays_for")) == (0, 2)
    hand = state.zones[game.phases[2].hands[2]]
    assert all(hand >> move.cards[0] & 1 for move in game.legal(state))


def test_whoever_wins_a_trick_leads_even_the_dummy():
    given = {
        "at": "tricks",
        "contract": "3NT",
        "declarer": "dealer",
        "led_by": "forehand",
        "trick": ["2S"],
        "hands": {"second": ["AS", "KD"], "third": ["3S", "QD"], "dealer": ["4S", "JD"]},
    }
    game = bridge()
    state = position(game, given, by=[], fill=0)
    assert (state.turn, variable(state, "plays_for")) == (0, 2)
    for card in ("AS", "3S", "4S"):
        state = game.play_text(state, f"play {card}")

    assert (state.turn, variable(state, "plays_for")) == (0, 2)
    assert [game.text(move) for move in game.legal(state)] == ["play KD"]
