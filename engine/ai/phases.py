"""What opponents ask of a phase besides what it tells itself."""

from __future__ import annotations

from engine.cards import Cards, Seat, bit
from engine.phases.tricks import Tricks
from engine.state import State


def whole_hand(tricks: Tricks, state: State, seat: Seat) -> Cards:
    """Return the cards of a hand with the one that it has played to the trick on the table."""
    hand: Cards = state.zones[tricks.hands[seat]]
    trick = state.zones[tricks.trick]
    if not trick:
        return hand
    players = tricks.seats.players(state, state.variables[tricks.leader])
    played = dict(zip(players, trick, strict=False))
    return hand | bit(played[seat]) if seat in played else hand
