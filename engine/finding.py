"""The phases of a game found by what they are, whatever a record calls them."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import TYPE_CHECKING, TypeVar, cast

if TYPE_CHECKING:
    from engine.game import Game
    from engine.registry import Phase

Kind = TypeVar("Kind")


def phase_of(game: Game, kind: type[Kind]) -> Kind:
    """Return the first phase of a kind; the game has one (not checked)."""
    return cast(Kind, find_phase(game, kind))


def find_phase(game: Game, kind: type[Kind]) -> Kind | None:
    """Return the first phase of a kind, None in games without."""
    return cast("Kind | None", _first(game.phases, cast(Hashable, kind)))


@lru_cache(maxsize=256)
def _first(phases: tuple[Phase, ...], kind: Hashable) -> object:
    return next((phase for phase in phases if isinstance(phase, cast(type, kind))), None)
