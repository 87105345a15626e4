"""The sheet of a rubber: two columns, the line between what makes games and the rest.

Amounts above the line are written upwards from it, those below downwards; a line is drawn under
every game. What an example says to have been written before stands first.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import NamedTuple, TypeAlias

from engine.cards import Seat
from engine.deals import ABOVE, BELOW
from engine.table.czech import escape, number
from engine.table.scene import Scene
from engine.table.sheet import leaders, side_name

WRITTEN = "sheet"  # the variable: who, in which column, how much; or that a game was won
_NAMES = ("My", "Oni")
_MOST = 4  # amounts of a side above the line that are written one by one

Column: TypeAlias = list[int]
Rows: TypeAlias = list[tuple[Column, Column]]  # of both sides, a pair for each game


class Sheet(NamedTuple):
    """What both sides have, the reader's first."""

    above: tuple[Column, Column]  # from the line upwards
    below: Rows  # game by game, the one that is being played last


def keeps_rubber(scene: Scene) -> bool:
    """Say whether the score is kept on such a sheet."""
    return scene.view.variable(WRITTEN) is not None


def rubber_html(scene: Scene) -> str:
    """Return the sheet, '' in figures that aren't about the score."""
    if scene.small and not (scene.settled or scene.bare):
        return ""
    heads = heads_of(scene)
    sheet = written(scene)
    names = "".join(
        _head(scene, seat, word) for seat, word in zip(heads, ("My", "Oni"), strict=True)
    )
    above = _rows(*(list(reversed(column)) for column in map(_shortened, sheet.above)), low=True)
    games = "".join(f'<tbody class="game">{_rows(*game)}</tbody>' for game in sheet.below)
    totals = "".join(f"<td>{number(_total(scene, seat))}</td>" for seat in heads)
    return (
        f'<table class="sheet rubber"><caption>Robber</caption><thead><tr>{names}</tr></thead>'
        f'<tbody class="above">{above}</tbody>{games}'
        f'<tfoot><tr class="total" aria-label="Celkem">{totals}</tr></tfoot></table>'
    )


def heads_of(scene: Scene) -> list[Seat]:
    """Return a seat of each side, the reader's first."""
    sides = dict.fromkeys(
        scene.game.side(seat) for seat in scene.cast.from_reader(range(scene.game.seats))
    )
    return [side[0] for side in sides]


def written(scene: Scene) -> Sheet:
    """Return the amounts in the order in which they were written."""
    heads = heads_of(scene)
    entries = scene.view.variable(WRITTEN)
    above: tuple[Column, Column] = ([], [])
    below: Rows = [([], [])]
    for place, seat in enumerate(heads):
        above[place].extend(_earlier(scene, seat, ABOVE))
        below[0][place].extend(_earlier(scene, seat, BELOW))
    for seat, column, amount in entries:
        if column == ABOVE:
            above[heads.index(seat)].append(amount)
        elif column == BELOW:
            below[-1][heads.index(seat)].append(amount)
        else:
            below.append(([], []))
    return Sheet(above, below)


def _earlier(scene: Scene, seat: Seat, column: str) -> Column:
    """Return what a side has in a column without being on the sheet: what an example gave."""
    known = sum(
        amount
        for who, where, amount in scene.view.variable(WRITTEN)
        if (who, where) == (seat, column)
    )
    rest = scene.view.account(column, seat) - known
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


def _head(scene: Scene, seat: Seat, word: str) -> str:
    """Return the head of a column: whose it is, and what is known of games."""
    leads = ' class="leads"' if seat in leaders(scene) else ""
    who = escape(scene.cast.side(seat)) if scene.cast.roles else word
    return f'<th scope="col"{leads} title="{escape(side_name(scene, seat))}">{who}</th>'


def _total(scene: Scene, seat: Seat) -> int:
    rules = scene.game.rules
    return scene.view.accounts[rules.scores[seat]]
