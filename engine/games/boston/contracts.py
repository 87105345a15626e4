"""The contracts of Boston and the order of suits that a cut card gives."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

OWN, ALL = "own", "all"


class Terms(NamedTuple):
    """What a contract asks for."""

    tricks: int = 0  # that the main player's side has to take; 0: he must not take any
    helper: bool = False  # he may look for one
    own: str = ""  # the parameter that says how many tricks a partner must take himself
    discards: bool = False  # he lays a card aside before play
    shows: str = ""  # whose hands are laid open: OWN, ALL or nobody's

    @property
    def misere(self) -> bool:
        """Say whether the main player must not take a trick."""
        return not self.tricks


# In rising order.
CONTRACTS: Mapping[str, Terms] = {
    "B5": Terms(5, helper=True, own="own_small"),
    "MM": Terms(discards=True),
    "B6": Terms(6, helper=True, own="own"),
    "VM": Terms(),
    "N7": Terms(7, helper=True, own="own"),
    "N8": Terms(8, helper=True, own="own"),
    "MMO": Terms(discards=True, shows=OWN),
    "F9": Terms(9),
    "F10": Terms(10),
    "VMO": Terms(shows=OWN),
    "S11": Terms(11),
    "S12": Terms(12),
    "REV": Terms(shows=ALL),
    "C13": Terms(13),
}
MISERES = tuple(code for code, terms in CONTRACTS.items() if terms.misere)
IN_SUITS = tuple(code for code in CONTRACTS if code not in MISERES)

_PAIRS = ("CS", "HD")  # of one colour
_RED_LAST, _BLACK_LAST = "DH", "SC"
_IN_TURN = "SHCD"


class Contract(NamedTuple):
    """A contract as it was bid."""

    code: str
    suit: str  # '' of a misère, and as long as the suit isn't named

    @property
    def terms(self) -> Terms:
        """What it asks for."""
        return CONTRACTS[self.code]

    @property
    def unnamed(self) -> bool:
        """Say whether the trump suit is still to be named."""
        return not self.suit and not self.terms.misere


def contract_of(word: str) -> Contract | None:
    """Read a contract, `N7H` or `VM`; None where nobody plays one."""
    if word in CONTRACTS:
        return Contract(word, "")
    return Contract(word[:-1], word[-1]) if word[:-1] in IN_SUITS else None


def paired(suit: str) -> str:
    """Return the suits, best first: the cut one, the other of its colour, the other colour."""
    pair = next(pair for pair in _PAIRS if suit in pair)
    rest = _RED_LAST if pair == "CS" else _BLACK_LAST
    return suit + pair.replace(suit, "") + rest


def alternating(suit: str) -> str:
    """Return the suits, best first: from the cut one on, black and red in turn."""
    at = _IN_TURN.index(suit)
    return _IN_TURN[at:] + _IN_TURN[:at]
