"""Which card the rules of thumb of French tarot play, on bare masks: see `engine.ai.tarot`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from engine.ai.tarot import DEAR, LONG, MANY, SAFE
from engine.ai.trick_tables import Hand, Suit, apart, split, tables
from engine.cards import Cards, bit, cards_in
from engine.phases.tricks import Tricks

PETIT: Cards = 1  # the lowest trump
Choice = tuple[Suit, Cards]


class Scale(NamedTuple):
    """What a pack's cards are worth; by the length of a card's mask within its suit."""

    plain: tuple[Suit, ...]
    trump: Suit
    excuse: Suit  # a suit of one card
    worth: tuple[int, ...]  # of plain cards, rising
    band: tuple[Cards, ...]  # plain cards of a suit that are worth as much
    trumps: tuple[int, ...]  # what trumps are worth
    dear: Cards  # trumps that are missed in a lost trick
    ultimo: Choice | None  # the card that counts in the last trick


class Sight(NamedTuple):
    """What decides a card that follows, besides the hand."""

    hand: Hand
    out: Hand  # cards that haven't been played
    seen: Hand  # of those that aren't in hand
    best: Suit  # suit and card that win so far
    top: Cards
    left: int  # players after this one
    ours: bool  # the own side has the trick so far
    sure: bool  # and keeps it


def unseen(sight: Sight, suit: Suit) -> Cards:
    """Return the cards of a suit that others may hold."""
    return sight.out[suit] & ~(sight.hand[suit] | sight.seen[suit])


@lru_cache(maxsize=16)
def scale_of(phase: Tricks) -> Scale | None:
    """Return the scale of a game; None where it isn't played with a tarot pack's points."""
    here, points, excuse = tables(phase, None), phase.points, phase.cards.excuse
    if here is None or points is None or excuse is None or bit(excuse.card) not in here.suits:
        return None
    ultimo = phase.cards.ultimo
    ladders = []
    for suit in (*here.plain, here.trump):
        ladder = [0] * (here.suits[suit].bit_count() + 1)
        for card in cards_in(here.suits[suit]):
            ladder[apart(bit(card), here)[suit].bit_length()] = points.worth[card]
        ladders.append(tuple(ladder))
    worth, trumps = ladders[0], ladders[-1]
    if set(ladders[:-1]) != {worth} or list(worth) != sorted(worth) or not trumps:
        return None
    return Scale(
        plain=tuple(here.plain),
        trump=here.trump,
        excuse=here.suits.index(bit(excuse.card)),
        worth=worth,
        band=tuple(
            sum(1 << place - 1 for place, other in enumerate(worth) if place and other == one)
            for one in worth
        ),
        trumps=trumps,
        dear=sum(1 << place - 1 for place, one in enumerate(trumps) if place and one >= DEAR),
        ultimo=split(apart(bit(ultimo.card), here)) if ultimo else None,
    )


def lead(scale: Scale, hand: Hand, others: Hand, left: int, may: Hand, *, declares: bool) -> Choice:
    """Choose a card to lead; `others`: what they may hold, `may`: what the declarer can hold."""
    trump, trumps = scale.trump, hand[scale.trump]
    if declares and trumps.bit_count() >= MANY and others[trump]:
        high = 1 << trumps.bit_length() - 1
        low = trumps & ~PETIT
        return trump, high if high > others[trump] else low & -low
    found, most = -1, 0
    for suit in scale.plain:
        own = hand[suit]
        if own > others[suit] and others[suit].bit_count() >= SAFE * left:
            worth = scale.worth[own.bit_length()]
            if worth > most:
                found, most = suit, worth
    if found >= 0:
        return found, 1 << hand[found].bit_length() - 1
    if declares:
        longest = max(hand[suit].bit_count() for suit in scale.plain)
        suits = [suit for suit in scale.plain if hand[suit].bit_count() == longest >= LONG]
    else:
        suits = [suit for suit in scale.plain if hand[suit] and not others[suit] & may[suit]]
    return cheapest(scale, hand, suits) if suits else _cheapest_of_all(scale, hand)


def follow_suit(scale: Scale, sight: Sight, suit: Suit) -> Choice:
    """Choose a card of the plain suit led."""
    own, left = sight.hand[suit], sight.left
    high = 1 << own.bit_length() - 1
    if sight.ours if not left else sight.sure:
        band = own & scale.band[own.bit_length()]
        return suit, band & -band
    wins = sight.best == suit and high > sight.top
    if wins:
        if not left and not sight.ours:
            return suit, high
        others = unseen(sight, suit)
        if high > others and others.bit_count() >= SAFE * left:
            return suit, high
    low = own & -own
    dear = scale.worth[low.bit_length()] >= DEAR
    if dear and not wins and not sight.ours and sight.hand[scale.excuse]:
        return scale.excuse, sight.hand[scale.excuse]
    return suit, low


def follow_with_trump(scale: Scale, sight: Sight) -> Choice:
    """Choose a trump, where one has to be played."""
    trump, top = scale.trump, sight.top
    trumps = sight.hand[trump]
    over = trumps & -(top << 1) if sight.best == trump else trumps
    trumps = over or trumps
    if trumps & PETIT and sight.sure:
        return trump, PETIT
    if over and not sight.left and not sight.ours:
        return trump, over & -over
    if not over and not sight.ours and sight.hand[scale.excuse] and not trumps & ~scale.dear:
        return scale.excuse, sight.hand[scale.excuse]
    return trump, _lowest_trump(trumps)


def throw(scale: Scale, sight: Sight) -> Choice:
    """Choose a card where neither the suit led nor a trump is at hand."""
    if sight.ours if not sight.left else sight.sure:
        return dearest(scale, sight.hand)
    suit, card = cheapest(scale, sight.hand, scale.plain)
    if sight.hand[scale.excuse] and not sight.ours and _all_dear(scale, sight.hand):
        return scale.excuse, sight.hand[scale.excuse]
    return suit, card


def after_excuse(scale: Scale, sight: Sight) -> Choice:
    """Choose a card where only the Excuse lies in the trick."""
    hand, trumps = sight.hand, sight.hand[scale.trump]
    if trumps & PETIT and sight.sure:
        return scale.trump, PETIT
    held = any(hand[suit] for suit in scale.plain)
    if sight.sure and held:
        return dearest(scale, hand)
    masters = [suit for suit in scale.plain if hand[suit] > unseen(sight, suit)]
    if masters and unseen(sight, masters[0]).bit_count() >= SAFE * sight.left:
        suit = max(masters, key=lambda one: scale.worth[hand[one].bit_length()])
        return suit, 1 << hand[suit].bit_length() - 1
    if trumps:
        return scale.trump, _lowest_trump(trumps)
    return cheapest(scale, hand, scale.plain)


def cheapest(scale: Scale, hand: Hand, suits: Iterable[Suit]) -> Choice:
    """Return the plain card of these suits that is missed least; one of them is held."""
    found, best = (0, 0), (0, 0, 0)
    for suit in suits:
        own = hand[suit]
        if own:
            card = own & -own
            key = (scale.worth[card.bit_length()], -own.bit_count(), card)
            if not found[1] or key < best:
                found, best = (suit, card), key
    return found


def dearest(scale: Scale, hand: Hand) -> Choice:
    """Return the plain card that brings most, the weakest of those; one at least is held."""
    found, best = (0, 0), (0, 0)
    for suit in scale.plain:
        own = hand[suit]
        if own:
            band = own & scale.band[own.bit_length()]
            card = band & -band
            key = (scale.worth[card.bit_length()], -card)
            if not found[1] or key > best:
                found, best = (suit, card), key
    return found


def _cheapest_of_all(scale: Scale, hand: Hand) -> Choice:
    suit, card = cheapest(scale, hand, scale.plain)
    trumps = hand[scale.trump]
    if not trumps:
        return suit, card
    low = _lowest_trump(trumps)
    dearer = scale.worth[card.bit_length()] > scale.trumps[low.bit_length()]
    return (suit, card) if card and (low == PETIT or not dearer) else (scale.trump, low)


def _lowest_trump(trumps: Cards) -> Cards:
    others = trumps & ~PETIT or trumps
    return others & -others


def _all_dear(scale: Scale, hand: Hand) -> bool:
    lows = [hand[suit] & -hand[suit] for suit in scale.plain if hand[suit]]
    return all(scale.worth[low.bit_length()] >= DEAR for low in lows)
