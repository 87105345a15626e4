"""Pegs on a board: each seat has two, and the one behind says where it came from."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from engine.cards import Seat
from engine.deals import POINTS

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.state import Draft

BEHIND = "behind"  # the variable: where the rear peg of each seat stands


class Gain(NamedTuple):
    """Points that a part gives."""

    part: str
    amount: int
    detail: str = ""


class Pegs:
    """The points of the match as pegs; the front one stands at the score itself."""

    def __init__(self, plan: Plan) -> None:
        """Claim the points and the rear pegs."""
        self.scores = plan.layout.accounts_of_seats(POINTS)
        self.behind = plan.layout.variable(BEHIND, (0,) * plan.seats, lasting=True)

    def move(self, draft: Draft, seat: Seat, gains: Iterable[Gain]) -> None:
        """Award what one card, one hand or one event gives; the rear peg goes ahead once."""
        slot = self.scores[seat]
        left = draft.accounts[slot]
        for part, amount, detail in gains:
            draft.award(part, POINTS, seat, amount, detail)
        if draft.accounts[slot] != left:
            behind = list(draft.variables[self.behind])
            behind[seat] = left
            draft.variables[self.behind] = tuple(behind)
