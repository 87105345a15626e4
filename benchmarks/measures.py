"""What is measured of a game, natively and in the page: needs nothing but the engine.

`benchmarks.chromium` sends this file's text into a page and calls `measure` there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from time import perf_counter
from typing import Any

from engine.ai.players import LEVELS, Searcher, thinker
from engine.ai.playout import Policy, chance, play_out, policy_of
from engine.game import Game, compile_game
from engine.record import Record
from engine.rng import Rng
from engine.state import State
from engine.table.render import render
from engine.view import View, determinize, view

SLICE_MS = 100  # as the page asks for
SEARCHING = "tezka"
LOOKED_AT = 400  # positions, to find decisions
DECISIONS = 3  # that every level answers
TABLES = 100  # positions that are rendered


def measure(record: Record, seconds: float, variant: str = "") -> dict[str, Any]:
    """Return figures of a game.

    Args:
        record: a compiled record.
        seconds: time for each rate; the levels take their budget for each answer besides.
        variant: which rules.
    """
    game = compile_game(record, variant)
    state = game.start("bench")
    seen, rng, policy = view(game, state, state.turn), Rng(1), policy_of(game)
    return {
        "game": game.id,
        "playouts_per_s": _rate(lambda: play_out(game, state, chance, rng), seconds),
        "sensible_playouts_per_s": _rate(lambda: play_out(game, state, policy, rng), seconds),
        "plies_per_s": _plies(game, state, chance, seconds),
        "search_per_s": _search(game, seconds),
        "determinize_us": 1e6 / _rate(lambda: determinize(seen, rng), seconds),
        "view_us": 1e6 / _rate(lambda: view(game, state, state.turn), seconds),
        "render_ms": _median(list(_renderings(game))),
        "levels": {level: _answers(game, level) for level in LEVELS},
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


def _search(game: Game, seconds: float) -> float:
    """Return the playouts a second of the first decision that is searched, 0 where none is."""
    for state in _positions(game, "search", 6, LOOKED_AT):
        if game.legal(state) and not state.held:
            seen = view(game, state, state.turn)
            mind = thinker(SEARCHING, seen, clock=perf_counter, rng=Rng(1))
            if isinstance(mind, Searcher):
                return _searched(mind, seconds)
    return 0.0


def _searched(mind: Searcher, seconds: float) -> float:
    began = perf_counter()
    while perf_counter() - began < seconds:
        for _ in mind.search.iteration():
            pass
    return mind.search.iterations / (perf_counter() - began)


def _plies(game: Game, start: State, policy: Policy, seconds: float) -> float:
    """Return the plies a second of plays in which every seat's knowledge is kept."""
    rng, state, done, began = Rng(2), start, 0, perf_counter()
    while perf_counter() - began < seconds:
        legal = game.legal(state)
        state = game.play(state, policy(game, state, legal, rng)) if legal else start
        done += 1
    return done / (perf_counter() - began)


def _renderings(game: Game) -> Iterator[float]:
    """Yield the milliseconds of drawing what a seat sees, position by position."""
    for number, state in enumerate(_positions(game, "render", 4, TABLES)):
        seen = view(game, state, number % game.seats)
        began = perf_counter()
        render(seen, "table", "../../")
        yield (perf_counter() - began) * 1000


def _positions(game: Game, seed: str, chance_seed: int, many: int) -> Iterator[State]:
    """Yield positions of plays at random, one after another."""
    rng, state = Rng(chance_seed), game.start(seed)
    for _ in range(many):
        yield state
        state = _next(game, state, rng)


def _next(game: Game, state: State, rng: Rng) -> State:
    if state.winners is not None:
        return game.start(f"render/{rng.bits32()}")
    return game.go_on(state) if state.held else game.play(state, rng.choice(game.legal(state)))


def _answers(game: Game, level: str) -> dict[str, float]:
    """Return how long a level takes for an answer, and for a slice of one, at the longest."""
    longest = {"answer_ms": 0.0, "slice_ms": 0.0}
    for state in _decisions(game):
        slices = list(_slices(level, view(game, state, state.turn)))
        longest["answer_ms"] = max(longest["answer_ms"], sum(slices))
        longest["slice_ms"] = max(longest["slice_ms"], *slices)
    return longest


def _slices(level: str, seen: View) -> Iterator[float]:
    """Yield the milliseconds of every slice of thought that an answer takes."""
    began = perf_counter()
    mind = thinker(level, seen, clock=perf_counter, rng=Rng(3))
    while True:
        move = mind.think(SLICE_MS)
        now = perf_counter()
        yield (now - began) * 1000
        if move is not None:
            return
        began = now


def _decisions(game: Game) -> Iterator[State]:
    """Return some decisions of a deal, the first one among them; none where there is no choice."""
    positions = _positions(game, "decisions", 5, LOOKED_AT)
    choices = (one for one in positions if not one.held and len(game.legal(one)) > 1)
    return islice(choices, DECISIONS)


def _median(values: list[float]) -> float:
    return sorted(values)[len(values) // 2]
