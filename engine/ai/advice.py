"""What an opponent answers: a move and, for hints, the reason for it."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from engine.moves import Move


class Reason(NamedTuple):
    """Why a move was chosen."""

    text: str  # Czech, a whole sentence
    part: str | None = None  # path of the part that it rests on; its clause is named


class Advice(NamedTuple):
    """A chosen move and why."""

    move: Move
    reason: Reason


class Thinker(Protocol):
    """An opponent at work on one decision."""

    def think(self, slice_ms: float) -> Move | None:
        """Think for about so long; None asks to be called again."""

    def reason(self) -> Reason:
        """Return why the move was chosen (only once there is one)."""


class Decided:
    """A thinker that needed no thinking."""

    def __init__(self, advice: Advice) -> None:
        """Keep the answer."""
        self.advice = advice

    def think(self, slice_ms: float) -> Move | None:
        """See `Thinker.think`."""
        return self.advice.move

    def reason(self) -> Reason:
        """See `Thinker.reason`."""
        return self.advice.reason


FORCED = Reason("Jiný tah teď není dovolen.")
CHANCE = Reason("Tah je vybrán náhodně.")
NO_CHOICE = Reason("Vybírat tu není podle čeho, rozhoduje jen náhoda.")
