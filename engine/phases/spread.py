"""Turning all hands up after a deal, so that everybody sees what has come to whom."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY
from engine.registry import phase

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft


@phase("spread", doc="vyložení: všechny ruce se otočí lícem nahoru")
class Spread:
    """Shows every hand; nobody decides anything."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Find the hands."""
        self.name = name
        self.hands = plan.layout.hands()

    def enter(self, draft: Draft) -> None:
        """Let everybody see all hands."""
        for slot in self.hands:
            draft.show(draft.zones[slot])
        draft.event("spread")

    def place(self, draft: Draft, given: Given) -> None:
        """Complete the hands."""
        given.fill_hands(draft)
        draft.turn = NOBODY

    def passed(self, draft: Draft, given: Given) -> None:
        """Leave nothing behind: no phase follows."""
