"""The phases of preference that its opponents ask."""

from __future__ import annotations

from engine.game import Game
from engine.games.preference.auction import Auction
from engine.games.preference.defence import Defence
from engine.games.preference.naming import Naming
from engine.phases.talon_exchange import TalonExchange
from engine.phases.tricks import Tricks


def tricks_of(game: Game) -> Tricks:
    """Return the phase of that kind."""
    return next(phase for phase in game.phases if isinstance(phase, Tricks))


def auction_of(game: Game) -> Auction:
    """Return the phase of that kind."""
    return next(phase for phase in game.phases if isinstance(phase, Auction))


def naming_of(game: Game) -> Naming:
    """Return the phase of that kind."""
    return next(phase for phase in game.phases if isinstance(phase, Naming))


def defence_of(game: Game) -> Defence:
    """Return the phase of that kind."""
    return next(phase for phase in game.phases if isinstance(phase, Defence))


def exchange_of(game: Game) -> TalonExchange:
    """Return the phase of that kind."""
    return next(phase for phase in game.phases if isinstance(phase, TalonExchange))
