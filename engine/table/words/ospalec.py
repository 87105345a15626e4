"""What is said in Ospalec: the race to lay the cards down, and who is asleep."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.cards import NOBODY, Seat
from engine.finding import phase_of
from engine.games.ospalec.race import LATE, MISSING, Race
from engine.moves import Move
from engine.state import Event, State
from engine.table.cast import NO_READER, Cast
from engine.table.czech import agree, count, listed, number
from engine.table.telling import each, seconds, variable, who
from engine.table.vocabulary import Doing, Position, Setting, Words, kind_of
from engine.table.words.general import unsaid


def _race_of(cast: Cast) -> Race:
    return phase_of(cast.game, Race)


def _lay(cast: Cast, event: Event, state: Position) -> str:
    """Tell of one's own time only: those of others are hidden until all are there."""
    late = event.arg == LATE
    if cast.seat == event.seat:
        return "Na položení karet je pozdě." if late else f"Karty pokládáte za {_time(event)}."
    if cast.seat != NO_READER:
        return ""
    name = cast.name(event.seat)
    return f"{name} to nestihne." if late else f"{name} pokládá karty za {_time(event)}."


def _time(event: Event) -> str:
    return seconds(int(event.arg))


def _race(cast: Cast, event: Event, state: Position) -> str:
    if _race_of(cast).by == MISSING:
        lacks = variable(cast, state, "lacks")[event.seat]
        return f"Nejvíc karet do barvy chybí {_to(cast, event.seat)}: {count(lacks, 'karta')}."
    who = "vy" if event.seat == cast.seat else cast.name(event.seat)
    verb = "pokládáte" if event.seat == cast.seat else "pokládá"
    return f"Poslední {verb} karty {who}."


def _to(cast: Cast, seat: Seat) -> str:
    return "vám" if seat == cast.seat else cast.name(seat, "dat")


def _do(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    """Return when the cards may be laid down: „položit karty za 0,64 s“."""
    if cast.seat == state.turn or kind_of(cast.game, state.phase) != "ospalec.race":
        return "položit karty"
    hundredths = [int(move.arg) for move in moves if move.arg != LATE]
    times = [f"za {seconds(one)}" if one else "hned" for one in hundredths]
    late = ["vůbec"] if any(move.arg == LATE for move in moves) else []
    return f"položit karty {listed([*times, *late], 'nebo')}"


def _ask(cast: Cast, state: Position) -> str:
    return "Teď rychle: položte karty!"


def _sleeper(cast: Cast, state: Position) -> str:
    seat: Seat = variable(cast, state, "sleeper", NOBODY)
    if seat == NOBODY:
        return ""
    return "Ospalcem jste vy." if seat == cast.seat else f"Ospalcem je {cast.name(seat)}."


def _order(cast: Cast, value: Sequence[str], setting: Setting) -> str:
    return f"pořadí je {listed(cast.keyed(one) for one in value)}"


def _lacks(cast: Cast, value: Mapping[str, int], setting: Setting) -> str:
    told: list[str] = []
    for key, many in value.items():
        lacks = f"do barvy {agree(many, 'chybí', 'chybějí')} {count(many, 'karta')}"
        told.append(f"{cast.keyed(key, 'dat')} {number(many) if told else lacks}")
    return ", ".join(told)


WORDS = Words(
    events={"lay": _lay, "race": _race},
    recaps={"lay": each(_lay)},
    given={"sleeper": who("poslední položil karty"), "pressed": unsaid},
    then={
        "order": _order,
        "sleeper": who("ospalcem je", "ospalec se nehledá"),
        "lacks": _lacks,
        "times": unsaid,
    },
    doings={"lay": Doing(_do)},
    prompts={"ospalec.race": _ask},
    endings={"ospalec.settle": _sleeper},
)
