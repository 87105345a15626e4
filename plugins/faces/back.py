"""The backs of cards: a fine lattice, the same either way up."""

from __future__ import annotations

from math import hypot, sqrt

from plugins.faces.shapes import RADIUS, STRIP, TILE_EDGE, paper, tile
from plugins.faces.svg import (
    BACK,
    BACK_LINE,
    GROUND,
    HEIGHT,
    PAPER,
    WIDTH,
    disc,
    line,
    moved,
    number,
    shape,
)

_MARGIN = 13
_INSET = 22  # where the lattice begins
_COLUMNS, _ROWS = 16, 22  # half-meshes; even, so that the lattice meets its corners
_MESH = 13, 14
_LOZENGE = 0.22  # of a mesh


def back(shape_of_card: str = "card") -> str:
    """Draw the back of a card of some shape, with its paper."""
    if shape_of_card == "round":
        return paper("round") + disc(WIDTH / 2, HEIGHT / 2, RADIUS - 10, BACK) + _roundel()
    if shape_of_card == "tile":
        return tile(BACK, PAPER, GROUND) + _seal()
    if shape_of_card == "strip":
        left = (WIDTH - STRIP) / 2
        return paper("strip") + _framed(left + _MARGIN - 3, left + _INSET - 4, 8)
    return paper("card") + _framed(_MARGIN, _INSET, _COLUMNS)


def _framed(margin: float, inset: float, columns: int) -> str:
    """Draw a ground and on it the lattice inside its border."""
    border = f"M{number(inset)} {_INSET}H{number(WIDTH - inset)}V{HEIGHT - _INSET}H{number(inset)}Z"
    return (
        f'<rect x="{number(margin)}" y="{_MARGIN}" width="{number(WIDTH - 2 * margin)}"'
        f' height="{HEIGHT - 2 * _MARGIN}" rx="5" fill="{BACK}"/>'
        + line(_diagonals(inset, columns), BACK_LINE, 1)
        + line(border, BACK_LINE, 1.6)
        + shape(_knots(inset, columns), BACK_LINE)
    )


def _diagonals(inset: float, columns: int) -> str:
    """Return the lattice's lines, from border to border."""

    def at(x: float, y: float) -> str:
        return _at(x, y, inset, columns)

    lines = []
    for k in range(2 - _ROWS, columns, 2):  # x − y of a falling line
        left, right = max(k, 0), min(columns, k + _ROWS)
        lines.append(f"M{at(left, left - k)}L{at(right, right - k)}")
        lines.append(f"M{at(columns - left, left - k)}L{at(columns - right, right - k)}")
    return "".join(lines)


def _knots(inset: float, columns: int) -> str:
    """Return a small lozenge in the middle of every mesh."""
    return "".join(
        "M"
        + "L".join(
            _at(x + dx * _LOZENGE, y + dy * _LOZENGE, inset, columns)
            for dx, dy in ((-1, 0), (0, -1), (1, 0), (0, 1))
        )
        + "Z"
        for y in range(1, _ROWS)
        for x in range(1, columns)
        if (x + y) % 2 == 1
    )


def _at(x: float, y: float, inset: float, columns: int) -> str:
    return (
        f"{number(inset + x * (WIDTH - 2 * inset) / columns)}"
        f" {number(_INSET + y * (HEIGHT - 2 * _INSET) / _ROWS)}"
    )


def _roundel() -> str:
    """Draw the same lattice inside a circle about the middle of the card."""
    radius = RADIUS - 20
    ring = f"M{-radius} 0A{radius} {radius} 0 1 1 {-radius} .1Z"
    lattice = "".join(_chord(k, radius, side) for k in range(-20, 21, 2) for side in (1, -1))
    return moved(
        line(lattice, BACK_LINE, 1)
        + line(ring, BACK_LINE, 1.6)
        + shape(_knots_within(radius - 6), BACK_LINE),
        WIDTH / 2,
        HEIGHT / 2,
    )


def _chord(k: float, radius: float, side: int) -> str:
    """Return the lattice's line k meshes from the middle, in a circle; or its mirror image."""
    wide, high = _MESH
    slant = hypot(wide, high)
    far = k * wide * high / slant
    if abs(far) >= radius:
        return ""
    x, y = far * high / slant, -far * wide / slant
    half = sqrt(radius**2 - far**2) / slant
    ends = ((side * (x + way * half * wide), y + way * half * high) for way in (-1, 1))
    return "M" + "L".join(f"{number(px)} {number(py)}" for px, py in ends)


def _knots_within(radius: float) -> str:
    """Return the lozenges of the meshes inside a circle."""
    wide, high = _MESH
    places = [
        (column * wide, row * high)
        for row in range(-8, 9)
        for column in range(-8, 9)
        if (row + column) % 2 == 1
    ]
    return "".join(
        _lozenge(x, y, wide * _LOZENGE, high * _LOZENGE) for x, y in places if hypot(x, y) < radius
    )


def _seal() -> str:
    """Draw a lozenge of lozenges on the back of a stone, and a line along its rim."""
    x, y = WIDTH / 2 + TILE_EDGE / 4, (HEIGHT - TILE_EDGE) / 2
    rim = "M-100-128Q-100-148-80-148H80Q100-148 100-128V128Q100 148 80 148H-80Q-100 148-100 128Z"
    knots = "".join(
        _lozenge(column * 15, row * 18, 8, 10)
        for row in range(-3, 4)
        for column in range(abs(row) - 3, 4 - abs(row), 2)
    )
    return moved(line(rim, BACK_LINE, 1.6) + shape(knots, BACK_LINE), x, y)


def _lozenge(x: float, y: float, wide: float, high: float) -> str:
    return (
        f"M{number(x - wide)} {number(y)}L{number(x)} {number(y - high)}"
        f"L{number(x + wide)} {number(y)}L{number(x)} {number(y + high)}Z"
    )
