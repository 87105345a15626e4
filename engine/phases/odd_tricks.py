"""Points for tricks over a book, as in whist and in bridge: by side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.deals import POINTS
from engine.params import Whole
from engine.registry import phase

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft


@phase(
    "odd_tricks",
    doc="vyúčtování: body za zdvihy, které strana vzala nad knihu",
    params={
        "book": Whole("kniha: tolik zdvihů se straně nepočítá", low=1, high=25),
        "point": Whole("body za každý zdvih nad knihu", low=1),
    },
    says={"point": "zdvihy nad knihu"},
    marks=("taken",),
)
class OddTricks:
    """One line for a side that has taken more than the book."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Read who took what."""
        self.name = name
        self.book: int = params["book"]
        self.point: int = params["point"]
        plan.layout.accounts_of_seats(POINTS)
        self.taken = plan.layout.variable("taken", (0,) * plan.seats)

    def enter(self, draft: Draft) -> None:
        """Write the lines."""
        taken = draft.variables[self.taken]
        for side in draft.game.sides:
            over = max(0, sum(taken[seat] for seat in side) - self.book)
            draft.award(f"{self.name}.point", POINTS, side[0], over * self.point)

    def place(self, draft: Draft, given: Given) -> None:
        """Nothing to complete: the earlier phases do it from `taken`."""

    def passed(self, draft: Draft, given: Given) -> None:
        """Leave nothing behind but points."""
