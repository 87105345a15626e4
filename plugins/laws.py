"""Laws over records: every part is claimed, and every claim bites (design, laws 2 and 3).

Used by the tests and by `hry bite`; findings are Czech, since contributors read them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from engine.examples import check_once, variants_of
from engine.game import Game, applies, compile_game
from engine.record import Record, parts, settings, target

# A mutant that can't even be set up proves nothing about the clause.
_BROKEN = "pozici nelze sestavit"


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
                yield Mutant(clause["id"], path, variant, "vypnuto", frozenset({path}), {})
                continue
            for value in found.kind.nudges(found.value):
                change = f"{_short(found.value)} → {_short(value)}"
                yield Mutant(clause["id"], path, variant, change, frozenset(), {path: value})


def bites(record: Record, mutant: Mutant) -> bool:
    """Say whether an example of the mutant's clause fails because of the change."""
    clause = next(one for one in record["clauses"] if one["id"] == mutant.clause)
    for example in clause["examples"]:
        for variant in variants_of(record, clause, example):
            game = _mutated(record, mutant, variant)
            if game is None:
                continue
            failures = check_once(game, clause, example, 0)
            if failures and not any(text.startswith(_BROKEN) for text in failures):
                return True
    return False


def toothless(record: Record) -> list[str]:
    """Return a Czech finding for every mutant that no example notices."""
    return [
        f"§ „{one.clause}“, {one.path} ({one.change}): příklad nic nehlídá, projde i po této změně"
        for one in mutants(record)
        if one.path not in record.get("neutral", {}) and not bites(record, one)
    ]


def _mutated(record: Record, mutant: Mutant, variant: str) -> Game | None:
    """Return the mutated game, None where the variant doesn't have the path at that value."""
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
    return compile_game(record, variant, off=mutant.off, patch=mutant.patch)


def _first_variant(record: Record, clause: Mapping[str, Any]) -> str:
    every: list[str] = ["", *(variant["id"] for variant in record.get("variants", ()))]
    return next(one for one in every if applies(clause, one))


def _short(value: Any) -> str:
    return " ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
