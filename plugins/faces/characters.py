"""Cards that show a character: a piece of Chinese chess, a wind, a court's name in kana."""

from __future__ import annotations

from plugins.faces import han, titles
from plugins.faces.cards import Card
from plugins.faces.courts import frame
from plugins.faces.frames import BAND, EDGE, bands, panel
from plugins.faces.indices import corners
from plugins.faces.shapes import AREAS, Area
from plugins.faces.svg import GROUND, HEIGHT, SUIT, WIDTH, line, shape

_NOTCH = 78  # of a frame with nothing but signs in its corners
_X, _Y = WIDTH / 2, HEIGHT / 2


def drawn(card: Card) -> str | None:
    """Draw a card with its character large; None for cards without one."""
    if not card.glyph:
        return None
    name = titles.spoken(card.name)
    if card.shape == "card":
        return _suited(card, name) if card.symbol else _alone(card, name)
    area = AREAS[card.shape]
    return (
        han.character(card.glyph, area.x, area.y - area.height * 0.08, _size(card, area))
        + titles.block(name, Area(area.x, area.y + area.height * 0.4, area.width, 34), 15, 2)
        + corners(card.index, card.symbol or None, card.shape)
    )


def _suited(card: Card, name: str) -> str:
    """Draw the panel of a court, which leaves room for what stands in the corners."""
    outline = frame() if card.index else frame(_NOTCH)
    return (
        shape(outline, GROUND)
        + line(outline, SUIT, 1.3)
        + han.character(card.glyph, _X, _Y - 16, _size(card, AREAS["card"]))
        + titles.block(name, Area(102, 304, 152, 34), 15, 2)  # left of the lower corner
        + corners(card.index, card.symbol)
    )


def _alone(card: Card, name: str) -> str:
    """Draw a panel between the indices, or a whole one where there are none."""
    band = BAND if card.index else EDGE
    area = Area(_X, _Y, WIDTH - 2 * EDGE, HEIGHT - 2 * band)
    return (
        panel(band)
        + han.character(card.glyph, _X, _Y - 16, min(_size(card, area), 164))
        + titles.block(name, Area(_X, _Y + area.height / 2 - 30, 180, 26), 15, 2)
        + bands(card.index)
    )


def _size(card: Card, area: Area) -> float:
    """Return the height of a character, or of a column of several."""
    return min(area.width, area.height * (0.66 if len(card.glyph) == 1 else 0.76))
