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
        yield Row(f"{name}, search", figures["iterations_per_s"], "iterations/s")
        for level, answer in figures["answer_ms"].items():
            budget = LEVELS[level].budget_ms * _GRACE
            yield Row(f"{name}, answer of {level}", answer, "ms", at_most=budget or None)
