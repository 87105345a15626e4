"""Courts without a figure: the sign of the suit, great and framed, with the name of the rank."""

from __future__ import annotations

from plugins.faces import titles
from plugins.faces.cards import Card
from plugins.faces.courts import FRAME
from plugins.faces.indices import corners
from plugins.faces.shapes import RING, SHAPES, Area
from plugins.faces.signs import sign
from plugins.faces.svg import GOLD, GROUND, HEIGHT, LINEN, SUIT, WIDTH, line, shape, turned

_HALF = 21  # of the ribbon's height


def drawn(card: Card) -> str | None:
    """Draw a card of a suit that no other rule knows; None for cards without a suit."""
    if card.suit is None:
        return None
    name = titles.spoken(card.name)
    area = SHAPES[card.shape].area
    if card.shape == "card":
        picture = _framed(card.symbol, name)
    elif card.shape == "round":
        picture = sign(card.symbol, area.x, area.y - 12, 104) + titles.ring(
            name, WIDTH / 2, HEIGHT / 2, RING - 14, 17
        )
    else:
        picture = sign(card.symbol, area.x, area.y - 20, area.width * 0.86) + titles.block(
            name, Area(area.x, area.y + area.height * 0.34, area.width, 60), 20
        )
    return picture + corners(card.index, card.symbol, card.shape)


def _framed(symbol: str, name: str) -> str:
    half = sign(symbol, 150, 86, 96)
    middle = HEIGHT / 2
    ribbon = f"M18 {middle - _HALF}H234V{middle + _HALF}H18Z"
    return (
        shape(FRAME, GROUND)
        + half
        + turned(half)
        + shape(ribbon, LINEN)
        + line(f"M18 {middle - _HALF}H234M18 {middle + _HALF}H234", GOLD, 3)
        + titles.block(name, Area(WIDTH / 2, middle, 200, 34), 20, 2)
        + line(FRAME, SUIT, 1.3)
    )
