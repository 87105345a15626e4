"""What every game must declare, so that it ends and fits on a page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from plugins.records.checks.base import Index, RecordFile
from plugins.records.findings import Finding, Path

ONE_DEAL = "jedno-rozdani"
_LENGTHS = {
    "max_moves": "kolik tahů má rozdání nejvýš, klidně s rezervou: max_moves: 200",
    "max_deals": "kolik rozdání má partie nejvýš, klidně s rezervou: max_deals: 40",
}

_SHORTEST, _LONGEST = 20, 320  # characters of a page's description
_TAKEN = re.compile(r"(?:hledat|karty-v-unicode|obsah)$|(?:hledat|oddil|pravidla|varianta|zdroj)-")


def length_is_declared(file: RecordFile, index: Index) -> Iterator[Finding]:
    """Check that a game that is played says how long it can be (law 8)."""
    for key, what in _LENGTHS.items():
        if file.kind == "game" and file.play["phases"] and file.get(key) is None:
            yield file.document.finding((), f"chybí klíč „{key}“", f"doplňte, {what}")


def length_is_enough(file: RecordFile, index: Index) -> Iterator[Finding]:
    """Check that the declared length isn't below what the parameters of the game allow."""
    if file.kind != "game" or file.problems:
        return
    players = file.get("players")
    seats = players.get("max") if isinstance(players, dict) else None
    needed: dict[str, list[tuple[int, str]]] = {key: [] for key in _LENGTHS}
    for values in file.all_values:
        match = values.settings["match"]
        deals = match.get("deals", 0), match.get("rounds", 0) * (seats if _whole(seats) else 0)
        needed["max_deals"] += zip(deals, ("match.deals", "match.rounds"), strict=True)
        for entry in values.settings["phases"]:
            limit = (entry["params"] or {}).get("limit", 0)
            needed["max_moves"].append((limit, f"{entry['as']}.limit"))
    for key, found in needed.items():
        declared, (most, path) = file.get(key), max(found, default=(0, ""))
        if _whole(declared) and declared < most:
            text = f"{key} je {declared}, ale {path} jich dovoluje {most}"
            yield file.document.finding((key,), text, f"napište aspoň {key}: {most}")


def one_deal_can_be_played(file: RecordFile, index: Index) -> Iterator[Finding]:
    """Check that a game of several deals has the variant of a single one (law 8)."""
    if file.kind != "game" or not file.play["phases"] or file.play["match"].get("deals") == 1:
        return
    if ONE_DEAL not in file.variants:
        text = f"hra na víc rozdání nemá variantu „{ONE_DEAL}“"
        fix = f"doplňte ji: id: {ONE_DEAL}, name: Jedno rozdání, set: {{match: {{deals: 1}}}}"
        yield file.document.finding(("variants",), text, fix)


def summary_fits(file: RecordFile, index: Index) -> Iterator[Finding]:
    """Check that a summary is as long as search engines and lists can show."""
    summary = file.get("summary") if file.kind in ("game", "deck") else None
    length = len(" ".join(summary.split())) if isinstance(summary, str) else _SHORTEST
    if not _SHORTEST <= length <= _LONGEST:
        text = f"shrnutí má {length} znaků, čeká se {_SHORTEST} až {_LONGEST}"
        fix = "napište jednu nebo dvě věty do přehledu a pro vyhledávače"
        yield file.document.finding(("summary",), text, fix)


def sections_differ(file: RecordFile, index: Index) -> Iterator[Finding]:
    """Check that no two sections have the same heading: it becomes an address."""
    seen: dict[str, Path] = {}
    for at, section in enumerate(_sections(file)):
        title = section.get("section") if isinstance(section, dict) else None
        if not isinstance(title, str):
            continue
        path = ("rules", at, "section")
        key = " ".join(title.split()).lower()
        if key in seen:
            text = f"oddíl „{title}“ už v záznamu je, na řádku {file.document.line(seen[key])}"
            yield file.document.finding(path, text, "spojte je, nebo jeden přejmenujte")
        seen.setdefault(key, path)


def addresses_are_free(file: RecordFile, index: Index) -> Iterator[Finding]:
    """Check that no clause or order takes an address that every such page needs itself."""
    named = file.clauses() if file.kind == "game" else file.entries("orders")
    page = "každé hry" if file.kind == "game" else "každého balíčku"
    for path, entry in named:
        name = entry.get("id")
        if isinstance(name, str) and _TAKEN.match(name):
            text = f"id „{name}“ má na stránce {page} něco jiného"
            yield file.document.finding((*path, "id"), text, "zvolte jiné id")


def _whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _sections(file: RecordFile) -> list[Any]:
    sections = file.get("rules") if file.kind == "game" else None
    return sections if isinstance(sections, list) else []
