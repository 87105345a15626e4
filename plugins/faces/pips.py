"""Number cards: pips in the traditional order, the lower half upside down."""

from __future__ import annotations

from plugins.faces.shapes import Area
from plugins.faces.signs import sign
from plugins.faces.svg import HEIGHT, WIDTH

PIP = 44
ACE = 132

# Three columns, the outer ones clear of the indices, and rows at equal distances.
_LEFT, _MIDDLE, _RIGHT = 88, WIDTH / 2, WIDTH - 88
_TOP, _CENTRE, _BOTTOM = 62, HEIGHT / 2, HEIGHT - 62
_THIRD = (_BOTTOM - _TOP) / 3
_QUARTER = (_BOTTOM - _TOP) / 4
_SIXTH = (_BOTTOM - _TOP) / 6

Places = tuple[tuple[float, float], ...]


def _middle(*ys: float) -> Places:
    return tuple((_MIDDLE, y) for y in ys)


def _sides(*ys: float) -> Places:
    return tuple((x, y) for x in (_LEFT, _RIGHT) for y in ys)


_TWO_ROWS = _sides(_TOP, _BOTTOM)
_THREE_ROWS = _sides(_TOP, _CENTRE, _BOTTOM)
_FOUR_ROWS = _sides(_TOP, _TOP + _THIRD, _BOTTOM - _THIRD, _BOTTOM)

LAYOUTS: dict[int, Places] = {
    1: _middle(_CENTRE),
    2: _middle(_TOP, _BOTTOM),
    3: _middle(_TOP, _CENTRE, _BOTTOM),
    4: _TWO_ROWS,
    5: _TWO_ROWS + _middle(_CENTRE),
    6: _THREE_ROWS,
    7: _THREE_ROWS + _middle(_TOP + _QUARTER),
    8: _THREE_ROWS + _middle(_TOP + _QUARTER, _BOTTOM - _QUARTER),
    9: _FOUR_ROWS + _middle(_CENTRE),
    10: _FOUR_ROWS + _middle(_TOP + _SIXTH, _BOTTOM - _SIXTH),
    11: _FOUR_ROWS + _middle(_TOP + _SIXTH, _CENTRE, _BOTTOM - _SIXTH),
    12: _FOUR_ROWS + _middle(_TOP, _TOP + _THIRD, _BOTTOM - _THIRD, _BOTTOM),
}

# On stones and narrow cards, as China sets them.
_DIAGONAL = ((_RIGHT, _TOP), (_MIDDLE, _CENTRE), (_LEFT, _BOTTOM))
_SLOPE = ((_RIGHT, _TOP), (_MIDDLE, _TOP + _SIXTH), (_LEFT, _TOP + 2 * _SIXTH))
GRIDS: dict[int, Places] = {
    3: _DIAGONAL,
    6: _THREE_ROWS,
    7: _SLOPE + _sides(_BOTTOM - _THIRD, _BOTTOM),
    8: _FOUR_ROWS,
    9: _THREE_ROWS + _middle(_TOP, _CENTRE, _BOTTOM),
}

# On round cards, about the middle.
ROUNDS: dict[int, Places] = {
    1: ((0, 0),),
    2: ((-34, 0), (34, 0)),
    3: ((0, -30), (-34, 28), (34, 28)),
    4: ((-32, -32), (32, -32), (-32, 32), (32, 32)),
    5: ((-38, -38), (38, -38), (0, 0), (-38, 38), (38, 38)),
    6: ((-46, -27), (0, -27), (46, -27), (-46, 27), (0, 27), (46, 27)),
    7: ((-24, -42), (24, -42), (-48, 0), (0, 0), (48, 0), (-24, 42), (24, 42)),
    8: ((-42, -42), (0, -42), (42, -42), (-22, 0), (22, 0), (-42, 42), (0, 42), (42, 42)),
    9: tuple((x, y) for y in (-42, 0, 42) for x in (-42, 0, 42)),
    10: (
        *((x, -42) for x in (-40, 0, 40)),
        *((x, 0) for x in (-60, -20, 20, 60)),
        *((x, 42) for x in (-40, 0, 40)),
    ),
    11: (
        *((x, -42) for x in (-40, 0, 40)),
        *((x, 0) for x in (-72, -36, 0, 36, 72)),
        *((x, 42) for x in (-40, 0, 40)),
    ),
    12: tuple((x, y) for y in (-42, 0, 42) for x in (-60, -20, 20, 60)),
}


def pips(suit: str, count: int) -> str:
    """Draw the pips of a number card; `count` is a key of `LAYOUTS`."""
    return "".join(sign(suit, x, y, PIP, down=y > _CENTRE) for x, y in LAYOUTS[count])


def spread(suit: str, places: Places, area: Area, size: float) -> str:
    """Draw pips in an area of another card than the usual one, all of them upright."""
    across, down = area.width / (_RIGHT - _LEFT), area.height / (_BOTTOM - _TOP)
    return "".join(
        sign(suit, area.x + (x - _MIDDLE) * across, area.y + (y - _CENTRE) * down, size)
        for x, y in places
    )


def ace(suit: str) -> str:
    """Draw the one great sign of an ace."""
    return sign(suit, _MIDDLE, _CENTRE, ACE)
