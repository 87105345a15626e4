"""Pictures of a pairing pack: a fish, a frog, a snail and a butterfly."""

from __future__ import annotations

from math import cos, pi, sin

from plugins.faces.medallion import eye, eyes, shaded
from plugins.faces.svg import (
    AUBURN,
    BROWN,
    GOLD,
    GROUND,
    INK,
    LEAF,
    LINEN,
    LIP,
    SHADE,
    SKIN,
    STEEL,
    both,
    disc,
    line,
    shape,
)


def fish() -> str:
    """Draw a fish among bubbles."""
    body = "M-80 2C-58-40 4-50 46-8L78-42C70-14 70 12 80 44L46 14C4 54-58 46-80 2Z"
    scales = "".join(
        f"M{x:g} {y:g}q9 8 0 17"
        for x, ys in ((-12, (-26, -9, 8)), (6, (-24, -7, 10)), (24, (-14, 3)))
        for y in ys
    )
    return (
        shape("M-26-34C-10-70 30-62 42-14Z", LIP)
        + shape("M-14 38C-6 62 16 64 26 54C24 46 18 40 14 34Z", LIP)
        + shaded(body, GOLD, "M-80 2C-30 22 14 22 46 3L70 2L80 44L46 14C4 54-58 46-80 2Z")
        + shape("M-80 2C-66-24-48-34-32-37C-20-14-20 18-32 41C-50 36-68 24-80 2Z", AUBURN)
        + line(scales, AUBURN, 2.4)
        + line("M56-8L72-28M58 3H72M56 12L72 32", AUBURN, 2)
        + shape("M-22 6C-6 2 4 12 2 24C-10 26-20 18-22 6Z", LIP)
        + disc(-50, -9, 10, LINEN)
        + eye(-51, -9, 6)
        + line("M-74 10Q-66 14-60 10", INK, 2)
        + line("M-70-46a7 7 0 1 0 .1 0M-52-72a5 5 0 1 0 .1 0M-68-88a4 4 0 1 0 .1 0", STEEL, 2.4)
        + line("M58 78C48 64 66 56 56 42M70 76C64 66 74 58 68 48", LEAF, 5)
    )


def frog() -> str:
    """Draw a frog on a leaf of water lily."""
    body = "M-50 66C-58 36-46 10-34 2C-10-6 10-6 34 2C46 10 58 36 50 66Z"
    head = "M-52-26C-54-58-28-64 0-62C28-64 54-58 52-26C50 0 24 10 0 10C-24 10-50 0-52-26Z"
    return (
        shape("M-84 70C-70 54 70 54 84 70C70 86-70 86-84 70Z", LEAF)
        + shape("M-84 70C-70 54 70 54 84 70C70 86-70 86-84 70Z", INK, opacity=0.3)
        + both(shape("M-46 70C-84 72-86 30-62 20C-48 24-40 44-46 70Z", LEAF))
        + both(shape("M-46 70C-70 68-76 46-68 32C-56 38-48 52-46 70Z", INK, opacity=0.2))
        + shaded(body, LEAF, "M0-4Q18-4 34 2C46 10 58 36 50 66H0Z")
        + shape("M-26 6C-32 38-22 62 0 64C22 62 32 38 26 6Z", LINEN)
        + both(shape("M-38 74C-42 66-36 62-30 64L-34 34L-20 34L-16 64C-10 64-8 70-12 74Z", LEAF))
        + both(line("M-33 36L-29 64M-21 38L-17 62", INK, 1.2))
        + both(disc(-29, -58, 20, LEAF))
        + shaded(head, LEAF, "M0-62C28-64 54-58 52-26C50 0 24 10 0 10Z")
        + both(disc(-29, -60, 14, LINEN))
        + eyes(28, -59, 9, GOLD)
        + line("M-40-20Q0 14 40-20", INK, 2.8)
        + both(line("M-43-23L-38-18", INK, 2.4) + disc(-7, -34, 1.8, INK))
        + both(disc(-38, -10, 5, LIP))
    )


def snail() -> str:
    """Draw a snail with its house."""
    body = (
        "M-78 66C-88 44-78 16-72-6C-68-20-50-18-50-4C-50 18-44 34-26 38H52C70 42 82 56 92 68H-72"
        "Q-76 68-78 66Z"
    )
    return (
        line("M-66-12L-78-48M-58-12L-52-50", SHADE, 5)
        + disc(-79, -51, 6.5, INK)
        + disc(-51, -53, 6.5, INK)
        + disc(-77, -53, 2, LINEN)
        + disc(-49, -55, 2, LINEN)
        + shape(body, SKIN)
        + shape(
            "M-78 66C-80 60-80 54-79 48C-40 58 20 54 72 50Q84 58 92 68H-72Q-76 68-78 66Z", SHADE
        )
        + line("M-76 18Q-68 26-60 20", INK, 2)
        + disc(-58, 10, 4, LIP)
        + disc(20, -10, 56, AUBURN)
        + shape("M20-66A56 56 0 0 1 20 46A74 74 0 0 0 20-66Z", INK, opacity=0.13)
        + line(_spiral(20, -10, 47, 2.6), GOLD, 7)
    )


def _spiral(x: float, y: float, reach: float, turns: float) -> str:
    """Return a spiral as short lines, from outside to its middle."""
    steps = int(turns * 32)
    points = []
    for k in range(steps + 1):
        r, angle = reach * (1 - k / steps), pi / 2 + 2 * pi * turns * k / steps
        points.append(f"{x + r * cos(angle):.1f} {y + r * sin(angle):.1f}")
    return f"M{'L'.join(points)}"


def butterfly() -> str:
    """Draw a butterfly from above."""
    upper = "M-4-10C-18-64-78-94-86-58C-92-22-50 6-4 8Z"
    lower = "M-4 6C-40 4-72 24-64 54C-54 84-12 62-3 20Z"
    return (
        both(shape(lower, GOLD) + shape(upper, AUBURN))
        + both(shape("M-14-10C-28-46-66-70-72-50C-76-30-46-6-14-2Z", LIP))
        + both(disc(-54, -42, 11, LINEN) + disc(-54, -42, 5.5, STEEL))
        + both(disc(-30, -20, 5, LINEN))
        + both(line("M-84-46Q-80-26-66-12", INK, 5) + line("M-58 60Q-44 70-28 60", AUBURN, 5))
        + both(disc(-40, 38, 10, AUBURN) + disc(-40, 38, 5, LINEN))
        + both(line("M-2-34C-8-56-18-66-28-64", INK, 2.4) + disc(-28, -64, 4, INK))
        + shape("M0-40C9-40 10-28 8-20C10 8 6 44 0 58C-6 44-10 8-8-20C-10-28-9-40 0-40Z", BROWN)
        + line("M-6 0Q0 4 6 0M-6 14Q0 18 6 14M-5 28Q0 32 5 28", GROUND, 1.6)
        + both(disc(-3, -33, 1.8, LINEN))
    )
