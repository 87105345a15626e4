"""The short cut through plain tricks plays every card that the clear code plays."""

from __future__ import annotations

from itertools import islice

import pytest

from engine.ai import trick_scratch
from engine.ai.playout import play_out, steady
from engine.ai.thumb import Sight
from engine.ai.trick_scratch import ADDEND, FACTOR, WHIM, WORD
from engine.game import compile_game
from engine.phases.tricks import Tricks
from engine.rng import Rng
from tests.engine.decisions import positions
from tests.engine.test_auction import bridge
from tests.rules.conftest import records

POSITIONS = 60  # of every game here; each is played to the end of the deal twice


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


@pytest.mark.parametrize("name", GAMES)
def test_whims_are_the_same_cards_at_random(name):
    game = GAMES[name]

    for seed, state in enumerate(_usable(game)):
        short = trick_scratch.play_on(game, state, Rng(seed))
        assert play_out(game, state, _whimsical(Rng(seed)), Rng(1)) == short


def test_another_trump_is_another_table():
    game = GAMES["whist"]
    phase = next(one for one in game.phases if isinstance(one, Tricks))

    weakest = {trick_scratch.tables(phase, trump).trumps for trump in (None, *game.deck.suits)}

    assert weakest == {0, 0b1111111111111 << 39}  # all trumps lie above all other cards


@pytest.mark.parametrize("id", ["ecarte", "schnapsen"])
def test_games_with_more_to_decide_take_the_long_way(id):
    game = compile_game(records()[id])

    assert not any(trick_scratch.usable(game, state) for state in positions(game, 3))


def _usable(game):
    found = (state for state in positions(game, POSITIONS) if trick_scratch.usable(game, state))
    return islice(found, 0, POSITIONS * 7, 7)  # early and late ones, of many deals


def _whimsical(rng):
    """Return rules of thumb with the whims of a short cut that is given the same randomness."""
    drawn = rng.bits32()

    def next_word():
        nonlocal drawn
        drawn = (drawn * FACTOR + ADDEND) & WORD
        return drawn

    def choose(game, state, legal, unused):
        if next_word() >= WHIM:
            return steady(game, state, legal, unused)
        here = Sight(game, state, state.turn, legal).table
        rising = sorted(legal, key=lambda move: (here.worth(move.cards[0]), move.cards[0]))
        return rising[len(rising) * next_word() >> 32]

    return choose
