"""What opponents know of a game besides its rules; a game that isn't here is only searched."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, Protocol, TypeAlias

from engine.ai import (
    cvik,
    ecarte,
    ecarte_scratch,
    ecarte_signs,
    hundert,
    partnership,
    preference,
    preference_signs,
    schnapsen,
)
from engine.ai.thumb import Rule
from engine.game import Game
from engine.rng import Rng
from engine.state import State
from engine.view import View

Likely: TypeAlias = Callable[[View, State], float]


class Scratch(Protocol):
    """A short cut for sensible play (a module)."""

    def usable(self, game: Game, state: State) -> bool:
        """Say whether it can go on from a position."""

    def play_on(self, game: Game, state: State, rng: Rng | None) -> State:
        """Play on, several moves at once; at random now and then, if there is an `rng`."""


class Lore(NamedTuple):
    """The knowledge of one game."""

    rules: tuple[Rule, ...] = ()  # of thumb, in order
    likely: Likely | None = None  # 0 … 1: how well a made world fits what others did
    scratch: Scratch | None = None
    chance: bool = False  # a game of pure chance: there is nothing to choose by


LORE: Mapping[str, Lore] = {
    "cerny-petr": Lore(chance=True),
    "cvik": Lore(cvik.RULES, likely=cvik.likely),
    "ecarte": Lore(ecarte.RULES, likely=ecarte_signs.likely, scratch=ecarte_scratch),
    "hundert": Lore(hundert.RULES),
    "preference": Lore(preference.RULES, likely=preference_signs.likely),
    "schnapsen": Lore(schnapsen.RULES),
    "whist": Lore(partnership.RULES),
}
NONE = Lore()


def lore_of(game_id: str) -> Lore:
    """Return what is known of a game; nothing of most."""
    return LORE.get(game_id, NONE)


def rules_of(game_id: str) -> tuple[Rule, ...]:
    """Return a game's rules of thumb, none for a game without."""
    return lore_of(game_id).rules
