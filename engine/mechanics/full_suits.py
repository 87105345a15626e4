"""Full suits: a hand that holds every rank of one suit, and how far others are from it."""

from __future__ import annotations

from engine.cards import Cards, Deck


class FullSuits:
    """The suits of a deck, each as one group of copies for every rank."""

    def __init__(self, deck: Deck) -> None:
        """Gather the copies of each face, suit by suit."""
        self.ranks = len(deck.ranks)
        faces = [code for code in deck.copies_of if deck.suit_of[deck.card(code)] >= 0]
        self.groups = tuple(
            tuple(deck.copies_of[code] for code in faces if deck.suit_of[deck.card(code)] == suit)
            for suit in range(len(deck.suits))
        )
        self.suits = tuple(mask_of(groups) for groups in self.groups)

    def held(self, hand: Cards) -> tuple[int, ...]:
        """Return by suit how many of its ranks a hand holds."""
        return tuple(sum(1 for copies in groups if hand & copies) for groups in self.groups)

    def full(self, hand: Cards) -> Cards:
        """Return a full suit of a hand, one card of each rank; no cards when there is none."""
        for groups in self.groups:
            if all(hand & copies for copies in groups):
                return mask_of(tuple(hand & copies & -(hand & copies) for copies in groups))
        return 0

    def lacking(self, hand: Cards) -> int:
        """Return how many ranks a hand lacks in the suit that it has most of."""
        return self.ranks - max(self.held(hand))

    def outside(self, hand: Cards) -> int:
        """Return how many cards of a hand are outside the suit that it has most cards of."""
        return hand.bit_count() - max((hand & suit).bit_count() for suit in self.suits)


def mask_of(groups: tuple[Cards, ...]) -> Cards:
    """Return the union of groups of cards."""
    union = 0
    for cards in groups:
        union |= cards
    return union
