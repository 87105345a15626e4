"""The short cut through plain tricks plays every card that the clear code plays."""

from __future__ import annotations

from itertools import islice

import pytest

from engine.ai import boston_scratch, tarot_scratch, trick_scratch
from engine.ai.playout import play_out, steady
from engine.game import compile_game
from engine.games.boston.contracts import CONTRACTS
from engine.phases.auction import PASS
from engine.rng import Rng
from tests.engine.decisions import positions
from tests.engine.test_auction import bridge
from tests.rules.conftest import records

POSITIONS = 80  # of every game here; each is played to the end of the deal twice


def whist(variant="", duties=("follow",)):
    return compile_game(records()["whist"], variant, patch={"tricks.duties": list(duties)})


CONTRACT_DEALS = 3  # of every contract of Boston
TAROT_DEALS = 30  # bid for at random
TAROT = ("", "ctyri-rozdani", "omluva-vitezi-zdvihu", "hrst-pred-vlastni-kartou")
BOSTON = ("", "barva-po-drazbe", "misere-partout", "kvota-pomocnik", "basta")

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


@pytest.mark.parametrize("variant", BOSTON)
def test_contracts_and_miseres_of_boston_end_where_rules_of_thumb_do(variant):
    game = compile_game(records()["boston"], variant)
    played = set()

    for state in _of_contracts(game):
        short = boston_scratch.play_on(game, state, None)
        assert play_out(game, state, steady, Rng(1)) == short
        played.add(boston_scratch.is_misere(game, state))

    assert played == {True, False}


@pytest.mark.parametrize("variant", TAROT)
def test_tricks_of_tarot_end_where_rules_of_thumb_do(variant):
    game = compile_game(records()["francouzsky-tarot"], variant)
    excuse, declarer = game.deck.card("EXC"), game.variable("declarer")
    seen = set()

    found = (one for one in positions(game, TAROT_DEALS) if tarot_scratch.usable(game, one))
    for state in islice(found, 0, None, 7):
        short = tarot_scratch.play_on(game, state, None)
        assert play_out(game, state, steady, Rng(1)) == short
        lying = [zone for zone in state.zones if isinstance(zone, tuple) and excuse in zone]
        seen.add((bool(lying), state.turn == state.variables[declarer]))

    assert seen == {(one, other) for one in (True, False) for other in (True, False)}


def test_a_poignee_that_may_still_be_shown_takes_the_long_way():
    game = compile_game(records()["francouzsky-tarot"], "hrst-pred-vlastni-kartou")
    taken = game.variable("taken")

    usable = [one for one in positions(game, 3) if tarot_scratch.usable(game, one)]

    assert usable
    assert all(sum(one.variables[taken]) for one in usable)


def _of_contracts(game):
    """Positions of tricks, some of every contract; one seat bids and all others pass."""
    for number, name in enumerate([*CONTRACTS, PASS] * CONTRACT_DEALS):
        state, rng, place = game.start(f"contract/{number}"), Rng(number), 0
        while not state.held and state.winners is None:
            legal = game.legal(state)
            calls = [move for move in legal if name in (move.arg[: len(name)], move.verb)]
            passes = [move for move in legal if move.verb == PASS]
            if boston_scratch.usable(game, state):
                place += 1
                if place % 9 == number % 9:
                    yield state
            state = game.play(state, rng.choice(calls or passes or legal))


def _usable(game):
    found = (state for state in positions(game, POSITIONS) if trick_scratch.usable(game, state))
    return islice(found, 0, POSITIONS * 7, 7)  # early and late ones, of many deals
