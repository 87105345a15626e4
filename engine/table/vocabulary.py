"""What a game says: words found by the names of its phases, its mechanics and itself.

A module of `engine.table.words` holds `WORDS`. `general` is every game's; `tricks` belongs to
the phase `tricks`, `ecarte` to all phases and mechanics called `ecarte.…` and to the game of
that id. Nothing lists the modules: a game gets those whose names its record mentions, and a
later one may say in other words what an earlier one says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple, TypeAlias

from engine import catalogue
from engine.game import Game
from engine.moves import Move
from engine.state import Event, State
from engine.table.cast import Cast
from engine.view import View

Position: TypeAlias = State | View  # they name alike what is public


class Told(NamedTuple):
    """Something that happened in an example, and the position right after it."""

    event: Event
    state: State


class Setting(NamedTuple):
    """An example with the position that is told of: its start, or what it has led to."""

    example: Mapping[str, Any]
    state: State


class Around(NamedTuple):
    """What a caption tells besides a run of events."""

    following: str  # the kind of what happens next, '' at the end
    wanted: frozenset[str]  # keys of what the example expects, those of `then` included


class Zone(NamedTuple):
    """How a zone is called."""

    where: str  # where a card lies: „v ruce“
    what: str  # what somebody sees or doesn't see: „karty v ruce“
    single: bool = False  # one card lies there, seen as what it is: „vidí otočenou kartu ♠K“


Teller: TypeAlias = Callable[[Cast, Event, Position], str]
Recap: TypeAlias = Callable[[Cast, Sequence[Told], Around], str]
Fact: TypeAlias = Callable[[Cast, Any, Setting], str]
Result: TypeAlias = Callable[[Cast, Any, Setting], str]
Phrase: TypeAlias = Callable[[Cast, State, Sequence[Move]], str]
Picked: TypeAlias = Callable[[Cast, State, Sequence[str]], str]
Ask: TypeAlias = Callable[[Cast, Position], str]
Label: TypeAlias = Callable[[Cast, Position, Move], str]


class Doing(NamedTuple):
    """Moves of one verb in a sentence; where a part is None the sentence is the usual one."""

    do: Phrase  # „vyměnit 2 karty“
    may: Phrase | None = None  # „nemusí vyměnit nic“ for „smí vyměnit …“
    barred: Phrase | None = None  # „musí něco vyměnit“ for „nesmí vyměnit …“
    refused: Phrase | None = None  # „6. kartu vytáhnout nelze“ for „Teď to nejde“
    choice: Phrase | None = None  # in a list of what can be done now: „vytáhnout 1. kartu“
    told_with: str = ""  # the verb whose phrase for what may be done tells these moves, too
    picked: Picked | None = None  # a complete choice that it closes: „♦5 ♣3“


_NOTHING: Mapping[str, Any] = {}


class Words(NamedTuple):
    """What a game, or one of its phases, says."""

    # Kind of event → its sentence, '' for who has nothing to hear.
    events: Mapping[str, Teller] = _NOTHING
    # Kind of event → how captions tell a run of them. Kinds that are neither here nor verbs are
    # no part of a caption.
    recaps: Mapping[str, Recap] = _NOTHING
    # Key of an example's `given` → a clause, '' for what the figure shows.
    given: Mapping[str, Fact] = _NOTHING
    # The same for what is told right before the decision: cards in hands and on the table.
    laid: Mapping[str, Fact] = _NOTHING
    # Key of `then` → a clause.
    then: Mapping[str, Result] = _NOTHING
    zones: Mapping[str, Zone] = _NOTHING  # by name
    doings: Mapping[str, Doing] = _NOTHING  # by verb
    # Kind of phase → what it is called, where its description doesn't begin with a name.
    phases: Mapping[str, str] = _NOTHING
    # Kind of phase → what it asks of the reader who is on turn.
    prompts: Mapping[str, Ask] = _NOTHING
    # Kind of phase → what is to be said of the end of a match besides who won.
    endings: Mapping[str, Ask] = _NOTHING
    # Kind of phase → how a deal ended in which it wrote nothing down.
    blanks: Mapping[str, Ask] = _NOTHING
    # Kind of phase → the part of it whose lines are what a deal costs, however it ends.
    dues: Mapping[str, str] = _NOTHING
    # Kind of phase → what a table shows besides cards, for where there is no table.
    counters: Mapping[str, Ask] = _NOTHING
    # Name of a contract → what it is called, in the nominative and in the accusative.
    contracts: Mapping[str, tuple[str, str]] = _NOTHING
    # Verb → what the button of one of its moves says, where its own label is not enough.
    labels: Mapping[str, Label] = _NOTHING


def words_of(game: Game) -> Words:
    """Return everything that a game says; its own words stand over those of shared phases."""
    return _merged(tuple(_homes(game)))


def zone_words(game: Game, name: str) -> Zone:
    """Return how a zone is called; a zone without words by its name."""
    return words_of(game).zones.get(name) or Zone(f"v\u00a0zóně {name}", name)


def label_of(cast: Cast, state: Position, move: Move) -> str:
    """Return what the button of a move says without its cards: „„Hraji““, „Dokoupit 2 karty“."""
    own = words_of(cast.game).labels.get(move.verb)
    return own(cast, state, move) if own else cast.game.verbs[move.verb].label


def kind_of(game: Game, phase: int) -> str:
    """Return the kind of a game's phase, '' for none."""
    entries = game.settings["phases"]
    return str(entries[phase]["phase"]) if 0 <= phase < len(entries) else ""


def _homes(game: Game) -> Iterator[str]:
    """Yield the names of the modules that a game's words may live in, the game's own last."""
    yield "general"
    for entry in game.settings["phases"]:
        for name in (entry["phase"], *_mechanics(entry)):
            yield _module(name.partition(".")[0])
    yield _module(game.id)


def _mechanics(entry: Mapping[str, Any]) -> Iterator[str]:
    """Yield the names of the mechanics that a phase is filled with."""
    known = {one.name for one in catalogue.mechanics()}
    for value in (entry.get("params") or {}).values():
        if isinstance(value, list | tuple | Mapping):
            yield from (name for name in value if isinstance(name, str) and name in known)


def _module(name: str) -> str:
    return name.replace("-", "_")


@cache
def _merged(homes: tuple[str, ...]) -> Words:
    found = [words for home in homes if (words := _words(home))]
    return Words(*(_together(column) for column in zip(*found, strict=True)))


def _together(mappings: Sequence[Mapping[str, Any]]) -> Mapping[str, Any]:
    return {key: value for mapping in mappings for key, value in mapping.items()}


def _words(home: str) -> Words | None:
    """Return the words of a module, None where a phase or mechanic has none of its own."""
    name = f"engine.table.words.{home}"
    try:
        module = import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None
    words: Words = module.WORDS
    return words
