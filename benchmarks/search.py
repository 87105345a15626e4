"""How fast opponents search, and whether they answer within their budget."""

from __future__ import annotations

from collections.abc import Iterator

from benchmarks.playouts import measured
from benchmarks.registry import Row, benchmark
from engine.ai.players import LEVELS

_GRACE = 1.2  # of the budget


@benchmark
def search() -> Iterator[Row]:
    """Opponents, natively."""
    for name, figures in measured().items():
        if figures["search_per_s"]:
            yield Row(f"{name}, search", figures["search_per_s"], "playouts/s")
        for level, longest in figures["levels"].items():
            budget = LEVELS[level].budget_ms * _GRACE
            answer = longest["answer_ms"]
            yield Row(f"{name}, answer of {level}", answer, "ms", at_most=budget or None)
