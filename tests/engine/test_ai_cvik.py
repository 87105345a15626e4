"""Rules of thumb for Cvik."""

from __future__ import annotations

import pytest

from engine.game import Game, compile_game
from engine.position import position
from engine.state import State
from engine.view import view
from tests.engine.decisions import answer
from tests.rules.conftest import records


def _decides(game: Game, state: State) -> tuple[str, str]:
    move, reason = answer("stredni", view(game, state, state.turn))
    return game.text(move), game.clause_of(reason.part)


@pytest.mark.parametrize("seats", [2, 4, 7, 10])
def test_the_ace_of_trumps_always_joins(seats):
    game = compile_game(records()["cvik"], players=seats)
    given = {"at": "joining", "turned": ["9S"], "hand": ["AS", "7H", "7C"]}

    assert ("join", "podil-za-zdvih") == _decides(game, position(game, given, by=(), fill=0))


def test_nothing_at_all_stays_at_home_until_all_others_have():
    game = compile_game(records()["cvik"])
    nothing = {"at": "joining", "turned": ["9S"], "hand": ["8D", "7H", "7C"]}
    last = {**nothing, "to_move": "dealer"}
    three, two = ["forehand", "second", "third"], ["forehand", "second"]

    first = position(game, nothing, by=(), fill=0)
    against_one = position(game, {**last, "out": two}, by=(), fill=0)
    alone = position(game, {**last, "out": three}, by=(), fill=0)

    assert ("stay", "bez-zdvihu") == _decides(game, first)
    assert ("stay", "bez-zdvihu") == _decides(game, against_one)
    assert ("join", "jediny") == _decides(game, alone)


def test_the_last_to_play_takes_a_trick_with_the_lowest_card_that_does():
    game = compile_game(records()["cvik"], "bez-prebijeni")
    given = {"at": "tricks", "trump": "D", "out": ["third"], "trick": ["TS", "JS"]}
    given |= {"hand": ["AS", "KS", "7S"]}

    assert "play KS" == _decides(game, position(game, given, by=(), fill=0))[0]
