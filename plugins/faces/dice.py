"""Domino cards: two dice, one above the other, with red ones and fours."""

from __future__ import annotations

import re

from plugins.faces import titles
from plugins.faces.cards import Card
from plugins.faces.inks import INKS
from plugins.faces.shapes import AREAS, MIDDLE, Area
from plugins.faces.svg import EDGE, GROUND, INK, disc, number

_RED = (1, 4)
_INDEX = re.compile(r"([1-6])-([1-6])")
_PLACES: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
# How long both dice are with the name between them; an index would only say the same.
_LENGTHS = {"card": 318, "strip": 322, "tile": 298, "round": 200}
_NAME = 0.21  # of that length


def drawn(card: Card) -> str | None:
    """Draw a throw of two dice; None for cards whose index is none."""
    found = _INDEX.fullmatch(card.index)
    if found is None:
        return None
    upper, lower = map(int, found.groups())
    area = AREAS[card.shape]
    area = Area(area.x, MIDDLE[card.shape], area.width, _LENGTHS[card.shape])
    high = area.height * (1 - _NAME) / 2
    away = (area.height - high) / 2
    twelve = (upper, lower) == (6, 6)  # half of its pips are red
    name = titles.spoken(card.name)
    return (
        _die(upper, Area(area.x, area.y - away, area.width, high), red=upper in _RED)
        + _die(lower, Area(area.x, area.y + away, area.width, high), red=lower in _RED or twelve)
        + titles.block(name, Area(area.x, area.y, area.width, area.height * _NAME - 14), 17, 2)
    )


def _die(count: int, field: Area, *, red: bool) -> str:
    x, y = field.x - field.width / 2, field.y - field.height / 2
    box = (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(field.width)}"'
        f' height="{number(field.height)}" rx="12" fill="{GROUND}" stroke="{EDGE}"/>'
    )
    size = min(field.width, field.height)
    ink = INKS["red"] if red else INK
    return box + "".join(
        disc(
            field.x + across * size * 0.28,
            field.y + down * size * 0.29,
            size * (0.2 if count == 1 else 0.105),
            ink,
        )
        for across, down in _PLACES[count]
    )
