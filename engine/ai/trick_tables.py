"""A deck renumbered for playouts of tricks: the weakest card of any set is its lowest bit.

Cards rise by strength through all suits and the trumps lie on top, so that the cheapest winner,
the weakest discard and the masters of a suit are one or two operations on a mask.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from engine.cards import SUITLESS, Card, Cards, Seat, cards_in, mask
from engine.phases.tricks import Tricks
from engine.zones import Sight

_BYTE = 256
_ON_TOP = 1 << 16  # what makes any trump stronger than other cards


@dataclass(frozen=True, slots=True)
class Tables:
    """What playouts look up, by number of the renumbered card unless it says otherwise."""

    inward: Sequence[Sequence[Cards]]  # by byte of a set and its value: the set renumbered
    outward: Sequence[Sequence[Cards]]  # and back
    suit: Sequence[Cards]  # the cards of its suit
    above: Sequence[Cards]  # the stronger cards of its suit
    beats: Sequence[Cards]  # the cards that take a trick from it
    strength: Sequence[int]  # compares cards of different suits
    plain: Sequence[Cards]  # suits but the trumps, in the deck's order
    trumps: Cards
    side: Sequence[Seat]  # by seat: the first seat of its side
    hidden: Sequence[int]  # slots that not everybody sees, besides the hands


@lru_cache(maxsize=64)
def tables(phase: Tricks, trump: str | None) -> Tables | None:
    """Return the tables for a trump suit; None for a deck that can't be ordered like that."""
    ranks, layout = phase.rankings[trump], phase.plan.layout
    size = len(ranks.suit_of)
    strong = [ranks.strength[card] + _ON_TOP * (ranks.trumps >> card & 1) for card in range(size)]
    unlike = set(zip(ranks.suit_of, strong, strict=True))
    if len(unlike) < size or SUITLESS in ranks.suit_of or 0 in ranks.strength:
        return None
    rising = sorted(range(size), key=lambda card: (strong[card], card))
    place = {card: number for number, card in enumerate(rising)}
    suits = [_renumbered(suit, place) for suit in ranks.suit_mask]
    suit = [suits[ranks.suit_of[card]] for card in rising]
    beats = [_renumbered(ranks.beats[card], place) for card in rising]
    trumps = _renumbered(ranks.trumps, place)
    return Tables(
        inward=_by_byte(place),
        outward=_by_byte(dict(enumerate(rising))),
        suit=suit,
        above=[stronger & own for stronger, own in zip(beats, suit, strict=True)],
        beats=beats,
        strength=[ranks.strength[card] for card in rising],
        plain=[own for own in suits if own and own != trumps],
        trumps=trumps,
        side=[layout.side(seat)[0] for seat in range(layout.seats)],
        hidden=[
            slot
            for slot, zone in enumerate(layout.zones)
            if zone.sight is not Sight.ALL and slot not in phase.hands
        ],
    )


def moved(cards: Cards, by_byte: Sequence[Sequence[Cards]]) -> Cards:
    """Renumber a set, inward or outward."""
    found = 0
    for table, value in zip(by_byte, cards.to_bytes(len(by_byte), "little"), strict=True):
        found |= table[value]
    return found


def _renumbered(cards: Cards, place: Mapping[Card, Card]) -> Cards:
    return mask(place[card] for card in cards_in(cards))


def _by_byte(place: Mapping[Card, Card]) -> list[list[Cards]]:
    whole = mask(place)
    return [
        [_renumbered(value << low & whole, place) for value in range(_BYTE)]
        for low in range(0, len(place), 8)
    ]
