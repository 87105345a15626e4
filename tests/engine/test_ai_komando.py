"""Rules of thumb for Komando."""

from __future__ import annotations

import pytest

from engine.game import Game, compile_game
from engine.position import position
from engine.state import State
from engine.view import view
from tests.engine.decisions import answer
from tests.rules.conftest import records


@pytest.fixture(name="game", scope="module")
def _game() -> Game:
    return compile_game(records()["komando"])


def _decides(game: Game, state: State) -> tuple[str, str]:
    move, reason = answer("stredni", view(game, state, state.turn))
    return game.text(move), game.clause_of(reason.part)


def _at(game: Game, at: str, **given: object) -> State:
    return position(game, {"at": at, **given}, by=(), fill=0)


@pytest.mark.parametrize("players", [2, 4, 7])
def test_a_turned_ace_is_taken_unseen(players):
    game = compile_game(records()["komando"], players=players)

    assert ("blind", "otocena-do-ruky") == _decides(game, _at(game, "komando.bidding", turned="AS"))


def test_a_turned_eight_is_worth_a_look(game):
    assert ("look", "naslepo") == _decides(game, _at(game, "komando.bidding", turned="8S"))


def test_two_high_trumps_take_the_command_and_two_low_cards_do_not(game):
    asked = {"to_move": "forehand", "turned": "9S"}

    strong = _at(game, "komando.bidding", hand="AS KS", **asked)
    weak = _at(game, "komando.bidding", hand="8H 9C", **asked)

    assert ("take", "zavazek") == _decides(game, strong)
    assert ("pass", "dvojnasobna-pokuta") == _decides(game, weak)


def test_who_has_a_sure_trick_helps_and_who_has_nothing_stays_at_home(game):
    asked = {"declarer": "forehand", "turned": "9S"}

    strong = _at(game, "joining", hand="AS KS 7H 7C", **asked)
    weak = _at(game, "joining", hand="8D 9D 7H 7C", **asked)

    assert ("join", "podil-za-zdvih") == _decides(game, strong)
    assert ("stay", "bez-zdvihu") == _decides(game, weak)


def test_weak_cards_are_exchanged_lowest_first_and_trumps_kept(game):
    asked = {"declarer": "forehand", "turned": "9S"}

    weak = _at(game, "exchange", hand="AS KS 7H TC", **asked)
    strong = _at(game, "exchange", hand="AS KS QS AH", **asked)

    assert ("discard 7H", "kolik-karet") == _decides(game, weak)
    assert ("done", "kolik-karet") == _decides(game, strong)


def test_who_holds_a_card_too_many_lays_the_weakest_aside(game):
    given = {"declarer": "dealer", "taken_up": "dealer", "to_move": "dealer", "trump": "S"}

    state = _at(game, "exchange", hand="AS KS QS JS AH", **given)

    assert "discard AH" == _decides(game, state)[0]
