"""Points for honours of trumps that a side has held, as in whist."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.deals import POINTS
from engine.errors import RecordError
from engine.params import Whole
from engine.registry import phase

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft

_LACK = {"all": 0, "but_one": 1}  # how many of the honours the other side has had


def _agree(params: Mapping[str, Any], marks: frozenset[str]) -> str:
    return "" if "trick" in marks else "honéry se počítají při hře na zdvihy – doplňte fázi tricks"


@phase(
    "honours",
    doc="vyúčtování: body za trumfové honéry v rukou jedné strany",
    params={
        "all": Whole("body za všechny honéry", low=1, default=0),
        "but_one": Whole("body za všechny honéry kromě jednoho", low=1, default=0),
        "below": Whole(
            "honéry se počítají jen straně, která má míň bodů než tolik", low=1, default=0
        ),
    },
    says={"all": "všechny honéry", "but_one": "honéry bez jednoho"},
    marks=("honours",),
    reads=("taken",),
    agree=_agree,
)
class Honours:
    """One line for the side that has held all honours, or all but one."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Read who played the honours; how many there are is known when they are played."""
        self.name = name
        self.amounts = {key: params.get(key, 0) for key in _LACK}
        self.below: int = params.get("below", 0)
        plan.layout.accounts_of_seats(POINTS)
        named = any(one.name == "honours" for one in plan.layout.variables)
        if any(self.amounts.values()) and not named:
            raise RecordError("není řečeno, které karty jsou honéry – doplňte tricks.honours")
        self.honours = plan.layout.variable("honours", (0,) * plan.seats)

    def enter(self, draft: Draft) -> None:
        """Write the line."""
        counted = draft.variables[self.honours]
        for side in draft.game.sides:
            lack = sum(counted) - sum(counted[seat] for seat in side)
            reason = next((key for key, number in _LACK.items() if number == lack), None)
            if reason and sum(counted) and self._may_count(draft, side[0]):
                draft.award(f"{self.name}.{reason}", POINTS, side[0], self.amounts[reason])

    def place(self, draft: Draft, given: Given) -> None:
        """Nothing to complete: the honours lie among the tricks."""

    def passed(self, draft: Draft, given: Given) -> None:
        """Leave nothing behind but points."""

    def _may_count(self, draft: Draft, seat: int) -> bool:
        """Say whether the side has stood low enough before this deal."""
        had = draft.accounts[draft.game.account(POINTS, seat)]
        had -= sum(line.change(seat) for line in draft.receipt if line.account == POINTS)
        return not self.below or had < self.below
