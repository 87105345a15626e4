"""Cards that show a character: a piece of Chinese chess, a wind, a number in Chinese."""

from __future__ import annotations

from plugins.faces import han, titles
from plugins.faces.cards import Card
from plugins.faces.indices import corners
from plugins.faces.shapes import SHAPES, Area
from plugins.faces.signs import sign

_NUMERALS = "〇一二三四五六七八九十"


def drawn(card: Card) -> str | None:
    """Draw a card with its character large; None for cards without one."""
    area = SHAPES[card.shape].area
    if card.count and card.suit:  # the number stands above the sign
        size = min(area.width * 0.75, area.height * 0.46)
        return (
            han.character(_NUMERALS[card.count], area.x, area.y - size * 0.56, size)
            + sign(card.symbol, area.x, area.y + size * 0.56, size)
            + corners(card.index, card.symbol, card.shape)
        )
    if not card.glyph:
        return None
    size = min(area.width, area.height * 0.7)
    name = titles.spoken(card.name)
    return (
        han.character(card.glyph, area.x, area.y - area.height * 0.08, size)
        + titles.block(name, Area(area.x, area.y + area.height * 0.42, area.width, 30), 15, 2)
        + corners(card.index, card.symbol or None, card.shape)
    )
