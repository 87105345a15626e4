"""What is said in Stortok alone: who is the great fool."""

from __future__ import annotations

from engine.deals import MARKS
from engine.table.cast import Cast
from engine.table.vocabulary import Position, Words


def _fool(cast: Cast, state: Position) -> str:
    """Return „Stortokem je Dana.“ where the last one with cards loses."""
    losers = [line.seat for line in state.receipt if line.account == MARKS]
    if len(losers) != 1:
        return ""
    if losers[0] == cast.seat:
        return "Stortokem jste vy."
    return f"Stortokem je {cast.name(losers[0])}."


WORDS = Words(endings={"going_out": _fool})
