"""What four cards and the starter are worth: pure arithmetic, no state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.cards import Card, Deck
from engine.games.cribbage.starter import JACK
from engine.mechanics.combinations import Combinations

FIFTEENS, PAIRS, RUNS, FLUSH, FLUSH_FIVE, NOBS = (
    "fifteens", "pairs", "runs", "flush", "flush_five", "nobs",
)  # fmt: skip


class Rates(NamedTuple):
    """What is worth something besides combinations of ranks."""

    flush: int  # the four cards are of one suit
    flush_five: int  # the starter too
    nobs: int  # the jack of the starter's suit is among the four
    crib_four: bool  # four cards of a suit are enough in the crib


class Worth(NamedTuple):
    """Points of one kind, by the name of the part that gives them."""

    part: str
    amount: int


class Counter:
    """Counts hands and cribs."""

    def __init__(self, deck: Deck, combinations: Combinations, rates: Rates) -> None:
        """Note suits and jacks."""
        self.combinations = combinations
        self.rates = rates
        self.suit_of = deck.suit_of
        self.jacks = frozenset(card for card, rank in enumerate(deck.rank_of) if rank == JACK)

    def entries(self, cards: Sequence[Card], starter: Card, *, crib: bool = False) -> list[Worth]:
        """Return what four cards make with the starter, kind by kind."""
        made = self.combinations.held((*cards, starter))
        found = [Worth(FIFTEENS, made.fifteens), Worth(PAIRS, made.pairs), Worth(RUNS, made.runs)]
        found += [self._flush(cards, starter, crib=crib), Worth(NOBS, self._nobs(cards, starter))]
        return [one for one in found if one.amount]

    def points(self, cards: Sequence[Card], starter: Card, *, crib: bool = False) -> int:
        """Return what four cards are worth with the starter."""
        made = self.combinations.held((*cards, starter))
        flush = self._flush(cards, starter, crib=crib).amount
        return made.fifteens + made.pairs + made.runs + flush + self._nobs(cards, starter)

    def _flush(self, cards: Sequence[Card], starter: Card, *, crib: bool) -> Worth:
        suit_of, suit = self.suit_of, self.suit_of[cards[0]]
        for card in cards:
            if suit_of[card] != suit:
                return Worth(FLUSH, 0)
        if suit_of[starter] == suit:
            return Worth(FLUSH_FIVE, self.rates.flush_five)
        return Worth(FLUSH, 0 if crib and not self.rates.crib_four else self.rates.flush)

    def _nobs(self, cards: Sequence[Card], starter: Card) -> int:
        suit = self.suit_of[starter]
        has = any(card in self.jacks and self.suit_of[card] == suit for card in cards)
        return self.rates.nobs if has else 0
