"""What is said while cards are added up one by one and score at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.finding import phase_of
from engine.moves import Move
from engine.phases.pegging import Pegging
from engine.state import Event, State
from engine.table.cast import Cast
from engine.table.czech import listed, number
from engine.table.telling import did, subject, variable
from engine.table.vocabulary import Around, Doing, Position, Setting, Told, Words, Zone
from engine.table.words.general import silent, unsaid


def _played(cast: Cast, event: Event, state: Position) -> str:
    cards = cast.cards(event.cards, "acc")
    told = f"{cards}, součet {event.arg}."
    return subject(cast, event.seat, f"Hrajete {told}", f"hraje {told}")


def _plays(cast: Cast, run: Sequence[Told], around: Around) -> str:
    """Return who plays what; the sum after the last card, unless it follows."""
    told = [
        f"{cast.name(one.seat)} hraje {cast.cards(one.cards, 'acc')}"
        for one, _ in _merged(cast, run)
    ]
    total = run[-1].event.arg
    return ", ".join([*told, *([] if "total" in around.wanted else [f"součet {total}"])])


def _merged(cast: Cast, run: Sequence[Told]) -> list[Told]:
    """Join cards that one seat plays one after another."""
    found: list[Told] = []
    for event, state in run:
        if found and found[-1].event.seat == event.seat:
            cards = (*found[-1].event.cards, *event.cards)
            found[-1] = Told(event._replace(cards=cards), state)
        else:
            found.append(Told(event, state))
    return found


def _go(cast: Cast, event: Event, state: Position) -> str:
    return subject(cast, event.seat, "Přiložit nemůžete: go.", "říká „go“.")


def _gone(cast: Cast, run: Sequence[Told], around: Around) -> str:
    seats = list(dict.fromkeys(one.event.seat for one in run))
    return did(cast, seats, "říká „go“", "říkají „go“")


def _series(cast: Cast, value: Any, setting: Setting) -> str:
    """Return the cards of the series and what they add up to; before the hands, if those follow."""
    return "" if "hands" in setting.example["given"] else _row(cast, value, setting)


def _row(cast: Cast, value: Any, setting: Setting) -> str:
    faces = value.split() if isinstance(value, str) else value
    if not faces:
        return ""
    total = variable(cast, setting.state, "total")
    return f"v\u00a0řadě leží {cast.signs(faces)}, součet {number(total)}"


def _hands(cast: Cast, value: Mapping[str, Any], setting: Setting) -> str:
    """Return what the other one holds: the mover's own hand is told after it."""
    row = _row(cast, setting.example["given"].get("series", ()), setting)
    told = [row] if row else []
    for role, codes in value.items():
        faces = codes.split() if isinstance(codes, str) else list(codes)
        held = f"má v\u00a0ruce {cast.signs(faces, 'acc')}" if faces else "už nemá žádnou kartu"
        told.append(f"{cast.keyed(role)} {held}")
    return ", ".join(told)


def _total(cast: Cast, value: int, setting: Setting) -> str:
    if value == 0:
        return "začíná nová řada od nuly"
    return f"součet je {number(value)}"


def _said_go(cast: Cast, value: Sequence[str], setting: Setting) -> str:
    return f"{listed(cast.keyed(one) for one in value)} do této řady už nepřiloží" if value else ""


def _behind(cast: Cast, value: Mapping[str, int], setting: Setting) -> str:
    """Return „zadní kolík předáka stojí na 20“."""
    told = (f"{cast.keyed(role, 'gen')} stojí na\u00a0{hole}" for role, hole in value.items())
    return ", ".join(f"zadní kolík {one}" for one in told)


def _standing(cast: Cast, state: Position) -> str:
    """Return „Součet 21.“, where there is no table to be seen."""
    return f"Součet {number(variable(cast, state, 'total'))}."


def _ask(cast: Cast, state: Position) -> str:
    total: int = variable(cast, state, "total")
    if not total:
        return "Začínáte novou řadu."
    limit = phase_of(cast.game, Pegging).limit
    return f"Jste na tahu, do {number(limit)} chybí {number(limit - total)}."


def _refused_go(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    return "Go teď hlásit nejde"


def _say_go(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    return "říct „go“"


WORDS = Words(
    events={"play": _played, "go": _go, "series": silent},
    recaps={"play": _plays, "go": _gone},
    given={"series": _series, "hands": _hands, "behind": _behind, "played": unsaid},
    then={"total": _total, "go": _said_go, "behind": _behind},
    zones={
        "series": Zone("v\u00a0řadě", "řadu"),
        "played": Zone("mezi přiloženými kartami", "přiložené karty"),
    },
    doings={"go": Doing(_say_go, refused=_refused_go)},
    prompts={"pegging": _ask},
    counters={"pegging": _standing},
    phases={"pegging": "sehrávka"},
)
