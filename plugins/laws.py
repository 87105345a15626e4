"""Laws over records: every part is claimed, and every claim bites (laws 2 and 3 of decision 0005).

Used by the tests, by `hry bite` and by `hry check` of a single game; what they tell is
Czech, since contributors read it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from engine.examples import check_once, variants_of
from engine.game import Game, applies, compile_game
from engine.record import Record, parts, settings, target
from plugins.fuzzing import difference

_OFF = "vypnuto"
# A mutant that can't even be set up proves nothing about the clause.
_BROKEN = "postavení nelze sestavit"
# What a mutant may trip the engine with: its values are none that the record's author chose.
_RAISED = (TypeError, ValueError, LookupError, AttributeError, ArithmeticError)
PROOF_DEALS = 60  # that a neutral change must play the same, in every variant


class Mutant(NamedTuple):
    """A game with one claimed thing changed."""

    clause: str
    path: str
    variant: str
    change: str  # what was changed, for messages and for `neutral`
    off: frozenset[str]
    patch: Mapping[str, Any]


def unclaimed(record: Record, variant: str = "") -> list[str]:
    """Return the parts in use that no clause in force claims (law 2)."""
    claimed = {
        path for clause in record["clauses"] if applies(clause, variant) for path in clause["by"]
    }
    return [path for path in parts(settings(record, variant)) if path not in claimed]


def mutants(record: Record) -> Iterator[Mutant]:
    """Yield every mutant that an example of some clause must notice (law 3)."""
    for clause in record["clauses"]:
        variant = _first_variant(record, clause)
        values = settings(record, variant)
        for path in clause["by"]:
            found = target(values, path)
            if found.kind is None:
                yield Mutant(clause["id"], path, variant, _OFF, frozenset({path}), {})
                continue
            for value in found.kind.nudges(found.value):
                change = f"{_short(found.value)} → {_short(value)}"
                yield Mutant(clause["id"], path, variant, change, frozenset(), {path: value})


class Complaint(NamedTuple):
    """A claim that no example notices, or an entry of `neutral` that is wrong."""

    clause: str  # '' for an entry of `neutral`
    path: str
    text: str
    fix: str


def bites(record: Record, mutant: Mutant) -> bool:
    """Say whether an example of the mutant's clause fails because of the change."""
    clause = _clause(record, mutant)
    for example in clause["examples"]:
        for variant in variants_of(record, clause, example):
            game = _mutated(record, mutant, variant, example.get("players"))
            failures = _failures(game, clause, example) if game else []
            if failures and not any(text.startswith(_BROKEN) for text in failures):
                return True
    return False


def toothless(
    record: Record, alike: Callable[[Game, Game], bool] = lambda game, changed: False
) -> list[Complaint]:
    """Return every claim with a change that no example notices, one for all its changes.

    Args:
        record: the compiled record.
        alike: says that a changed game is the same game after all.
    """
    silent: dict[tuple[str, str], list[str]] = {}
    for one in mutants(record):
        if one.path in record.get("neutral", {}) or bites(record, one):
            continue
        changed = _mutated(record, one, one.variant)
        if changed is None or not alike(compile_game(record, one.variant), changed):
            silent.setdefault((one.clause, one.path), []).append(one.change)
    fix = "přidejte příklad, který tehdy neprojde"
    return [
        Complaint(clause, path, f"příklady nehlídají „{path}“: projdou i {_after(changes)}", fix)
        for (clause, path), changes in silent.items()
    ]


def misjudged(record: Record, deals: int = PROOF_DEALS) -> list[Complaint]:
    """Return what is wrong with `neutral`: entries that aren't needed or aren't true.

    Args:
        record: the compiled record.
        deals: played with and without each change that no example notices, in every variant.
    """
    found = []
    for path in record.get("neutral", {}):
        changes = [one for one in mutants(record) if one.path == path]
        silent = [one for one in changes if not bites(record, one)]
        if not silent:
            why = "každé změny si všimne příklad" if changes else "žádné pravidlo ji nepopisuje"
            found.append(Complaint("", path, f"cesta „{path}“ sem nepatří: {why}", "vynechte ji"))
        for one in silent:
            where = _unlike(record, one, deals)
            if where:
                text = f"cesta „{path}“ hru mění {_after([one.change])}: {where}"
                found.append(Complaint("", path, text, "vynechte ji a napište příklad"))
    return found


def _after(changes: list[str]) -> str:
    """Return „po vypnutí“ or „po změně 3 → 4 nebo 2“."""
    if _OFF in changes:
        return "po vypnutí"
    first, *others = changes
    return " nebo ".join([f"po změně {first}", *(one.partition(" → ")[2] for one in others)])


def _clause(record: Record, mutant: Mutant) -> Mapping[str, Any]:
    return next(one for one in record["clauses"] if one["id"] == mutant.clause)


def _failures(game: Game, clause: Mapping[str, Any], example: Mapping[str, Any]) -> list[str]:
    try:
        return check_once(game, clause, example, 0)
    except _RAISED:
        return []


def _unlike(record: Record, mutant: Mutant, deals: int) -> str:
    """Return where a mutant plays differently, '' when it is proved neutral."""
    tried = False
    for variant in ("", *(one["id"] for one in record.get("variants", ()))):
        changed = _mutated(record, mutant, variant)
        if changed is None or not applies(_clause(record, mutant), variant):
            continue
        tried = True
        try:
            where = difference(compile_game(record, variant), changed, deals)
        except _RAISED:
            where = "hru nelze odehrát"
        if where:
            return where + (f", varianta {variant}" if variant else "")
    return "" if tried else "hru nelze odehrát"


def _mutated(
    record: Record, mutant: Mutant, variant: str, players: int | None = None
) -> Game | None:
    """Return the mutated game, None where the variant doesn't have the path at that value.

    None also for a change that no game can be made of.
    """
    values = settings(record, variant)
    try:
        same = (
            target(values, mutant.path).value
            == target(settings(record, mutant.variant), mutant.path).value
        )
    except ValueError:
        return None
    if not same:
        return None
    try:
        return compile_game(record, variant, players, off=mutant.off, patch=mutant.patch)
    except _RAISED:
        return None


def _first_variant(record: Record, clause: Mapping[str, Any]) -> str:
    every: list[str] = ["", *(variant["id"] for variant in record.get("variants", ()))]
    return next(one for one in every if applies(clause, one))


def _short(value: Any) -> str:
    return " ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
