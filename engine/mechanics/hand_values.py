"""What a small hand is worth: its best suit; three of a rank may be worth something, too."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.cards import Cards, cards_in
from engine.errors import RecordError

if TYPE_CHECKING:
    from engine.plan import Plan

THREE = 3  # cards of one rank that are worth something


@dataclass(frozen=True)
class HandValues:
    """Values of hands in halves of points, since three of a rank may be worth half a point more."""

    worth: tuple[int, ...]  # of each card
    suits: tuple[Cards, ...]
    rank_of: tuple[str, ...]
    triple: int  # what three of a rank are worth, 0 where that is nothing special
    best_suit: bool = True  # only one suit counts; else all cards do

    def of(self, hand: Cards) -> int:
        """Return what a hand is worth, in halves."""
        cards = list(cards_in(hand))
        if self.triple and len(cards) == THREE and len({self.rank_of[one] for one in cards}) == 1:
            return max(self.triple, self._sum(hand))
        return self._sum(hand)

    def counted(self, hand: Cards) -> Cards:
        """Return the cards that count: those of the best suit, or all three of a rank."""
        if self.of(hand) != self._sum(hand):
            return hand
        return max((hand & suit for suit in self._counting), key=self._total)

    def _sum(self, hand: Cards) -> int:
        return max(self._total(hand & suit) for suit in self._counting)

    def _total(self, cards: Cards) -> int:
        return sum(self.worth[card] for card in cards_in(cards))

    @property
    def _counting(self) -> tuple[Cards, ...]:
        return self.suits if self.best_suit else (-1,)


def hand_values(plan: Plan, *, triple: float = 0, best_suit: bool = True) -> HandValues:
    """Return the values of hands by what a record's `values` say of ranks.

    Raises:
        RecordError: a rank has no value.
    """
    missing = [rank for rank in plan.deck.rank_of if rank not in plan.values]
    if missing:
        raise RecordError(f"values neříká, kolik platí „{missing[0]}“", "values")
    suits = [0] * len(plan.deck.suits)
    for card, suit in enumerate(plan.deck.suit_of):
        suits[suit] |= 1 << card
    return HandValues(
        worth=tuple(int(2 * plan.values[rank]) for rank in plan.deck.rank_of),
        suits=tuple(suits),
        rank_of=plan.deck.rank_of,
        triple=int(2 * triple),
        best_suit=best_suit,
    )
