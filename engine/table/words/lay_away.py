"""What is said of laying cards away into a heap that nobody looks at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.moves import Move
from engine.state import Event, State
from engine.table.cast import Cast
from engine.table.czech import count
from engine.table.telling import size_of, subject
from engine.table.vocabulary import Around, Doing, Position, Setting, Told, Words, Zone
from engine.table.words.general import silent


def _laid(cast: Cast, event: Event, state: Position) -> str:
    """Tell that somebody has chosen; which cards, nobody else learns."""
    cards = count(event.arg, "karta", "acc")
    return subject(cast, event.seat, f"Odkládáte {cards} do cribu.", f"odkládá {cards} do cribu.")


def _lays(cast: Cast, run: Sequence[Told], around: Around) -> str:
    """Return what everybody lays away, each seat's cards together."""
    seats = list(dict.fromkeys(one.event.seat for one in run))
    told = []
    for seat in seats:
        cards = [one.event.cards[0] for one in run if one.event.seat == seat]
        told.append(f"{cast.name(seat)} odkládá do cribu {cast.cards(cards, 'acc')}")
    return ", ".join(told)


def _crib(cast: Cast, value: Any, setting: Setting) -> str:
    faces = value.split() if isinstance(value, str) else value
    return f"v\u00a0cribu leží {cast.signs(faces)}"


def _lay(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    cards = [move.cards[0] for move in moves]
    return f"odložit do cribu {cast.cards(cards, 'acc', 'nebo')}"


def _ask(cast: Cast, state: Position) -> str:
    whose = "svého" if state.dealer == cast.seat else "soupeřova"
    staged = size_of(state, cast, "staging", cast.seat)
    more = "ještě jednu kartu" if staged else "dvě karty"
    return f"Vyberte {more} do {whose} cribu."


WORDS = Words(
    events={"lay": silent, "laid": _laid},
    recaps={"lay": _lays},
    given={"crib": _crib},
    zones={
        "crib": Zone("v\u00a0cribu", "crib"),
        "staging": Zone("mezi odloženými", "odložené karty"),
    },
    doings={"lay": Doing(_lay)},
    prompts={"lay_away": _ask},
    phases={"lay_away": "odkládání do cribu"},
)
