"""What an example may say of a variable: told by the value that the variable begins with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.cards import NOBODY, Seat
from engine.errors import PositionError
from engine.params import Half
from engine.zones import Variable


def variable_value(
    variable: Variable, value: Any, seats: int, seat_of: Callable[[Any], Seat]
) -> Any:
    """Return a variable's value from the one that an example gives.

    Args:
        variable: a seat, a number, numbers by seat, a list of seats, or a word.
        value: as it stands in the record.
        seats: how many play.
        seat_of: finds the seat of a role.

    Raises:
        PositionError: the value isn't of that kind.
    """
    first = variable.initial
    if isinstance(first, int):
        if first != NOBODY:
            return whole(variable.name, value)
        return NOBODY if value == "nobody" else seat_of(value)
    if first == ():
        return _seats(variable.name, value, seat_of)
    if isinstance(first, tuple):
        return _numbers(variable, value, seats, seat_of)
    if not isinstance(value, str):
        raise PositionError(f"„{variable.name}“ má být slovo, je tu „{value}“ – opravte ho")
    return value


def whole(name: str, value: Any, low: int | None = 0) -> int:
    """Return a whole number, not below `low`.

    Raises:
        PositionError: it is something else.
    """
    number = isinstance(value, int) and not isinstance(value, bool)
    if not number or (low is not None and value < low):
        least = "" if low is None else f" od {low}"
        raise PositionError(f"„{name}“ má být celé číslo{least}, je tu „{value}“ – opravte ho")
    return int(value)


def by_role(value: Any, name: str, seat_of: Callable[[Any], Seat]) -> dict[Seat, Any]:
    """Return what stands under roles by their seats.

    Raises:
        PositionError: it isn't written by roles, or two of them are the same seat.
    """
    if not isinstance(value, Mapping):
        raise PositionError(f"„{name}“ má každý hráč: napište, čí co je: {{dealer: …}}")
    found: dict[Seat, Any] = {}
    for role, one in value.items():
        seat = seat_of(role)
        if seat in found:
            raise PositionError(f"místo „{role}“ je v „{name}“ dvakrát – nechte jen jedno")
        found[seat] = one
    return found


def _seats(name: str, value: Any, seat_of: Callable[[Any], Seat]) -> tuple[Seat, ...]:
    if not isinstance(value, list | tuple):
        raise PositionError(f"„{name}“ je seznam míst, je tu „{value}“ – napište [dealer]")
    found = tuple(seat_of(role) for role in value)
    if len(set(found)) < len(found):
        raise PositionError(f"v „{name}“ je některé místo dvakrát – nechte ho jen jednou")
    return found


def _numbers(
    variable: Variable, value: Any, seats: int, seat_of: Callable[[Any], Seat]
) -> tuple[int, ...]:
    if isinstance(value, list | tuple) and len(value) == seats:
        value = {f"P{seat}": one for seat, one in enumerate(value)}
    numbers = by_role(value, variable.name, seat_of)
    read = _halves if variable.halves else whole
    return tuple(read(variable.name, numbers.get(seat, 0)) for seat in range(seats))


def _halves(name: str, value: Any) -> int:
    """Return a number of points, which may end in a half, in halves."""
    if bad := Half(name).check(value):
        raise PositionError(bad)
    return int(2 * value)
