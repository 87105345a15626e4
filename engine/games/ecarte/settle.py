"""Écarté's settlement of a deal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY, Seat
from engine.deals import POINTS
from engine.params import Flag, Whole
from engine.registry import phase

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft


@phase(
    "ecarte.settle",
    doc="vyúčtování rozdání podle počtu zdvihů",
    params={
        "needed": Whole("tolik zdvihů stačí k zisku rozdání", low=1, high=5),
        "point": Whole("body za získané rozdání", low=1),
        "all_tricks": Whole("body za všechny zdvihy", low=1, default=0),
        "forced": Whole("body, neuhrál-li hlavní hráč", low=1, default=0),
        "loss": Whole("body, které si odepisuje, kdo rozdání prohrál", low=1, default=0),
        "forced_loss": Whole("body, které si odepisuje hlavní hráč", low=1, default=0),
        "no_debt": Flag("stav nikdy neklesne pod nulu"),
    },
    says={
        "point": "většina zdvihů",
        "all_tricks": "všechny zdvihy",
        "forced": "hlavní hráč neuhrál",
        "loss": "prohrané rozdání",
        "forced_loss": "prohrané rozdání hlavního hráče",
    },
    marks=("taken", "forced"),
)
class Settle:
    """One line for the winner of the deal, and in one variant one for the loser."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Read who took what and who was forced."""
        self.name = name
        self.amounts = {
            key: params.get(key, 0)
            for key in ("point", "all_tricks", "forced", "loss", "forced_loss")
        }
        self.needed: int = params["needed"]
        self.no_debt: bool = params.get("no_debt", False)
        plan.layout.accounts_of_seats(POINTS)
        self.taken = plan.layout.variable("taken", (0,) * plan.seats)
        self.forced = plan.layout.variable("forced", NOBODY)

    def enter(self, draft: Draft) -> None:
        """Write the lines; the winner's first."""
        taken = draft.variables[self.taken]
        for seat in range(draft.game.seats):
            if taken[seat] >= self.needed:
                self._win(draft, seat)
        for seat in range(draft.game.seats):
            if taken[seat] < self.needed:
                self._lose(draft, seat)

    def place(self, draft: Draft, given: Given) -> None:
        """Nothing to complete: the earlier phases do it from `taken`."""

    def passed(self, draft: Draft, given: Given) -> None:
        """Leave nothing behind but points."""

    def _win(self, draft: Draft, seat: Seat) -> None:
        reasons = ["point"]
        if draft.variables[self.forced] not in (NOBODY, seat):
            reasons.append("forced")
        if draft.variables[self.taken][seat] == sum(draft.variables[self.taken]):
            reasons.append("all_tricks")
        # The dearest reason alone counts: never more than one of them is paid.
        reason = max(reversed(reasons), key=lambda one: self.amounts[one])
        draft.award(f"{self.name}.{reason}", POINTS, seat, self.amounts[reason])

    def _lose(self, draft: Draft, seat: Seat) -> None:
        reason = "forced_loss" if draft.variables[self.forced] == seat else "loss"
        amount = self.amounts[reason]
        if self.no_debt:
            amount = min(amount, draft.accounts[draft.game.account(POINTS, seat)])
        draft.award(f"{self.name}.{reason}", POINTS, seat, -amount)
