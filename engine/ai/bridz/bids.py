"""Natural bidding: what a hand of bridge says, and why.

Length is shown by naming suits, strength by how high; together with what the partner has told
it is clear how high the side belongs. It stops at game unless a slam is nearly sure.
"""

from __future__ import annotations

from engine.ai.bridz.answers import answer, second
from engine.ai.bridz.hands import NO_TRUMPS, SUITS, Hand
from engine.ai.bridz.settle import settle
from engine.ai.bridz.shown import partner_of
from engine.ai.bridz.side import DOUBLE, PASS, Choice, Side


def choose(side: Side) -> Choice:
    """Return what a seat calls."""
    auction, seat = side.auction, side.seat
    mine, partners = auction.of(seat), auction.of(partner_of(seat))
    punished = penalty(side)
    if punished:
        return punished
    if auction.doubled and auction.last and auction.last.seat % 2 != seat % 2:
        return Choice(PASS, "enough")
    if not auction.bids:
        return opening(side)
    if not mine and not partners:
        return overcall(side)
    if not mine:
        return answer(side, partners[0])
    if len(mine) == 1 and partners and mine[0] == auction.bids[0] and mine[0].level == 1:
        return second(side, mine[0], partners[-1])
    return settle(side)


def opening(side: Side) -> Choice:
    """Open the auction, or pass."""
    hand = side.hand
    if hand.balanced:
        for level, low, high in ((1, 15, 17), (2, 20, 22), (3, 25, 27)):
            if low <= hand.points <= high:
                return Choice(f"{level}NT", "open no trumps")
    suit = hand.longest()
    if hand.total >= 21 and hand.lengths[suit] > 4:
        return Choice(f"2{suit}", "open strong")
    if hand.points >= 12 or (hand.points >= 11 and hand.total >= 13):
        return Choice(f"1{_to_open(hand)}", "open")
    if hand.lengths[suit] > 6 and hand.points > 4 and hand.honours(suit) > 2 and suit != "C":
        return Choice(f"3{suit}", "preempt")
    return Choice(PASS, "weak")


def _to_open(hand: Hand) -> str:
    """Return the longest suit, a major only with five cards."""
    suit = hand.longest()
    if hand.lengths[suit] > 4 or suit in ("C", "D"):
        return suit
    clubs, diamonds = hand.lengths["C"], hand.lengths["D"]
    return "D" if diamonds > 3 or diamonds > clubs else "C"


def overcall(side: Side) -> Choice:
    """Come in over the opponents' bid with a good suit."""
    hand, auction = side.hand, side.auction
    last = auction.last
    assert last is not None
    if (
        hand.balanced
        and 15 <= hand.points <= 18
        and last.strain in SUITS
        and hand.stops(last.strain)
    ):
        return side.cheap(NO_TRUMPS, "overcall", 2 if hand.points > 16 else 1)
    named = {bid.strain for bid in auction.bids}
    suits = [one for one in SUITS if one not in named and hand.lengths[one] > 4]
    if not suits:
        return Choice(PASS, "pass")
    suit = hand.longest(tuple(suits))
    level = auction.level(suit)
    least, long = {1: (8, 5), 2: (11, 5), 3: (14, 6)}.get(level, (99, 9))
    good = hand.honours(suit) > 2 or hand.lengths[suit] > 5
    if hand.points >= least and hand.lengths[suit] >= long and good:
        return side.bid(level, suit, "overcall")
    return Choice(PASS, "pass")


def penalty(side: Side) -> Choice | None:
    """Double a contract that should fail by more than one trick."""
    last = side.auction.last
    if last is None or last.seat % 2 == side.seat % 2 or side.auction.doubled or last.level < 3:
        return None
    trumps = side.hand.lengths[last.strain] if last.strain in SUITS else 0
    stack = max(0, trumps - 3) + (side.hand.honours(last.strain) > 2 if trumps > 3 else 0)
    tricks = side.hand.quick + stack + side.partner.low * 0.16
    return Choice(DOUBLE, "double") if tricks >= 8 - last.level + 1.5 else None
