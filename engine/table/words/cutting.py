"""What is said of cutting the pack."""

from __future__ import annotations

from engine.state import Event
from engine.table.cast import Cast
from engine.table.czech import rank_name
from engine.table.vocabulary import Position, Setting, Words


def _skip(cast: Cast, event: Event, state: Position) -> str:
    # The card isn't named: it is shuffled in again and may be in somebody's hand by now.
    rank = rank_name(cast.game.deck.rank_of[event.cards[0]], suits=cast.suits)
    return f"Snímá se {rank}, rozdává proto další hráč a také vkládá."


def _cut(cast: Cast, value: str, setting: Setting) -> str:
    """Return „snímá se ♦7, pak ♣K“."""
    return "snímá se " + ", pak ".join(cast.signs([code]) for code in value.split())


WORDS = Words(events={"skip": _skip}, given={"cut": _cut}, phases={"cutting": "snímání"})
