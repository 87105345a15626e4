"""Points of the cards that lie in taken tricks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.cards import NOBODY, Card, Seat

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.state import Draft


class CardPoints:
    """What everybody has taken so far; `reached` is who has ended the deal by it."""

    def __init__(self, plan: Plan, to: int) -> None:
        """Read the worth of cards from the record's `values`, which name every rank.

        Args:
            plan: the game so far.
            to: so many points end the deal, 0 for no such number.
        """
        self.to = to
        self.worth = tuple(int(plan.values[rank]) for rank in plan.deck.rank_of)
        self.points = plan.layout.variable("card_points", (0,) * plan.seats)
        self.reached = plan.layout.variable("reached", NOBODY)

    def take(self, draft: Draft, seat: Seat, cards: Iterable[Card]) -> None:
        """Count the cards of a trick for the seat that has taken it."""
        draft.add(self.points, seat, sum(self.worth[card] for card in cards))

    def ends(self, draft: Draft, seat: Seat) -> bool:
        """Say whether a seat has reached the number, and keep who it was."""
        if not self.to or draft.variables[self.points][seat] < self.to:
            return False
        draft.variables[self.reached] = seat
        return True


def counts_cards(plan: Plan) -> bool:
    """Say whether the record gives every card a number of points."""
    return all(rank in plan.values for rank in plan.deck.rank_of)
