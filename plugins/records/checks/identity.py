"""Ids are unique and agree with the file; references lead to something that exists."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import PurePosixPath
from typing import Any, TypeVar

from plugins.records.checks.base import Index, RecordFile
from plugins.records.findings import Finding, Path, did_you_mean, listed
from plugins.records.models.base import Named, Ref

_T = TypeVar("_T")
_NAMES = {
    "deck": ("neznámý balíček", "založte mu záznam v decks/"),
    "game": ("neznámá hra", "založte jí záznam v games/"),
    "category": ("neznámý druh her", "doplňte ho do categories.yaml"),
    "family": ("neznámá rodina balíčků", "doplňte ji do families.yaml"),
    "source": ("neznámý zdroj", "doplňte ho do sources.yaml"),
    "term": ("neznámé heslo slovníčku", "doplňte ho do glossary.yaml"),
    "variant": ("neznámá varianta", "doplňte ji do variants"),
    "clause": ("neznámé pravidlo", "napište id některého pravidla tohoto záznamu"),
}
_KINDS = {
    "suit": "barva", "rank": "hodnota", "order": "pořadí", "clause": "pravidlo",
    "example": "příklad", "variant": "varianta", "term": "heslo", "category": "druh her",
    "family": "rodina", "source": "zdroj",
}  # fmt: skip


def id_is_the_file_name(file: RecordFile, index: Index) -> Iterator[Finding]:
    """Check that `francouzske-52.yaml` holds the record francouzske-52."""
    path = PurePosixPath(file.document.file)
    own = file.get("id")
    filed = path.parent.name in ("decks", "games")
    if filed and isinstance(own, str) and own != path.stem:
        fix = f"přejmenujte soubor na {own}.yaml, nebo napište id: {path.stem}"
        yield file.document.finding(("id",), f"id „{own}“ se liší od jména souboru", fix)


def ids_are_unique(file: RecordFile, index: Index) -> Iterator[Finding]:
    """Check that no id is given twice within its scope."""
    seen: dict[tuple[Any, ...], Path] = {}
    for spot in file.spots:
        mark = _mark(spot.marks, Named)
        if mark is None or not isinstance(spot.value, str):
            continue
        key = (mark.kind, _scope(spot.path, mark.within), spot.value)
        if key in seen:
            first = file.document.line(seen[key])
            what = f"{_KINDS[mark.kind]} „{spot.value}“ už v záznamu je, na řádku {first}"
            yield file.document.finding(spot.path, what, "zvolte jiné id")
        seen.setdefault(key, spot.path)


def references_exist(file: RecordFile, index: Index) -> Iterator[Finding]:
    """Check every reference by the kind it is typed with."""
    for spot in file.spots:
        mark = _mark(spot.marks, Ref)
        if mark is None or not isinstance(spot.value, str):
            continue
        known = known_ids(file, index, mark.kind)
        if known is not None and spot.value not in known:
            text, otherwise = _NAMES[mark.kind]
            fix = did_you_mean(spot.value, known)
            yield file.document.finding(
                spot.path, f"{text} „{spot.value}“", fix or _choose(known, otherwise)
            )


def known_ids(file: RecordFile, index: Index, kind: str) -> frozenset[str] | None:
    """Return the ids that a reference may name in a record, None when they can't be told."""
    if kind == "variant":
        return frozenset(file.variants)
    if kind == "clause":
        game = str(file.get("game")) if file.kind == "trial" else file.name
        own = index.clauses.get(game)
        return None if own is None or not index.common else own | index.common
    return index.ids.get(kind)


def _choose(known: frozenset[str], otherwise: str) -> str:
    few = 0 < len(known) <= 8
    return f"{otherwise}; známé: {listed(sorted(known))}" if few else otherwise


def _scope(path: Path, within: int) -> Path:
    """Return the path of the list item, so many levels up, that holds the id's own item."""
    items = [depth for depth, key in enumerate(path) if isinstance(key, int)]
    return path[: items[-1 - within] + 1] if within and len(items) > within else ()


def _mark(marks: tuple[Any, ...], kind: type[_T]) -> _T | None:
    return next((mark for mark in marks if isinstance(mark, kind)), None)
