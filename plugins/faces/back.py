"""The back of a card: a fine lattice, the same either way up."""

from __future__ import annotations

from plugins.faces.shapes import SHAPES
from plugins.faces.svg import BACK, BACK_LINE, HEIGHT, WIDTH, line, number, shape

_MARGIN = 13
_INSET = 22  # where the lattice begins
_COLUMNS, _ROWS = 16, 22  # half-meshes; even, so that the lattice meets its corners


def back(shape_of_deck: str = "card") -> str:
    """Draw the back of a card of some shape."""
    return SHAPES[shape_of_deck].paper() + _lattice()


def _lattice() -> str:
    """Draw the lattice inside its border."""
    border = f"M{_INSET} {_INSET}H{WIDTH - _INSET}V{HEIGHT - _INSET}H{_INSET}Z"
    return (
        f'<rect x="{_MARGIN}" y="{_MARGIN}" width="{WIDTH - 2 * _MARGIN}"'
        f' height="{HEIGHT - 2 * _MARGIN}" rx="5" fill="{BACK}"/>'
        + line(_diagonals(), BACK_LINE, 1)
        + line(border, BACK_LINE, 1.6)
        + shape(_knots(), BACK_LINE)
    )


def _diagonals() -> str:
    """Return the lattice's lines, from border to border."""
    lines = []
    for k in range(2 - _ROWS, _COLUMNS, 2):  # x − y of a falling line
        left, right = max(k, 0), min(_COLUMNS, k + _ROWS)
        lines.append(f"M{_at(left, left - k)}L{_at(right, right - k)}")
        lines.append(f"M{_at(_COLUMNS - left, left - k)}L{_at(_COLUMNS - right, right - k)}")
    return "".join(lines)


def _knots() -> str:
    """Return a small lozenge in the middle of every mesh."""
    return "".join(
        f"M{_at(x - 0.22, y)}L{_at(x, y - 0.22)}L{_at(x + 0.22, y)}L{_at(x, y + 0.22)}Z"
        for y in range(1, _ROWS)
        for x in range(1, _COLUMNS)
        if (x + y) % 2 == 1
    )


def _at(x: float, y: float) -> str:
    return (
        f"{number(_INSET + x * (WIDTH - 2 * _INSET) / _COLUMNS)}"
        f" {number(_INSET + y * (HEIGHT - 2 * _INSET) / _ROWS)}"
    )
