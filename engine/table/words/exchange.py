"""What is said of buying cards: what is laid aside, and how many are drawn for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.cards import NOBODY
from engine.moves import Move
from engine.phases.deal import TAKEN_UP
from engine.state import Event, State
from engine.table.cast import Cast
from engine.table.czech import agree, count
from engine.table.telling import by_role, size_of, subject, variable
from engine.table.vocabulary import Around, Doing, Position, Setting, Told, Words, Zone


def _discard(cast: Cast, event: Event, state: Position) -> str:
    cards = cast.cards(event.cards, "acc")
    return subject(cast, event.seat, f"Odhazujete {cards}.", "vybírá karty k\u00a0výměně.")


def _discarded(cast: Cast, run: Sequence[Told], around: Around) -> str:
    """Return what is laid aside: „druhý hráč odhazuje ♠7 a ♠8“; each seat's cards together."""
    codes = [cast.game.deck.codes[one.event.cards[0]] for one in run]
    return f"{cast.name(run[0].event.seat)} odhazuje {cast.signs(codes, 'acc')}"


def _exchange(cast: Cast, event: Event, state: Position) -> str:
    """Return how many cards somebody buys, and how many he lays aside where those are more."""
    laid, drawn = event.arg
    if not laid:
        return subject(cast, event.seat, "Nedokupujete nic.", "nedokupuje nic.")
    away, bought = count(laid, "karta", "acc"), count(drawn, "karta", "acc")
    if not drawn:
        return subject(cast, event.seat, f"Odhazujete {away}.", f"odhazuje {away}.")
    if laid == drawn:
        return subject(cast, event.seat, f"Dokupujete {bought}.", f"dokupuje {bought}.")
    return subject(
        cast,
        event.seat,
        f"Odhazujete {away} a\u00a0dokupujete {bought}.",
        f"odhazuje {away} a\u00a0dokupuje {bought}.",
    )


def _got(cast: Cast, run: Sequence[Told], around: Around) -> str:
    """Return what is drawn; what has been laid aside is told before."""
    return ", ".join(_drawn(cast, *one) for one in run)


def _drawn(cast: Cast, event: Event, state: Position) -> str:
    laid, drawn = event.arg
    name = cast.name(event.seat)
    if not laid:
        return f"{name} nedokupuje nic"
    return f"{name} z talonu dostává {count(drawn, 'karta', 'acc') if drawn else 'nic'}"


def _numbers(cast: Cast, state: Position) -> tuple[int, int]:
    """Return how many cards the seat to move has laid aside, and how many it gets for them."""
    laid = size_of(state, cast, "staging", state.turn)
    took = variable(cast, state, TAKEN_UP, NOBODY) == state.turn
    return laid, max(0, laid - took)


def _done(cast: Cast, state: Position, move: Move) -> str:
    laid, drawn = _numbers(cast, state)
    if drawn:
        return f"Dokoupit {count(drawn, 'karta', 'acc')}"
    return f"Odhodit {count(laid, 'karta', 'acc')}" if laid else "Nedokupovat"


def _do(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    label = _done(cast, state, moves[0])
    return f"{label[:1].lower()}{label[1:]}"


def _must(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    return "" if _numbers(cast, state)[0] else "musí aspoň jednu kartu odhodit"


def _ask(cast: Cast, state: Position) -> str:
    left = size_of(state, cast, "talon", NOBODY)
    talon = f"V\u00a0talonu {agree(left, 'zbývá', 'zbývají')} {count(left, 'karta')}"
    return f"{talon}: vyberte, co chcete vyměnit."


def _exchanged(cast: Cast, value: Mapping[str, int], setting: Setting) -> str:
    if not any(value.values()):
        return "zatím nikdo nic nedokoupil"
    return by_role(cast, value, "karta", "má dokoupeno")


WORDS = Words(
    events={"discard": _discard, "exchange": _exchange},
    recaps={"discard": _discarded, "exchange": _got},
    given={"exchanged": _exchanged},
    then={"exchanged": _exchanged},
    zones={
        "discard": Zone("v\u00a0odhozu", "odhoz"),
        "staging": Zone("mezi kartami k\u00a0výměně", "karty k\u00a0výměně"),
    },
    doings={"done": Doing(_do, barred=_must)},
    labels={"done": _done},
    prompts={"exchange": _ask},
    phases={"exchange": "dokup"},
)
