"""Answering the partner: raises, suits of one's own, no trumps, and the opener's second bid."""

from __future__ import annotations

from engine.ai.bridz.hands import MAJORS, NO_TRUMPS, STRAINS, SUITS
from engine.ai.bridz.settle import settle
from engine.ai.bridz.shown import Bid
from engine.ai.bridz.side import PASS, Choice, Side, needed


def answer(side: Side, first: Bid) -> Choice:
    """Answer the partner's first bid."""
    if first.strain == NO_TRUMPS:
        return _answer_no_trumps(side, first)
    if first.level > 1:
        return _answer_high(side, first)
    hand, trump = side.hand, first.strain
    value, major = hand.support(trump), trump in MAJORS
    fits = hand.lengths[trump] >= (3 if major else 5)
    overcalled = first != side.auction.bids[0]
    if overcalled:
        value -= 2
    if value < 6:
        return Choice(PASS, "weak")
    new = _new_suit(side, first)
    if fits and major:
        if value >= 13:
            slam = value + side.partner.low >= needed(6, trump)
            return side.bid(6, trump, "slam") if slam else side.bid(side.game(trump), trump, "game")
        return side.bid(3 if value > 10 else 2, trump, "raise")
    if new and not overcalled:
        return new
    if fits:
        return side.bid(3 if value > 10 else 2, trump, "raise")
    return _no_trumps(side, new)


def _new_suit(side: Side, first: Bid) -> Choice | None:
    """Name a suit of one's own, at the second level only with more points."""
    hand = side.hand
    suits = [one for one in SUITS if one != first.strain and hand.lengths[one] > 3]
    low = [one for one in suits if side.auction.level(one) == 1]
    high = [one for one in suits if side.auction.level(one) == 2]
    high = [one for one in high if hand.lengths[one] > (4 if one == "H" else 3)]
    if low and hand.points > 5:
        best = max(low, key=lambda one: (hand.lengths[one], -SUITS.index(one)))
        if hand.lengths[best] > 4:
            best = hand.longest(tuple(low))
        return side.bid(1, best, "new suit")
    if high and hand.points > 9:
        return side.bid(2, hand.longest(tuple(high)), "new suit")
    return None


def _no_trumps(side: Side, otherwise: Choice | None) -> Choice:
    """Bid no trumps as high as the points go."""
    points = side.hand.points
    foreign = {bid.strain for bid in side.auction.bids if bid.seat % 2 != side.seat % 2}
    stopped = all(side.hand.stops(one) for one in foreign if one in SUITS)
    if points < 6 or not stopped or (foreign and points < 8):
        return otherwise or Choice(PASS, "pass")
    level = 1 if points < 11 else 2 if points < 13 else 3
    return side.bid(max(level, min(side.auction.level(NO_TRUMPS), level)), NO_TRUMPS, "no trumps")


def _answer_no_trumps(side: Side, first: Bid) -> Choice:
    """Answer one, two or three no trumps: the strength of the partner is known."""
    hand, low = side.hand, side.hand.points + side.partner.low
    major = hand.longest(MAJORS)
    long = hand.lengths[major]
    if low >= needed(6, NO_TRUMPS):
        return side.bid(7 if low >= needed(7, NO_TRUMPS) else 6, NO_TRUMPS, "slam")
    if low + max(0, long - 5) >= needed(side.game(NO_TRUMPS), NO_TRUMPS):
        if long > 5:
            return side.bid(side.game(major), major, "game")
        if long == 5 and first.level < 3 and not side.partial:
            return side.bid(first.level + 2 if first.level == 1 else 3, major, "new suit")
        return side.bid(side.game(NO_TRUMPS), NO_TRUMPS, "game")
    if first.level == 1 and low + 2 >= needed(3, NO_TRUMPS):
        return side.bid(2, NO_TRUMPS, "invite")
    suit = hand.longest()
    if first.level == 1 and hand.lengths[suit] > 4 and hand.points < 8:
        return side.bid(2, suit, "sign off")
    return Choice(PASS, "enough")


def _answer_high(side: Side, first: Bid) -> Choice:
    """Answer a strong bid of two, or a long weak suit."""
    hand, trump = side.hand, first.strain
    if first.level > 2 or not side.partner.forcing:
        strong = hand.support(trump) >= 15 and hand.lengths[trump] > 1
        return side.bid(side.game(trump), trump, "game") if strong else Choice(PASS, "enough")
    if hand.lengths[trump] > 2:
        return side.bid(side.game(trump), trump, "game")
    suit = hand.longest()
    if hand.lengths[suit] > 4 and hand.points > 4 and suit != trump:
        return side.cheap(suit, "new suit", 3)
    return side.bid(3 if hand.points > 5 else 2, NO_TRUMPS, "no trumps")


def second(side: Side, own: Bid, last: Bid) -> Choice:
    """Bid for the second time after an opening, now that the partner has answered."""
    hand, partner = side.hand, side.partner
    if not partner.forcing or last.strain == own.strain or last.strain == NO_TRUMPS:
        return settle(side)
    suit = last.strain
    if hand.lengths[suit] > 3:
        value = hand.support(suit)
        level = 2 if value < 16 else 3 if value < 19 else 4
        return side.bid(max(level, side.auction.level(suit)), suit, "raise")
    if hand.balanced and not side.auction.opposed(side.seat):
        level = side.auction.level(NO_TRUMPS) + (hand.points > 17)
        return side.bid(level, NO_TRUMPS, "no trumps")
    others = [one for one in SUITS if one not in (suit, own.strain) and hand.lengths[one] > 3]
    cheap = [one for one in others if _rank(side, one) < _rank(side, own.strain)]
    if hand.lengths[own.strain] > 5:
        level = side.auction.level(own.strain) + (hand.total > 15)
        return side.bid(min(level, 3), own.strain, "rebid")
    if cheap:
        best = max(cheap, key=lambda one: (hand.lengths[one], -SUITS.index(one)))
        return side.cheap(best, "new suit", 3)
    if others and hand.points > 16:
        return side.cheap(others[0], "new suit", 3)
    if hand.lengths[own.strain] > 4:
        return side.cheap(own.strain, "rebid", 3)
    return side.cheap(NO_TRUMPS, "no trumps", 2)


def _rank(side: Side, strain: str) -> int:
    """Return how high the lowest bid in a strain is."""
    return side.auction.level(strain) * len(STRAINS) + STRAINS.index(strain)
