"""The records under test, compiled once."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from plugins.records import compile_game, load_site

ROOT = Path(__file__).parents[2]


@cache
def records() -> dict[str, dict[str, Any]]:
    """Return every game's compiled record by id."""
    site = load_site(ROOT)
    return {game: compile_game(site, game) for game in site.games}


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
