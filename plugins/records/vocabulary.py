"""The words that the examples of a game may use: its zones, variables, verbs, phases, seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.game import Game
from engine.position import ROLES, marks_of


class Vocabulary(NamedTuple):
    """What exists under some variant and number of players of a game."""

    zones: frozenset[str]
    variables: frozenset[str]
    marks: frozenset[str]  # keys of `given` that phases have for themselves
    accounts: frozenset[str]
    phases: frozenset[str]
    verbs: frozenset[str]
    seats: frozenset[str]  # as examples name them: dealer, forehand, P0 …


def vocabulary(games: Sequence[Game]) -> Vocabulary:
    """Return the words of a game from all forms in which it is played."""
    most = max(game.seats for game in games)
    return Vocabulary(
        zones=frozenset(zone.name for game in games for zone in game.layout.zones),
        variables=frozenset(one.name for game in games for one in game.layout.variables),
        marks=frozenset(mark for game in games for mark in marks_of(game)),
        accounts=frozenset(one.name for game in games for one in game.layout.accounts),
        phases=frozenset(phase.name for game in games for phase in game.phases),
        verbs=frozenset(verb for game in games for verb in game.verbs),
        seats=frozenset((*ROLES[:most], *(f"P{seat}" for seat in range(most)))),
    )
