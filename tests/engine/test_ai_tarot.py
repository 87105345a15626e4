"""What tarot's rules of thumb advise, and which worlds fit what has been called."""

from __future__ import annotations

from typing import Any

import pytest

from engine.ai import tarot
from engine.ai.thumb import advise
from engine.game import Game, compile_game
from engine.position import position
from engine.rng import Rng
from engine.view import view
from tests.rules.conftest import records

STRONG = "T21 T19 T18 T17 T15 T14 T10 T7 T4 T1 EXC KS QS KH QH 9H KD 2D"
FAIR = "T21 T17 T15 T10 T8 T5 T3 KS QS 7S KH JH 9H 6D 4D 2D 8C 3C"
WEAK = "T9 T6 T3 QS JS 9S 7S 4S NH 9H 6H 3H TD 8D 5D 9C 6C 2C"


@pytest.fixture(name="game", scope="module")
def _game() -> Game:
    return compile_game(records()["francouzsky-tarot"])


def _advice(game: Game, **given: Any) -> str:
    state = position(game, given, by=(), fill=0)
    found = advise(view(game, state, state.turn), tarot.RULES, Rng(1))
    assert found is not None
    return game.text(found.move)


@pytest.mark.parametrize(("hand", "call"), [(STRONG, "bid garde-contre"), (WEAK, "pass")])
def test_a_hand_is_bid_by_what_it_is_worth(game, hand, call):
    assert call == _advice(game, at="auction", hand=hand)


def test_a_fair_hand_is_no_reason_to_outbid(game):
    assert "bid prise" == _advice(game, at="auction", hand=FAIR)
    assert "pass" == _advice(game, at="auction", calls=["garde-sans"], hand=FAIR)


def test_a_short_suit_without_a_king_is_laid_aside_dear_cards_first(game):
    hand = "T21 T17 T16 T15 T10 T8 T5 T3 KS QS 7S AS KH JH 9H 4H 2H QD 4D 2D KC NC 8C 3C"

    assert "discard QD" == _advice(
        game, at="tarot.chien", contract="garde", declarer="forehand", hand=hand
    )


@pytest.mark.parametrize(
    ("trick", "hand", "card"),
    [
        ("9H KH 2H", "T1 T9 5C", "T1"),  # last, with the declarer nowhere near the trick
        ("9H 3H 2H", "KH 4H EXC", "KH"),
        ("KH 3H 2H", "QH 4H 6C", "QH"),
        ("9H T12 2H", "T5 T14 T20", "T14"),
        ("T20 T3 T2", "T1 EXC 4C", "EXC"),
    ],
)
def test_cards_of_the_last_to_play(game, trick, hand, card):
    given = {"at": "tricks", "contract": "garde", "led_by": "forehand", "trick": trick}
    declarer = "second" if trick.startswith(("KH", "9H KH")) else "forehand"

    assert f"play {card}" == _advice(game, **given, declarer=declarer, hand=hand)


def test_the_excuse_goes_before_the_last_trick(game):
    assert "play EXC" == _advice(
        game, at="tricks", contract="garde", declarer="forehand", hand="EXC 4C"
    )


def test_worlds_in_which_somebody_has_passed_with_a_strong_hand_are_unlikely(game):
    given = {"at": "auction", "calls": ["pass"]}
    weak = position(game, {**given, "hands": {"forehand": WEAK}}, by=(), fill=0)
    strong = position(game, {**given, "hands": {"forehand": STRONG}}, by=(), fill=0)

    assert tarot.likely(view(game, weak, 2), weak) > tarot.likely(view(game, strong, 2), strong)
