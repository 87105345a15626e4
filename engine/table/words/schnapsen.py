"""What is said in schnapsen: the jack of trumps, closing the talon, what is remembered of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.moves import Move
from engine.state import Event, State
from engine.table.cast import Cast
from engine.table.czech import agree, count, rank_name
from engine.table.telling import each, subject, variable, who
from engine.table.vocabulary import Around, Doing, Position, Setting, Told, Words
from engine.table.words.general import unsaid

_STRICT = "od teď se ctí barva a\u00a0přebíjí"


def _exchange(cast: Cast, event: Event, state: Position) -> str:
    cards = cast.cards(event.cards, "acc")
    jack = _jack(cast, state)
    return subject(cast, event.seat, f"Měníte {jack} za {cards}.", f"mění {jack} za {cards}.")


def _jack(cast: Cast, state: Position) -> str:
    """Return the lowest trump as it is called: with German cards it is an unter."""
    rank, trump = cast.game.order[-1], variable(cast, state, "trump")
    return cast.sign(f"{rank}{trump}", "acc")


def _close(cast: Cast, event: Event, state: Position) -> str:
    told = subject(cast, event.seat, "Zavíráte talon", "zavírá talon")
    return f"{told}, {_STRICT}."


def _closed(cast: Cast, run: Sequence[Told], around: Around) -> str:
    return f"{cast.name(run[0].event.seat)} zavírá talon"


def _talon_out(cast: Cast, event: Event, state: Position) -> str:
    return f"Talon je rozebraný, {_STRICT}."


def _sizes(cast: Cast, value: Mapping[str, int], setting: Setting) -> str:
    """Return how many cards the talon has with the turned one under it."""
    left = value["talon"] + 1
    if left == 1:
        return "talon je rozebraný"
    return f"v\u00a0talonu {agree(left, 'zbývá', 'zbývají')} {count(left, 'karta')}"


def _record(cast: Cast, value: int, setting: Setting) -> str:
    """Return what the opponent had when the talon was closed."""
    given = setting.example["given"]
    if setting.state.turn >= 0:
        return ""  # still at play, it will matter only at the end
    if not value:
        return "soupeř byl při zavření bez zdvihu"
    points = count(given.get("closed_points", 0), "bod", "acc")
    return f"soupeř měl při zavření {count(value, 'zdvih', 'acc')} a\u00a0{points}"


def _then_points(cast: Cast, value: Any, setting: Setting) -> str:
    return f"soupeř má v\u00a0té chvíli {count(value, 'bod', 'acc')}"


def _then_tricks(cast: Cast, value: Any, setting: Setting) -> str:
    return count(value, "zdvih", "acc")


def _swap(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    return f"vyměnit trumfového {rank_name(cast.game.order[-1], 'acc', cast.suits)}"


def _score(cast: Cast, value: Mapping[str, int], setting: Setting) -> str:
    """Return how much everybody still has to write off."""
    (first, amount), *rest = value.items()
    told = f"{cast.keyed(first, 'dat')} {agree(amount, 'zbývá', 'zbývají')} {count(amount, 'bod')}"
    return ", ".join([told, *(f"{cast.keyed(seat, 'dat')} {other}" for seat, other in rest)])


WORDS = Words(
    events={"exchange": _exchange, "close": _close, "talon out": _talon_out},
    recaps={"exchange": each(_exchange), "close": _closed},
    given={
        "score": _score,
        "sizes": _sizes,
        "closed_by": who("talon zavřel"),
        "closed_tricks": _record,
        "closed_points": unsaid,  # told with the tricks
        "leader": who("poslední zdvih vzal"),
    },
    then={
        "closed_by": who("talon zavírá", "talon nezavřel nikdo"),
        "closed_points": _then_points,
        "closed_tricks": _then_tricks,
    },
    doings={"exchange": Doing(_swap)},
    phases={"schnapsen.settle": "vyúčtování"},
)
