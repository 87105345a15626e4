"""What is said where cards are added up: the pile, its total, who closes the deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.state import Event
from engine.table.cast import Cast
from engine.table.czech import count
from engine.table.telling import MOST_CARDS, variable, who
from engine.table.vocabulary import Around, Position, Setting, Told, Words, Zone
from engine.table.words.general import unsaid

_MOST_TOLD = 2  # longer runs of plays are told as the cards that were played


def _base(cast: Cast, event: Event, state: Position) -> str:
    counted = f"součet {event.arg}" if _settings(cast).get("base_counts") else "nepočítá se"
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
    return f"{told} (součet {variable(cast, setting.start, 'total')})"


def _total(cast: Cast, value: Any) -> str:
    return f"součet je {value}"


def _closed(cast: Cast, value: Any, setting: Setting) -> str:
    """Return who ended the deal, exactly or by how much too high."""
    over, to = variable(cast, setting.start, "over"), _settings(cast)["to"]
    if over:
        return f"{cast.keyed(value)} překračuje {to} o\u00a0{count(over, 'bod', 'acc')}"
    return f"{cast.keyed(value)} doplňuje součet přesně na {to}"


def _settings(cast: Cast) -> Mapping[str, Any]:
    """Return how cards are added up in the game."""
    entries = cast.game.settings["phases"]
    return next(entry.get("params") or {} for entry in entries if entry["phase"] == "adding")


def _over(cast: Cast, value: Any) -> str:
    return (
        f"součet je překročen o\u00a0{count(value, 'bod', 'acc')}" if value else "součet je přesný"
    )


WORDS = Words(
    events={"base": _base},
    recaps={"play": _played},
    given={
        "pile": _pile,
        "total": lambda cast, value, setting: _total(cast, value),
    },
    laid={"closer": _closed, "over": unsaid},  # by how much is told with who closed the deal
    then={
        "total": _total,
        "closer": who("rozdání uzavírá", "rozdání nikdo neuzavírá"),
        "over": _over,
    },
    zones={"pile": Zone("v\u00a0odkládacím balíčku", "odkládací balíček")},
)
