"""The whole record of the site, read and checked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path as FilePath
from typing import Any

from pydantic import TypeAdapter

from plugins.records.checks import Index, RecordFile, check, parents
from plugins.records.derive import Derivation
from plugins.records.findings import Finding, Path, path_text
from plugins.records.loader import Document, file_name, read
from plugins.records.messages import validate
from plugins.records.models import (
    Category,
    CommonClause,
    Deck,
    DeckFamily,
    Game,
    Source,
    Term,
    Trial,
)
from plugins.records.trials import Trials, trials
from plugins.records.vocabulary import vocabulary

FOLDER = "rules_yaml"
ANNOTATIONS: Mapping[str, Any] = {
    "deck": Deck,
    "game": Game,
    "glossary": list[Term],
    "categories": list[Category],
    "families": list[DeckFamily],
    "sources": list[Source],
    "common": list[CommonClause],
    "trial": Trial,
}
ADAPTERS: Mapping[str, TypeAdapter[Any]] = {
    kind: TypeAdapter(annotation) for kind, annotation in ANNOTATIONS.items()
}
LISTS = ("categories", "families", "sources", "glossary", "common")
_LISTED = {
    "glossary": "term",
    "categories": "category",
    "families": "family",
    "sources": "source",
}


@dataclass(frozen=True)
class Site:
    """All records. A record that doesn't fit its model is only in `findings`."""

    root: FilePath
    decks: Mapping[str, Deck]  # derived ones with the suits and ranks of their parents
    games: Mapping[str, Game]
    glossary: list[Term]
    categories: list[Category]
    families: list[DeckFamily]
    sources: Mapping[str, Source]
    common: list[CommonClause]
    findings: list[Finding]
    documents: Mapping[tuple[str, str], Document] = field(repr=False)  # (kind, id) → its file
    index: Index = field(repr=False)

    def clean_games(self) -> list[str]:
        """Return the games that can be played: neither they nor their decks have findings."""
        return [name for name in self.games if not self.findings_of("game", name)]

    def clean_decks(self) -> list[str]:
        """Return the decks whose records, and those that they rest on, have no findings."""
        return [name for name in self.decks if not self.findings_of("deck", name)]

    def findings_of(self, kind: str, record_id: str) -> list[Finding]:
        """Return the findings of a deck's or game's file and of the decks that it rests on."""
        files = {document.file for document in self._documents_of(kind, record_id)}
        return [finding for finding in self.findings if finding.file in files]

    def finding(self, game: str, path: Path, text: str, fix: str = "") -> Finding:
        """Return a finding at a path of a game's record."""
        return self.documents["game", game].finding(path, text, fix)

    def clause_path(self, game: str, clause: str) -> Path:
        """Return the path of a clause in its record, that of all rules when it's gone."""
        for at, section in enumerate(self.games[game].rules):
            for number, rule in enumerate(section.clauses):
                if rule.id == clause:
                    return ("rules", at, "clauses", number)
        return ("rules",)

    def example_path(self, game: str, clause: str, example: str) -> Path:
        """Return the path of an example in its record, the shortest known one when it's gone."""
        here = self.clause_path(game, clause)
        rule = self.games[game].clause(clause)
        ids = [one.id for one in rule.examples] if rule else []
        return (*here, "examples", ids.index(example)) if example in ids else here

    def name_of(self, file: FilePath) -> str:
        """Return a file's name as findings give it."""
        return file_name(file, self.root)

    def place(self, kind: str, record_id: str, path: Path = ()) -> str:
        """Return `file:line path` of a value, for messages and 'edit' links."""
        document = self.documents[kind, record_id]
        return f"{document.file}:{document.line(path)} {path_text(path)}".rstrip()

    def _documents_of(self, kind: str, record_id: str) -> list[Document]:
        """Return a record's document and those of all decks below it, each once."""
        found: dict[tuple[str, str], Document] = {}
        keys = [(kind, record_id)]
        while keys:
            key = keys.pop()
            if key in self.documents and key not in found:
                found[key] = self.documents[key]
                keys += [("deck", below) for below in _decks_below(key[0], found[key].data)]
        return list(found.values())


def load_site(root: FilePath, extra: Iterable[FilePath] = ()) -> Site:
    """Read and check all records under `root`; never raises for bad records.

    Args:
        root: folder that holds `rules_yaml/`.
        extra: files elsewhere that stand in for the record with the same id, or join the rest.
    """
    files = _files(root, extra)
    typed: dict[tuple[str, str], Any] = {}
    findings: list[Finding] = []
    for key, file in files.items():
        findings += file.document.findings
        if file.document.readable:
            typed[key], bad = validate(ADAPTERS[file.kind], file.document)
            findings += bad
    decks = Derivation(
        {name: record for (kind, name), record in typed.items() if kind == "deck" and record}
    )
    index = _index(files, decks, typed)
    for file in files.values():
        if file.document.readable:
            findings += check(file, index)
    return _site(root, files, typed, index, findings)


def find_root(start: FilePath) -> FilePath | None:
    """Return the nearest folder from `start` upwards that holds `rules_yaml/`."""
    return next((one for one in (start, *start.parents) if (one / FOLDER).is_dir()), None)


def kind_of(file: FilePath, data: Any) -> str:
    """Return the kind of record that a file holds, by its name and folder, else by its keys."""
    if file.stem in LISTS:
        return file.stem
    if file.parent.name in ("decks", "games"):
        return file.parent.name.removesuffix("s")
    keys = set(data) if isinstance(data, dict) else set()
    if "examples" in keys:
        return "trial"
    return "deck" if keys & {"total", "suits", "derived", "certainty"} else "game"


def _files(root: FilePath, extra: Iterable[FilePath]) -> dict[tuple[str, str], RecordFile]:
    base = root / FOLDER
    paths = [base / f"{name}.yaml" for name in LISTS]
    paths += sorted(base.glob("decks/*.yaml")) + sorted(base.glob("games/*.yaml"))
    found = {}
    for path in (one for one in paths if one.exists()):
        kind = kind_of(path, None)
        name = path.stem if kind in ("deck", "game") else ""
        found[kind, name] = RecordFile(read(path, root), kind, name, ANNOTATIONS[kind])
    for path in extra:
        document = read(path, root)
        kind = kind_of(path, document.data)
        own = document.data.get("id") if isinstance(document.data, dict) else None
        name = own if isinstance(own, str) else path.stem
        name = name if kind in ("deck", "game", "trial") else ""
        found[kind, name] = RecordFile(document, kind, name, ANNOTATIONS[kind])
    return found


def _index(
    files: Mapping[tuple[str, str], RecordFile],
    decks: Derivation,
    typed: Mapping[tuple[str, str], Any],
) -> Index:
    ids: dict[str, set[str]] = {"deck": set(), "game": set()}
    whole = decks.decks()
    clauses = {}
    lines = {}
    words = {}
    unplayable = {}
    for (kind, name), file in files.items():
        if kind in ("deck", "game"):
            ids[kind].add(name)
        elif kind in _LISTED and isinstance(file.data, list):
            ids[_LISTED[kind]] = _ids(file.data)
        if kind == "game" and file.document.readable:
            clauses[name] = frozenset(_ids(clause for _, clause in file.clauses()))
            tried = _trials(file, whole)
            if tried is not None and not tried.unplayable:
                words[name] = vocabulary(tried.games)
            elif tried is not None and typed[kind, name] is not None:
                unplayable[name] = tried.unplayable
        if kind == "deck":
            lines[name] = frozenset(parent for _, parent in parents(file))
    common = files.get(("common", ""))
    return Index(
        ids={kind: frozenset(found) for kind, found in ids.items()},
        decks=whole,
        printed=decks.printed(),
        clauses=clauses,
        common=frozenset(_ids(clause for _, clause in common.clauses())) if common else frozenset(),
        parents=lines,
        vocabularies=words,
        unplayable=unplayable,
    )


def _trials(file: RecordFile, decks: Mapping[str, Deck]) -> Trials | None:
    """Return a game as it is played, None while its phases, players or decks have findings."""
    written, usable = file.get("phases"), file.play["phases"]
    whole = isinstance(written, list) and 0 < len(written) == len(usable)
    return trials(file.data, decks) if whole and not file.problems else None


def _decks_below(kind: str, data: Any) -> Iterator[str]:
    """Yield the decks that a record is made of: a deck's parent, all that a game is played with."""
    if not isinstance(data, dict):
        return
    variants = data.get("variants")
    written = [(data, "deck")] if kind == "game" else [(data.get("derived"), "from")]
    written += [(data.get("deck_for"), many) for many in _keys(data.get("deck_for"))]
    for one in variants if kind == "game" and isinstance(variants, list) else ():
        written += [(one, "deck"), (one, "faces")]
        by_players = one.get("deck_for") if isinstance(one, dict) else None
        written += [(by_players, many) for many in _keys(by_players)]
    for place, key in written:
        name = place.get(key) if isinstance(place, dict) else None
        if isinstance(name, str):
            yield name


def _keys(mapping: Any) -> list[Any]:
    return list(mapping) if isinstance(mapping, dict) else []


def _ids(entries: Iterable[Any]) -> set[str]:
    found = (entry.get("id") for entry in entries if isinstance(entry, dict))
    return {one for one in found if isinstance(one, str)}


def _site(
    root: FilePath,
    files: Mapping[tuple[str, str], RecordFile],
    typed: Mapping[tuple[str, str], Any],
    index: Index,
    findings: list[Finding],
) -> Site:
    games = {name: game for (kind, name), game in typed.items() if kind == "game" and game}
    return Site(
        root=root,
        decks=index.decks,
        games=games,
        glossary=typed.get(("glossary", "")) or [],
        categories=typed.get(("categories", "")) or [],
        families=typed.get(("families", "")) or [],
        sources={one.id: one for one in typed.get(("sources", "")) or []},
        common=typed.get(("common", "")) or [],
        findings=sorted(set(findings)),
        documents={key: file.document for key, file in files.items()},
        index=index,
    )
