"""Cards without a suit and a picture: their name in a frame."""

from __future__ import annotations

from plugins.faces import titles
from plugins.faces.cards import Card
from plugins.faces.courts import FRAME
from plugins.faces.indices import corners
from plugins.faces.shapes import SHAPES, Area
from plugins.faces.signs import sign
from plugins.faces.svg import GROUND, SUIT, line, shape


def drawn(card: Card) -> str:
    """Draw any card."""
    area = SHAPES[card.shape].area
    frame = shape(FRAME, GROUND) + line(FRAME, SUIT, 1.3) if card.shape == "card" else ""
    name = titles.spoken(card.name)
    picture = sign(card.symbol, area.x, area.y - 30, 100) if card.symbol else ""
    y = area.y + 60 if picture else area.y
    return (
        frame
        + picture
        + titles.block(name, Area(area.x, y, area.width, 120), 26)
        + corners(card.index, None, card.shape)
    )
