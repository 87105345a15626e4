"""Cards without a suit and a picture: their name in a frame."""

from __future__ import annotations

from collections.abc import Callable

from plugins.faces import titles
from plugins.faces.cards import Card
from plugins.faces.indices import corners, extent, lettering
from plugins.faces.ornaments import blossom, poem, twig
from plugins.faces.shapes import AREAS, Area
from plugins.faces.signs import sign
from plugins.faces.svg import GOLD, GROUND, HEIGHT, SUIT, WIDTH, line, moved, shape, turned

_EDGE = 18  # of the frame, from the edge of the card
_BAND = 78  # how much of either end an index takes
_CAP = 46
_ROWS: dict[str, Callable[[float, float], str]] = {
    "cteci": lambda x, y: poem(x, y, whole=True),
    "braci": lambda x, y: poem(x, y, whole=False),
    "hodnotna": lambda x, y: blossom(x, y, 96, full=True),
    "prosta": lambda x, y: blossom(x, y, 96, full=False),
}


def drawn(card: Card) -> str:
    """Draw any card."""
    return _framed(card) if card.shape == "card" else _plain(card)


def _framed(card: Card) -> str:
    band = _BAND if card.index else _EDGE
    outline = f"M{_EDGE} {band}H{WIDTH - _EDGE}V{HEIGHT - band}H{_EDGE}Z"
    inner = f"M{_EDGE + 6} {band + 6}H{WIDTH - _EDGE - 6}V{HEIGHT - band - 6}H{_EDGE + 6}Z"
    return (
        shape(outline, GROUND)
        + line(inner, GOLD, 1.4)
        + _picture(card)
        + line(outline, SUIT, 1.3)
        + _bands(card.index)
    )


def _bands(index: str) -> str:
    """Draw the index at the left of both ends, where a fan shows it however long it is."""
    if not index:
        return ""
    width = min(extent(index, _CAP), WIDTH - 2 * _EDGE) if index != "★" else _CAP
    one = lettering(index, _EDGE + 2 + width / 2, 20, _CAP, WIDTH - 2 * _EDGE)
    return one + turned(one)


def _picture(card: Card) -> str:
    """Draw what stands in the frame: a sign or a number or a twig, and the name."""
    x, y = WIDTH / 2, HEIGHT / 2
    name = titles.spoken(card.name)
    if card.number is not None and card.rank in _ROWS:
        label = name.replace(str(card.number), "").strip()
        return _ROWS[card.rank](x, y - 14) + titles.block(label, Area(x, y + 66, 190, 20), 15, 1)
    if card.symbol:
        return sign(card.symbol, x, y - 20, 104) + titles.block(
            name, Area(x, y + 64, 180, 40), 22, 2
        )
    if card.rank.isdigit() and card.index:
        return lettering(card.index, x, y - 66, 84, 176) + titles.block(
            name, Area(x, y + 60, 180, 40), 20, 2
        )
    leaves = moved(twig(), 0, -66)
    return leaves + turned(leaves) + titles.block(name, Area(x, y, 184, 90), 28)


def _plain(card: Card) -> str:
    area = AREAS[card.shape]
    name = titles.spoken(card.name)
    picture = sign(card.symbol, area.x, area.y - 40, 96) if card.symbol else ""
    y = area.y + 50 if picture else area.y
    return (
        picture
        + titles.block(name, Area(area.x, y, area.width * 0.9, 120), 26)
        + corners(card.index, None, card.shape)
    )
