"""Bridge's points for honours that one hand has held."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.deals import ABOVE, POINTS
from engine.errors import RecordError
from engine.params import Whole
from engine.registry import phase

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft

_FOUR, _FIVE = 4, 5  # honours in one hand


@phase(
    "bridz.honours",
    doc="vyúčtování: body nad čáru za honéry v jedné ruce",
    params={
        "four": Whole("body za čtyři trumfové honéry", low=10, default=0, step=10),
        "five": Whole("body za všech pět trumfových honérů", low=10, default=0, step=10),
        "aces": Whole("body za čtyři esa, hraje-li se bez trumfů", low=10, default=0, step=10),
    },
    says={
        "four": "čtyři honéry v jedné ruce",
        "five": "všechny honéry v jedné ruce",
        "aces": "čtyři esa v jedné ruce",
    },
    marks=("honours",),
    reads=("taken", "trump"),
)
class HandHonours:
    """One line for the side of a hand that has held nearly all honours."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Read who played the honours."""
        self.name = name
        self.amounts = {key: params.get(key, 0) for key in ("four", "five", "aces")}
        named = any(one.name == "honours" for one in plan.layout.variables)
        if any(self.amounts.values()) and not named:
            raise RecordError("není řečeno, které karty jsou honéry – doplňte tricks.honours")
        plan.layout.accounts_of_seats(ABOVE, column_of=POINTS)
        self.honours = plan.layout.variable("honours", (0,) * plan.seats)
        self.trump = plan.layout.variable("trump", None)

    def enter(self, draft: Draft) -> None:
        """Write the line."""
        for seat, many in enumerate(draft.variables[self.honours]):
            part = self._part(many, trumps=draft.variables[self.trump] is not None)
            if part:
                head = draft.game.side(seat)[0]
                draft.award(f"{self.name}.{part}", ABOVE, head, self.amounts[part])

    def place(self, draft: Draft, given: Given) -> None:
        """Nothing to complete: the honours lie among the tricks."""

    def passed(self, draft: Draft, given: Given) -> None:
        """Leave nothing behind but points."""

    def _part(self, many: int, *, trumps: bool) -> str:
        if not trumps:
            return "aces" if many == _FOUR else ""
        return {_FOUR: "four", _FIVE: "five"}.get(many, "")
