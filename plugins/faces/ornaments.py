"""Small drawings that fill a card without a picture: a twig, a blossom, lines of a poem."""

from __future__ import annotations

from plugins.faces.svg import (
    GOLD,
    GROUND,
    HEIGHT,
    LEAF,
    SUIT,
    WIDTH,
    disc,
    line,
    moved,
    shape,
    turned,
)


def twig() -> str:
    """Draw a twig in leaf across the middle of a card."""
    return _half_twig() + turned(_half_twig()) + disc(WIDTH / 2, HEIGHT / 2, 5.5, GOLD)


def blossom(x: float, y: float, size: float, *, full: bool) -> str:
    """Draw a blossom of five petals; one that is not full is an outline."""
    petal = "M0-6C-22-14-26-40-9-50Q-2-50 0-44Q2-50 9-50C26-40 22-14 0-6Z"
    one = shape(petal) if full else line(petal, SUIT, 4)
    petals = "".join(moved(one, 0, 0, turn=turn) for turn in range(0, 360, 72))
    return moved(petals + disc(0, 0, 9, GOLD), x, y, scale=size / 100)


def _half_twig() -> str:
    """Draw the right half of the twig; the other is the same turned about the centre."""
    leaf = shape("M0 0C-7-4-9-13 0-24C9-13 7-4 0 0Z", LEAF)
    seam = line("M0-3V-15", GROUND, 1.2)
    places = ((138, 173, 38), (152, 175, 148), (160, 178, 48), (172, 180, 152), (180, 181, 62))
    stem = "M126 176C142 168 156 180 172 180C180 180 186 178 190 174"
    leaves = "".join(moved(leaf + seam, x, y, turn=turn) for x, y, turn in places)
    return line(stem, LEAF, 2.6) + leaves + moved(leaf + seam, 188, 175, scale=0.8, turn=75)
