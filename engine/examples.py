"""Examples: positions with what must follow. The same check serves tests, build and page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.errors import EngineError, MoveRefused, PositionError
from engine.expectations import CHECKS
from engine.game import Game, applies, compile_game
from engine.position import position
from engine.record import Record
from engine.state import State

EXPECTATIONS = (*CHECKS, "invalid")
FILLS = 5  # random completions that an example must hold for

Example = Mapping[str, Any]
Clause = Mapping[str, Any]


def check(
    record: Record,
    clause: Clause,
    example: Example,
    *,
    off: frozenset[str] = frozenset(),
    patch: Mapping[str, Any] | None = None,
) -> list[str]:
    """Return what is wrong with an example, in Czech; nothing when it holds.

    Args:
        record: the compiled record.
        clause: the clause that the example belongs to.
        example: the example as it stands in the record.
        off: parts switched off, for mutants.
        patch: parameters changed, for mutants.
    """
    found: list[str] = []
    for variant in variants_of(record, clause, example):
        game = compile_game(record, variant, example.get("players"), off=off, patch=patch)
        for fill in range(FILLS):
            failures = check_once(game, clause, example, fill)
            if failures:
                where = f"varianta {variant}: " if variant else ""
                found += [where + failure for failure in failures]
                break
    return found


def variants_of(record: Record, clause: Clause, example: Example) -> list[str]:
    """Return the variants under which an example must hold, '' for the default rules."""
    every = ["", *(variant["id"] for variant in record.get("variants", ()))]
    return [one for one in every if applies(clause, one) and applies(example, one)]


def check_once(game: Game, clause: Clause, example: Example, fill: int) -> list[str]:
    """Return what is wrong with an example under one game and one fill."""
    if "invalid" in example:
        return _check_invalid(game, clause, example, fill)
    try:
        state = after_moves(game, clause, example, fill)
    except MoveRefused as error:
        return [str(error)]
    except EngineError as error:
        return [f"postavení nelze sestavit: {error}"]
    failures = []
    for key, checker in CHECKS.items():
        if key in example:
            try:
                failures += checker(game, state, example[key])
            except PositionError as error:
                failures.append(str(error))
    return failures


def start_of(game: Game, clause: Clause, example: Example, fill: int) -> State:
    """Return the position of an example before its moves."""
    return position(game, example.get("given") or {}, by=clause["by"], fill=fill)


def after_moves(game: Game, clause: Clause, example: Example, fill: int) -> State:
    """Return the position of an example after its moves.

    Raises:
        PositionError: the position can't be set up or a move isn't legal in it.
    """
    state = start_of(game, clause, example, fill)
    for move in example.get("moves", ()):
        state = game.to_decision(state)
        refused = game.refused(state, move)
        if refused:
            raise MoveRefused(f"tah „{move}“ tu není dovolen (§ {refused})")
        state = game.play_text(state, move)
    return state


def find(record: Record, path: str) -> tuple[Clause, Example]:
    """Return the clause and example of `<clause>/<example>`.

    Raises:
        KeyError: there is no such example.
    """
    clause_id, _, example_id = path.partition("/")
    for clause in record["clauses"]:
        for example in clause["examples"]:
            if (clause["id"], example["id"]) == (clause_id, example_id):
                return clause, example
    raise KeyError(path)


def every(record: Record) -> list[tuple[Clause, Example]]:
    """Return every example of a record with its clause."""
    return [(clause, one) for clause in record["clauses"] for one in clause["examples"]]


def _check_invalid(game: Game, clause: Clause, example: Example, fill: int) -> list[str]:
    try:
        after_moves(game, clause, example, fill)
    except PositionError:
        return []
    return [f"postavení má být neplatné ({example['invalid']}), ale jde sestavit"]
