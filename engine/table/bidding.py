"""How bids are called: „2 piky“, „3 bez trumfů“, „malý boston v pikách“, „garde“."""

from __future__ import annotations

from engine.mechanics.bids import NO_TRUMPS, Bid, BidTable
from engine.phases.auction_turns import NO_BIDS
from engine.table.cast import Cast
from engine.table.czech import count, suit_name, suit_sign
from engine.table.czech.cards import SUITS
from engine.table.czech.grammar import Case
from engine.table.vocabulary import words_of

_SHORT_NO_TRUMPS = "BT"
_CALLS = {"pass": "pas", "double": "kontra", "redouble": "rekontra"}
DOUBLED = ("", "kontra", "rekontra")


def table_of(cast: Cast) -> BidTable | None:
    """Return the table of the game's bids, None where there is no auction."""
    tables = (getattr(phase, "table", None) for phase in cast.game.phases)
    return next((table for table in tables if isinstance(table, BidTable)), None)


def bid_name(cast: Cast, code: str, case: Case = "nom") -> str:
    """Return a bid in a sentence, in the nominative or the accusative: „malou mizérii“."""
    bid = _bid(cast, code)
    if bid.name.isdecimal() and bid.suit:
        return _level(cast, bid)
    name = contract_name(cast, bid.name, case)
    if bid.suit == NO_TRUMPS:
        return f"{name} bez trumfů"
    return f"{name} v\u00a0{suit_name(bid.suit, 'loc', cast.suits)}" if bid.suit else name


def bid_sign(cast: Cast, code: str) -> str:
    """Return a call as it is written down: „4♠“, „3 BT“, „malý boston ♠“, „pas“."""
    if code in NO_BIDS:
        return _CALLS[code]
    bid = _bid(cast, code)
    name = contract_name(cast, bid.name)
    gap = "" if name.isdecimal() and bid.suit != NO_TRUMPS else "\u00a0"
    return f"{name}{gap}{strain_sign(cast, bid.suit)}" if bid.suit else name


def contract_name(cast: Cast, name: str, case: Case = "nom") -> str:
    """Return what a contract is called whatever its suit: „malý boston“; else its code."""
    named = words_of(cast.game).contracts.get(name)
    return name if named is None else named[case == "acc"]


def strain_sign(cast: Cast, suit: str) -> str:
    """Return the sign of a bid's suit, „BT“ for no trumps."""
    return _SHORT_NO_TRUMPS if suit == NO_TRUMPS else suit_sign(suit, cast.suits)


def _level(cast: Cast, bid: Bid) -> str:
    if bid.suit == NO_TRUMPS:
        return f"{bid.name}\u00a0bez trumfů"
    noun = SUITS[cast.suits[bid.suit]].bid
    return count(int(bid.name), noun) if noun else f"{bid.name} {suit_name(bid.suit)}"


def _bid(cast: Cast, code: str) -> Bid:
    table = table_of(cast)
    return table.bid(code) if table is not None else Bid(code)
