"""What is said when hands are laid down and compared."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.state import Event
from engine.table.cast import Cast
from engine.table.czech import number
from engine.table.telling import by_role
from engine.table.vocabulary import Position, Setting, Words


def _shown(cast: Cast, event: Event, state: Position) -> str:
    """Return what everybody's hand is worth, the best first."""
    ranked = sorted(event.arg, key=lambda pair: -pair[1])
    told = (
        f"{'vy' if seat == cast.seat else cast.name(seat)} {_worth(worth)}"
        for seat, worth in ranked
    )
    return f"Vyloženo: {', '.join(told)}."


def _worth(halves: int) -> str:
    return number(halves // 2 if halves % 2 == 0 else halves / 2)


def _values(cast: Cast, value: Mapping[str, Any], setting: Setting) -> str:
    if not value:
        return "karty se ještě nevykládají"
    return by_role(cast, value, "bod")


def _nobody(cast: Cast, state: Position) -> str:
    return "Čárku nedostává nikdo."


WORDS = Words(
    events={"showdown": _shown},
    then={"values": _values},
    blanks={"showdown": _nobody},
    phases={"showdown": "vyložení karet"},
)
