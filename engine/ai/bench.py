"""How fast opponents think: the same measurement natively and in the browser."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any

from engine.ai.ismcts import Search
from engine.ai.players import LEVELS, thinker
from engine.ai.playout import Policy, chance, play_out, policy_of
from engine.game import Game, compile_game
from engine.record import Record
from engine.rng import Rng
from engine.state import State
from engine.view import View, determinize, view

SLICE_MS = 100  # as the page asks for


def measure(record: Record, seconds: float, variant: str = "") -> dict[str, Any]:
    """Return figures of a game, each measured for about so long.

    Args:
        record: a compiled record.
        seconds: time for each figure; the levels take their budget besides.
        variant: which rules.
    """
    game = compile_game(record, variant)
    state = game.start("bench")
    seen, rng, policy = view(game, state, state.turn), Rng(1), policy_of(game)
    search = Search(seen, policy=policy, rng=Rng(1))
    return {
        "game": game.id,
        "playouts_per_s": _rate(lambda: play_out(game, state, chance, rng), seconds),
        "sensible_playouts_per_s": _rate(lambda: play_out(game, state, policy, rng), seconds),
        "iterations_per_s": _rate(search.iterate, seconds),
        "determinize_us": 1e6 / _rate(lambda: determinize(seen, rng), seconds),
        "view_us": 1e6 / _rate(lambda: view(game, state, state.turn), seconds),
        "plies_per_s": _plies(game, state, chance, seconds),
        "answer_ms": {level: _answer_ms(level, seen) for level in LEVELS},
    }


def _rate(work: Callable[[], object], seconds: float) -> float:
    """Return how often a second the work gets done."""
    work()
    done, began = 0, perf_counter()
    while True:
        work()
        done += 1
        spent = perf_counter() - began
        if spent >= seconds:
            return done / spent


def _plies(game: Game, start: State, policy: Policy, seconds: float) -> float:
    """Return the plies a second of plays in which every seat's knowledge is kept."""
    rng, state, done, began = Rng(2), start, 0, perf_counter()
    while perf_counter() - began < seconds:
        legal = game.legal(state)
        state = game.play(state, policy(game, state, legal, rng)) if legal else start
        done += 1
    return done / (perf_counter() - began)


def _answer_ms(level: str, seen: View) -> float:
    """Return how long a level takes to answer, asked in slices."""
    began = perf_counter()
    mind = thinker(level, seen, clock=perf_counter, rng=Rng(3))
    while mind.think(SLICE_MS) is None:
        pass
    return (perf_counter() - began) * 1000
