"""What is said of a talon that the declarer takes, and of what he lays aside for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.state import Event
from engine.table.cast import Cast
from engine.table.czech import count
from engine.table.telling import each, subject, variable
from engine.table.vocabulary import Around, Position, Setting, Told, Words, Zone


def _take(cast: Cast, event: Event, state: Position) -> str:
    cards = cast.cards(event.cards, "acc")
    return subject(cast, event.seat, f"Berete talon: {cards}.", "bere talon.")


def _discard(cast: Cast, event: Event, state: Position) -> str:
    return f"Odhazujete {cast.cards(event.cards, 'acc')}." if event.seat == cast.seat else ""


def _discards(cast: Cast, run: Sequence[Told], around: Around) -> str:
    codes = [cast.game.deck.codes[card] for one in run for card in one.event.cards]
    return f"{cast.name(run[0].event.seat)} odhazuje {cast.signs(codes, 'acc')}"


def _discarded(cast: Cast, event: Event, state: Position) -> str:
    return subject(cast, event.seat, "", f"odhazuje {count(event.arg, 'karta', 'acc')}.")


def _given_discard(cast: Cast, value: Mapping[str, Any], setting: Setting) -> str:
    told = [
        f"{cast.keyed(seat)} odhodil {cast.signs(cards, 'acc')}" for seat, cards in value.items()
    ]
    return ", ".join(told)


def _ask(cast: Cast, state: Position) -> str:
    return f"Odhoďte {count(variable(cast, state, 'surplus', 0), 'karta', 'acc')}."


WORDS = Words(
    events={"take talon": _take, "discard": _discard, "discarded": _discarded},
    recaps={"take talon": each(_take), "discard": _discards},
    given={"discard": _given_discard},
    zones={
        "discard": Zone("v\u00a0odhozu", "odhoz"),
        "staging": Zone("mezi odhozenými", "odhozené karty"),
    },
    prompts={"talon_exchange": _ask},
)
