"""Random bridge: this engine beside OpenSpiel and RLCard, which `make others` fetches.

Calls at random make auctions of very different lengths, so cards are counted apart from calls.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from time import process_time
from typing import Any

from benchmarks._others import DEALS
from benchmarks.registry import ROOT, Row, benchmark
from engine.ai.playout import chance, finished, play_out, ply, stride
from engine.game import Game, compile_game
from engine.phases.tricks import Tricks
from engine.rng import Rng
from engine.state import State
from plugins.records import compile_game as compile_record
from plugins.records import load_site

GAME = "bridz"
ROUNDS, SECONDS = 3, 1.0  # in turn, so that a busy moment hits all of them alike
TIMES_RLCARD = 5
CLEAR = "this engine, clear code at random"
PLAYOUT = "this engine, opponents' playout by rules of thumb"
_SCRIPT = Path(__file__).with_name("_others.py")
OTHERS = ROOT / ".build" / "others" / "bin" / "python"

Go = Callable[[Game, State, Rng], State]


@benchmark
def bridge() -> Iterator[Row]:
    """Bridge, moves a second."""
    game = compile_game(compile_record(load_site(ROOT), GAME))
    sums, versions = _in_turn(game)
    cards = {name: one["cards"] / one["cards_s"] for name, one in sums.items()}
    for name, one in sums.items():
        if one["calls"] and name != PLAYOUT:
            moves = (one["calls"] + one["cards"]) / (one["calls_s"] + one["cards_s"])
            yield Row(f"{name}, calls and cards", moves, "moves/s", note=versions.get(name, ""))
    for name, value in cards.items():
        yield Row(f"{name}, cards", value, "cards/s")
    for name, least in (("RLCard", TIMES_RLCARD), ("OpenSpiel", 1)):
        if name in cards:
            yield Row(f"{PLAYOUT} to {name}", cards[PLAYOUT] / cards[name], "×", at_least=least)
        else:
            yield Row(f"{PLAYOUT} to {name}", 0, "×", note="not installed: `make others`")


def _in_turn(game: Game) -> tuple[dict[str, Counter[str]], dict[str, str]]:
    """Return calls, cards and their seconds by who made them, and the others' versions."""
    sums: dict[str, Counter[str]] = {CLEAR: Counter(), PLAYOUT: Counter()}
    versions: dict[str, str] = {}
    for number in range(ROUNDS):
        sums[CLEAR].update(_ours(game, _at_random, number))
        sums[PLAYOUT].update(_ours(game, _sensibly, number))
        for name, figures in _others().items():
            versions[name] = str(figures.pop("version"))
            sums.setdefault(name, Counter()).update(figures)
    return sums, versions


def _ours(game: Game, go: Go, number: int) -> dict[str, float]:
    """Call at random and play the cards one way or the other."""
    rng, deal = Rng(number), 0
    sums = dict.fromkeys(("calls", "cards", "calls_s", "cards_s"), 0.0)
    while sums["calls_s"] + sums["cards_s"] < SECONDS:
        states = [game.start(f"bench/{number}/{one}") for one in range(deal, deal + DEALS)]
        deal += DEALS
        began = process_time()
        called = [_called(game, state, rng) for state in states]
        middle = process_time()
        for state, _ in called:
            go(game, state, rng)
        sums["cards_s"] += process_time() - middle
        sums["calls_s"] += middle - began
        sums["calls"] += sum(calls for _, calls in called)
        sums["cards"] += sum(len(game.deck.codes) for state, _ in called if not finished(state))
    return sums


def _called(game: Game, state: State, rng: Rng) -> tuple[State, int]:
    """Call at random until cards are played or all have passed; say how many calls that took."""
    calls = 0
    while not (finished(state) or isinstance(game.phases[state.phase], Tricks)):
        state = ply(game, state, chance, rng)
        calls += 1
    return state, calls


def _at_random(game: Game, state: State, rng: Rng) -> State:
    return play_out(game, state, chance, rng)


def _sensibly(game: Game, state: State, rng: Rng) -> State:
    while not finished(state):
        state = stride(game, state, rng)
    return state


def _others() -> dict[str, dict[str, Any]]:
    """Return what the other libraries do in a Python that has them; nothing without them."""
    python = os.environ.get("OTHERS") or (OTHERS if OTHERS.exists() else sys.executable)
    done = subprocess.run(
        [python, _SCRIPT, str(SECONDS)], stdout=subprocess.PIPE, text=True, check=True
    )
    found: dict[str, dict[str, Any]] = json.loads(done.stdout)
    return found
