"""Random cribbage by OpenSpiel: a script for a Python that has it (`make others`).

Prints JSON: for the library, if it is installed, its version, how many decisions were made and
how many seconds of this process that took. Needs nothing of this project.
"""

from __future__ import annotations

import importlib
import json
import random
import sys
from importlib.metadata import version
from time import process_time
from typing import Any

MOST = 5000  # decisions of a match; versions that never score don't end one


def played(game: Any, rng: random.Random) -> tuple[int, int]:
    """Play a match at random; return how many decisions it had, and how many of them were cards."""
    state, moves, cards, choice = game.new_initial_state(), 0, 0, rng.choice
    while not state.is_terminal() and moves < MOST:
        actions = state.legal_actions()
        if not state.is_chance_node():
            moves += 1
            cards += len(actions) > 1
        state.apply_action(choice(actions))
    return moves, cards


def main(seconds: float) -> None:
    """Measure what is installed."""
    found: dict[str, dict[str, Any]] = {}
    try:
        game = importlib.import_module("pyspiel").load_game("cribbage")
        number = version("open-spiel")
    except Exception:  # not installed, or a version without the game
        print(json.dumps(found))
        return
    rng, began = random.Random(1), process_time()
    moves = cards = 0
    while process_time() - began < seconds:
        one, other = played(game, rng)
        moves, cards = moves + one, cards + other
    spent = process_time() - began
    found["OpenSpiel"] = {"version": number, "moves": moves, "choices": cards, "seconds": spent}
    print(json.dumps(found))


if __name__ == "__main__":
    main(float(sys.argv[1]))
