"""Flower cards: the plant of the month, and a mark that tells what kind of card it is."""

from __future__ import annotations

from math import cos, pi, sin

from plugins.faces import subjects, titles
from plugins.faces.cards import Card
from plugins.faces.indices import corners
from plugins.faces.inks import INKS
from plugins.faces.shapes import Area
from plugins.faces.signs import sign
from plugins.faces.svg import GOLD, LINEN, PAPER, WIDTH, disc, line, moved, number, shape

_RED, _BLUE = INKS["red"], INKS["blue"]
_LIGHTS = ("slunce", "opona", "úplněk", "básník", "fénix")
_PLAIN = ("prostá", "blesk")
_X, _Y = WIDTH / 2, 196  # of the plant
_MARK_X, _MARK_Y = 184, 78
_NAME = Area(104, 318, 156, 34)  # left of the corner
# Plain cards of a month are alike but for how their plants stand.
_ALONE = ((0, 0, 150),)
_TWO = ((-34, 20, 116), (50, -46, 78))
_THREE = ((0, 36, 104), (-56, -48, 70), (46, -66, 86))
_PAIR = ((44, 30, 96), (-42, -40, 100))
_SEVERAL = (_THREE, _PAIR, _TWO)


def drawn(card: Card) -> str | None:
    """Draw a card of a month; None for other packs."""
    if card.family != "kvetinove" or card.suit is None or card.shape != "card":
        return None
    name = titles.spoken(card.name)
    below, above = _mark(name)
    plants = _SEVERAL[card.place % 3] if name.startswith(_PLAIN) else _ALONE
    return (
        below
        + "".join(sign(card.symbol, _X + x, _Y + y, size) for x, y, size in plants)
        + above
        + titles.block(name, _NAME, 15, 2)
        + corners(card.index, card.symbol)
    )


def _mark(name: str) -> tuple[str, str]:
    """Return the mark of a card's kind: what lies under the plant, and what on it."""
    if "stužka" in name:
        return "", _ribbon(_BLUE if "modr" in name else _RED, written="básní" in name)
    if name.startswith(_PLAIN):
        return "", ""
    if any(one in name for one in _LIGHTS):
        return _moon() if "úplněk" in name else _sun(), ""
    return "", moved(subjects.picture(name), _MARK_X, _MARK_Y)


def _moon() -> str:
    return disc(_MARK_X - 6, _MARK_Y + 8, 48, GOLD)


def _sun() -> str:
    rays = "".join(
        f"M{number(45 * cos(a))} {number(45 * sin(a))}L{number(56 * cos(a))} {number(56 * sin(a))}"
        for a in (pi * k / 8 for k in range(16))
    )
    return moved(disc(0, 0, 38, _RED) + line(rays, _RED, 3), _MARK_X - 4, _MARK_Y + 8)


def _ribbon(colour: str, *, written: bool) -> str:
    """Draw a strip of paper hung across the plant; one with a poem has lines on it."""
    halo = line("M-17-104H17V104H-17Z", PAPER, 5)
    strip = halo + shape("M-17-104H17V104H-17Z", colour) + line("M-12-98H12V98H-12Z", LINEN, 1.2)
    poem = line("M0-82V-60M0-50V-22M0-10V6M0 18V52M0 62V80", LINEN, 4)
    return moved(strip + (poem if written else ""), _X + 42, _Y - 26, turn=9)
