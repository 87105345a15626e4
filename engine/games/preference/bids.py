"""Preference's calls: what has been said, how an auction stands, what may be said next."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from engine.cards import NOBODY, Seat

if TYPE_CHECKING:
    from engine.plan import Plan

PASS, HOLD, HEARTS = "pass", "hold", "hearts"
HAND = "hand"  # followed by the code of the suit that is named at once

SUIT_ORDER = "suit_order"  # the variable that says which suit is better, the best first

Called: TypeAlias = Sequence[tuple[Seat, str]]


class Stand(NamedTuple):
    """How an auction stands."""

    contract: str = ""  # the best call so far
    holder: Seat = NOBODY  # whose it is
    bidders: tuple[Seat, ...] = ()  # have called something else than pass
    out: tuple[Seat, ...] = ()  # have passed

    @property
    def number(self) -> int:
        """The number called last, 0 while there is none or a hand game is called."""
        return int(self.contract) if self.contract.isdecimal() else 0


class Bids(NamedTuple):
    """The calls of a game, and which rules about them are in force."""

    suits: tuple[str, ...]  # rising; the number of a suit is its place
    off: Collection[str]  # parts switched off

    def contracts(self) -> list[str]:
        """Return every contract, rising."""
        numbers = [str(place + 1) for place in range(len(self.suits))]
        return [*numbers, *(HAND + suit for suit in self.suits[:-1]), HEARTS]

    def rank(self, contract: str) -> int:
        """Return the place of a contract, -1 for none."""
        return self.contracts().index(contract) if contract else -1

    def trump(self, contract: str) -> str | None:
        """Return the trumps that a contract names at once."""
        if contract == HEARTS:
            return self.suits[-1]
        return contract.removeprefix(HAND) if contract.startswith(HAND) else None

    def named(self, contract: str) -> tuple[str, ...]:
        """Return the suits that may be named after a number: those of at least its value."""
        return self.suits[int(contract) - 1 :] if contract.isdecimal() else ()

    def forbids(self, stand: Stand, order: Sequence[Seat], seat: Seat, call: str) -> str | None:
        """Return the name of the part that forbids a call, '' for no rule, None if it is legal."""
        if call == PASS:
            alone = not stand.contract and len(stand.out) == len(order) - 1
            return "void" if alone and "void" in self.off else None
        if call == HOLD:
            return self._holding(stand, order, seat)
        if call not in self.contracts():
            return ""
        if call.isdecimal():
            return self._number(stand, order, seat, int(call))
        if "hearts" in self.off if call == HEARTS else "hand" in self.off:
            return ""
        if seat in stand.bidders and "hand_first" not in self.off:
            return "hand_first"
        held = stand.contract if stand.contract.startswith(HAND) else ""
        low = held and self.rank(call) <= self.rank(held)
        return "hand_over" if low and "hand_over" not in self.off else None

    def _holding(self, stand: Stand, order: Sequence[Seat], seat: Seat) -> str | None:
        if not stand.number or seat not in stand.bidders or "hold" in self.off:
            return ""
        behind = order.index(seat) > order.index(stand.holder)
        return "priority" if behind and "priority" not in self.off else None

    def _number(self, stand: Stand, order: Sequence[Seat], seat: Seat, number: int) -> str | None:
        if stand.contract and not stand.number:
            return "hand"
        if number <= stand.number or (number > stand.number + 1 and "step" not in self.off):
            return "step"
        if seat not in stand.bidders:
            return None
        ahead = order.index(seat) < order.index(stand.holder)
        return "hold" if ahead and "hold" not in self.off else None


def bids_of(plan: Plan, off: Collection[str] = ()) -> Bids:
    """Return the calls of a game whose auction has said which suit is better."""
    slot = plan.layout.named(SUIT_ORDER)
    order = "" if slot is None else plan.layout.variables[slot].initial
    return Bids(tuple(reversed(order)), off)


def stand(called: Called) -> Stand:
    """Return how an auction stands after these calls; who holds a number calls it again."""
    now = Stand()
    for seat, call in called:
        if call == PASS:
            now = now._replace(out=(*now.out, seat))
            continue
        bidders = now.bidders if seat in now.bidders else (*now.bidders, seat)
        now = now._replace(contract=call, holder=seat, bidders=bidders)
    return now
