"""Where a side belongs: part-score, invitation, game or slam, and when to let opponents play."""

from __future__ import annotations

from engine.ai.bridz.hands import MAJORS, NO_TRUMPS, SUITS
from engine.ai.bridz.shown import Bid
from engine.ai.bridz.side import FIT, PASS, Choice, Side, needed


def settle(side: Side) -> Choice:
    """Choose where the side belongs, by the points and trumps that both hands have."""
    auction, last = side.auction, side.auction.last
    assert last is not None
    strain = best_strain(side)
    game, low, ours = side.game(strain), side.low(strain), last.seat % 2 == side.seat % 2
    reached = ours and last.level >= side.game(last.strain)
    if low >= needed(6, strain) and last.level < 6:
        return side.bid(7 if low >= needed(7, strain) else 6, strain, "slam")
    if reached:
        return _kept(side, last, strain)
    if low >= needed(game, strain):
        return side.bid(game, strain, "game")
    if side.partner.forcing:
        return _forced(side, strain)
    hopeful = side.hand.value(strain) + side.partner.high >= needed(game, strain) + 1
    middle = side.hand.value(strain) + (side.partner.low + side.partner.high + 1) // 2
    told = auction.shown[side.seat]
    if (
        ours
        and hopeful
        and middle >= needed(game, strain)
        and side.hand.value(strain) > told.low + 2
    ):
        asked = side.bid(game - 1, strain, "invite")
        if asked.call != PASS:
            return asked
    return _kept(side, last, strain)


def best_strain(side: Side) -> str:
    """Return the strain in which the side should play: a major with a fit, or no trumps."""
    majors = [one for one in MAJORS if side.fit(one) >= FIT]
    if majors:
        return max(majors, key=side.fit)
    foreign = {bid.strain for bid in side.auction.bids if bid.seat % 2 != side.seat % 2}
    minors = [one for one in ("C", "D") if side.fit(one) >= FIT]
    open_to = [one for one in foreign if one in SUITS and not side.hand.stops(one)]
    if minors and (open_to or min(side.hand.lengths.values()) < 2):
        return max(minors, key=side.fit)
    return NO_TRUMPS


def _forced(side: Side, strain: str) -> Choice:
    """Say something because the partner has asked: the suit that fits, or no trumps."""
    if strain in side.partner.bids:
        return side.cheap(strain, "raise", side.game(strain))
    own = [one for one in side.auction.shown[side.seat].bids if one in SUITS]
    if own and side.hand.lengths[own[0]] > 5:
        return side.cheap(own[0], "rebid", side.game(own[0]))
    return side.cheap(strain, "no trumps" if strain == NO_TRUMPS else "rebid", side.game(strain))


def _kept(side: Side, last: Bid, strain: str) -> Choice:
    """Leave the contract as it is, choose the better suit, or bid once more over opponents."""
    if last.seat % 2 == side.seat % 2:
        if last.strain == strain or last.seat == side.seat or last.strain == NO_TRUMPS:
            return Choice(PASS, "enough")
        worse = last.strain in SUITS and side.fit(last.strain) < 7
        return _better(side, last) if worse else Choice(PASS, "enough")
    level = side.auction.level(strain) if strain in SUITS else 8
    if (
        strain in SUITS
        and level <= side.fit(strain) - 6
        and side.low(strain) >= needed(level, strain) - 2
    ):
        return side.bid(level, strain, "compete")
    return Choice(PASS, "enough")


def _better(side: Side, last: Bid) -> Choice:
    """Go back to a suit that both have more of, when that isn't higher than three."""
    suits = [one for one in SUITS if side.fit(one) > max(6, side.fit(last.strain))]
    if not suits:
        return Choice(PASS, "enough")
    return side.cheap(max(suits, key=side.fit), "sign off", 3)
