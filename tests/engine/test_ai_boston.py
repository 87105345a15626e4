"""Rules of thumb for Boston."""

from __future__ import annotations

import pytest

from engine.game import Game, compile_game
from engine.position import position
from engine.state import State
from engine.view import view
from tests.engine.decisions import answer
from tests.rules.conftest import records

LOW = "5S 4S 3S 2S 6H 4H 2H 7D 5D 3D 2D 3C 2C"
LONG = "AS KS QS JS TS 9S 8S AH KH 3H AD 4D 3C"
POOR = "9S 7S 4S QH 8H 5H 3H TD 6D 2D JC 8C 6C"


@pytest.fixture(name="game", scope="module")
def _game() -> Game:
    return compile_game(records()["boston"])


def _decides(game: Game, at: str, **given: object) -> str:
    state: State = position(game, {"at": at, "suit_order": "CSDH", **given}, by=(), fill=0)
    return game.text(answer("stredni", view(game, state, state.turn))[0])


def test_a_long_suit_bids_high_low_cards_a_misere_poor_ones_nothing(game):
    assert _decides(game, "auction", hand=LONG) in {"bid F9S", "bid F10S"}
    assert _decides(game, "auction", hand=LOW) in {"bid VMO", "bid REV"}
    assert _decides(game, "auction", hand=POOR) == "pass"


def test_nobody_bids_higher_than_his_cards(game):
    assert _decides(game, "auction", calls=["S11C"], hand=LONG) == "pass"


def test_a_helper_has_the_tricks_that_are_lacking(game):
    given = {"contract": "N8S", "declarer": "forehand", "to_move": "second"}

    assert _decides(
        game, "boston.helper", **given, hand="KS 9S AH KH 5H 3H AD 6D 2D JC 8C 6C 4C"
    ) == ("help")
    assert _decides(game, "boston.helper", **given, hand=POOR) == "decline"


def test_a_helper_is_asked_for_unless_the_tricks_are_there(game):
    given = {"contract": "B5S", "declarer": "forehand"}

    assert _decides(game, "boston.helper", **given, hand=LONG) == "alone"
    modest = "AS QS JS 7S 4S KH 8H 3H TD 6D 2D 9C 4C"
    assert _decides(game, "boston.helper", **given, hand=modest) == "ask"


def test_the_card_laid_aside_is_the_most_dangerous_one(game):
    hand = "AS 4S 3S 2S 6H 4H 2H 7D 5D 3D 2D 3C 2C"

    assert _decides(game, "boston.misere", contract="MM", declarer="forehand", hand=hand) == (
        "discard AS"
    )


def test_a_misere_ducks_as_high_as_possible_and_is_put_under(game):
    at = {"contract": "VM", "taken": {"second": 10}}
    duck = _decides(game, "tricks", **at, declarer="second", trick="9H", hand="7H 3H AS")
    under = _decides(game, "tricks", **at, declarer="forehand", trick="9H", hand="7H 3H AS")

    assert duck == "play 7H"
    assert under == "play 7H"


def test_a_discard_of_a_misere_is_the_card_that_would_take_a_trick(game):
    given = {"contract": "VM", "declarer": "second", "taken": {"third": 10}, "trick": "9H"}

    assert _decides(game, "tricks", **given, hand="AS 3D 2D") == "play AS"


def test_nobody_beats_an_ally(game):
    given = {"contract": "N7S", "declarer": "second", "taken": {"third": 10}, "trick": "9H KH AH"}

    for helper, takes in (("nobody", False), ("forehand", False), ("third", True)):
        played = _decides(game, "tricks", **given, helper=helper, hand="2S 3D 4C")
        assert (played == "play 2S") == takes, helper
