"""What a demo is, by the kind of game: how its table is laid, buttons, settings, words."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from engine.examples import find
from engine.game import Game
from engine.table.duels import duel_table
from engine.table.roundtable import round_table
from engine.table.scene import Scene
from engine.table.sorting import sorting_table
from engine.table.spread import spread_table
from engine.table.trial import TRIED
from engine.table.vocabulary import kind_of

Buttons: TypeAlias = tuple[tuple[str, str], ...]  # `data-do` → label


class Kit(NamedTuple):
    """What one kind of demo offers."""

    example: Buttons  # needs no settings: it ends with its trick, phase or settlement
    whole: Buttons
    going_on: str  # on the cloth, beside what has come of a deal; '' where nothing follows
    title: str  # of the whole game; {name} is the game's
    table: Callable[[Scene], str] = round_table
    called: str = "hra"  # the whole game, in sentences of the page
    seeded: bool = False  # the seed can be read and written
    levels: bool = True  # there are opponents, who may play well or badly
    tallies: bool = False  # decisions that were right at the first try are counted
    runs: bool = False  # it can be let run by itself, at a pace that the reader chooses


RUN = "Nechat běžet"


_MATCH = Kit(
    example=(
        ("start", "Zkusit"),
        ("undo", "Vzít zpět"),
        ("hint", "Napovědět"),
        ("step", "Další tah"),
        ("new", "Znovu"),
        ("share", "Sdílet"),
    ),
    whole=(
        ("start", "Hrát"),
        ("undo", "Vzít zpět"),
        ("hint", "Napovědět"),
        ("step", "Další tah"),
        ("new", "Nová partie"),
        ("share", "Sdílet"),
    ),
    going_on="Další rozdání",
    title="Hra {name}",
)
_TRIED = (("start", "Zkusit"), ("undo", "Vzít zpět"), ("new", "Znovu"), ("share", "Sdílet"))
_SORTING = Kit(
    example=(("start", "Zkusit"), ("new", "Znovu")),
    whole=(("start", "Zkusit"), ("new", "Jiné karty")),
    going_on="Další karty",
    title="Co je vyšší? – {name}",
    table=sorting_table,
    called="cvičení",
    levels=False,
    tallies=True,
)
_SPREAD = Kit(
    example=(),
    whole=(("start", "Rozdat"), ("new", "Zamíchat jinak"), ("share", "Sdílet")),
    going_on="",
    title="Zamíchat a rozdat – {name}",
    table=spread_table,
    called="rozdání",
    seeded=True,
    levels=False,
)
# A game in which nobody decides anything: it can run by itself.
_DUELS = Kit(
    example=(
        ("start", "Zkusit"),
        ("run", RUN),
        ("undo", "Vzít zpět"),
        ("step", "Další tah"),
        ("new", "Znovu"),
        ("share", "Sdílet"),
    ),
    whole=(
        ("start", "Hrát"),
        ("run", RUN),
        ("undo", "Vzít zpět"),
        ("step", "Další tah"),
        ("new", "Nová partie"),
        ("share", "Sdílet"),
    ),
    going_on="Další rozdání",
    title="Hra {name}",
    table=duel_table,
    levels=False,
    runs=True,
)
_KITS = {"souboje.duels": _DUELS, "sorting": _SORTING, "spread": _SPREAD}


def example_buttons(game: Game, example: str) -> Buttons:
    """Return the buttons of an example; where cards are only tried, nobody gives advice."""
    given = find(game.record, example)[1].get("given") or {}
    return _TRIED if TRIED in given else kit_of(game).example


def kit_of(game: Game) -> Kit:
    """Return the kit of a game: that of its last phase, where this is no match."""
    return _KITS.get(kind_of(game, len(game.phases) - 1), _MATCH)
