"""Links in texts lead to clauses, terms, games and decks that exist."""

from __future__ import annotations

import re
from collections.abc import Iterator

from plugins.records.checks.base import Index, RecordFile
from plugins.records.checks.texts import texts
from plugins.records.findings import Finding, did_you_mean
from plugins.records.prose import links

_TARGETS = "odkazovat jde na #id-pravidla, slovnicek:heslo, /hry/id/ nebo /karty/id/"


def links_lead_somewhere(file: RecordFile, index: Index) -> Iterator[Finding]:
    """Check the targets of links against clauses, terms, games and decks."""
    for spot, mark in texts(file):
        for row, line in enumerate(spot.value.split("\n") if mark.markdown else ()):
            found = list(links(line))
            problems = [_problem(target, file, index) for target in found]
            if line.count("](") > len(found):
                problems.append(
                    ("odkaz nemá podobu [text](cíl)", f"{_TARGETS}, bez mezer a závorek")
                )
            for bad in problems:
                if bad is not None:
                    yield file.document.finding(spot.path, *bad, row=row)


def _problem(target: str, file: RecordFile, index: Index) -> tuple[str, str] | None:
    if target.startswith("#"):
        known = index.common if file.kind == "common" else index.clauses.get(file.name, frozenset())
        return _unknown(target, target[1:], known, "pravidlo")
    if target.startswith("slovnicek:"):
        name = target.removeprefix("slovnicek:")
        return _unknown(target, name, index.ids.get("term"), "heslo")
    match = re.fullmatch(r"/(hry|karty)/([^/#]+)/(?:#([^#]+))?", target)
    if match is None:
        return f"odkaz „{target[:60]}“ nemá dovolenou podobu", _TARGETS
    kind, name, clause = match.groups()
    known = index.ids["game" if kind == "hry" else "deck"]
    missing = _unknown(target, name, known, "hra" if kind == "hry" else "balíček")
    if missing is None and kind == "hry" and clause:
        return _unknown(target, clause, index.clauses.get(name), "pravidlo")
    return missing


def _unknown(
    target: str, name: str, known: frozenset[str] | None, what: str
) -> tuple[str, str] | None:
    """Return text and fix for an id that isn't known; None also when that can't be told."""
    if known is None or name in known:
        return None
    near = did_you_mean(name, known)
    return f"odkaz „{target}“ nikam nevede: {what} „{name}“ neexistuje", near or "opravte id"
