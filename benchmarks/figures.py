"""Rows of what `benchmarks.measures` finds of a game, natively or in the page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from benchmarks.registry import Row
from engine.ai.players import LEVELS

GRACE = 1.2  # of a level's budget


def searching(name: str, figures: dict[str, Any]) -> Iterator[Row]:
    """Yield how fast a game is searched, and how long the levels take for an answer."""
    if figures["search_per_s"]:
        yield Row("search", figures["search_per_s"], "playouts/s", of=name)
    for level, longest in figures["levels"].items():
        budget = LEVELS[level].budget_ms * GRACE
        yield Row(level, longest["answer_ms"], "ms", at_most=budget or None, of=name)


def knowing(name: str, figures: dict[str, Any], most_ms: float | None = None) -> Iterator[Row]:
    """Yield what it takes to make a view, to fill it in, and to draw it."""
    yield Row("`view`", figures["view_us"], "µs", of=name)
    yield Row("`determinize`", figures["determinize_us"], "µs", of=name)
    yield Row("drawing, median", figures["render_ms"], "ms", at_most=most_ms, of=name)
