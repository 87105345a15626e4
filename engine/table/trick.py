"""Who has played which card of a trick."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from engine.cards import Card, Seat
from engine.game import Game
from engine.phases.trick_seats import OUT, in_order
from engine.table.scene import Trick


class _Public(Protocol):
    @property
    def variables(self) -> Any: ...


def by_whom(game: Game, position: _Public, cards: Iterable[Card | None]) -> Trick:
    """Return the cards of a trick that are seen, in order of play, each with its seat."""
    names = [one.name for one in game.layout.variables]
    leader: Seat = position.variables[names.index("leader")]
    out = position.variables[names.index(OUT)] if OUT in names else ()
    players = in_order(game.seats, leader, out)
    return tuple(
        (seat, card) for seat, card in zip(players, cards, strict=False) if card is not None
    )
