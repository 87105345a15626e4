"""Errors of the engine: what can't be read, what can't be played, what can't be compiled."""

from __future__ import annotations


class EngineError(ValueError):
    """Base of all errors that a caller can cause."""


class RecordError(EngineError):
    """A record that can't be compiled; the message is Czech and names the path.

    Attributes:
        key: the record's key that speaks of it, e.g. `values`; '' for its phases.
    """

    def __init__(self, text: str, key: str = "") -> None:
        """Keep the message and the key."""
        super().__init__(text)
        self.key = key


class NotationError(EngineError):
    """Text that is no move, card or match at all."""


class IllegalMove(EngineError):
    """A move that exists but isn't allowed now.

    Attributes:
        part: path of the part that forbids it, e.g. `tricks.duties.follow`.
    """

    def __init__(self, text: str, part: str) -> None:
        """Keep the move's text and the forbidding part."""
        super().__init__(f"{text}: {part}")
        self.part = part


class NoWorldError(EngineError):
    """No placing of the unseen cards agrees with what a view knows."""


class PositionError(EngineError):
    """A given position that can't be set up; the message is Czech."""


class MoveRefused(PositionError):
    """A move of an example that the rules don't allow in its position."""
