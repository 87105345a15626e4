"""Decks: lists that fit together, a total that agrees, parents that don't run in a circle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from plugins.records.checks.base import Index, RecordFile
from plugins.records.checks.cards import known_codes
from plugins.records.findings import Finding, Path, listed
from plugins.records.models import Deck


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
    """Check that no two suits, ranks or cards share a code.

    A deck of which two entries do isn't made at all; what its parent shares is told there.
    """
    for key in ("suits", "ranks", "suitless"):
        seen: set[str] = set()
        for path, entry in file.entries(key):
            code = str(entry.get("code"))
            if code in seen:
                text = f"kód „{code}“ je tu podruhé"
                yield file.document.finding((*path, "code"), text, "zvolte jiný kód")
            seen.add(code)
    deck = index.decks.get(file.name) if file.kind == "deck" else None
    parent = index.decks.get(deck.derived_from or "") if deck else None
    shared = _shared(deck) - _shared(parent) if deck else ()
    if shared:
        text = f"dvě různé karty mají týž kód: {listed(sorted(shared))}"
        fix = "zvolte kódy tak, aby se hodnota s barvou nepletla s kartou bez barvy"
        yield file.document.finding((), text, fix)


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
            yield file.document.finding(path, f"neznámá hodnota „{code}“", known_codes(code, ranks))
    for path, code in _named(file, "suits"):
        if code not in suits:
            yield file.document.finding(path, f"neznámá barva „{code}“", known_codes(code, suits))
    counts = file.get("counts")
    known = {rank.code for rank in deck.ranks} | index.printed.get(file.name, frozenset())
    for code in counts if isinstance(counts, dict) else ():
        if code not in known:
            text = f"neznámá karta nebo hodnota „{code}“"
            yield file.document.finding(("counts", code), text, known_codes(code, known))


def parent_has_cards(file: RecordFile, index: Index) -> Iterator[Finding]:
    """Check that a deck isn't made of one whose cards nobody knows."""
    derived = file.get("derived") if file.kind == "deck" else None
    name = derived.get("from") if isinstance(derived, dict) else None
    parent = index.decks.get(name) if isinstance(name, str) else None
    if parent is not None and not parent.computed_total():
        text = f"u balíčku „{name}“ se neví, jaké má karty, a tak se z něj nic odvodit nedá"
        fix = "vynechte derived a napište barvy a hodnoty, příbuznost do lineage"
        yield file.document.finding(("derived", "from"), text, fix)


def kin_has_one_name(file: RecordFile, index: Index) -> Iterator[Finding]:
    """Check that every entry of the lineage has just one of `parent` and `name`."""
    for path, entry in file.entries("lineage"):
        named = [key for key in ("parent", "name") if entry.get(key)]
        if not named:
            fix = "napište parent: id balíčku, nebo name: jméno"
            yield file.document.finding(path, "předek nemá jméno", fix)
        elif len(named) > 1:
            text, fix = "předek má zároveň parent i name", "má-li tu záznam, nechte jen parent"
            yield file.document.finding((*path, "name"), text, fix)


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


def _shared(deck: Deck | None) -> set[str]:
    """Return the codes that two faces of a deck have."""
    times = Counter(face.code for face in deck.faces()) if deck else Counter()
    return {code for code, many in times.items() if many > 1}


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
