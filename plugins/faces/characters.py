"""Cards that show a character: a piece of Chinese chess, a wind, a court's name in kana."""

from __future__ import annotations

from plugins.faces import han, titles
from plugins.faces.cards import Card
from plugins.faces.courts import frame
from plugins.faces.frames import BAND, EDGE, panel
from plugins.faces.indices import corners
from plugins.faces.shapes import AREAS, Area
from plugins.faces.svg import GROUND, SUIT, line, shape


def drawn(card: Card) -> str | None:
    """Draw a card with its character large; None for cards without one."""
    if not card.glyph:
        return None
    area = AREAS[card.shape]
    tall = 0.66 if len(card.glyph) == 1 else 0.76  # of the area
    size = min(area.width, area.height * tall)
    name = titles.spoken(card.name)
    return (
        (_ground(card) if card.shape == "card" else "")
        + han.character(card.glyph, area.x, area.y - area.height * 0.08, size)
        + titles.block(name, _foot(card, area), 15, 2)
        + corners(card.index, card.symbol or None, card.shape)
    )


def _foot(card: Card, area: Area) -> Area:
    """Return where the name stands: left of the lower corner where something is in it."""
    if card.shape == "card" and card.symbol:
        return Area(102, 304, 152, 34)
    return Area(area.x, area.y + area.height * 0.4, area.width, 34)


def _ground(card: Card) -> str:
    """Draw the panel of a court, which leaves room for what stands in the corners."""
    if not card.symbol:
        return panel(BAND if card.index else EDGE)
    outline = frame() if card.index else frame(78)
    return shape(outline, GROUND) + line(outline, SUIT, 1.3)
