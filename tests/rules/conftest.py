"""The records under test, compiled once."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from plugins.records import Site, compile_game, load_site

ROOT = Path(__file__).parents[2]


@cache
def site() -> Site:
    """Return the real records."""
    return load_site(ROOT)


@cache
def records() -> dict[str, dict[str, Any]]:
    """Return the compiled record of every game without findings by id.

    The others are told by `test_laws.py`; they must not take the tests of the rest with them.
    """
    return {game: compile_game(site(), game) for game in site().clean_games()}


def games_and_variants() -> list[tuple[str, str]]:
    """Return every game with every variant, '' for its default rules."""
    return [
        (game, variant)
        for game, record in records().items()
        for variant in ["", *(one["id"] for one in record["variants"])]
    ]


def label(value: object) -> str:
    """Name a parameter in test ids."""
    return str(value) or "vychozi"
