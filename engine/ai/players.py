"""The levels of opponents, and the thinker of one decision."""

from __future__ import annotations

from collections.abc import Callable

from engine.ai import random
from engine.ai.advice import FORCED, Advice, Decided, Thinker
from engine.rng import Rng
from engine.view import View

LEVELS = ("nahodna", "lehka", "stredni", "tezka")


def thinker(level: str, view: View, *, clock: Callable[[], float], rng: Rng) -> Thinker:
    """Return an opponent at work on the view's decision (its seat is on turn).

    Args:
        level: one of `LEVELS`.
        view: what the opponent knows; it gets nothing else.
        clock: seconds from any start, e.g. `time.perf_counter`.
        rng: where chance comes from.
    """
    if level not in LEVELS:
        raise ValueError(level)
    if len(view.legal) == 1:
        return Decided(Advice(view.legal[0], FORCED))
    return Decided(random.advise(view, rng))
