"""Worlds in which hands hold some of the cards that they must, and not too many of others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from engine.apart import Hand
from engine.cards import Cards, Seat, bit, mask
from engine.rng import Rng

_STEPS = 60  # swaps in one placing, before another one is tried


class Bound(NamedTuple):
    """How many of some cards a hand holds."""

    seat: Seat
    cards: Cards
    least: int
    most: int


class _Swap(NamedTuple):
    """A card of a hand for a card of another one, by their places."""

    place: int
    other: Seat
    there: int


def bring_within(hands: Mapping[Seat, Hand], bounds: Sequence[Bound], rng: Rng) -> bool:
    """Swap made-up cards between hands until all bounds are kept; False when that fails.

    One broken bound after another is mended by a swap at random, if there is one by a swap
    that breaks no other bound. Bounds of seats without a made-up card are not looked at.
    """
    mine = [bound for bound in bounds if bound.seat in hands]
    for _ in range(_STEPS):
        broken = [bound for bound in mine if not _kept(hands, bound)]
        if not broken:
            return True
        if not _mended(hands, rng.choice(broken), mine, rng):
            return False
    return False


def _mended(hands: Mapping[Seat, Hand], broken: Bound, bounds: Sequence[Bound], rng: Rng) -> bool:
    swaps = list(_swaps(hands, broken))
    if not swaps:
        return False
    rng.shuffle(swaps)
    for swap in swaps:
        touched = [bound for bound in bounds if bound.seat in (broken.seat, swap.other)]
        before = [bound for bound in touched if _kept(hands, bound)]
        _make(hands, broken.seat, swap)
        if all(_kept(hands, bound) for bound in before):
            return True
        _make(hands, broken.seat, swap)
    _make(hands, broken.seat, swaps[0])
    return True


def _kept(hands: Mapping[Seat, Hand], bound: Bound) -> bool:
    hand = hands[bound.seat]
    held = ((hand.known | mask(hand.cards)) & bound.cards).bit_count()
    return bound.least <= held <= bound.most


def _swaps(hands: Mapping[Seat, Hand], broken: Bound) -> Iterator[_Swap]:
    """Yield the swaps that bring the hand nearer to a bound which it doesn't keep."""
    hand = hands[broken.seat]
    held = ((hand.known | mask(hand.cards)) & broken.cards).bit_count()
    lacks = held < broken.least
    for place, card in enumerate(hand.cards):
        if bool(broken.cards & bit(card)) == lacks:
            continue
        for seat, other in hands.items():
            if seat == broken.seat or not other.can & bit(card):
                continue
            for there, swapped in enumerate(other.cards):
                fits = bool(broken.cards & bit(swapped)) == lacks
                if fits and hand.can & bit(swapped):
                    yield _Swap(place, seat, there)


def _make(hands: Mapping[Seat, Hand], seat: Seat, swap: _Swap) -> None:
    one, other = hands[seat].cards, hands[swap.other].cards
    one[swap.place], other[swap.there] = other[swap.there], one[swap.place]
