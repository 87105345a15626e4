"""Cards without a suit and a picture: their name in a frame, or their number when it is one."""

from __future__ import annotations

from plugins.faces import titles
from plugins.faces.cards import Card
from plugins.faces.frames import BAND, EDGE, bands, panel
from plugins.faces.indices import corners, lettering
from plugins.faces.ornaments import twig
from plugins.faces.shapes import AREAS, Area
from plugins.faces.signs import sign
from plugins.faces.svg import HEIGHT, WIDTH, moved, turned

_TWIG = 0.7  # of its size on a card, on narrower shapes
_X, _Y = WIDTH / 2, HEIGHT / 2


def drawn(card: Card) -> str:
    """Draw any card."""
    name = titles.spoken(card.name)
    if card.shape == "card":
        band = BAND if card.index else EDGE
        return panel(band) + _framed(card, name) + bands(card.index)
    return _plain(card, name) + corners(card.index, None, card.shape)


def _framed(card: Card, name: str) -> str:
    """Draw what stands in the frame: a sign or a number or a twig, and the name."""
    if card.symbol:
        return sign(card.symbol, _X, _Y - 20, 104) + _under(name)
    if card.rank.isdigit() and card.index:
        return lettering(card.index, _X, _Y - 66, 84, 176) + _under(name)
    leaves = moved(twig(), 0, -66)
    return leaves + turned(leaves) + titles.block(name, Area(_X, _Y, 180, 90), 28)


def _under(name: str) -> str:
    return titles.block(name, Area(_X, _Y + 60, 180, 40), 20, 2)


def _plain(card: Card, name: str) -> str:
    """Draw the name alone, for shapes that have no room for a frame."""
    area = AREAS[card.shape]
    if card.symbol:
        title = Area(area.x, area.y + 60, area.width * 0.92, 60)
        return sign(card.symbol, area.x, area.y - 30, 96) + titles.block(name, title, 22)
    small = moved(twig(), area.x - _X * _TWIG, area.y - 62 - _Y * _TWIG, scale=_TWIG)
    below = moved(twig(), area.x - _X * _TWIG, area.y + 62 - _Y * _TWIG, scale=_TWIG)
    return small + below + titles.block(name, Area(area.x, area.y, area.width * 0.92, 84), 24)
