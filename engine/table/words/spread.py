"""What is said where a deck is only dealt out, to be looked at."""

from __future__ import annotations

from engine.registry import Dealing
from engine.table.cast import Cast
from engine.table.czech import count
from engine.table.vocabulary import Position, Words


def _dealt(cast: Cast, state: Position) -> str:
    size = sum(one.hand_size for one in cast.game.phases if isinstance(one, Dealing))
    return f"Rozdáno, každý má {count(size, 'karta', 'acc')}."


WORDS = Words(blanks={"spread": _dealt})
