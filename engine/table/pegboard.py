"""A board with holes: a track for each player, folded into streets, and two pegs on each."""

from __future__ import annotations

from engine.cards import Seat
from engine.mechanics.pegs import BEHIND
from engine.table.czech import count, escape
from engine.table.scene import Scene
from engine.table.sheet import seat_name

_STREET = 30  # holes in a row
_GROUP = 5
_STEP, _GAP = 9, 4  # between holes, and more after each group
_LANE, _ROW = 9, 30  # between the two tracks of a street, and between streets
_LEFT, _TOP = 22, 12
_HOLE, _PEG = 1.5, 3.6


def board_html(scene: Scene) -> str:
    """Return the board, '' where no points are pegged; figures have it only to show pegs."""
    game = scene.game
    behind = scene.view.variable(BEHIND)
    if behind is None or (scene.small and (scene.shows is None or BEHIND not in scene.shows)):
        return ""
    end = game.rules.to or 121
    streets = -(-(end - 1) // _STREET)
    width = _LEFT + _x(_STREET - 1) + _LEFT
    height = _TOP + (streets - 1) * _ROW + _LANE + _TOP
    seats = scene.cast.from_reader(range(game.seats))
    tracks = "".join(_track(scene, seat, lane, end) for lane, seat in enumerate(seats))
    said = "; ".join(_said(scene, seat) for seat in seats)
    return (
        f'<svg class="pegboard" role="img" aria-label="Počítací deska: {escape(said)}"'
        f' viewBox="0 0 {width} {height}">'
        f'<rect class="wood" width="{width}" height="{height}" rx="5"/>'
        f"{_marks(streets, width)}{tracks}</svg>"
    )


def _said(scene: Scene, seat: Seat) -> str:
    has = scene.view.accounts[scene.game.rules.scores[seat]]
    left = scene.view.variable(BEHIND)[seat]
    return f"{seat_name(scene, seat)} {count(has, 'bod')}, zadní kolík na {left}"


def _track(scene: Scene, seat: Seat, lane: int, end: int) -> str:
    """Return the holes of a seat as one path of dots, and its pegs."""
    holes = "".join(f"M{x} {y}h0" for x, y in (_at(hole, lane, end) for hole in range(1, end + 1)))
    front = scene.view.accounts[scene.game.rules.scores[seat]]
    rear = scene.view.variable(BEHIND)[seat]
    pegs = "".join(
        _peg(min(hole, end), lane, end, look)
        for hole, look in ((rear, "rear"), (front, "front"))
        if hole > 0
    )
    return f'<g class="lane-{lane}"><path class="holes" d="{holes}"/>{pegs}</g>'


def _peg(hole: int, lane: int, end: int, look: str) -> str:
    x, y = _at(hole, lane, end)
    return f'<circle class="{look}" cx="{x}" cy="{y}" r="{_PEG}"/>'


def _at(hole: int, lane: int, end: int) -> tuple[int, int]:
    """Return where a hole lies; streets run to and fro, the last hole ends the board."""
    street, place = divmod(min(hole, end - 1) - 1, _STREET)
    x = _x(place) + (_STEP if hole == end else 0)
    across = _LEFT + x if street % 2 == 0 else _LEFT + _x(_STREET - 1) - x
    return across, _TOP + street * _ROW + lane * _LANE


def _x(place: int) -> int:
    return place * _STEP + place // _GROUP * _GAP


def _marks(streets: int, width: int) -> str:
    """Return the number of the last hole beside each street but the last, which ends the board."""
    told = []
    for street in range(streets - 1):
        x = width - _LEFT / 2 if street % 2 == 0 else _LEFT / 2
        y = _TOP + street * _ROW + _LANE / 2 + 3
        told.append(f'<text x="{x:g}" y="{y:g}">{(street + 1) * _STREET}</text>')
    return "".join(told)
