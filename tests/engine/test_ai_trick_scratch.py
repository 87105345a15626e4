"""The short cut through plain tricks plays every card that the clear code plays."""

from __future__ import annotations

from itertools import islice

import pytest

from engine.ai import trick_scratch
from engine.ai.playout import play_out, steady
from engine.game import compile_game
from engine.rng import Rng
from tests.engine.decisions import positions
from tests.engine.test_auction import bridge
from tests.rules.conftest import records

POSITIONS = 80  # of every game here; each is played to the end of the deal twice


def whist(variant="", duties=("follow",)):
    return compile_game(records()["whist"], variant, patch={"tricks.duties": list(duties)})


GAMES = {
    "whist": whist(),
    "honours": whist("honeury"),
    "trump": whist(duties=("follow", "trump")),
    "beat": whist(duties=("follow", "beat")),
    "trump and beat": whist(duties=("follow", "trump", "beat")),
    "dummy": bridge(),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_short_cut_ends_exactly_where_rules_of_thumb_do(name):
    game = GAMES[name]

    for state in _usable(game):
        short = trick_scratch.play_on(game, state, None)
        assert play_out(game, state, steady, Rng(1)) == short


@pytest.mark.parametrize("id", ["ecarte", "schnapsen"])
def test_games_with_more_to_decide_take_the_long_way(id):
    game = compile_game(records()[id])

    assert not any(trick_scratch.usable(game, state) for state in positions(game, 3))


def _usable(game):
    found = (state for state in positions(game, POSITIONS) if trick_scratch.usable(game, state))
    return islice(found, 0, POSITIONS * 7, 7)  # early and late ones, of many deals
