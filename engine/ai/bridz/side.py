"""What a seat knows before it calls, and how high both hands together belong."""

from __future__ import annotations

from typing import NamedTuple

from engine.ai.bridz.hands import NO_TRUMPS, Hand
from engine.ai.bridz.shown import Auction, Shown, partner_of

PASS, DOUBLE = "pass", "double"
# Points of both hands that make so many tricks likely, by level.
_NEEDED = {
    NO_TRUMPS: (0, 20, 23, 25, 28, 30, 33, 37),
    "suit": (0, 18, 21, 23, 25, 28, 33, 38),
}
_WORTH = {"C": 20, "D": 20, "H": 30, "S": 30, NO_TRUMPS: 30}
_GAME = 100
FIT = 8  # trumps in both hands that are enough


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
