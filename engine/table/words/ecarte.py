"""What is said in Écarté: the exchange, the king of trumps, the player bound to win."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.moves import Move
from engine.state import Event, State
from engine.table.cast import Cast
from engine.table.czech import count, times
from engine.table.telling import each, size_of, subject, variable, who
from engine.table.vocabulary import Around, Doing, Position, Setting, Told, Words, Zone


def _discard(cast: Cast, event: Event, state: Position) -> str:
    cards = cast.cards(event.cards, "acc")
    return subject(cast, event.seat, f"Odhazujete {cards}.", "vybírá karty k\u00a0výměně.")


def _discarded(cast: Cast, run: Sequence[Told], around: Around) -> str:
    """Return what is laid aside so far; once it is exchanged only the number is told."""
    if around.following == "exchange":
        return ""
    codes = [cast.game.deck.codes[one.event.cards[0]] for one in run]
    return f"{cast.name(run[0].event.seat)} odhazuje {cast.signs(codes, 'acc')}"


def _exchange(cast: Cast, event: Event, state: Position) -> str:
    if not event.arg:
        return subject(cast, event.seat, "Neměníte nic.", "nemění nic.")
    cards = count(event.arg, "karta", "acc")
    return subject(cast, event.seat, f"Měníte {cards}.", f"mění {cards}.")


def _forced(cast: Cast, event: Event, state: Position) -> str:
    if event.seat == cast.seat:
        return "Jste hlavní hráč: rozdání musíte získat."
    return f"Hlavní hráč: {cast.name(event.seat)}."


def _given_forced(cast: Cast, value: Any, setting: Setting) -> str:
    return f"hlavním hráčem je {cast.keyed(value)}" if value != "nobody" else ""


def _given_king(cast: Cast, value: Any, setting: Setting) -> str:
    return f"{cast.keyed(value)} už krále ohlásil" if value != "nobody" else ""


def _exchanges(cast: Cast, value: Any, setting: Setting) -> str:
    return f"karty se už {times(value)} měnily" if value else ""


def _stage(cast: Cast, value: Any, setting: Setting) -> str:
    forehand = cast.role(cast.game.after(setting.state.dealer))
    return f"{forehand} navrhuje výměnu" if value == "accept" else ""


def _staged(cast: Cast, state: State) -> int:
    return size_of(state, cast, "staging", state.turn)


def _swap(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    return f"vyměnit {count(_staged(cast, state), 'karta', 'acc')}"


def _need_not(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    return "" if _staged(cast, state) else "nemusí vyměnit nic"


def _must(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    return "" if _staged(cast, state) else "musí něco vyměnit"


def _announce(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    """Return „ohlásit krále“, of another suit than trumps which card it is."""
    codes = [cast.game.deck.codes[card] for move in moves for card in move.cards]
    if codes == [f"K{variable(cast, state, 'trump')}"]:
        return "ohlásit krále"
    return f"ohlásit {cast.signs(codes, 'acc')}"


WORDS = Words(
    events={"discard": _discard, "exchange": _exchange, "forced": _forced},
    recaps={"discard": _discarded, "exchange": each(_exchange)},
    given={
        "forced": _given_forced,
        "king": _given_king,
        "exchanges": _exchanges,
        "stage": _stage,
    },
    then={
        "forced": who("hlavním hráčem je", "hlavním hráčem není nikdo"),
        "king": who("krále hlásí", "krále nehlásí nikdo"),
        "exchanges": lambda cast, value, setting: f"proběhla {value}. výměna",
    },
    zones={
        "discard": Zone("v\u00a0odhozu", "odhoz"),
        "staging": Zone("mezi kartami k\u00a0výměně", "karty k\u00a0výměně"),
    },
    doings={
        "done": Doing(_swap, may=_need_not, barred=_must),
        "announce": Doing(_announce),
    },
    phases={"ecarte.settle": "vyúčtování", "ecarte.turned_king": "bod za otočeného krále"},
)
