"""Hints: every one says why, and what it rests on is a clause that is there."""

from __future__ import annotations

import pytest

from engine.ai.advice import CHANCE, FORCED, NO_CHOICE
from engine.ai.catalogue import LORE, rules_of
from engine.ai.players import ADVISER, LEVELS, SEARCHED
from engine.ai.thumb import claimed
from engine.common import NOT_NOW
from engine.game import compile_game
from engine.position import position
from engine.view import view
from tests.engine.decisions import answer, positions
from tests.engine.support import ecarte
from tests.rules.conftest import games_and_variants, label, records

EVERY_GAME = pytest.mark.parametrize(("game_id", "variant"), games_and_variants(), ids=label)


@EVERY_GAME
def test_every_hint_says_why_and_names_only_clauses_that_exist(game_id, variant):
    game = compile_game(records()[game_id], variant)
    said = {rule.reason for rule in rules_of(game_id)}
    said |= {reason.text for reason in (FORCED, NO_CHOICE, SEARCHED)}

    for state in positions(game, 2, 6):
        move, reason = answer(ADVISER, view(game, state, state.turn))
        assert move in game.legal(state)
        assert reason.text in said
        assert reason.part is None or game.clause_of(reason.part) != NOT_NOW


@EVERY_GAME
def test_rules_of_thumb_rest_on_clauses_in_force(game_id, variant):
    game = compile_game(records()[game_id], variant)

    for rule in rules_of(game_id):
        if rule.parts:
            part = claimed(game, rule)
            assert part is not None, rule.name
            assert game.clause_of(part) in {clause["id"] for clause in game.record["clauses"]}


@pytest.mark.parametrize("game_id", [game for game in LORE if LORE[game].rules])
def test_rules_of_thumb_always_have_an_answer(game_id):
    game = compile_game(records()[game_id])
    verbs = {rule.verb for rule in rules_of(game_id)}

    for state in positions(game, 6):
        asked = {move.verb for move in game.legal(state)}
        # In a race there is nothing to advise.
        assert verbs & asked or all(game.verbs[verb].timed for verb in asked)


def test_a_hint_names_the_part_it_rests_on():
    game = ecarte()
    hand = ["KS", "7S", "AH", "9D", "8C"]
    state = position(game, {"trump": "S", "hand": hand}, by=["tricks"], fill=0)

    move, reason = answer("tezka", view(game, state, state.turn), playouts=200)

    assert game.text(move) == "announce KS"
    assert game.clause_of(reason.part) == "hlaseni-krale"


def test_hints_never_slip():
    assert LEVELS[ADVISER].slips == 0


def test_chance_is_called_chance():
    game = compile_game(records()["cerny-petr"])
    state = next(positions(game, 1))
    seen = view(game, state, state.turn)

    moves = {answer(level, seen, seed)[0] for level in LEVELS for seed in range(20)}

    assert {NO_CHOICE} == {answer(level, seen)[1] for level in LEVELS}
    assert len(moves) > 1


def test_the_random_level_says_so():
    state = ecarte().start("a")

    assert CHANCE == answer("nahodna", view(ecarte(), state, state.turn))[1]
