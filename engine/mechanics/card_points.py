"""Points of the cards that lie in taken tricks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.cards import NOBODY, Card, Seat

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.state import Draft


REST = "rest"  # the key of `values` for every rank that has none of its own


class CardPoints:
    """What everybody has taken so far; `reached` is who has ended the deal by it."""

    def __init__(self, plan: Plan, to: int) -> None:
        """Read the worth of cards from the record's `values`, which name every rank.

        Args:
            plan: the game so far.
            to: so many points end the deal, 0 for no such number.
        """
        worth = worths(plan)
        self.halves = any(one % 1 for one in worth)
        self.to = to * self.unit
        self.worth = tuple(int(one * self.unit) for one in worth)
        self.points = plan.layout.variable("card_points", (0,) * plan.seats, halves=self.halves)
        self.reached = plan.layout.variable("reached", NOBODY)

    @property
    def unit(self) -> int:
        """What one point is: 2 where halves are counted."""
        return 2 if self.halves else 1

    def of(self, cards: Iterable[Card]) -> int:
        """Return what cards are worth together."""
        return sum(self.worth[card] for card in cards)

    def take(self, draft: Draft, seat: Seat, cards: Iterable[Card]) -> None:
        """Count the cards of a trick for the seat that has taken it."""
        draft.add(self.points, seat, self.of(cards))

    def ends(self, draft: Draft, seat: Seat) -> bool:
        """Say whether a seat has reached the number, and keep who it was."""
        if not self.to or draft.variables[self.points][seat] < self.to:
            return False
        draft.variables[self.reached] = seat
        return True


def counts_cards(plan: Plan) -> bool:
    """Say whether the record gives every card a number of points."""
    return REST in plan.values or all(rank in plan.values for rank in plan.deck.rank_of)


def worths(plan: Plan) -> tuple[float, ...]:
    """Return what each card is worth by the record's `values`; `rest` stands for all others."""
    rest = plan.values.get(REST)
    return tuple(plan.values.get(rank, rest) for rank in plan.deck.rank_of)
