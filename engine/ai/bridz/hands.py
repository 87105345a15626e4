"""What a hand of bridge is worth before its cards are played: points, lengths, quick tricks."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from engine.cards import Cards, Deck

SUITS = ("C", "D", "H", "S")  # rising
MAJORS = ("H", "S")
NO_TRUMPS = "NT"
STRAINS = (*SUITS, NO_TRUMPS)
_ORDER = "AKQJT98765432"
_POINTS = {"A": 4, "K": 3, "Q": 2, "J": 1}
_SHORT = (5, 3, 1)  # points for no, one, two cards of a suit beside trumps
_LONG = 4  # each further card of a suit is a point


class Hand(NamedTuple):
    """Thirteen cards, counted."""

    points: int  # of honours
    lengths: Mapping[str, int]
    ranks: Mapping[str, str]  # by suit, the cards from the highest on: „AQ5“

    @property
    def balanced(self) -> bool:
        """Whether no suit is short: 4-3-3-3, 4-4-3-2 or 5-3-3-2."""
        return sorted(self.lengths.values()) in ([3, 3, 3, 4], [2, 3, 4, 4], [2, 3, 3, 5])

    @property
    def total(self) -> int:
        """Points with one more for each card of a long suit."""
        return self.points + sum(max(0, many - _LONG) for many in self.lengths.values())

    def support(self, trump: str) -> int:
        """Points with those of short suits, when the partner's suit is trumps."""
        short = (_SHORT[many] for suit, many in self.lengths.items() if suit != trump and many < 3)
        return self.points + (sum(short) if self.lengths[trump] > 2 else 0)

    def value(self, strain: str) -> int:
        """Points in a strain: with short suits beside trumps, with long ones without them."""
        return self.total if strain == NO_TRUMPS else self.support(strain)

    def honours(self, suit: str) -> int:
        """Points of honours in a suit."""
        return sum(_POINTS.get(rank, 0) for rank in self.ranks[suit])

    def stops(self, suit: str) -> bool:
        """Say whether opponents can't run a suit: A, K x, Q x x."""
        held = self.ranks[suit]
        return any(held[:1] == top and len(held) > rest for rest, top in enumerate("AKQ"))

    def longest(self, among: tuple[str, ...] = SUITS) -> str:
        """Return the longest of some suits, the higher one of two."""
        return max(among, key=lambda suit: (self.lengths[suit], SUITS.index(suit)))

    @property
    def quick(self) -> float:
        """Tricks that the hand takes in defence whatever is played."""
        return sum(_quick(self.ranks[suit]) for suit in SUITS)


def hand_of(deck: Deck, cards: Cards) -> Hand:
    """Count a hand."""
    return counted(tuple(deck.texts(cards)))


@lru_cache(maxsize=4096)
def counted(codes: tuple[str, ...]) -> Hand:
    """Count the cards of a hand, given by their codes."""
    ranks = {
        suit: "".join(sorted((code[0] for code in codes if code[1] == suit), key=_ORDER.index))
        for suit in SUITS
    }
    points = sum(_POINTS.get(rank, 0) for some in ranks.values() for rank in some)
    return Hand(points, {suit: len(some) for suit, some in ranks.items()}, ranks)


def _quick(held: str) -> float:
    """Return the quick tricks of a suit: A K is two, A Q one and a half."""
    best = {"AK": 2.0, "AQ": 1.5, "KQ": 1.0}.get(held[:2])
    if best is not None:
        return best
    if held[:1] == "A":
        return 1.0
    return 0.5 if held[:1] == "K" and len(held) > 1 else 0.0
