"""Bridge's opponents: what they open with, answer, and how they play two hands."""

from __future__ import annotations

from functools import cache

import pytest

from engine.ai.bridz.bids import choose
from engine.ai.bridz.hands import counted
from engine.ai.bridz.rules import likely
from engine.ai.bridz.shown import read
from engine.ai.bridz.side import Side
from engine.ai.playout import steady
from engine.ai.rollouts import made
from engine.game import compile_game
from engine.position import position
from engine.rng import Rng
from engine.view import view
from tests.rules.conftest import records


@cache
def bridge():
    return compile_game(records()["bridz"])


def hand(text):
    """Read „AQ7 K52 - 9876432“: spades, hearts, diamonds, clubs."""
    suits = zip("SHDC", text.split(), strict=True)
    return tuple(f"{rank}{suit}" for suit, ranks in suits for rank in ranks if rank != "-")


def call(cards, *calls, partial=0):
    """Return what a hand calls after some calls, the first of them the dealer's."""
    called = tuple((place % 4, one) for place, one in enumerate(calls))
    return choose(Side(counted(hand(cards)), read(called), len(calls) % 4, partial)).call


@pytest.mark.parametrize(
    ("cards", "wanted"),
    [
        ("AK742 K53 Q8 T42", "1S"),
        ("K53 AQ742 K9 J32", "1H"),
        ("AK42 Q53 J8 K432", "1C"),
        ("A4 Q532 KQ86 K43", "1D"),
        ("KQ4 A53 KJ86 Q43", "1NT"),
        ("AKQ A53 KJ86 K43", "2NT"),
        ("AKQJ86 AK4 AQ 43", "2S"),
        ("QJT8643 5 K4 982", "3S"),
        ("Q7643 J52 K4 982", "pass"),
    ],
)
def test_openings(cards, wanted):
    assert wanted == call(cards)


@pytest.mark.parametrize(
    ("cards", "calls", "wanted"),
    [
        ("Q84 5 QJ63 98532", ["1S", "pass"], "2S"),
        ("Q842 K5 AJ63 985", ["1S", "pass"], "3S"),
        ("AQ82 K5 AJ63 985", ["1S", "pass"], "4S"),
        ("Q8 KJ54 J63 T853", ["1D", "pass"], "1H"),
        ("Q8 K54 QJ63 T853", ["1S", "pass"], "1NT"),
        ("84 754 J63 T8532", ["1S", "pass"], "pass"),
        ("KQ84 Q54 A63 T85", ["1NT", "pass"], "3NT"),
        ("KJ9843 A4 63 Q85", ["1NT", "pass"], "4S"),
        ("98743 54 63 Q852", ["1NT", "pass"], "2S"),
        ("AQJ84 54 K63 852", ["1H"], "1S"),
        ("84 754 J63 T8532", ["1NT", "pass", "3NT", "pass"], "pass"),
    ],
)
def test_answers(cards, calls, wanted):
    assert wanted == call(cards, *calls)


def test_a_partial_score_makes_a_lower_contract_a_game():
    cards = "AQ82 K5 AJ63 985"

    assert "4S" == call(cards, "1S", "pass")
    assert "2S" == call(cards, "1S", "pass", partial=60)


def test_a_contract_that_must_fail_is_doubled():
    cards = "A84 KQJ9 AK3 985"

    assert "double" == call(cards, "1H", "pass", "4H")
    assert "pass" == call("84 754 J63 T8532", "1H", "pass", "4H")


def test_a_side_stops_when_it_has_reached_a_game():
    assert "pass" == call("AK742 K53 Q8 T42", "1S", "pass", "4S", "pass")


def test_the_declarer_finesses_towards_the_table():
    hands = {
        "forehand": ["5H", "4H", "9C"],
        "second": ["AH", "QH", "2D"],
        "third": ["KH", "3H", "7D"],
        "dealer": ["9H", "8H", "2C"],
    }
    given = {"at": "tricks", "contract": "3NT", "declarer": "dealer", "led_by": "dealer"}
    game, rng = bridge(), Rng(1)
    state = position(game, {**given, "taken": {"dealer": 10}, "hands": hands}, by=(), fill=0)

    for card in ("9H", "5H"):
        state = game.play_text(state, f"play {card}")

    assert "play QH" == game.text(steady(game, state, game.legal(state), rng))


def test_worlds_in_which_hands_are_what_they_have_called_are_likelier():
    game = bridge()
    state = position(game, {"at": "auction", "calls": ["1S", "pass"]}, by=(), fill=0)
    seen, rng = view(game, state, state.turn), Rng(1)
    hands = [made(seen, likely, rng) for _ in range(12)]
    blind = [made(seen, None, rng) for _ in range(12)]

    def spades(worlds):
        slot = next(i for i, zone in enumerate(game.layout.zones) if zone.name == "hand")
        mask = sum(1 << game.deck.card(f"{rank}S") for rank in game.order)
        return sum((one.zones[slot] & mask).bit_count() for one in worlds)

    assert spades(hands) > spades(blind)


def test_an_auction_by_the_rules_ends_in_a_contract_that_somebody_bid():
    game, rng = bridge(), Rng(4)
    for seed in range(5):
        state = game.start(f"drazba {seed}")
        while not state.held and game.phases[state.phase].name == "auction":
            state = game.play(state, steady(game, state, game.legal(state), rng))
        assert len(state.variables[game.variable("called")]) < 24
