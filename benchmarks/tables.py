"""Measured figures as Markdown tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from benchmarks.registry import Row, rounded


def table(title: str, rows: Sequence[Row]) -> str:
    """Write a benchmark's figures: games by line if they are of games, else one figure a line."""
    plain = [row for row in rows if not row.of]
    of_games = [row for row in rows if row.of]
    tables = [_listed(plain)] * bool(plain) + [_by_game(of_games)] * bool(of_games)
    return f"**{title}**\n\n" + "\n".join(tables)


def _listed(rows: Iterable[Row]) -> str:
    lines = ["| measured | value | target | |", "|---|---:|---:|---|"]
    for row in rows:
        remark = " ".join(filter(None, ("" if row.met else "**missed**", row.note)))
        lines.append(f"| {row.name} | {rounded(row.value)} {row.unit} | {row.target} | {remark} |")
    return "\n".join(lines) + "\n"


def _by_game(rows: Iterable[Row]) -> str:
    columns: dict[str, dict[str, Row]] = {}
    for row in rows:
        columns.setdefault(row.name, {})[row.of] = row
    games = dict.fromkeys(game for column in columns.values() for game in column)
    lines = [
        "| | " + " | ".join(_head(name, column) for name, column in columns.items()) + " |",
        "|---" + "|---:" * len(columns) + "|",
    ]
    for game in games:
        cells = (_cell(game, column) for column in columns.values())
        lines.append(f"| {game} | " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def _head(name: str, column: dict[str, Row]) -> str:
    """Return a column's name with all that its figures have in common."""
    shared = (_common(row.unit for row in column.values()), _common(_target(column)))
    return ", ".join(filter(None, (name, *shared)))


def _target(column: dict[str, Row]) -> Iterable[str]:
    return (row.target for row in column.values())


def _cell(game: str, column: dict[str, Row]) -> str:
    """Return a figure with what its column doesn't say of it; bold where it misses its bound."""
    if game not in column:
        return ""
    row = column[game]
    unit = "" if _common(one.unit for one in column.values()) else row.unit
    target = "" if _common(_target(column)) else row.target
    figure = rounded(row.value) if row.met else f"**{rounded(row.value)}**"
    return " ".join(filter(None, (figure, unit, row.note, target)))


def _common(texts: Iterable[str]) -> str:
    """Return what all texts are; nothing where they differ."""
    different = set(texts)
    return different.pop() if len(different) == 1 else ""
