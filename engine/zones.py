"""Where cards lie and who learns what enters: the layout of a game's state.

Phases ask the layout for zones, variables and accounts while a game is compiled and keep
the slot numbers; states then hold plain tuples.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from engine.cards import NOBODY, Cards, Seat
from engine.errors import RecordError


class Sight(Enum):
    """Who learns a card that enters a zone."""

    ALL = "all"
    OWNER = "owner"
    NONE = "none"


@dataclass(frozen=True)
class Zone:
    """A place for cards: a set (mask) or an ordered run (tuple, index 0 is the top)."""

    name: str
    owner: Seat
    sight: Sight
    ordered: bool
    inferred: bool  # public play says which cards it can't hold (`may`)
    holds: Cards | None = None  # cards that can lie here by the rules; None: any

    def seen_by(self, seat: Seat) -> bool:
        """Say whether the seat learns what enters here."""
        return self.sight is Sight.ALL or (self.sight is Sight.OWNER and self.owner == seat)


@dataclass(frozen=True)
class Variable:
    """A public value of the state; `lasting` ones survive the deal.

    Of a `secret` one, which has a value for each seat, a seat sees only its own; one that has none
    is what the rules keep, not the players: nobody sees it.
    """

    name: str
    initial: Any
    lasting: bool
    halves: bool = False  # counts halves; records speak of wholes
    secret: bool = False

    def seen_by(self, seat: Seat, value: Any) -> Any:
        """Return what a seat sees of a value: what is hidden is as it was at first."""
        if not self.secret:
            return value
        own = (value[seat],) if self.initial else ()
        return (*self.initial[:seat], *own, *self.initial[seat + 1 :])


@dataclass(frozen=True)
class Account:
    """Something that is counted: points, chips, the pot (owner NOBODY).

    Partners share one; its owner is the first seat of their side. What is written in a column
    counts in the account that it is a column of as well.
    """

    name: str
    owner: Seat
    column_of: str = ""


@dataclass
class Layout:
    """The slots of a game's states, gathered while its phases are built."""

    seats: int
    sides: tuple[tuple[Seat, ...], ...] = ()  # who plays together; () where everybody is alone
    zones: list[Zone] = field(default_factory=list)
    variables: list[Variable] = field(default_factory=list)
    accounts: list[Account] = field(default_factory=list)

    def zone(self, name: str, sight: Sight, *, ordered: bool = False) -> int:
        """Return the slot of a shared zone, adding it on first use."""
        return self._zone(Zone(name, NOBODY, sight, ordered, inferred=False))

    def zones_of_seats(
        self,
        name: str,
        sight: Sight,
        *,
        ordered: bool = False,
        inferred: bool = False,
        holds: Cards | None = None,
    ) -> tuple[int, ...]:
        """Return the slots of a zone that every seat has, by seat."""
        return tuple(
            self._zone(Zone(name, seat, sight, ordered, inferred, holds))
            for seat in range(self.seats)
        )

    def hands(self) -> tuple[int, ...]:
        """Return the slots of the hands: seen by their owner, narrowed by public play."""
        return self.zones_of_seats("hand", Sight.OWNER, inferred=True)

    def variable(
        self,
        name: str,
        initial: Any,
        *,
        lasting: bool = False,
        halves: bool = False,
        secret: bool = False,
    ) -> int:
        """Return the slot of a variable, adding it on first use."""
        wanted = Variable(name, initial, lasting, halves, secret)
        for slot, variable in enumerate(self.variables):
            if variable.name == name:
                if variable != wanted:
                    raise RecordError(f"proměnná „{name}“ je určena dvakrát různě")
                return slot
        self.variables.append(wanted)
        return len(self.variables) - 1

    def named(self, name: str) -> int | None:
        """Return the slot of a variable that an earlier phase has claimed, if any has."""
        slots = (slot for slot, one in enumerate(self.variables) if one.name == name)
        return next(slots, None)

    def account(self, name: str) -> int:
        """Return the slot of a shared account such as the pot."""
        return self._account(Account(name, NOBODY))

    def accounts_of_seats(self, name: str, *, column_of: str = "") -> tuple[int, ...]:
        """Return the slots of an account that every side has, by seat: partners share a slot."""
        return tuple(
            self._account(Account(name, self.side(seat)[0], column_of))
            for seat in range(self.seats)
        )

    def side(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the seats of a seat's side, its own among them."""
        return next((side for side in self.sides if seat in side), (seat,))

    def _zone(self, wanted: Zone) -> int:
        for slot, zone in enumerate(self.zones):
            if (zone.name, zone.owner) == (wanted.name, wanted.owner):
                if zone != wanted:
                    raise RecordError(f"zóna „{zone.name}“ je určena dvakrát různě")
                return slot
        self.zones.append(wanted)
        return len(self.zones) - 1

    def _account(self, wanted: Account) -> int:
        if wanted not in self.accounts:
            self.accounts.append(wanted)
        return self.accounts.index(wanted)
