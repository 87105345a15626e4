"""The list of benchmarks and the rows that they give.

    @benchmark
    def playouts() -> Iterator[Row]:
        '''Random deals played to the end.'''
        yield Row("Écarté, CPython", deals / seconds, "deals/s", at_least=1000)

The docstring's first line is the heading of the rows. A target is printed beside the value; it
never fails a run, because a slow machine is not a fault of the code.
"""

from __future__ import annotations

import importlib
import json
import os
import pkgutil
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

import benchmarks

Measure = Callable[[], "Iterable[Row]"]

BENCHMARKS: list[Measure] = []
ROOT = Path(__file__).resolve().parents[1]
SITE = Path(os.environ.get("SITE", ROOT / "site"))  # as for the browser tests


@dataclass(frozen=True)
class Row:
    """One measured figure and the bound that it should keep, if there is one.

    Figures of the same `name` for several games stand in one column, a line for each game (`of`).
    """

    name: str
    value: float
    unit: str
    at_most: float | None = None
    at_least: float | None = None
    note: str = ""
    of: str = ""

    @property
    def target(self) -> str:
        """The bound as text; empty where nothing is asked."""
        bounds = (("≤", self.at_most), ("≥", self.at_least))
        return " ".join(f"{sign} {rounded(bound)}" for sign, bound in bounds if bound is not None)

    @property
    def met(self) -> bool:
        """Whether the value keeps the bound."""
        over = self.at_most is not None and self.value > self.at_most
        under = self.at_least is not None and self.value < self.at_least
        return not (over or under)


def benchmark(measure: Measure) -> Measure:
    """Register a function that measures; it runs only in `make bench`."""
    if not measure.__doc__:
        raise ValueError(f"{measure.__module__}.{measure.__name__} needs a docstring: its heading")
    BENCHMARKS.append(measure)
    return measure


def load_all() -> list[Measure]:
    """Import every module of this package and return what they registered."""
    for module in sorted(pkgutil.iter_modules(benchmarks.__path__), key=lambda m: m.name):
        if not module.name.startswith("_"):
            importlib.import_module(f"benchmarks.{module.name}")
    return BENCHMARKS


def games() -> dict[str, str]:
    """Return the names of the built site's games by id."""
    runtime = json.loads((SITE / "assets" / "runtime.json").read_text("utf-8"))
    return {
        game: json.loads((SITE / path).read_text("utf-8"))["name"]
        for game, path in runtime["games"].items()
    }


def heading(measure: Measure) -> str:
    """Return the first line of a benchmark's docstring without its full stop."""
    return (measure.__doc__ or "").strip().splitlines()[0].rstrip(".")


def rounded(value: float) -> str:
    """Write a figure with three significant digits, thousands apart."""
    digits = 0 if abs(value) >= 100 else 1 if abs(value) >= 10 else 2
    return f"{value:,.{digits}f}".replace(",", "\u202f")
