"""Small games and records for tests of the engine itself."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from engine.game import Game, compile_game
from tests.rules.conftest import records

ROOT = Path(__file__).parents[2]


@cache
def ecarte_record() -> dict[str, Any]:
    """Return Écarté's compiled record."""
    return records()["ecarte"]


@cache
def ecarte(variant: str = "") -> Game:
    """Return Écarté under a variant."""
    return compile_game(ecarte_record(), variant)
