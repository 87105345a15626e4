"""Natural bidding: what a hand of bridge says, and why.

Length is shown by naming suits, strength by how high; together with what the partner has told
it is clear how high the side belongs. It stops at game unless a slam is nearly sure.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.ai.bridz_hands import MAJORS, NO_TRUMPS, STRAINS, SUITS, Hand
from engine.ai.bridz_shown import Auction, Bid, Shown, partner_of

PASS, DOUBLE = "pass", "double"
# Points of both hands that make so many tricks likely, by level.
_NEEDED = {
    NO_TRUMPS: (0, 20, 23, 25, 28, 30, 33, 37),
    "suit": (0, 18, 21, 23, 25, 28, 32, 36),
}
_WORTH = {"C": 20, "D": 20, "H": 30, "S": 30, NO_TRUMPS: 30}
_GAME = 100
_FIT = 8  # trumps in both hands that are enough


class Choice(NamedTuple):
    """A call, and which piece of advice it is."""

    call: str
    why: str


class Side(NamedTuple):
    """What a seat knows before it calls."""

    hand: Hand
    auction: Auction
    seat: int
    partial: int  # below the line, since the last game

    @property
    def partner(self) -> Shown:
        """What the partner has shown."""
        return self.auction.shown[partner_of(self.seat)]

    def fit(self, suit: str) -> int:
        """Return how many cards of a suit both hands have at least."""
        return self.hand.lengths[suit] + self.partner.least(suit)

    def game(self, strain: str) -> int:
        """Return the level of a game in a strain, lower when there is a partial score."""
        first = 10 if strain == NO_TRUMPS else 0
        missing = max(0, _GAME - self.partial - first)
        return max(1, -(-missing // _WORTH[strain]))

    def low(self, strain: str) -> int:
        """Return how many points both hands have at least."""
        return self.hand.value(strain) + self.partner.low

    def bid(self, level: int, strain: str, why: str) -> Choice:
        """Make a bid, or pass where it isn't high enough any more."""
        enough = self.auction.level(strain) <= level <= 7
        return Choice(f"{level}{strain}" if enough else PASS, why if enough else "pass")

    def cheap(self, strain: str, why: str, most: int) -> Choice:
        """Name a strain as low as it goes, unless that is too high."""
        level = self.auction.level(strain)
        return self.bid(level, strain, why) if level <= most else Choice(PASS, "pass")


def needed(level: int, strain: str) -> int:
    """Return how many points both hands need for a contract."""
    return _NEEDED[NO_TRUMPS if strain == NO_TRUMPS else "suit"][min(level, 7)]


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
    majors = [one for one in MAJORS if side.fit(one) >= _FIT]
    if majors:
        return max(majors, key=side.fit)
    foreign = {bid.strain for bid in side.auction.bids if bid.seat % 2 != side.seat % 2}
    minors = [one for one in ("C", "D") if side.fit(one) >= _FIT]
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


def penalty(side: Side) -> Choice | None:
    """Double a contract that should fail by more than one trick."""
    last = side.auction.last
    if last is None or last.seat % 2 == side.seat % 2 or side.auction.doubled or last.level < 3:
        return None
    trumps = side.hand.lengths[last.strain] if last.strain in SUITS else 0
    stack = max(0, trumps - 3) + (side.hand.honours(last.strain) > 2 if trumps > 3 else 0)
    tricks = side.hand.quick + stack + side.partner.low * 0.16
    return Choice(DOUBLE, "double") if tricks >= 8 - last.level + 1.5 else None
