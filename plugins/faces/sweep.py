"""Black Peter as a chimney sweep, with his ladder and his brush."""

from __future__ import annotations

from math import cos, pi, sin

from plugins.faces import garments, heads
from plugins.faces.medallion import medallion
from plugins.faces.svg import (
    BROWN,
    GOLD,
    GROUND,
    HEIGHT,
    INK,
    LINEN,
    LIP,
    SHADE,
    SKIN,
    STEEL,
    WIDTH,
    both,
    disc,
    line,
    moved,
    shape,
)

_RISE = -146  # from the middle of the medallion to the top of the figure
_LARGER = 1.18  # than the animals: he leaves the corners free
_COAT = "M-18 118C-44 124-66 132-72 154L-66.9 230A86 86 0 0 0 66.9 230L72 154C66 132 44 124 18 118Z"


def sweep() -> str:
    """Draw Black Peter in the medallion; he has no number and no pair."""
    picture = medallion(moved(_figure(), 0, _RISE), None)
    off = (1 - _LARGER) / 2
    return moved(picture, WIDTH * off, HEIGHT * off, scale=_LARGER)


def _figure() -> str:
    head = (
        both(disc(-26, 91, 6.5, SKIN))
        + heads.jack_face(smile=True)
        + heads.fringe(BROWN)
        + both(shape("M-28 58C-30 70-29 80-26 90L-22 82L-20 64Z", BROWN))
        + shape("M7 93C13 88 22 91 21 98C18 103 9 102 7 93Z", INK, opacity=0.45)
        + shape("M-22 101C-20 96-13 97-13 102C-15 106-21 106-22 101Z", INK, opacity=0.35)
        + _cap()
    )
    return (
        _ladder()
        + _brush()
        + shape(_COAT, INK)
        + line("M0 150V262", GROUND, 1.3)
        + both("".join(disc(-13, y, 3.4, GOLD) for y in (166, 186, 206)))
        + line("M-69 222Q0 240 69 222", STEEL, 8)
        + shape("M-9 224H9V242H-9Z", GOLD)
        + line("M52 132C20 160-30 190-68 206", SHADE, 5)
        + _kerchief()
        + head
        + _arm()
        + garments.fist()
    )


def _cap() -> str:
    return (
        shape("M-30 66C-36 36-18 26 0 26C18 26 36 36 30 66Q0 54-30 66Z", LINEN)
        + shape("M2 26C20 27 36 38 30 66Q16 60 6 59.5Q10 40 2 26Z", STEEL, opacity=0.45)
        + line("M-30.5 65Q0 53 30.5 65L31 58Q0 46-31 58Z", INK, 1.3)
    )


def _kerchief() -> str:
    return (
        shape("M-11 104V122Q0 132 11 122V104Z", SHADE)
        + shape("M-24 118Q0 138 24 118L30 130Q0 154-30 130Z", LIP)
        + shape("M-6 142L-18 166L-2 158L2 172L10 142Z", LIP)
        + disc(0, 143, 6, LIP)
        + line("M-5 140Q0 144 5 140", GROUND, 1.2)
    )


def _ladder() -> str:
    rungs = "".join(f"M{-92 + 7.2 * k:.1f} {196 - 26 * k:g}l25 6" for k in range(6))
    return line("M-96 214L-52 36M-71 220L-27 42", BROWN, 5.5) + line(rungs, BROWN, 4.5)


def _brush() -> str:
    bristles = "".join(
        f"M70 58L{70 + 27 * cos(pi * k / 12):.1f} {58 + 27 * sin(pi * k / 12):.1f}"
        for k in range(24)
    )
    return (
        shape("M68 60H72V214H68Z", BROWN)
        + line(bristles, INK, 2.6)
        + disc(70, 58, 9, STEEL)
        + disc(70, 58, 4, GOLD)
    )


def _arm() -> str:
    return (
        shape("M44 226C40 196 48 168 57 158H84C92 172 88 208 78 224Z", INK)
        + line("M45 220C42 194 50 170 58 160", GROUND, 1.4)
        + shape("M55 154Q70 160 85 154L86 164Q70 170 54 164Z", LINEN)
    )
