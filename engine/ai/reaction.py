"""Races: a move that says nothing but how long it took; an opponent draws its time."""

from __future__ import annotations

from engine.ai.advice import Advice, Reason
from engine.rng import Rng
from engine.view import View

QUICK = Reason("Teď se nevybírá, teď rozhoduje rychlost.")


def races(view: View) -> bool:
    """Say whether the decision is only a matter of time."""
    return bool(view.legal) and view.game.verbs[view.legal[0].verb].timed


def advise(view: View, bounds: tuple[int, int], rng: Rng) -> Advice:
    """Return a move that takes a time between two bounds, most likely in their middle.

    Args:
        view: a race.
        bounds: hundredths of a second; the second one is itself never drawn.
        rng: where chance comes from.
    """
    low, high = bounds
    half = (high - low) // 2
    wanted = str(low + rng.below(half) + rng.below(half))
    drawn = (move for move in view.legal if move.arg == wanted)
    return Advice(next(drawn, view.legal[0]), QUICK)
