"""Courts without a figure: the sign of the suit, great and crowned, with the name of the rank."""

from __future__ import annotations

from plugins.faces import titles
from plugins.faces.cards import Card
from plugins.faces.courts import frame
from plugins.faces.emblems import emblem
from plugins.faces.indices import corners
from plugins.faces.shapes import AREAS, RADIUS, Area
from plugins.faces.signs import sign
from plugins.faces.svg import GOLD, GROUND, HEIGHT, LINEN, SUIT, WIDTH, line, moved, shape, turned

_HALF = 21  # of the ribbon's height
_RING = 20  # from the edge of a round card to the foot of its letters


def drawn(card: Card) -> str | None:
    """Draw a card of a suit that no other rule knows; None for cards without a suit."""
    if card.suit is None:
        return None
    name = titles.spoken(card.name)
    hat = emblem(card.rank, card.suit.place)
    if card.shape == "card":
        picture = _framed(card, name, hat)
    elif card.shape == "round":
        picture = _round(card, name, hat)
    else:
        picture = _upright(card, name, hat)
    return picture + corners(card.index, card.symbol, card.shape)


def _framed(card: Card, name: str, hat: str) -> str:
    """Draw the sign twice, head to head, with a ribbon between."""
    half = _crowned(card.symbol, hat, 150 if card.index else 143, 94, 86)
    middle, outline = HEIGHT / 2, frame(138 if card.index else 78)
    ribbon = f"M18 {middle - _HALF:g}H234V{middle + _HALF:g}H18Z"
    edges = f"M18 {middle - _HALF:g}H234M18 {middle + _HALF:g}H234"
    return (
        shape(outline, GROUND)
        + half
        + turned(half)
        + shape(ribbon, LINEN)
        + line(edges, GOLD, 3)
        + titles.block(name, Area(WIDTH / 2, middle, 200, 30), 20, 2)
        + line(outline, SUIT, 1.3)
    )


def _round(card: Card, name: str, hat: str) -> str:
    x, y = WIDTH / 2, HEIGHT / 2
    picture = (
        sign(card.symbol, x, y + 8, 104)
        if card.index
        else _crowned(card.symbol, hat, x, y - 2, 104)
    )
    return picture + titles.ring(name, x, y, RADIUS - _RING - 5, 17)


def _upright(card: Card, name: str, hat: str) -> str:
    area = AREAS[card.shape]
    return _crowned(card.symbol, hat, area.x, area.y - 24, area.width * 0.8) + titles.block(
        name, Area(area.x, area.y + area.height * 0.36, area.width, 60), 18
    )


def _crowned(symbol: str, hat: str, x: float, y: float, size: float) -> str:
    """Draw a sign under an emblem, together in a field whose middle is (x, y)."""
    if not hat:
        return sign(symbol, x, y, size * 1.1)
    scale = size / 100
    crown = moved(hat, x, y - size * 0.36 - 60 * scale, scale=scale)
    return sign(symbol, x, y + size * 0.27, size * 0.86) + crown
