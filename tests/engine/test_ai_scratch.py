"""The short cuts of playouts play as the clear code does."""

from __future__ import annotations

import pytest

from engine.ai import ecarte_scratch
from engine.ai.playout import finished, ply, steady
from engine.game import Game
from engine.rng import Rng
from engine.state import State
from tests.engine.decisions import positions
from tests.engine.support import ecarte

VARIANTS = ("", "eso-nejvyssi", "rozdavajici-menit-nemusi", "odepisovani", "o-zetony")


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_short_cut_ends_where_rules_of_thumb_do(variant):
    game = ecarte(variant)
    found = [one for one in positions(game, 40) if ecarte_scratch.usable(game, one)]

    for state in found:
        short = ecarte_scratch.play_on(game, state, None)
        assert _told(game, short) == _told(game, _followed(game, state, short))

    assert len(found) > 100


def test_an_announced_king_that_must_be_played_takes_the_long_way():
    game = ecarte("kral-se-musi-zahrat")
    tricks = game.phase_index("tricks")

    assert not any(
        ecarte_scratch.usable(game, one) for one in positions(game, 10) if one.phase == tricks
    )


def _followed(game: Game, state: State, short: State) -> State:
    """Play by the rules of thumb until all lies as it does after the short cut, or to the end."""
    while not finished(state) and (state.turn, state.zones) != (short.turn, short.zones):
        state = ply(game, state, steady, Rng(1))
    return state


def _told(game: Game, state: State) -> tuple[object, ...]:
    taken = state.variables[game.variable("taken")]
    return state.accounts, state.winners, state.held, state.turn, state.phase, taken
