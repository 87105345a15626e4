"""Emblems of trumps: morning, noon, evening and night."""

from __future__ import annotations

from math import cos, pi, sin

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
    STEEL,
    both,
    disc,
    line,
    shape,
)
from plugins.faces.tarot_field import TRUMP, round_spot, shadow, sky, star


def sunrise() -> str:
    """Draw the sun that looks over the hills."""
    birds = "M-82-52Q-74-60-68-51Q-62-60-54-53M-58-30Q-52-36-48-29Q-43-36-37-31"
    return (
        sky(LINEN, opacity=0.7)
        + shape(_rays(0, 32, 54, 60, 96), GOLD)
        + disc(0, 32, 48, GROUND)
        + disc(0, 32, 43, GOLD)
        + shadow("M2-11A43 43 0 0 1 43 32H4L-4 27Z", 0.12)
        + both(line("M-24 14Q-16 8-9 13", AUBURN, 2.4) + disc(-16, 21, 3.4, INK))
        + line("M-2 14L-6 28Q-2 32 3 31", AUBURN, 2.2)
        + both(disc(-27, 32, 5.5, LIP))
        + shape("M-106 44Q-66 18-20 44Q20 60 106 30V86H-106Z", LEAF)
        + shape("M-106 64Q-40 44 16 62T106 56V86H-106Z", LEAF)
        + shadow("M-106 64Q-40 44 16 62T106 56V86H-106Z", 0.16)
        + line(birds, INK, 2)
    )


def _rays(x: float, y: float, inner: float, short: float, long: float) -> str:
    """Return pointed rays over the upper half, every other one short."""
    rays = []
    for k in range(13):
        angle, reach = pi + pi * k / 12, (long if k % 2 == 0 else short + 16)
        half = 0.075
        rays.append(
            f"M{x + inner * cos(angle - half):.1f} {y + inner * sin(angle - half):.1f}"
            f"L{x + reach * cos(angle):.1f} {y + reach * sin(angle):.1f}"
            f"L{x + inner * cos(angle + half):.1f} {y + inner * sin(angle + half):.1f}Z"
        )
    return "".join(rays)


def bell() -> str:
    """Draw the bell that rings at noon."""
    body = "M-18-44C-38-38-36 0-44 24C-48 38-56 44-60 54H60C56 44 48 38 44 24C36 0 38-38 18-44Z"
    return (
        both(line("M-70-8Q-80 14-72 36M-86-2Q-96 16-88 38", GOLD, 3.4))
        + shape("M-7 54C-14 66-12 80 0 80C12 80 14 66 7 54Z", BROWN)
        + shape("M-54-76H54V-62H14V-46H-14V-62H-54Z", BROWN)
        + shadow("M0-76H54V-62H14V-46H0Z")
        + both(disc(-54, -69, 8, AUBURN))
        + shape(body, GOLD)
        + shadow("M6-44H18C38-38 36 0 44 24C48 38 56 44 60 54H22C30 20 26-20 6-44Z")
        + line("M-41 14Q0 26 41 14M-47 32Q0 46 47 32M-33-20Q0-12 33-20", BROWN, 2.2)
        + line("M-24-34C-32-20-30-8-34 6", LINEN, 3.4)
        + shape("M0-8L7 2L0 12L-7 2Z", LIP)
    )


def lantern() -> str:
    """Draw a lantern with its light on."""
    frame = "M-34-34L-42 42H42L34-34M0-34V-20M-38 4L-18 4M38 4H18"
    return (
        sky(AUBURN, opacity=0.3)
        + round_spot(0, 4, 72, GOLD, 0.3)
        + round_spot(0, 4, 54, GOLD, 0.4)
        + shape("M-106 44Q-58 30-6 46T106 38V86H-106Z", BROWN)
        + line("M-14-62C-14-84 14-84 14-62", INK, 4)
        + shape("M-40-34Q-20-42-12-62H12Q20-42 40-34Z", INK)
        + shape("M-34-32H34L42 44H-42Z", LINEN)
        + shape("M-34-32H34L42 44H-42Z", GOLD, opacity=0.45)
        + shape("M-8 44V26H8V44Z", LINEN)
        + shape("M0-20C14 0 16 10 12 20C8 28-8 28-12 20C-16 10-10 6 0-20Z", LIP)
        + shape("M0-2C7 8 8 14 5 20C3 24-3 24-5 20C-8 14-5 10 0-2Z", GOLD)
        + line(frame, INK, 4)
        + shape("M-50 44H50L54 58H-54Z", INK)
        + line("M-26-42Q-16-50-12-58M-46 50H-10", STEEL, 2)
    )


def moon() -> str:
    """Draw the moon with a face, and stars over roofs."""
    stars = ((52, -56, 1.1), (-78, -50, 0.9), (84, -16, 0.7), (-84, 0, 0.6), (34, -20, 0.6))
    return (
        sky(TRUMP)
        + shape("M22-74C-34-80-72-38-62 8C-52 50-6 66 34 44C4 46-18 34-24 18L-34 12L-24 4L-30-4"
                "C-30-40-10-66 22-74Z", GOLD)
        + shadow("M-62 8C-52 50-6 66 34 44C-6 54-46 30-62 8Z", 0.2)
        + line("M-42-16Q-36-22-30-18", BROWN, 2.2)
        + disc(-35, -10, 2.8, INK)
        + shape("M-24 18Q-30 24-37 22Q-32 30-22 26Z", LIP)
        + disc(-50, 14, 5, SHADE)
        + "".join(star(x, y, size, LINEN) for x, y, size in stars)
        + shape("M-106 66H-74L-56 48L-38 66H-22V56L-12 44L-2 56V66H30L52 44L74 66H106V86H-106Z",
                INK)
        + shape("M-60 64H-52V72H-60ZM48 62H56V70H48ZM-15 60H-9V68H-15Z", GOLD)
    )  # fmt: skip
