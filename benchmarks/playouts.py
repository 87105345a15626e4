"""How fast games are played at random, and how fast views are made and filled in."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from benchmarks.figures import knowing
from benchmarks.measures import measure
from benchmarks.registry import ROOT, Row, benchmark
from plugins.records import compile_game, load_site

SECONDS = 1.0  # for each figure


@cache
def measured() -> dict[str, dict[str, Any]]:
    """Return every game's name with its figures, measured once for all tables."""
    site = load_site(ROOT)
    records = [compile_game(site, game) for game in sorted(site.games)]
    return {record["name"]: measure(record, SECONDS) for record in records}


@benchmark
def playouts() -> Iterator[Row]:
    """Deals played to the end, natively."""
    for name, figures in measured().items():
        yield Row("at random", figures["playouts_per_s"], "deals/s", of=name)
        yield Row("by rules of thumb", figures["sensible_playouts_per_s"], "deals/s", of=name)
        yield Row("knowledge of all seats kept", figures["plies_per_s"], "plies/s", of=name)


@benchmark
def views() -> Iterator[Row]:
    """What a seat knows, and worlds made of it."""
    for name, figures in measured().items():
        yield from knowing(name, figures)
