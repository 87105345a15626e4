"""What is said at the end of Kolovrat: the last cards of the table, and who has the most."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Seat
from engine.deals import MONEY
from engine.state import Event
from engine.table.cast import Cast
from engine.table.czech import capital, count, listed
from engine.table.telling import amount_of, subject, who
from engine.table.vocabulary import Position, Words
from engine.table.words.capturing import phase_in


def _swept(cast: Cast, event: Event, state: Position) -> str:
    cards = cast.cards(event.cards, "acc")
    return subject(cast, event.seat, f"Ze stolu si berete {cards}.", f"si ze stolu bere {cards}.")


def _counted(cast: Cast, event: Event, state: Position) -> str:
    """Return who has captured how much, from the reader on."""
    seats = cast.from_reader(range(cast.game.seats)) if cast.seat >= 0 else range(cast.game.seats)
    named = [f"{_name(cast, seat)} {event.arg[seat]}" for seat in seats]
    return f"Sebráno: {', '.join(named)}."


def _name(cast: Cast, seat: Seat) -> str:
    return "vy" if seat == cast.seat else cast.name(seat)


def _stays(cast: Cast, event: Event, state: Position) -> str:
    return f"Nejvíc karet nemá jediný hráč, v\u00a0banku zůstává {amount_of(event.arg, MONEY)}."


def sizes(cast: Cast, state: Position) -> Sequence[int]:
    """Return how many cards everybody has captured."""
    return [len(state.zones[slot]) for slot in phase_in(cast).captured]


def most(cast: Cast, state: Position) -> str:
    """Return who has captured the most cards, and how many."""
    captured = sizes(cast, state)
    best = [seat for seat, many in enumerate(captured) if many == max(captured)]
    cards = count(max(captured), "karta", "acc")
    if len(best) == 1:
        return subject(
            cast, best[0], f"Máte {cards}, nejvíc ze všech.", f"má {cards}, nejvíc ze všech."
        )
    names = listed(_name(cast, seat) for seat in best)
    return capital(f"nejvíc karet, {max(captured)}, mají {names}.")


WORDS = Words(
    events={"swept": _swept, "counted": _counted, "pot stays": _stays},
    given={
        "last_play": who("poslední hrál", "nehrál nikdo"),
        "last_capture": who("poslední sbíral", "nesbíral nikdo"),
    },
    phases={"kolovrat.settle": "vyúčtování"},
    endings={"kolovrat.settle": most},
    blanks={"kolovrat.settle": lambda cast, state: "Nejvíc karet má víc hráčů, bank zůstává."},
)
