"""Random bridge by other libraries: a script for a Python that has them (`make others`).

Prints JSON: for each library that is installed its version, and pairs of what was done and how
many seconds of this process that took. Needs nothing of this project.
"""

from __future__ import annotations

import importlib
import json
import random
import sys
from importlib.metadata import version
from time import process_time
from typing import Any

CARDS = 52  # in OpenSpiel the actions below are cards, the others calls
DEALS = 50  # between two looks at the clock

Deal = Any


class OpenSpiel:
    """Bridge in OpenSpiel, made from Python."""

    package = "open-spiel"

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        pyspiel = importlib.import_module("pyspiel")
        self.game = pyspiel.load_game("bridge(use_double_dummy_result=false)")

    def deal(self) -> Deal:
        state = self.game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(self.rng.choice(state.legal_actions()))
        return state

    def call(self, state: Deal) -> int:
        moves, choice = 0, self.rng.choice
        while not state.is_terminal():
            actions = state.legal_actions()
            if actions[0] < CARDS:
                break
            state.apply_action(choice(actions))
            moves += 1
        return moves

    def play(self, state: Deal) -> int:
        moves, choice = 0, self.rng.choice
        while not state.is_terminal():
            state.apply_action(choice(state.legal_actions()))
            moves += 1
        return moves


class RLCard:
    """Bridge in RLCard: its game alone, without the environment around it."""

    package = "rlcard"

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.make = importlib.import_module("rlcard.games.bridge.game").BridgeGame

    def deal(self) -> Deal:
        game = self.make()
        game.np_random.seed(self.rng.getrandbits(32))
        game.init_game()
        return game

    def call(self, game: Deal) -> int:
        moves, choice = 0, self.rng.choice
        while not (game.is_over() or game.round.is_bidding_over()):
            game.step(choice(game.judger.get_legal_actions()))
            moves += 1
        return moves

    def play(self, game: Deal) -> int:
        moves, choice = 0, self.rng.choice
        while not game.is_over():
            game.step(choice(game.judger.get_legal_actions()))
            moves += 1
        return moves


def measured(library: Any, seconds: float) -> dict[str, float]:
    """Return how many calls and cards were made in about so many seconds, and their times."""
    sums = dict.fromkeys(("calls", "calls_s", "cards", "cards_s"), 0.0)
    while sums["calls_s"] + sums["cards_s"] < seconds:
        deals = [library.deal() for _ in range(DEALS)]
        for what, step in (("calls", library.call), ("cards", library.play)):
            began = process_time()
            sums[what] += sum(step(deal) for deal in deals)
            sums[f"{what}_s"] += process_time() - began
    return sums


def main(seconds: float) -> None:
    """Measure what is installed."""
    found: dict[str, dict[str, Any]] = {}
    for library in (OpenSpiel, RLCard):
        try:
            made = library(random.Random(1))
            number = version(library.package)
        except ImportError:
            continue
        found[library.__name__] = {"version": number, **measured(made, seconds)}
    print(json.dumps(found))


if __name__ == "__main__":
    main(float(sys.argv[1]))
