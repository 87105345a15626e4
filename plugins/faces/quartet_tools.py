"""Pictures of a quartet: tools."""

from __future__ import annotations

from plugins.faces.medallion import shaded
from plugins.faces.svg import (
    AUBURN,
    BROWN,
    GOLD,
    GROUND,
    INK,
    LINEN,
    LIP,
    SKIN,
    STEEL,
    both,
    disc,
    line,
    mirrored,
    moved,
    shape,
)


def hammer() -> str:
    """Draw a hammer."""
    drawing = (
        shaded("M-8-60H8L11 92Q11 100 0 100Q-11 100-11 92Z", AUBURN, "M0-60H8L11 92Q11 100 0 100Z")
        + shape("M-10.2 60H10.2L11 92Q11 100 0 100Q-11 100-11 92Z", LIP)
        + shape("M-50-92H-34V-86H16L54-74Q58-70 54-66L16-52H-34V-46H-50Z", STEEL)
        + shape("M-50-69H56Q56-67 54-66L16-52H-34V-46H-50Z", INK, opacity=0.22)
        + line("M-34-86V-52", INK, 2)
        + shape("M-9-92H9V-86H-9Z", BROWN)
    )
    return moved(drawing, 0, 11, turn=45, scale=0.95)


def saw() -> str:
    """Draw a handsaw."""
    teeth = "".join(f"L{60 - 13 * k - 6.5:g} 36L{60 - 13 * k - 13:g} 25" for k in range(12))
    blade = f"M60-32L60 25{teeth}L-98 25L-98 4Z"
    drawing = (
        shape(blade, STEEL)
        + shape("M60 2L-98 16V25H60Z", INK, opacity=0.13)
        + line("M-90 6L52-24", LINEN, 2.4)
        + shape(
            "M48-40C62-50 96-48 104-34C112-18 104-6 110 10C116 30 104 44 84 42C66 42 52 34 48 20Z",
            BROWN,
        )
        + shape("M70-22C82-28 92-24 94-14C96 0 98 10 96 18C90 26 76 24 70 16Z", GROUND)
        + disc(58, -26, 4, GOLD)
        + disc(58, 18, 4, GOLD)
    )
    return moved(drawing, -4, 6, turn=-24, scale=0.94)


def pliers() -> str:
    """Draw pliers, a little open."""
    arm = shape("M8-14C22 8 46 40 44 84C44 98 26 98 26 86C26 56 8 30-14 4Z", LIP) + shape(
        "M8-14C22 8 46 40 44 84C44 98 34 98 34 90C36 56 20 24-2-6Z", INK, opacity=0.16
    )
    jaw = "M-16 6C-28-10-34-34-26-58C-22-74-12-86-4-90C-2-74-4-60-2-44C0-30 8-24 16-14Z"
    drawing = (
        arm
        + mirrored(shape(jaw, STEEL) + shape(jaw, INK, opacity=0.2))
        + mirrored(arm)
        + shape(jaw, STEEL)
        + both(line("M-9-54H-3M-10-64H-4M-9-74H-4", INK, 2))
        + disc(0, -4, 15, STEEL)
        + disc(0, -4, 7, INK)
    )
    return moved(drawing, 2, 4, scale=0.95, turn=8)


def plane() -> str:
    """Draw a wooden plane and the shaving that it takes off."""
    stock = "M-92 28H86Q94 28 94 36V66H-92Z"
    return (
        line("M-4 20C-14-10-48-8-50-36C-50-60-16-64-12-43C-10-28-32-26-32-39", GOLD, 9)
        + line("M-4 20C-14-10-48-8-50-36C-50-60-16-64-12-43C-10-28-32-26-32-39", SKIN, 6)
        + shape("M18 44L40-42L56-38L36 44Z", STEEL)
        + shape("M28 44L48-40L56-38L36 44Z", INK, opacity=0.16)
        + shape("M32 36L50-10L62 32Z", BROWN)
        + shape("M-84 30C-86 6-78-16-58-20C-50-22-46-12-52-6C-62 4-56 18-52 30Z", BROWN)
        + shaded(stock, AUBURN, "M-92 47H94V66H-92Z")
        + shape("M-10 28H18L8 64H-2Z", INK, opacity=0.5)
        + line("M-84 38H-24M-70 54H-14M44 40H84M40 54H78", BROWN, 2)
        + shape("M-100 66H98V80H-100Z", GOLD)
        + line("M-94 73H-60M-40 74H20M44 73H90", AUBURN, 1.6)
    )
