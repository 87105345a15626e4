"""Hundert's settlement of a deal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY, Seat
from engine.deals import MARKS, MONEY
from engine.params import Whole
from engine.registry import phase

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft

THIRD = 3  # a point over costs this part of the stake; that is why it must be divisible by it


@phase(
    "hundert.settle",
    doc="vyúčtování rozdání podle toho, zda se součet trefil přesně",
    params={
        "stake": Whole("základní částka", low=THIRD, high=300, default=0, step=THIRD),
        "flat": Whole("stejná platba za přesný zásah i za každé přesažení", low=1, default=0),
        "mark": Whole("trestné čárky za přesažení", low=1, default=0),
    },
    parts={"over": "kdo součet přesáhne, platí ostatním za každý bod navíc"},
    says={
        "stake": "přesný zásah",
        "over": "přesažený součet",
        "flat": "pevná platba",
        "mark": "přesažený součet",
    },
    marks=("closer", "over"),
)
class Settle:
    """The player who closed the deal gets from every other one, or pays to each."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Read who closed the deal and by how much it went over."""
        self.name = name
        self.stake: int = params.get("stake", 0)
        self.flat: int = params.get("flat", 0)
        self.mark: int = params.get("mark", 0)
        self.over = plan.layout.variable("over", 0)
        self.closer = plan.layout.variable("closer", NOBODY)
        plan.layout.accounts_of_seats(MARKS if self.mark else MONEY)

    def enter(self, draft: Draft) -> None:
        """Pay for the exact number or for every point over it."""
        closer, over = draft.variables[self.closer], draft.variables[self.over]
        if closer == NOBODY:
            return
        if self.mark:
            self._mark(draft, closer, over)
        elif self.flat:
            draft.collect(f"{self.name}.flat", MONEY, closer, -self.flat if over else self.flat)
        elif over:
            draft.collect(f"{self.name}.over", MONEY, closer, -over * (self.stake // THIRD))
        else:
            draft.collect(f"{self.name}.stake", MONEY, closer, self.stake)

    def place(self, draft: Draft, given: Given) -> None:
        """Nothing to complete: who closed the deal and by how much it went over is given."""

    def passed(self, draft: Draft, given: Given) -> None:
        """Leave nothing behind but payments."""

    def _mark(self, draft: Draft, closer: Seat, over: int) -> None:
        if over > 0:
            draft.award(f"{self.name}.mark", MARKS, closer, self.mark)
