"""The field between a trump's numerals, and what several of its emblems share.

Its middle is the origin; an emblem stays within HALF_WIDTH and HALF_HEIGHT of it.
"""

from __future__ import annotations

from plugins.faces.svg import GOLD, INK, LEAF, moved, shape

TRUMP = "var(--card-trump,#2b4a72)"
HALF_WIDTH, HALF_HEIGHT = 106, 86
FIELD = f"M-{HALF_WIDTH}-{HALF_HEIGHT}H{HALF_WIDTH}V{HALF_HEIGHT}H-{HALF_WIDTH}Z"

_STAR = "M0-12L2.8-3.9L11.4-3.7L4.6 1.5L7.1 9.7L0 4.8L-7.1 9.7L-4.6 1.5L-11.4-3.7L-2.8-3.9Z"


def sky(fill: str, *, opacity: float = 1) -> str:
    """Fill the whole field."""
    return shape(FIELD, fill, opacity=opacity)


def floor(fill: str = LEAF, *, opacity: float = 0.55) -> str:
    """Draw the ground that an emblem stands on."""
    return shape(
        f"M-{HALF_WIDTH} 62Q-44 48 12 56T{HALF_WIDTH} 54V{HALF_HEIGHT}H-{HALF_WIDTH}Z",
        fill,
        opacity=opacity,
    )


def star(x: float, y: float, size: float = 1, fill: str = GOLD) -> str:
    """Draw a star of five points."""
    return moved(shape(_STAR, fill), x, y, scale=size)


def round_spot(x: float, y: float, r: float, fill: str, opacity: float) -> str:
    """Draw a circle that lets the ground through."""
    half = f"a{r:g} {r:g} 0 1 1"
    return shape(f"M{x - r:g} {y:g}{half} {2 * r:g} 0{half} {-2 * r:g} 0Z", fill, opacity=opacity)


def shadow(d: str, opacity: float = 0.14) -> str:
    """Darken what the lamp doesn't reach."""
    return shape(d, INK, opacity=opacity)
