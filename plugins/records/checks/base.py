"""What the checks are given."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, TypeAlias

from engine.record import Problem, problems
from plugins.records.findings import Finding, Path
from plugins.records.loader import Document
from plugins.records.models import Deck
from plugins.records.play import Values, playable
from plugins.records.shape import Spot, walk
from plugins.records.trials import Unplayable
from plugins.records.vocabulary import Vocabulary

Check: TypeAlias = Callable[["RecordFile", "Index"], Iterator[Finding]]


@dataclass(frozen=True)
class Index:
    """What exists in the whole site, by the kinds that references name."""

    ids: Mapping[str, frozenset[str]]  # deck, game, category, source, term; unreadable: none
    decks: Mapping[str, Deck] = field(default_factory=dict)  # complete ones only
    printed: Mapping[str, frozenset[str]] = field(default_factory=dict)  # deck → codes, see site
    clauses: Mapping[str, frozenset[str]] = field(default_factory=dict)  # game → its clauses
    common: frozenset[str] = frozenset()  # ids of the common clauses
    parents: Mapping[str, frozenset[str]] = field(default_factory=dict)  # deck → its parents
    vocabularies: Mapping[str, Vocabulary] = field(default_factory=dict)  # game → words
    unplayable: Mapping[str, tuple[Unplayable, ...]] = field(default_factory=dict)  # game → why


@dataclass(frozen=True)
class RecordFile:
    """A file of the record with the model that it should fit."""

    document: Document
    kind: str  # deck, game, glossary, categories, families, sources, common, trial
    name: str  # the record's id as the index knows it, '' for lists
    annotation: Any

    @cached_property
    def spots(self) -> tuple[Spot, ...]:
        """Every value that the model describes."""
        return tuple(walk(self.annotation, self.document.data))

    @property
    def data(self) -> Any:
        """The record as it was read."""
        return self.document.data

    def get(self, key: str) -> Any:
        """Return a value of the top level, None where there is none."""
        return self.data.get(key) if isinstance(self.data, dict) else None

    def entries(self, key: str) -> Iterator[tuple[Path, dict[str, Any]]]:
        """Yield the entries of a deck's list, each with its path; none for other records."""
        listed = self.get(key) if self.kind == "deck" else None
        for at, entry in enumerate(listed if isinstance(listed, list) else []):
            if isinstance(entry, dict):
                yield (key, at), entry

    @cached_property
    def play(self) -> dict[str, Any]:
        """What the engine plays."""
        return playable(self.data if isinstance(self.data, dict) else {})

    @cached_property
    def problems(self) -> tuple[Problem, ...]:
        """What the engine finds wrong with a game's phases, match and variants."""
        try:
            return tuple(problems(self.play)) if self.kind == "game" else ()
        except (TypeError, ValueError, LookupError, AttributeError):
            # A record comes from outside: whatever the engine trips over is a finding.
            return (Problem(("phases",), "fáze nebo partie mají nečekanou podobu hodnot"),)

    @cached_property
    def variants(self) -> tuple[str, ...]:
        """Ids of the record's variants."""
        found = (entry["id"] for entry in self.play["variants"])
        return tuple(name for name in found if isinstance(name, str))

    def in_force(self, part: Mapping[str, Any]) -> list[str]:
        """Return the variants, '' for the basic rules, in which a clause or example holds."""
        only, never = (
            [value] if isinstance(value, str) else value if isinstance(value, list) else []
            for value in (part.get("in"), part.get("not_in"))
        )
        every = ["", *self.variants]
        return (
            [one for one in every if one in only]
            if only
            else [one for one in every if one not in never]
        )

    def values(self, variant: str) -> Values:
        """Return the parameters under a variant."""
        return self.all_values[["", *self.variants].index(variant)]

    @cached_property
    def basic(self) -> Values:
        """The parameters of the basic rules."""
        return Values(self.play)

    @cached_property
    def all_values(self) -> tuple[Values, ...]:
        """The parameters of the basic rules and of every variant."""
        return (self.basic, *(Values(self.play, name) for name in self.variants))

    def clauses(self) -> Iterator[tuple[Path, dict[str, Any]]]:
        """Yield every clause with its path."""
        for spot in self.spots:
            if spot.model is not None and spot.model.__name__ in ("Clause", "CommonClause"):
                yield spot.path, spot.value
