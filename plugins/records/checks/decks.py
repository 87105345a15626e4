"""Decks: lists that fit together, a total that agrees, parents that don't run in a circle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from plugins.records.checks.base import Index, RecordFile
from plugins.records.checks.cards import TEN
from plugins.records.findings import Finding, Path


def total_agrees(file: RecordFile, index: Index) -> Iterator[Finding]:
    """Check the written total against the lists."""
    deck = index.decks.get(file.name) if file.kind == "deck" else None
    parent = index.decks.get(deck.derived_from or "") if deck else None
    if deck is None or (parent and parent.total != parent.computed_total()):
        return  # the parent's finding comes first
    counted = deck.computed_total()
    if deck.total is None and counted:
        yield file.document.finding((), "chybí klíč „total“", f"doplňte total: {counted}")
    elif deck.total is None and deck.use != "reference":
        fix = "doplňte barvy a hodnoty, nebo use: reference"
        yield file.document.finding(("use",), "balíček k hraní nemá žádné karty", fix)
    elif deck.total is not None and deck.total != counted:
        text = f"total je {deck.total}, ale barvy, hodnoty a karty bez barvy dávají {counted}"
        yield file.document.finding(("total",), text, f"opravte seznamy, nebo total: {counted}")


def has_a_place_in_the_index(file: RecordFile, index: Index) -> Iterator[Finding]:
    """Check that a deck which inherits from no other says its family and area."""
    if file.kind != "deck" or file.get("derived") or "family" not in index.ids:
        return  # without the list of families there is no index
    for key, fix in (
        ("family", "napište id rodiny z families.yaml"),
        ("area", "napište část světa, třeba area: evropa"),
    ):
        if not file.get(key):
            yield file.document.finding((), f"chybí klíč „{key}“", fix)


def codes_are_unique(file: RecordFile, index: Index) -> Iterator[Finding]:
    """Check that no two suits, ranks or cards share a code."""
    for key in ("suits", "ranks", "suitless"):
        seen: set[str] = set()
        for path, entry in file.entries(key):
            code = str(entry.get("code"))
            if code in seen:
                text = f"kód „{code}“ je tu podruhé"
                yield file.document.finding((*path, "code"), text, "zvolte jiný kód")
            seen.add(code)
    deck = index.decks.get(file.name) if file.kind == "deck" else None
    faces = [face.code for face in deck.faces()] if deck else []
    for code in sorted({code for code in faces if faces.count(code) > 1}):
        fix = "zvolte kódy tak, aby se hodnota s barvou nepletla s kartou bez barvy"
        yield file.document.finding((), f"dvě různé karty mají kód „{code}“", fix)


def lists_name_what_exists(file: RecordFile, index: Index) -> Iterator[Finding]:
    """Check the codes in suits' own ranks, derivations, orders and counts."""
    deck = index.decks.get(file.name) if file.kind == "deck" else None
    parent = index.decks.get(deck.derived_from or "") if deck else None
    if deck is None:
        return
    ranks = {rank.code for rank in deck.ranks} | {r.code for r in (parent.ranks if parent else ())}
    suits = {suit.code for suit in deck.suits} | {s.code for s in (parent.suits if parent else ())}
    for path, code in _named(file, "ranks"):
        if code not in ranks:
            yield file.document.finding(path, f"neznámá hodnota „{code}“", _near(code, ranks))
    for path, code in _named(file, "suits"):
        if code not in suits:
            yield file.document.finding(path, f"neznámá barva „{code}“", _near(code, suits))
    counts = file.get("counts")
    known = {rank.code for rank in deck.ranks} | index.printed.get(file.name, frozenset())
    for code in counts if isinstance(counts, dict) else ():
        if code not in known:
            text = f"neznámá karta nebo hodnota „{code}“"
            yield file.document.finding(("counts", code), text, _near(code, known))


def ancestors_end(file: RecordFile, index: Index) -> Iterator[Finding]:
    """Check that no deck descends from itself."""
    for path, parent in parents(file):
        chain = _chain(index, parent, file.name)
        if chain:
            text = f"předkové jdou v kruhu: {' → '.join((file.name, *chain))}"
            yield file.document.finding(path, text, "opravte, kdo je čí předek")


def _chain(index: Index, start: str, goal: str) -> list[str]:
    """Return the way from a deck up to another one, [] when there is none."""
    ways = [[start]]
    seen = {start}
    while ways:
        way = ways.pop()
        if way[-1] == goal:
            return way
        for parent in sorted(index.parents.get(way[-1], ())):
            if parent not in seen:
                seen.add(parent)
                ways.append([*way, parent])
    return []


def parents(file: RecordFile) -> Iterator[tuple[Path, str]]:
    """Yield the decks that this one is said to come from, and where that is written."""
    derived = file.get("derived")
    if isinstance(derived, dict) and isinstance(derived.get("from"), str):
        yield ("derived", "from"), derived["from"]
    for path, entry in file.entries("lineage"):
        if isinstance(entry.get("parent"), str) and entry.get("relation") != "sister":
            yield (*path, "parent"), entry["parent"]


def _named(file: RecordFile, key: str) -> Iterator[tuple[Path, str]]:
    """Yield the codes in `derived`, in `orders` and in suits' own lists of ranks."""
    derived = file.get("derived")
    places: list[tuple[Path, Any]] = [
        (("derived", key), derived.get(key) if isinstance(derived, dict) else None)
    ]
    places += [((*path, key), entry.get(key)) for path, entry in file.entries("orders")]
    if key == "ranks":
        places += [((*path, key), entry.get(key)) for path, entry in file.entries("suits")]
    for path, value in places:
        for code in str(value).split() if isinstance(value, str | int) else ():
            yield path, code


def _near(code: str, known: frozenset[str] | set[str]) -> str:
    return TEN if code == "10" else f"známé kódy: {' '.join(sorted(known))}"
