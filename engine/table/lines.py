"""Lines of a receipt that an example expects, as clauses of its caption."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from engine.deals import MARKS
from engine.position import POT, seat_of
from engine.table.cast import Cast
from engine.table.czech import count, listed, number
from engine.table.telling import amount_of, cited, into_column

_WRITES = " si připisuje "


def lines_told(cast: Cast, lines: Sequence[Mapping[str, Any]]) -> list[str]:
    """Return one clause for each line; where all others pay one, or one all, it is one clause."""
    if not lines:
        return ["nic se nezapisuje"]
    told: list[str] = []
    for written, some in groupby(lines, key=lambda line: _written(cast, line)):
        if written:
            told.append(_in_columns(cast, list(some)))
            continue
        for _, group in groupby(some, key=_kind):
            same = list(group)
            told += _together(cast, same) or [_line(cast, line) for line in same]
    return _gathered(told)


def _gathered(told: Sequence[str]) -> list[str]:
    """Join what one seat writes line after line: „předák si připisuje 2 body (§ 24) a 6 (§ 27)“."""
    found: list[str] = []
    for who, some in groupby(told, key=_writer):
        same = list(some)
        if who and len(same) > 1:
            found.append(f"{who}{listed(one.removeprefix(who) for one in same)}")
        else:
            found += same
    return found


def _writer(told: str) -> str:
    """Return who writes something down in a clause and how, '' for other clauses."""
    who, verb, _ = told.partition(_WRITES)
    return f"{who}{verb}" if verb else ""


def _written(cast: Cast, line: Mapping[str, Any]) -> str:
    """Return which side writes a line into its columns, '' where there are none."""
    seat = seat_of(cast.game, line["seat"]) if into_column(_account(cast, line)) else None
    return "" if seat is None else cast.side(seat)


def _in_columns(cast: Cast, lines: Sequence[Mapping[str, Any]]) -> str:
    """Return „strana předáka píše pod čáru 120 bodů (§ 25), nad čáru 30 (§ 29) a 500 (§ 33)“."""
    told: list[str] = []
    last: tuple[str, ...] = ()
    for line in lines:
        column = into_column(_account(cast, line))
        where = [] if column == last else column
        told.append(" ".join([*where, f"{_points(line, last)}{cited(cast, line['clause'])}"]))
        last = column
    return f"{_written(cast, lines[0])} si píše {listed(told)}"


def _points(line: Mapping[str, Any], last: tuple[str, ...]) -> str:
    """Return an amount, the first one with its noun."""
    return number(line["amount"]) if last else count(line["amount"], "bod", "acc")


def _kind(line: Mapping[str, Any]) -> tuple[Any, ...]:
    return line.get("account"), line["amount"], line["clause"], "to" in line


def _together(cast: Cast, lines: Sequence[Mapping[str, Any]]) -> list[str]:
    """Return lines as one clause where every seat takes part in them, [] otherwise."""
    first, payers = lines[0], {line["seat"] for line in lines}
    receivers = {line.get("to") for line in lines}
    units = (
        f"{amount_of(abs(first['amount']), _account(cast, first))}{cited(cast, first['clause'])}"
    )
    if receivers == {POT} and len(payers) == len(lines) == cast.game.seats:
        return [f"každý platí do banku {units}"]
    if len(lines) < 2 or len(lines) != cast.game.seats - 1 or {POT, None} & (payers | receivers):
        return []
    if len(receivers) == 1:
        return [f"{cast.keyed(first['to'])} bere od každého {units}"]
    return [f"{cast.keyed(first['seat'])} platí každému {units}"] if len(payers) == 1 else []


def _line(cast: Cast, line: Mapping[str, Any]) -> str:
    account, no = _account(cast, line), cited(cast, line["clause"])
    units = f"{amount_of(abs(line['amount']), account)}{no}"
    if "to" in line:
        if line["seat"] == POT:
            return f"{cast.keyed(line['to'])} bere z\u00a0banku {units}"
        to = "do banku" if line["to"] == POT else cast.keyed(line["to"], "dat")
        return f"{cast.keyed(line['seat'])} platí {to} {units}"
    seat, gains = cast.side(seat_of(cast.game, line["seat"])), line["amount"] > 0
    if account == MARKS:
        return f"{seat} dostává {units}" if gains else f"{seat} si maže {units}"
    return f"{seat} si {'připisuje' if gains else 'odepisuje'} {units}"


def _account(cast: Cast, line: Mapping[str, Any]) -> str:
    return str(line.get("account", cast.game.rules.account))
