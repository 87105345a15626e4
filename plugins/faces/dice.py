"""Domino cards: two dice, one above the other, with red ones and fours."""

from __future__ import annotations

import re

from plugins.faces import titles
from plugins.faces.cards import Card
from plugins.faces.shapes import AREAS, Area
from plugins.faces.svg import INK, disc

RED = "var(--card-red,#b32d16)"
_INDEX = re.compile(r"([1-6])-([1-6])")
_PLACES = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}


def drawn(card: Card) -> str | None:
    """Draw a throw of two dice; None for cards whose index is none."""
    found = _INDEX.fullmatch(card.index)
    if found is None:
        return None
    area = AREAS[card.shape]
    top, bottom = int(found[1]), int(found[2])
    step = min(area.width * 0.3, area.height * 0.16)
    return (
        _die(top, area.x, area.y - area.height * 0.3, step, red=top in (1, 4))
        + _die(
            bottom,
            area.x,
            area.y + area.height * 0.3,
            step,
            red=bottom in (1, 4, 6) and (bottom != 6 or top == 6),
        )
        + titles.block(titles.spoken(card.name), Area(area.x, area.y, area.width, 26), 16, 1)
    )


def _die(count: int, x: float, y: float, step: float, *, red: bool) -> str:
    size = step * (0.7 if count == 1 else 0.36)
    ink = RED if red else INK
    return "".join(disc(x + dx * step, y + dy * step, size, ink) for dx, dy in _PLACES[count])
