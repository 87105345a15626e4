"""What the pictures of a pairing pack share: the medallion, its ground, eyes and shadows."""

from __future__ import annotations

from plugins.faces.svg import (
    EDGE,
    GROUND,
    HEIGHT,
    INK,
    LEAF,
    LINEN,
    STEEL,
    WIDTH,
    both,
    disc,
    line,
    moved,
    shape,
)

_OUTLINE = "M40 146A86 86 0 0 1 212 146V206A86 86 0 0 1 40 206Z"
_FLOOR = "M42.4 226Q84 216 126 222T209.6 226A86 86 0 0 1 42.4 226Z"

MEADOW = LEAF
WATER = STEEL
SNOW = LINEN


def medallion(animal: str, floor: str | None = MEADOW) -> str:
    """Set a drawing, centred at its origin, into the medallion; `floor` is what it stands on."""
    ground = shape(_FLOOR, floor, opacity=0.55) if floor else ""
    return (
        shape(_OUTLINE, GROUND)
        + ground
        + line(_OUTLINE, EDGE, 1.3)
        + moved(animal, WIDTH / 2, HEIGHT / 2)
    )


def shaded(d: str, fill: str, half: str) -> str:
    """Fill a path; the lamp doesn't reach the second path within it."""
    return shape(d, fill) + shape(half, INK, opacity=0.13)


def eye(x: float, y: float, r: float, iris: str = INK) -> str:
    """Draw a round eye with a glint."""
    pupil = disc(x, y, r * 0.62, INK) if iris != INK else ""
    return disc(x, y, r, iris) + pupil + disc(x + r * 0.3, y - r * 0.35, r * 0.3, LINEN)


def eyes(x: float, y: float, r: float, iris: str = INK) -> str:
    """Draw a pair of eyes, both lit from the same side."""
    return eye(-x, y, r, iris) + eye(x, y, r, iris)


def whiskers(x: float, y: float) -> str:
    """Draw two whiskers on each side."""
    return both(
        line(f"M{x:g} {y:g}L{x + 27:g} {y - 5:g}M{x:g} {y + 5:g}L{x + 26:g} {y + 8:g}", INK, 1.3)
    )
