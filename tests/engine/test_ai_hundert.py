"""Rules of thumb for Hundert."""

from __future__ import annotations

import pytest

from engine.game import Game, compile_game
from engine.moves import Move
from engine.state import State
from engine.view import view
from tests.engine.decisions import answer, positions
from tests.rules.conftest import records

VARIANTS = ("", "kazda-karta-plati", "pevna-platba", "trestne-carky")


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_number_is_hit_where_it_can_be_and_passed_only_by_the_least(variant):
    game = compile_game(records()["hundert"], variant)

    for state in positions(game, 25):
        lacks = _lacks(game, state)
        worths = {_worth(game, move) for move in game.legal(state)}
        move, _ = answer("stredni", view(game, state, state.turn))
        chosen = _worth(game, move)
        if lacks in worths:
            assert chosen == lacks
        elif min(worths) > lacks:
            assert chosen == min(worths)
        else:
            assert chosen < lacks


def test_low_cards_are_kept_while_the_number_is_far():
    game = compile_game(records()["hundert"])
    state = game.start("far")

    move, reason = answer("stredni", view(game, state, state.turn))

    assert _worth(game, move) == max(_worth(game, one) for one in game.legal(state))
    assert game.clause_of(reason.part) == "konec-na-stu"


@pytest.mark.parametrize(
    ("variant", "clause"),
    [("", "presny-zasah"), ("pevna-platba", "pevna-platba"), ("trestne-carky", "konec-na-stu")],
)
def test_an_exact_hit_names_what_it_brings(variant, clause):
    game = compile_game(records()["hundert"], variant)

    hits = [state for state in positions(game, 60) if _can_hit(game, state)]
    reasons = [answer("stredni", view(game, state, state.turn))[1] for state in hits]

    assert {clause} == {game.clause_of(reason.part) for reason in reasons}


def _can_hit(game: Game, state: State) -> bool:
    return _lacks(game, state) in {_worth(game, move) for move in game.legal(state)}


def _lacks(game: Game, state: State) -> int:
    return 100 - state.variables[game.variable("total")]


def _worth(game: Game, move: Move) -> int:
    return int(game.settings["values"][game.deck.rank_of[move.cards[0]]])
