"""Bids in rising order, some of them in suits: „1♣ < 1♦ < … < 7 bez trumfů“."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

NO_TRUMPS = "NT"


class Bid(NamedTuple):
    """A bid taken apart."""

    name: str  # of the contract
    suit: str = ""  # its trumps; NO_TRUMPS, or '' where the bid names none


class BidTable:
    """Which bids there are and which is higher.

    Attributes:
        names: of the contracts, rising.
        suits: that a bid may name, rising unless the deal says otherwise.
        suited: the names whose bids name a suit.
    """

    def __init__(self, names: Sequence[str], suits: Sequence[str], suited: Sequence[str]) -> None:
        """Keep the table; `suited` is empty where every bid names a suit."""
        self.names = tuple(names)
        self.suits = tuple(suits)
        self.suited = tuple(suited) or self.names if suits else ()
        self.rising = cache(self._rising)
        self._bids = {
            f"{name}{suit}": Bid(name, suit) for name in self.names for suit in self._suits_of(name)
        }

    def bid(self, code: str) -> Bid:
        """Take a bid of this table apart, or a contract whose suit was named later.

        Raises:
            KeyError: the table has none of that code.
        """
        if code not in self._bids and code[:-1] in self.names:
            return Bid(code[:-1], code[-1:])
        return self._bids[code]

    def higher(self, than: str, suits: tuple[str, ...]) -> tuple[str, ...]:
        """Return the codes above a bid, all of them above ''; suits in rising order."""
        codes = self.rising(suits)
        return codes[codes.index(than) + 1 :] if than else codes

    def _rising(self, suits: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(
            f"{name}{suit}"
            for name in self.names
            for suit in (suits if name in self.suited else ("",))
        )

    def _suits_of(self, name: str) -> tuple[str, ...]:
        return self.suits if name in self.suited else ("",)
