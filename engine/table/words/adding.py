"""What is said where cards are added up: the pile, its total, who closes the deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.state import Event
from engine.table.cast import Cast
from engine.table.czech import count, number
from engine.table.telling import MOST_CARDS, size_of, variable
from engine.table.vocabulary import Around, Position, Setting, Told, Words, Zone
from engine.table.words.general import unsaid

_MOST_TOLD = 2  # longer runs of plays are told as the cards that were played


def _base(cast: Cast, event: Event, state: Position) -> str:
    counted = f"součet {event.arg}" if settings(cast).get("base_counts") else "nepočítá se"
    return f"Základ: {cast.cards(event.cards)}, {counted}."


def _played(cast: Cast, run: Sequence[Told], around: Around) -> str:
    """Return who plays what, of many cards only which they are; the total unless it follows."""
    first, last = run[0].event, run[-1].event
    if len(run) <= _MOST_TOLD:
        told = [f"{cast.name(one.seat)} hraje {cast.cards(one.cards, 'acc')}" for one, _ in run]
    else:
        codes = [cast.game.deck.codes[event.cards[0]] for event, _ in run]
        told = [f"od {cast.name(first.seat, 'gen')} po řadě padnou {cast.signs(codes)}"]
        told += [f"poslední hraje {cast.name(last.seat)}"]
    return ", ".join([*told, *([] if "total" in around.wanted else [f"součet {last.arg}"])])


def _pile(cast: Cast, value: Any, setting: Setting) -> str:
    faces = value.split() if isinstance(value, str) else value
    if not faces:
        return ""
    few = len(faces) <= MOST_CARDS
    cards = cast.signs(faces) if few else count(len(faces), "karta")
    told = f"v\u00a0odkládacím balíčku leží {cards}"
    if "total" in setting.example["given"] or "total" in setting.example.get("then", ()):
        return told
    return f"{told} (součet {variable(cast, setting.state, 'total')})"


def _total(cast: Cast, value: Any, setting: Setting) -> str:
    return f"součet je {value}"


def _closed(cast: Cast, value: Any, setting: Setting) -> str:
    """Return who ended the deal, exactly or by how much too high."""
    over, to = variable(cast, setting.state, "over"), settings(cast)["to"]
    if over:
        return f"{cast.keyed(value)} přesahuje {to} o\u00a0{count(over, 'bod', 'acc')}"
    return f"{cast.keyed(value)} doplňuje součet přesně na {to}"


def settings(cast: Cast) -> Mapping[str, Any]:
    """Return how cards are added up in the game."""
    entries = cast.game.settings["phases"]
    return next(entry.get("params") or {} for entry in entries if entry["phase"] == "adding")


def _ended(cast: Cast, value: Any, setting: Setting) -> str:
    """Return whether the deal has ended, and how."""
    state = setting.state
    if value == "nobody":
        seats = range(cast.game.seats)
        held = any(size_of(state, cast, "hand", seat) for seat in seats)
        return "rozdání pokračuje" if held else "karty došly, nikdo neplatí"
    over, to = variable(cast, state, "over"), settings(cast)["to"]
    how = (
        f"přesáhl {to} o\u00a0{count(over, 'bod', 'acc')}"
        if over
        else f"doplnil součet přesně na {to}"
    )
    return f"rozdání končí, {cast.keyed(value)} {how}"


def _over(cast: Cast, value: Any, setting: Setting) -> str:
    """Return how the total came out, unless it is told with who closed the deal."""
    if "closer" in setting.example["then"]:
        return ""
    to = settings(cast)["to"]
    return (
        f"součet přesahuje {to} o\u00a0{count(value, 'bod', 'acc')}"
        if value
        else f"součet je přesně {to}"
    )


def _standing(cast: Cast, state: Position) -> str:
    """Return „Součet 43, do 100 chybí 57.“."""
    total, to = variable(cast, state, "total"), settings(cast)["to"]
    return f"Součet {number(total)}, do {number(to)} chybí {number(to - total)}."


WORDS = Words(
    events={"base": _base},
    recaps={"play": _played},
    given={
        "pile": _pile,
        "total": _total,
    },
    laid={"closer": _closed, "over": unsaid},  # by how much is told with who closed the deal
    then={
        "total": _total,
        "closer": _ended,
        "over": _over,
    },
    counters={"adding": _standing},
    zones={"pile": Zone("v\u00a0odkládacím balíčku", "odkládací balíček")},
)
