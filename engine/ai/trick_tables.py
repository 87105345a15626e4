"""A deck taken apart for playouts of tricks: small masks suit by suit, the weakest card lowest.

Masks of one suit are machine words to Python, those of a whole deck aren't: that alone halves the
time of a playout. Strength compares across suits, so the decks must be regular.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from engine.cards import SUITLESS, Cards, Ranking, Seat
from engine.phases.tricks import Tricks
from engine.zones import Sight

Suit = int
Hand = list[Cards]  # by suit; one more that stays empty stands for the trumps that there aren't


@dataclass(frozen=True, slots=True)
class Tables:
    """What playouts look up."""

    size: int  # cards of a suit
    lows: Sequence[int]  # by suit: its first card in the deck; behind all, one suit without any
    inward: Sequence[Cards]  # cards of a suit in the deck's order → the weakest lowest
    outward: Sequence[Cards]  # and back
    plain: Sequence[Suit]  # without the trumps, in the deck's order
    trump: Suit
    side: Sequence[Seat]  # by seat: the first seat of its side
    hidden: Sequence[int]  # slots that not everybody sees, besides the hands


@lru_cache(maxsize=64)
def tables(phase: Tricks, trump: str | None) -> Tables | None:
    """Return the tables for a trump suit; None where suits aren't all alike."""
    ranks, layout, suits = phase.rankings[trump], phase.plan.layout, phase.plan.deck.suits
    strength = _strength(ranks, len(suits))
    if not strength:
        return None
    rising = tuple(sorted(range(len(strength)), key=strength.__getitem__))
    place = tuple(sorted(range(len(strength)), key=rising.__getitem__))
    found = suits.index(trump) if trump in suits else len(suits)
    return Tables(
        size=len(strength),
        lows=[suit * len(strength) for suit in range(len(suits) + 1)],
        inward=_moves(place),
        outward=_moves(rising),
        plain=[suit for suit in range(len(suits)) if suit != found],
        trump=found,
        side=[layout.side(seat)[0] for seat in range(layout.seats)],
        hidden=[
            slot
            for slot, zone in enumerate(layout.zones)
            if zone.sight is not Sight.ALL and slot not in phase.hands
        ],
    )


def apart(cards: Cards, here: Tables) -> Hand:
    """Take a set of cards apart, suit by suit."""
    inward, whole = here.inward, (1 << here.size) - 1
    return [inward[cards >> low & whole] for low in here.lows]


def together(suits: Sequence[Cards], here: Tables) -> Cards:
    """Put suits together into a set of cards."""
    found = 0
    for low, cards in zip(here.lows, suits, strict=True):
        found |= here.outward[cards] << low
    return found


def _strength(ranks: Ranking, suits: int) -> tuple[int, ...]:
    """Return how strong the cards of any suit are in the deck's order, () where suits differ."""
    size = len(ranks.suit_of) // max(suits, 1)
    own = ranks.strength[:size]
    regular = ranks.suit_of == tuple(suit for suit in range(suits) for _ in range(size))
    alike = ranks.strength == own * suits and len(set(own)) == size and 0 not in own
    return own if regular and alike and SUITLESS not in ranks.suit_of else ()


@lru_cache(maxsize=8)
def _moves(place: tuple[int, ...]) -> Sequence[Cards]:
    """Return for every set of cards of a suit the set with each card moved to its place."""
    found = [0] * (1 << len(place))
    for card, target in enumerate(place):
        for lower in range(1 << card):
            found[1 << card | lower] = found[lower] | 1 << target
    return found
