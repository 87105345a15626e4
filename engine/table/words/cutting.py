"""What is said of cutting the pack."""

from __future__ import annotations

from engine.state import Event
from engine.table.cast import Cast
from engine.table.vocabulary import Position, Setting, Words


def _skip(cast: Cast, event: Event, state: Position) -> str:
    return f"Sejmulo se {cast.cards(event.cards)}, rozdává proto další hráč a také vkládá."


def _cut(cast: Cast, value: str, setting: Setting) -> str:
    """Return „snímá se ♦7, pak ♣K“."""
    return "snímá se " + ", pak ".join(cast.signs([code]) for code in value.split())


WORDS = Words(events={"skip": _skip}, given={"cut": _cut}, phases={"cutting": "snímání"})
