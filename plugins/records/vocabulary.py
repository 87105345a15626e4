"""The words that the examples of a game may use: its zones, variables, verbs, phases, seats."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from engine.game import Game, compile_game
from engine.position import ROLES, marks_of
from plugins.records.models import Deck


class Vocabulary(NamedTuple):
    """What exists under some variant and number of players of a game."""

    zones: frozenset[str]
    variables: frozenset[str]
    marks: frozenset[str]  # keys of `given` that phases have for themselves
    accounts: frozenset[str]
    phases: frozenset[str]
    verbs: frozenset[str]
    seats: frozenset[str]  # as examples name them: dealer, forehand, P0 …


def vocabulary(play: Mapping[str, Any], deck: Deck | None, players: Any) -> Vocabulary | None:
    """Return the words of a game; None when nothing can be compiled from what there is.

    Args:
        play: what `plugins.records.play.playable` returned.
        deck: the game's deck, None for a game without cards.
        players: the record's `players`, of any quality.
    """
    games = list(_games(play, deck, players))
    if not games:
        return None
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


def played_deck(deck: Deck) -> dict[str, Any]:
    """Return what the engine needs of a deck: no names, so that they don't change the hash."""
    return {
        "id": deck.id,
        "suits": [
            {
                "code": suit.code,
                "id": suit.id,
                **({"ranks": suit.ranks} if suit.ranks is not None else {}),
            }
            for suit in deck.suits
        ],
        "ranks": [rank.code for rank in deck.ranks],
        "codes": deck.codes(),
    }


def _games(play: Mapping[str, Any], deck: Deck | None, players: Any) -> Iterator[Game]:
    """Yield the game under every variant, with the fewest and the most players."""
    bounds: dict[str, Any] = players if isinstance(players, dict) else {}
    counts = [bounds[key] for key in ("min", "max") if _seats(bounds.get(key))] or [2]
    record = {
        **play,
        **{"id": "", "name": "", "hash": "", "clauses": (), "common": ()},
        "players": {"min": min(counts), "max": max(counts)},
        "deck": played_deck(deck) if deck else None,
    }
    for variant in ("", *(one["id"] for one in play["variants"])):
        for seats in sorted(set(counts)):
            try:
                yield compile_game(record, variant, seats)
            except (TypeError, ValueError, LookupError, AttributeError):
                continue  # what is wrong is told by the checks of phases and variants


def _seats(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= len(ROLES)
