"""Honours: who has played how many, which shows who has held them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.cards import Card, Seat

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.state import Draft


class HonourCount:
    """The public variable `honours`, a number for each seat."""

    def __init__(self, plan: Plan, ranks: Iterable[str], plain: Iterable[str] = ()) -> None:
        """Claim the variable; codes of the honours of trumps, and of those without trumps."""
        self._deck = plan.deck
        self._ranks = frozenset(ranks)
        self._plain = frozenset(plain)
        self._trump = plan.layout.variable("trump", None)
        self._played = plan.layout.variable("honours", (0,) * plan.seats)

    def play(self, draft: Draft, seat: Seat, card: Card) -> None:
        """Count a card for the seat that plays it, if it is an honour."""
        if self.counts(card, draft.variables[self._trump]):
            draft.add(self._played, seat, 1)

    def counts(self, card: Card, trump: str | None) -> bool:
        """Say whether a card is an honour under a trump suit, None where there is none."""
        rank = self._deck.rank_of[card]
        if trump is None:
            return rank in self._plain
        return rank in self._ranks and self._deck.suit_code(card) == trump
