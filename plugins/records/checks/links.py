"""Links in texts lead to clauses, terms, games and decks that exist."""

from __future__ import annotations

import re
from collections.abc import Iterator

from plugins.records.checks.base import Index, RecordFile
from plugins.records.checks.texts import texts
from plugins.records.findings import Finding, did_you_mean
from plugins.records.prose import links

_TARGETS = "#id-pravidla, slovnicek:heslo, /hry/id/ nebo /karty/id/"


def links_lead_somewhere(file: RecordFile, index: Index) -> Iterator[Finding]:
    """Check the targets of links against clauses, terms, games and decks."""
    for spot, mark in texts(file):
        found = list(links(spot.value)) if mark.markdown else []
        for target, row in found:
            bad = _link_problem(target, file, index)
            if bad is not None:
                yield file.document.finding(spot.path, *bad, row=row)
        if mark.markdown and spot.value.count("](") > len(found):
            text = "odkaz nemá podobu [text](cíl)"
            fix = f"odkazovat jde na {_TARGETS}, bez mezer a závorek"
            yield file.document.finding(spot.path, text, fix, row=0)


def _link_problem(target: str, file: RecordFile, index: Index) -> tuple[str, str] | None:
    if target.startswith("#"):
        known = index.common if file.kind == "common" else index.clauses.get(file.name, frozenset())
        return _unknown(target, "#", known, "pravidlo")
    if target.startswith("slovnicek:"):
        return _unknown(target, "slovnicek:", index.ids.get("term"), "heslo")
    match = re.fullmatch(r"/(hry|karty)/([^/#]+)/(?:#([^#]+))?", target)
    if match is None:
        return f"odkaz „{target[:60]}“ nemá dovolenou podobu", f"odkazovat jde na {_TARGETS}"
    kind, name, clause = match.groups()
    missing = _unknown(
        name,
        "",
        index.ids["game" if kind == "hry" else "deck"],
        "hra" if kind == "hry" else "balíček",
    )
    if missing is None and kind == "hry" and clause:
        return _unknown(clause, "", index.clauses.get(name), "pravidlo")
    return missing


def _unknown(
    target: str, prefix: str, known: frozenset[str] | None, what: str
) -> tuple[str, str] | None:
    """Return text and fix for an id that isn't known; None also when what is known can't be."""
    name = target.removeprefix(prefix)
    if known is None or name in known:
        return None
    near = did_you_mean(name, known).replace("„", f"„{prefix}")
    return f"odkaz „{target}“ nikam nevede: {what} „{name}“ neexistuje", near or "opravte id"
