"""What phases and mechanics see while a game is compiled."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.cards import Deck
from engine.zones import Layout


@dataclass(frozen=True)
class Plan:
    """The game so far: its cards and numbers, and the layout that phases add to."""

    deck: Deck
    order: tuple[str, ...]
    values: Mapping[str, Any]
    seats: int
    layout: Layout
    off: frozenset[str]

    def on(self, part: str) -> bool:
        """Say whether a part is in force (tests switch parts off)."""
        return part not in self.off
