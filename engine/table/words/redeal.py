"""What is said when the stock is dealt and something of it is left over."""

from __future__ import annotations

from typing import Any

from engine.state import Event
from engine.table.cast import Cast
from engine.table.czech import agree
from engine.table.vocabulary import Position, Setting, Words


def _left_over(cast: Cast, event: Event, state: Position) -> str:
    comes = agree(len(event.cards), "přibývá", "přibývají")
    return f"Na stůl {comes} {cast.cards(event.cards)}."


def _at(cast: Cast, value: Any, setting: Setting) -> str:
    return "karty v\u00a0rukou došly a\u00a0rozdává se z\u00a0talonu" if value == "redeal" else ""


WORDS = Words(
    events={"left over": _left_over},
    given={"at": _at},
    phases={"redeal": "další rozdání z\u00a0talonu"},
)
