"""Laying aside the pairs that were dealt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.games.cerny_petr.table import Table
from engine.registry import phase

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft


@phase(
    "cerny-petr.pairs",
    doc="vykládání: každý vyloží všechny dvojice, které dostal",
    reads=("hands", "pairs"),
    parts={"laid": "dvojice se vykládají", "out": "kdo nemá karty, dál nehraje"},
)
class Pairs:
    """Everybody lays all pairs aside, from the forehand on; some may be out at once."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Claim the table."""
        self.name = name
        self.table = Table(plan)
        self.lays = plan.on(f"{name}.laid")
        self.leaves = plan.on(f"{name}.out")

    def enter(self, draft: Draft) -> None:
        """Lay pairs, then let those without cards leave in order of their seats."""
        seats = draft.game.from_forehand(draft.dealer)
        if self.lays:
            for seat in seats:
                self.table.lay(draft, seat)
        if self.leaves:
            for seat in seats:
                self.table.leave(draft, seat)
        draft.variables[self.table.at_once] = len(draft.variables[self.table.finished])

    def place(self, draft: Draft, given: Given) -> None:
        """Deal out what the example doesn't give, or lay it aside where all hands are given."""
        given.share_out(draft)
        self.table.lay_rest(draft, given)

    def passed(self, draft: Draft, given: Given) -> None:
        """Everything that nobody holds has been laid aside as pairs by somebody."""
        self.table.lay_rest(draft, given)
