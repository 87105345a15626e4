"""The clauses of a game: examples, claimed parts, numbers, and what the engine says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from engine.params import Mechanics
from engine.registry import PHASES
from engine.table.czech import numerals_in
from plugins.records.checks.base import Index, RecordFile
from plugins.records.findings import Finding, Path, did_you_mean
from plugins.records.play import Values, phase_problem, raw_path
from plugins.records.prose import without_placeholders


def clause_has_an_example(file: RecordFile, index: Index) -> Iterator[Finding]:
    """Check that every clause has an example or says why not (law 1)."""
    for path, clause in file.clauses():
        if not clause.get("examples") and "unchecked" not in clause and file.kind == "game":
            fix = "doplňte examples, nebo unchecked s důvodem"
            name = clause.get("id", "?")
            yield file.document.finding(path, f"pravidlo „{name}“ nemá příklad", fix)


def phases_are_well_formed(file: RecordFile, index: Index) -> Iterator[Finding]:
    """Check that every item of `phases` is one phase."""
    for at, entry in enumerate(_list(file.get("phases"))):
        bad = phase_problem(entry)
        if bad is not None:
            yield file.document.finding(("phases", at), *bad)


def engine_accepts(file: RecordFile, index: Index) -> Iterator[Finding]:
    """Check phases, match and variants by the engine's own declarations."""
    for problem in file.problems:
        text, _, fix = problem.text.partition(" – ")
        yield file.document.finding(raw_path(file.data, problem.path), text, fix)


def every_form_can_be_played(file: RecordFile, index: Index) -> Iterator[Finding]:
    """Check that the engine can set up every variant for every number of players."""
    for bad in index.unplayable.get(file.name, ()) if file.kind == "game" else ():
        yield file.document.finding(bad.path, bad.text, bad.fix)


def claims_exist(file: RecordFile, index: Index) -> Iterator[Finding]:
    """Check that `by:` and `neutral:` name parts that the game uses."""
    neutral = file.get("neutral")
    named: list[tuple[Path, str]] = [
        (("neutral", path), path) for path in (neutral if isinstance(neutral, dict) else ())
    ]
    for path, clause in file.clauses():
        many = isinstance(clause.get("by"), list)
        named += [
            ((*path, "by", at) if many else (*path, "by"), claim)
            for at, claim in enumerate(_claims(clause))
        ]
    for place, claim in named:
        known = any(values.claims(claim) for values in file.all_values)
        if not known and not leads_into_broken(file, claim):
            yield file.document.finding(place, *_unknown_claim(file.basic, claim))


def numbers_are_typed_once(file: RecordFile, index: Index) -> Iterator[Finding]:
    """Check that a clause doesn't repeat the value of a parameter it claims (law 5)."""
    for path, clause in file.clauses():
        text = clause.get("text")
        if not isinstance(text, str):
            continue
        for claim in _claims(clause):
            for number in _numbers(file, clause, claim):
                row = _row_with(text, number)
                if row is not None:
                    what = f"číslo {number} je hodnota „{claim}“, kterou pravidlo popisuje"
                    fix = f"dosaďte ho: {{{{ {claim} | tvar }}}}, tvar třeba bod-2 nebo slovem"
                    yield file.document.finding((*path, "text"), what, fix, row=row)


def players_are_in_order(file: RecordFile, index: Index) -> Iterator[Finding]:
    """Check that ranges run from the smaller to the larger number."""
    players, minutes = file.get("players"), file.get("minutes")
    if isinstance(players, dict):
        low, high = players.get("min"), players.get("max")
        usual = players.get("default", low)
        if isinstance(low, int) and isinstance(high, int) and isinstance(usual, int):
            if not low <= high:
                fix = f"napište {{min: {high}, max: {low}}}"
                yield file.document.finding(("players",), "min je větší než max", fix)
            elif not low <= usual <= high:
                text = f"default má být od {low} do {high}, je tu {usual}"
                yield file.document.finding(("players", "default"), text, "opravte ho")
    if _falling(minutes):
        fix = f"napište [{minutes[1]}, {minutes[0]}]"
        yield file.document.finding(("minutes",), "délka má jít od kratší k delší", fix)


def leads_into_broken(file: RecordFile, path: str) -> bool:
    """Return whether a path may lead nowhere only because a phase has findings of its own."""
    entries = file.play["phases"]
    paths = [problem.path for problem in file.problems if problem.path[:1] == ("phases",)]
    if ("phases",) in paths:
        return True
    bad = {where[1] for where in paths}
    broken = {entry["as"] for at, entry in enumerate(entries) if at in bad}
    unknown = len(entries) < len(_list(file.get("phases"))) or any(
        entry["phase"] not in PHASES for entry in entries
    )
    into = {entry["as"] for entry in entries if within(path, entry["as"])}
    return bool(into & broken) or (unknown and not into)


def no_own_order(path: str) -> tuple[str, str] | None:
    """Return text and fix for the order of a game that has none of its own."""
    if path != "order" and not path.startswith("order["):
        return None
    fix = "doplňte klíč order:, nebo cestu vynechte; bez něj platí pořadí balíčku"
    return "hra nemá vlastní pořadí karet", fix


def within(path: str, name: str) -> bool:
    """Say whether a path is a name or leads into it."""
    return path == name or path.startswith(f"{name}.")


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def _falling(pair: Any) -> bool:
    whole = isinstance(pair, list) and all(isinstance(one, int) for one in pair)
    return whole and len(pair) == 2 and pair[0] > pair[1]


def _unknown_claim(values: Values, claim: str) -> tuple[str, str]:
    """Return text and fix for a path that leads nowhere, by the nearest one that does."""
    bare = no_own_order(claim)
    if bare is not None and "order" not in values.settings:
        return bare
    known = values.claimable()
    head, _, last = claim.rpartition(".")
    beside = [path.rpartition(".")[2] for path in known if path.rpartition(".")[0] == head]
    phases = {entry["as"]: entry["phase"] for entry in values.settings["phases"]}
    phase, _, param = head.rpartition(".")
    kind = PHASES.get(phases.get(phase, ""))
    what = "neznámá část hry"
    if kind and isinstance(kind.params.get(param), Mechanics):
        what = "neznámá mechanika"
    own = PHASES.get(phases.get(head, ""))
    if own and last in own.params:
        return f"„{claim}“ hra nenastavuje", f"doplňte {last} k fázi {head}, nebo cestu vynechte"
    if beside:
        near = did_you_mean(last, beside) or f"tady je {', '.join(beside)}"
        return f"{what} „{last}“", near
    near = did_you_mean(claim, [one for one in (*known, *phases) if not within(claim, one)])
    return f"cesta „{claim}“ nikam nevede", near or "napište cestu jako tricks.duties.follow"


def _claims(clause: dict[str, Any]) -> list[str]:
    by = clause.get("by")
    return [one for one in (by if isinstance(by, list) else [by]) if isinstance(one, str)]


def _numbers(file: RecordFile, clause: dict[str, Any], claim: str) -> list[int]:
    """Return the numbers at a claimed path, in the variants in which the clause holds."""
    found: set[int] = set()
    for variant in file.in_force(clause):
        value = file.values(variant).value(claim)
        items = value if isinstance(value, list) else [value]
        found |= {item for item in items if isinstance(item, int) and not isinstance(item, bool)}
    return sorted(found)


def _row_with(text: str, number: int) -> int | None:
    """Return the first row that holds the number as digits or, from three up, as a word."""
    digits = re.compile(rf"(?<![\d,.]){number}(?![\d]|[,.]\d)")
    for row, line in enumerate(without_placeholders(text).split("\n")):
        if digits.search(line) or (number >= 3 and number in numerals_in(line)):
            return row
    return None
