"""Which games have rules of thumb of their own; any other game is only searched."""

from __future__ import annotations

from collections.abc import Mapping

from engine.ai import ecarte
from engine.ai.thumb import Rule

RULES: Mapping[str, tuple[Rule, ...]] = {
    "ecarte": ecarte.RULES,
}


def rules_of(game_id: str) -> tuple[Rule, ...]:
    """Return a game's rules of thumb, none for a game without."""
    return RULES.get(game_id, ())
