"""What the calls of an auction of bridge tell about the hands behind them.

Natural bidding: a bid names a suit that its bidder holds, and how high it is says how strong he
is. Each call narrows what a hand may hold; what the rules of thumb bid with is the mirror of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.ai.bridz.hands import MAJORS, NO_TRUMPS, STRAINS, SUITS

SEATS = 4
GAME = {NO_TRUMPS: 3, "S": 4, "H": 4, "D": 5, "C": 5}  # level of a game from nothing
_MOST = 40
Called = tuple[tuple[int, str], ...]


class Bid(NamedTuple):
    """A bid in an auction."""

    level: int
    strain: str
    seat: int

    @property
    def rank(self) -> int:
        """Where it stands among all bids."""
        return self.level * len(STRAINS) + STRAINS.index(self.strain)


class Shown(NamedTuple):
    """What a hand has told: its points, its lengths, whether its partner must answer."""

    low: int = 0
    high: int = _MOST
    lengths: tuple[int, ...] = (0, 0, 0, 0)  # of each suit at least, in the order of SUITS
    forcing: bool = False
    bids: tuple[str, ...] = ()  # strains that it has named

    def least(self, suit: str) -> int:
        """Return how many cards of a suit the hand has at least."""
        return self.lengths[SUITS.index(suit)]

    def with_suit(self, suit: str, many: int) -> Shown:
        """Return the same with a suit known to be so long."""
        known = dict(zip(SUITS, self.lengths, strict=True))
        known[suit] = max(many, known[suit])
        return self._replace(lengths=tuple(known.values()))

    def within(self, low: int, high: int = _MOST) -> Shown:
        """Return the same with points between two numbers."""
        low = max(self.low, low)
        return self._replace(low=low, high=max(low, min(self.high, high)))


class Auction(NamedTuple):
    """An auction so far, read."""

    bids: tuple[Bid, ...]
    shown: tuple[Shown, ...]  # by seat
    doubled: bool
    calls: int

    @property
    def last(self) -> Bid | None:
        """The highest bid."""
        return self.bids[-1] if self.bids else None

    def of(self, seat: int) -> list[Bid]:
        """Return a seat's bids."""
        return [bid for bid in self.bids if bid.seat == seat]

    def level(self, strain: str) -> int:
        """Return the lowest level at which a strain can still be bid."""
        last = self.last
        if last is None:
            return 1
        return last.level + (STRAINS.index(strain) <= STRAINS.index(last.strain))

    def opposed(self, seat: int) -> bool:
        """Say whether the other side has bid."""
        return any(bid.seat % 2 != seat % 2 for bid in self.bids)


@lru_cache(maxsize=4096)
def read(called: Called) -> Auction:
    """Read an auction from its calls."""
    if not called:
        return Auction((), (Shown(),) * SEATS, False, 0)
    before = read(called[:-1])
    seat, call = called[-1]
    shown = list(before.shown)
    shown[seat] = _told(before, seat, call)
    bids, doubled = before.bids, before.doubled
    if call in ("double", "redouble"):
        doubled = True
    elif call != "pass":
        bids, doubled = (*bids, Bid(int(call[0]), call[1:], seat)), False
    return Auction(bids, tuple(shown), doubled, before.calls + 1)


def partner_of(seat: int) -> int:
    """Return who sits opposite."""
    return (seat + 2) % SEATS


def _told(auction: Auction, seat: int, call: str) -> Shown:
    """Return what a seat has shown with one call more."""
    had = auction.shown[seat]._replace(forcing=False)
    if call in ("double", "redouble"):
        return had.within(8)
    if call == "pass":
        return _passed(auction, seat, had)
    bid = Bid(int(call[0]), call[1:], seat)
    told = _bid(auction, bid, had)
    return told._replace(bids=(*had.bids, bid.strain))


def _passed(auction: Auction, seat: int, had: Shown) -> Shown:
    ours = auction.of(seat)
    partners = auction.of(partner_of(seat))
    if ours:
        return had
    if not auction.bids:
        return had.within(0, 11)
    if partners and auction.last in partners and len(partners) == 1:
        return had.within(0, 5 if partners[0].level == 1 and partners[0].strain in SUITS else 8)
    return had.within(0, 15)


def _bid(auction: Auction, bid: Bid, had: Shown) -> Shown:
    seat = bid.seat
    mine, partners = auction.of(seat), auction.of(partner_of(seat))
    if not mine and not partners:
        return _overcall(bid, had) if auction.bids else opening(bid, had)
    if not mine:
        return _answer(auction, bid, had, partners[0])
    return _again(auction, bid, had)


def opening(bid: Bid, had: Shown) -> Shown:
    """Return what an opening bid tells."""
    if bid.strain == NO_TRUMPS:
        low, high = {1: (15, 17), 2: (20, 22), 3: (25, 27)}.get(bid.level, (25, 30))
        told = had.within(low, high)
        for suit in SUITS:
            told = told.with_suit(suit, 2)
        return told
    if bid.level == 1:
        return had.within(12, 20).with_suit(bid.strain, 5 if bid.strain in MAJORS else 3)
    if bid.level == 2:
        return had.within(20, 30).with_suit(bid.strain, 5)._replace(forcing=True)
    return had.within(5, 11).with_suit(bid.strain, 7)


def _overcall(bid: Bid, had: Shown) -> Shown:
    if bid.strain == NO_TRUMPS:
        return had.within(15, 18)
    return had.within(8 if bid.level == 1 else 11, 17).with_suit(bid.strain, 5)


def _answer(auction: Auction, bid: Bid, had: Shown, first: Bid) -> Shown:
    """Return what the first bid tells of a hand whose partner has bid."""
    if first.strain == NO_TRUMPS:
        return _answer_no_trumps(bid, had, first)
    if first.level > 1:
        return _answer_high(bid, had, first)
    jump = bid.level - (first.level + (STRAINS.index(bid.strain) <= STRAINS.index(first.strain)))
    if bid.strain == first.strain:
        low, high = {0: (6, 10), 1: (10, 12)}.get(jump, (12, 18))
        return had.within(low, high).with_suit(bid.strain, 3 if bid.strain in MAJORS else 4)
    if bid.strain == NO_TRUMPS:
        low, high = {0: (6, 10), 1: (11, 12)}.get(jump, (12, 16))
        return had.within(low, high)
    low = 6 if bid.level == 1 else 10
    return had.within(low, 18).with_suit(bid.strain, 4)._replace(forcing=True)


def _answer_high(bid: Bid, had: Shown, first: Bid) -> Shown:
    """Return what is told by an answer to a strong bid of two, or to a long weak suit."""
    if bid.strain == NO_TRUMPS:
        return had.within(*((6, 15) if bid.level > first.level else (0, 5)))
    if bid.strain == first.strain:
        return had.within(0, 15).with_suit(bid.strain, 3)
    return had.within(5, 15).with_suit(bid.strain, 5)._replace(forcing=True)


def _answer_no_trumps(bid: Bid, had: Shown, first: Bid) -> Shown:
    above = bid.level - first.level
    if bid.strain == NO_TRUMPS:
        return had.within(*((8, 9) if above == 1 and first.level == 1 else (4, 16)))
    told = had.with_suit(bid.strain, 5)
    if bid.level >= GAME[bid.strain]:
        return told.with_suit(bid.strain, 6).within(4, 15)
    if above == 1:
        return told.within(0, 7)
    return told.within(10 if first.level == 1 else 4)._replace(forcing=True)


def _again(auction: Auction, bid: Bid, had: Shown) -> Shown:
    """Return what a further bid of a hand tells, for its first one by what that has shown."""
    partner = auction.shown[partner_of(bid.seat)]
    lowest = auction.level(bid.strain)
    jump = bid.level - lowest
    if bid.level >= GAME[bid.strain]:
        return _with_length(bid, had, 1)
    if bid.strain == NO_TRUMPS:
        if had.high - had.low < 6:
            return had
        return had.within(*((18, 19) if jump else (had.low, had.low + 3)))
    if bid.strain in partner.bids:
        told = had.with_suit(bid.strain, 4 if len(had.bids) < 2 else 3)
        return told.within(had.low + (4 if jump else 0), had.low + (7 if jump else 3))
    if bid.strain in had.bids:
        told = _with_length(bid, had, 1)
        raised = bid.level > 2 and not jump and bid.strain == _agreed(partner, had)
        strong = jump or raised
        return told.within(had.low + (4 if strong else 0), had.low + (7 if strong else 4))
    told = had.with_suit(bid.strain, 4)
    return told.within(had.low + (6 if jump else 0))._replace(forcing=bool(jump))


def _agreed(partner: Shown, had: Shown) -> str:
    """Return the suit that both have bid, '' while there is none."""
    both: Sequence[str] = [one for one in partner.bids if one in had.bids and one != NO_TRUMPS]
    return both[0] if both else ""


def _with_length(bid: Bid, had: Shown, more: int) -> Shown:
    if bid.strain == NO_TRUMPS or bid.strain not in had.bids:
        return had
    return had.with_suit(bid.strain, min(7, had.least(bid.strain) + more))
