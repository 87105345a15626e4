"""Honours and other cards that count: who has played how many, which shows who has held them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.cards import Card, Seat

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.state import Draft


class HonourCount:
    """A number for each seat in a variable: `honours` of trumps, or `counted` of all suits."""

    def __init__(
        self,
        plan: Plan,
        ranks: Iterable[str],
        plain: Iterable[str] = (),
        *,
        of_trumps: bool = True,
    ) -> None:
        """Claim the variable.

        Args:
            plan: of the game.
            ranks: codes of what is counted.
            plain: the same for deals without trumps.
            of_trumps: only trumps count.
        """
        self._deck = plan.deck
        self._ranks = frozenset(ranks)
        self._plain = frozenset(plain)
        self._of_trumps = of_trumps
        self._trump = plan.layout.variable("trump", None)
        name = "honours" if of_trumps else "counted"
        self._played = plan.layout.variable(name, (0,) * plan.seats)

    def play(self, draft: Draft, seat: Seat, card: Card) -> None:
        """Count a card for the seat that plays it, if it is one of those."""
        rank, trump = self._deck.rank_of[card], draft.variables[self._trump]
        fits = not self._of_trumps or self._deck.suit_code(card) == trump
        if (fits and rank in self._ranks) or (trump is None and rank in self._plain):
            draft.add(self._played, seat, 1)
