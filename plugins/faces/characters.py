"""Cards that show a character: a piece of Chinese chess, a wind, a court's name in kana."""

from __future__ import annotations

from plugins.faces import han, titles
from plugins.faces.cards import Card
from plugins.faces.indices import corners
from plugins.faces.shapes import AREAS, Area


def drawn(card: Card) -> str | None:
    """Draw a card with its character large; None for cards without one."""
    if not card.glyph:
        return None
    area = AREAS[card.shape]
    many = len(card.glyph)
    size = min(area.width, area.height * (0.66 if many == 1 else 0.76))
    name = titles.spoken(card.name)
    return (
        han.character(card.glyph, area.x, area.y - area.height * 0.08, size)
        + titles.block(name, Area(area.x, area.y + area.height * 0.4, area.width, 34), 15, 2)
        + corners(card.index, card.symbol or None, card.shape)
    )
