"""What an example's position must not do: give keys that mean nothing, or lose a card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.cards import Cards, mask
from engine.errors import PositionError
from engine.game import Game
from engine.registry import PHASES, PhaseKind
from engine.state import Draft

EVERYWHERE = ("at", "score", "accounts", "deal")  # keys that every phase heeds


def heeded(game: Game, phase: int) -> tuple[str, ...]:
    """Return the keys of `given` that mean something in a phase, by its index."""
    kinds = kinds_of(game)
    own, earlier = kinds[phase], kinds[:phase]
    lasting = (variable.name for variable in game.layout.variables if variable.lasting)
    names = {zone.name for zone in game.layout.zones}
    names |= {variable.name for variable in game.layout.variables}
    left = (key for kind in earlier for key in kind.leaves if key in names)
    keys = (*EVERYWHERE, *sorted(own.marks), *own.reads, *left, *lasting)
    return tuple(dict.fromkeys(keys))


def kinds_of(game: Game) -> list[PhaseKind]:
    """Return the kinds of a game's phases, in order."""
    return [PHASES[entry["phase"]] for entry in game.settings["phases"]]


def only(given: Mapping[str, Any], keys: Sequence[str], where: str) -> None:
    """Refuse keys that would do nothing."""
    for key in given:
        if key not in keys:
            raise PositionError(f"klíč „{key}“ {where} nic neznamená – může tu být {_list(keys)}")


def _list(keys: Sequence[str]) -> str:
    return ", ".join(f"„{key}“" for key in keys)


def conserve(game: Game, draft: Draft) -> None:
    """Refuse a position in which a card lies nowhere or in two places."""
    lying: Cards = 0
    for zone, content in zip(game.layout.zones, draft.zones, strict=True):
        cards = mask(content) if zone.ordered else content
        many = len(content) if zone.ordered else content.bit_count()
        twice = lying & cards
        if twice or many > cards.bit_count():
            code = game.deck.texts(twice or cards)[0]
            raise PositionError(f"karta „{code}“ by ležela na dvou místech – nechte ji jen jednou")
        lying |= cards
    lost = game.deck.texts(game.everything & ~lying)
    if lost:
        raise PositionError(f"karta „{lost[0]}“ by neležela nikde – dejte ji někomu do ruky")
