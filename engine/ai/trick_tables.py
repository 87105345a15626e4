"""A deck taken apart for playouts of tricks: small masks suit by suit, the weakest card lowest.

Masks of one suit are machine words to Python, those of a whole deck aren't: that alone halves the
time of a playout.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from engine.cards import SUITLESS, Card, Cards, Ranking, bit, cards_in, mask
from engine.phases.tricks import Tricks
from engine.zones import Sight

Suit = int
Hand = list[Cards]  # by suit; one more that stays empty stands for the trumps that there aren't

_PIECE = 13  # cards that are looked up at once: a suit of most decks, and small tables


class Piece(NamedTuple):
    """Some neighbouring cards of a suit, moved from one order of the suit to another."""

    suit: Suit
    low: int  # the first card of the piece
    whole: Cards
    moved: Sequence[Cards]  # by the cards of the piece
    up: int  # where the moved cards belong


@dataclass(frozen=True, slots=True)
class Tables:
    """What playouts look up."""

    suits: Sequence[Cards]  # as they lie in the deck; the last one is empty
    inward: Sequence[Piece]  # the deck's order → suits, the weakest card lowest
    outward: Sequence[Piece]  # and back
    regular: bool  # suits are all alike, so that strength compares across them
    plain: Sequence[Suit]  # without the trumps, in the deck's order
    trump: Suit
    honours: Cards  # as they lie in the deck
    hidden: Sequence[int]  # slots that not everybody sees, besides the hands
    own: Sequence[Sequence[int]]  # by seat: those of them that it sees

    @property
    def size(self) -> int:
        """Cards of a suit, where all are alike."""
        return self.suits[0].bit_count()


@lru_cache(maxsize=64)
def tables(phase: Tricks, trump: str | None) -> Tables | None:
    """Return the tables for a trump suit; None where a suit lies scattered in the deck."""
    ranks, layout = phase.rankings[trump], phase.plan.layout
    suits = _suits(ranks)
    if not all(_is_ordered(ranks, suit) for suit in suits):
        return None
    found = next((suit for suit, cards in enumerate(suits) if cards == ranks.trumps), len(suits))
    hidden = [
        slot
        for slot, zone in enumerate(layout.zones)
        if zone.sight is not Sight.ALL and slot not in phase.hands
    ]
    return Tables(
        suits=(*suits, 0),
        inward=_inward(ranks, suits),
        outward=_outward(ranks, suits),
        regular=_is_regular(ranks, suits),
        plain=[
            suit for suit, cards in enumerate(suits) if suit != found and _follows(ranks, cards)
        ],
        trump=found,
        honours=_honours(phase, trump),
        hidden=hidden,
        own=[
            [slot for slot in hidden if layout.zones[slot].seen_by(seat)]
            for seat in range(layout.seats)
        ],
    )


def apart(cards: Cards, here: Tables) -> Hand:
    """Take a set of cards apart, suit by suit."""
    found = [0] * len(here.suits)
    for suit, low, whole, moved, _ in here.inward:
        found[suit] |= moved[cards >> low & whole]
    return found


def together(suits: Sequence[Cards], here: Tables) -> Cards:
    """Put suits together into a set of cards."""
    found = 0
    for suit, low, whole, moved, up in here.outward:
        found |= moved[suits[suit] >> low & whole] << up
    return found


def split(card: Hand) -> tuple[Suit, Cards]:
    """Return the suit of a single card that was taken apart, and its mask there."""
    return next((suit, cards) for suit, cards in enumerate(card) if cards)


def _suits(ranks: Ranking) -> list[Cards]:
    """Return the suits that cards count to; a card that counts to none is one by itself."""
    single = [bit(card) for card, suit in enumerate(ranks.suit_of) if suit == SUITLESS]
    return [*ranks.suit_mask, *single]


def _follows(ranks: Ranking, cards: Cards) -> bool:
    return cards in ranks.suit_mask


def _is_ordered(ranks: Ranking, suit: Cards) -> bool:
    """Say whether a suit lies together in the deck, every card of its own strength."""
    strengths = [ranks.strength[card] for card in cards_in(suit)]
    together = suit.bit_length() - suit.bit_count() == _low(suit)
    return together and len(set(strengths)) == len(strengths)


def _is_regular(ranks: Ranking, suits: Sequence[Cards]) -> bool:
    orders = {tuple(ranks.strength[card] for card in cards_in(suit)) for suit in suits}
    return len(orders) == 1 and 0 not in orders.pop()


def _low(suit: Cards) -> Card:
    return (suit & -suit).bit_length() - 1


def _inward(ranks: Ranking, suits: Sequence[Cards]) -> list[Piece]:
    return [
        Piece(suit, _low(cards) + start, *_moves(part), 0)
        for suit, cards in enumerate(suits)
        for start, part in _parted(_places(ranks, cards))
    ]


def _outward(ranks: Ranking, suits: Sequence[Cards]) -> list[Piece]:
    return [
        Piece(suit, start, *_moves(part), _low(cards))
        for suit, cards in enumerate(suits)
        for start, part in _parted(_rising(ranks, cards))
    ]


def _rising(ranks: Ranking, suit: Cards) -> tuple[int, ...]:
    """Return the places in the deck's order of a suit's cards, the weakest first."""
    low = _low(suit)
    cards = sorted(cards_in(suit), key=ranks.strength.__getitem__)
    return tuple(card - low for card in cards)


def _places(ranks: Ranking, suit: Cards) -> tuple[int, ...]:
    """Return in the deck's order how many cards of a suit are weaker than each."""
    rising = _rising(ranks, suit)
    return tuple(sorted(range(len(rising)), key=rising.__getitem__))


def _parted(places: tuple[int, ...]) -> list[tuple[int, tuple[int, ...]]]:
    return [(at, places[at : at + _PIECE]) for at in range(0, len(places), _PIECE)]


@lru_cache(maxsize=16)
def _moves(place: tuple[int, ...]) -> tuple[Cards, Sequence[Cards]]:
    """Return the set of so many cards, and for every subset it with each card at its place."""
    found = [0] * (1 << len(place))
    for card, target in enumerate(place):
        for lower in range(1 << card):
            found[1 << card | lower] = found[lower] | 1 << target
    return len(found) - 1, found


def _honours(phase: Tricks, trump: str | None) -> Cards:
    count = phase.honours
    cards = range(len(phase.plan.deck.codes)) if count else ()
    return mask(card for card in cards if count and count.counts(card, trump))
