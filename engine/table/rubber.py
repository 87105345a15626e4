"""The sheet of a rubber: two columns, the line between what makes games and the rest.

Amounts above the line are written upwards from it, those below downwards; a line is drawn under
every game. What an example says to have been written before stands first.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import Any, NamedTuple, TypeAlias

from engine.cards import Seat
from engine.deals import ABOVE, BELOW
from engine.table.cast import Cast
from engine.table.czech import capital, escape, number
from engine.table.vocabulary import Position

WRITTEN = "sheet"  # the variable: who, in which column, how much; or that a game was won
_NAMES = ("My", "Oni")
_MOST = 4  # amounts of a side above the line that are written one by one

Column: TypeAlias = list[int]
Rows: TypeAlias = list[tuple[Column, Column]]  # of both sides, a pair for each game


class Sheet(NamedTuple):
    """What both sides have, the reader's first."""

    above: tuple[Column, Column]  # from the line upwards
    below: Rows  # game by game, the one that is being played last


def rubber_html(cast: Cast, state: Position) -> str:
    """Return the sheet, '' where the score isn't kept on one."""
    if _entries(cast, state) is None:
        return ""
    heads, sheet = heads_of(cast), written(cast, state)
    names = "".join(map(_head, [cast] * len(heads), heads, _NAMES))
    above = _rows(*(list(reversed(column)) for column in map(_shortened, sheet.above)), low=True)
    games = "".join(f'<tbody class="stretch">{_rows(*game)}</tbody>' for game in sheet.below)
    totals = "".join(f"<td>{number(_total(cast, state, seat))}</td>" for seat in heads)
    return (
        f'<table class="sheet rubber"><caption>Robber</caption><thead><tr>{names}</tr></thead>'
        f'<tbody class="over">{above}</tbody>{games}'
        f"<tfoot><tr>{totals}</tr></tfoot></table>"
    )


def heads_of(cast: Cast) -> list[Seat]:
    """Return a seat of each side, the reader's first."""
    seats = cast.from_reader(range(cast.game.seats))
    return [side[0] for side in dict.fromkeys(cast.game.side(seat) for seat in seats)]


def written(cast: Cast, state: Position) -> Sheet:
    """Return the amounts in the order in which they were written."""
    heads = heads_of(cast)
    above: tuple[Column, Column] = ([], [])
    below: Rows = [([], [])]
    for place, seat in enumerate(heads):
        above[place].extend(_earlier(cast, state, seat, ABOVE))
        below[0][place].extend(_earlier(cast, state, seat, BELOW))
    for seat, column, amount in _entries(cast, state):
        if column == ABOVE:
            above[heads.index(seat)].append(amount)
        elif column == BELOW:
            below[-1][heads.index(seat)].append(amount)
        else:
            below.append(([], []))
    return Sheet(above, below)


def _entries(cast: Cast, state: Position) -> Any:
    names = [one.name for one in cast.game.layout.variables]
    return state.variables[names.index(WRITTEN)] if WRITTEN in names else None


def _earlier(cast: Cast, state: Position, seat: Seat, column: str) -> Column:
    """Return what a side has in a column without being on the sheet: what an example gave."""
    entries = _entries(cast, state)
    known = sum(amount for who, where, amount in entries if (who, where) == (seat, column))
    rest = state.accounts[cast.game.account(column, seat)] - known
    return [rest] if rest else []


def _shortened(column: Column) -> Column:
    """Return a column in which the oldest amounts are added up, so that it isn't too long."""
    if len(column) <= _MOST:
        return column
    old = len(column) - _MOST + 1
    return [sum(column[:old]), *column[old:]]


def _rows(left: Column, right: Column, *, low: bool = False) -> str:
    """Return amounts side by side; with `low` the shorter column stands at the bottom."""
    if low:
        long = max(len(left), len(right))
        left, right = ([0] * (long - len(one)) + one for one in (left, right))
    pairs = list(zip_longest(left, right, fillvalue=0)) or [(0, 0)]
    return "".join(f"<tr>{_cell(one)}{_cell(other)}</tr>" for one, other in pairs)


def _cell(amount: int) -> str:
    return f"<td>{number(amount)}</td>" if amount else "<td></td>"


def _head(cast: Cast, seat: Seat, word: str) -> str:
    """Return the head of a column: whose it is."""
    who = escape(capital(cast.side(seat))) if cast.roles else word
    return f'<th scope="col">{who}</th>'


def _total(cast: Cast, state: Position, seat: Seat) -> int:
    return state.accounts[cast.game.rules.scores[seat]]
