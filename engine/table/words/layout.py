"""What is said of the cards that are turned up on the table before play."""

from __future__ import annotations

from engine.state import Event
from engine.table.cast import Cast
from engine.table.vocabulary import Position, Words


def _laid(cast: Cast, event: Event, state: Position) -> str:
    return f"Na stole leží {cast.cards(event.cards)}."


def _back(cast: Cast, event: Event, state: Position) -> str:
    return "Pod talon jde karta, jejíž hodnota už na stole leží."


WORDS = Words(
    events={"layout": _laid, "turned back": _back}, phases={"layout": "vyložení karet na stůl"}
)
