"""The phases of a game that an opponent asks, found by what they are."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import TypeVar, cast

from engine.cards import Cards, Seat, bit
from engine.game import Game
from engine.phases.tricks import Tricks
from engine.registry import Phase
from engine.state import State

Kind = TypeVar("Kind")


def phase_of(game: Game, kind: type[Kind]) -> Kind:
    """Return the first phase of a kind; the game has one (not checked)."""
    return cast(Kind, _first(game.phases, cast(Hashable, kind)))


@lru_cache(maxsize=256)
def _first(phases: tuple[Phase, ...], kind: Hashable) -> object:
    return next(phase for phase in phases if isinstance(phase, cast(type, kind)))


def whole_hand(tricks: Tricks, state: State, seat: Seat) -> Cards:
    """Return the cards of a hand with the one that it has played to the trick on the table."""
    hand: Cards = state.zones[tricks.hands[seat]]
    trick = state.zones[tricks.trick]
    if not trick:
        return hand
    players = tricks.seats.players(state, state.variables[tricks.leader])
    played = dict(zip(players, trick, strict=False))
    return hand | bit(played[seat]) if seat in played else hand
