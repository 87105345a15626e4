"""How fast opponents search, and whether they answer within their budget."""

from __future__ import annotations

from collections.abc import Iterator

from benchmarks.figures import searching
from benchmarks.playouts import measured
from benchmarks.registry import Row, benchmark


@benchmark
def search() -> Iterator[Row]:
    """Opponents, natively."""
    for name, figures in measured().items():
        yield from searching(name, figures)
