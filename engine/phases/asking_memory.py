"""What everybody at the table can remember of questions and answers.

Cards change hands in sight of all, so whatever nobody has seen lies where it was dealt. What
was once refused or promised therefore stays true until the card is seen.
"""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from engine.bounds import Bound
from engine.cards import Cards, Seat

T = TypeVar("T")

MEMORY, ASKED = "memory", "asked"  # public variables


class Asked(NamedTuple):
    """A question as everybody has heard it."""

    seat: Seat
    target: Seat
    what: str  # the face of a card, or the code of a set
    had: bool | None = None  # None: not answered yet


class Memory(NamedTuple):
    """Public knowledge of the hands, by seat."""

    has: tuple[Cards, ...]  # cards that all have seen it take
    lacks: tuple[Cards, ...]  # cards that it has shown not to hold
    some: tuple[tuple[Cards, ...], ...]  # of each of these it holds one at least, unseen so far

    def asked(self, seat: Seat, cards: Cards, missing: Cards) -> Memory:
        """Remember a question: the seat holds one of these cards, and none of the missing."""
        after = self._without(seat, missing)
        if after.has[seat] & cards:
            return after
        elsewhere = 0
        for other, has in enumerate(after.has):
            elsewhere |= has if other != seat else 0
        held = cards & ~after.lacks[seat] & ~elsewhere
        if any(not one & ~held for one in after.some[seat]):
            return after
        sets = (*(one for one in after.some[seat] if held & ~one), held)
        return after._replace(some=_put(after.some, seat, sets))

    def refused(self, seat: Seat, cards: Cards) -> Memory:
        """Remember that a seat holds none of these cards."""
        return self._without(seat, cards)

    def given(self, card: Cards, source: Seat, target: Seat) -> Memory:
        """Remember who has given a card to whom; the giver's promise may be kept by that."""
        has = _put(self.has, source, self.has[source] & ~card)
        lacks = _put(self.lacks, source, self.lacks[source] | card)
        some = tuple(
            tuple(one & ~card for one in sets if seat != source or not one & card)
            for seat, sets in enumerate(self.some)
        )
        return Memory(
            _put(has, target, has[target] | card),
            _put(lacks, target, lacks[target] & ~card),
            some,
        )

    def laid(self, cards: Cards) -> Memory:
        """Forget cards that lie on the table."""
        return Memory(
            tuple(has & ~cards for has in self.has),
            tuple(lacks & ~cards for lacks in self.lacks),
            tuple(tuple(one for one in sets if not one & cards) for sets in self.some),
        )

    def bounds(self) -> list[Bound]:
        """Return what every made world must keep."""
        return [
            Bound(seat, one, 1, one.bit_count())
            for seat, sets in enumerate(self.some)
            for one in sets
        ]

    def _without(self, seat: Seat, cards: Cards) -> Memory:
        sets = tuple(one & ~cards for one in self.some[seat])
        return self._replace(
            lacks=_put(self.lacks, seat, self.lacks[seat] | cards),
            some=_put(self.some, seat, sets),
        )


def nothing(seats: int) -> Memory:
    """Return the memory of a deal that has just begun."""
    return Memory((0,) * seats, (0,) * seats, ((),) * seats)


def _put(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
