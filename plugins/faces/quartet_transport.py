"""Pictures of a quartet: what carries people."""

from __future__ import annotations

from plugins.faces.medallion import shaded
from plugins.faces.svg import (
    ASH,
    AUBURN,
    BROWN,
    GOLD,
    GROUND,
    INK,
    LEAF,
    LINEN,
    LIP,
    STEEL,
    both,
    disc,
    line,
    mirrored,
    moved,
    shape,
)
from plugins.faces.tarot_field import TRUMP


def engine() -> str:
    """Draw a steam engine."""
    wheels = _wheel(-50, 58, 25) + _wheel(8, 58, 25) + _wheel(62, 68, 15)
    drawing = mirrored(
        disc(40, -66, 8, ASH)
        + disc(24, -76, 12, ASH)
        + disc(0, -80, 9, ASH)
        + shape("M40-56H60L56-26H44Z", INK)
        + shape("M37-60H63V-52H37Z", LIP)
        + shape("M4-40H26V-26H4Z", GOLD)
        + shape("M15-48A11 10 0 0 1 26-38H4A11 10 0 0 1 15-48Z", GOLD)
        + shaded("M-30-28H76Q92-28 92-2Q92 24 76 24H-30Z", LEAF, "M-30 2H92Q92 24 76 24H-30Z")
        + line("M18-26V22M50-26V22", GOLD, 4)
        + shape("M-90-58H-24V44H-90Z", LEAF)
        + shape("M-90 0H-24V44H-90Z", INK, opacity=0.13)
        + shape("M-78-44H-38V-10H-78Z", LINEN)
        + line("M-58-44V-10", LEAF, 4)
        + shape("M-98-68H-16V-56H-98Z", LIP)
        + shape("M-96 40H92V52H-96Z", INK)
        + shape("M84 44H98L106 70H84Z", LIP)
        + disc(84, -2, 8, GOLD)
        + wheels
        + line("M-50 58H8", STEEL, 6)
    )
    return moved(drawing, 6, 3, scale=0.96) + line("M-108 85H100", BROWN, 5)


def _wheel(x: float, y: float, r: float) -> str:
    spokes = f"M{x - r * 0.8:g} {y:g}H{x + r * 0.8:g}M{x:g} {y - r * 0.8:g}V{y + r * 0.8:g}"
    return (
        disc(x, y, r, INK)
        + disc(x, y, r * 0.76, LIP)
        + line(spokes, INK, 2.4)
        + disc(x, y, r * 0.28, GOLD)
    )


def tram() -> str:
    """Draw a tram from the front."""
    body = "M-46-58Q-44-66-34-66H34Q44-66 46-58L54 66Q54 74 46 74H-46Q-54 74-54 66Z"
    return (
        line("M-54-82H102", INK, 2)
        + line("M-18-82H18M-12-82L8-72L-6-66M12-82L-8-72L6-66", INK, 3)
        + line("M-40 72L-54 84M40 72L54 84", BROWN, 5)
        + shape(body, LINEN)
        + shape("M-50 2H50L54 66Q54 74 46 74H-46Q-54 74-54 66Z", LIP)
        + shape("M-46-58Q-44-66-34-66H34Q44-66 46-58L46.4-50H-46.4Z", LIP)
        + shape("M-20-62H20V-51H-20Z", INK)
        + line("M-12-56.5H12", GOLD, 4)
        + shape("M-41-44H41L45-4H-45Z", STEEL)
        + shape("M-32-44H-12L-24-4H-44Z", LINEN, opacity=0.5)
        + line("M0-44V-4", INK, 2.4)
        + shape("M0-66H34Q44-66 46-58L54 66Q54 74 46 74H0Z", INK, opacity=0.13)
        + line(body, ASH, 1.2)
        + both(disc(-34, 26, 11, INK) + disc(-34, 26, 8, GOLD))
        + line("M-14 18H14", GOLD, 3)
        + line("M-53 52H53", LINEN, 4)
        + shape("M-30 64H30V82H-30Z", INK)
        + both(disc(-45, 38, 3.4, GOLD))
    )


def aeroplane() -> str:
    """Draw a small aeroplane among clouds."""
    body = (
        "M-88-4C-88-12-60-16-20-24C14-30 56-28 76-14C86-6 86 10 74 16C50 26 0 22-40 12C-70 6-88"
        " 4-88-4Z"
    )
    drawing = (
        shape("M-90-46H-72L-46-12L-84-6Z", LIP)
        + shape("M-8-46L24-46L18-22L-20-18Z", AUBURN)
        + shaded(
            body,
            LINEN,
            "M-88-4C-50 6 20 8 82 4C82 10 80 13 74 16C50 26 0 22-40 12C-70 6-88 4-88-4Z",
        )
        + shape("M66-20C84-14 90 8 74 16C66 18 62 20 60 20C68 8 70-8 66-20Z", LIP)
        + shape("M20-26C34-28 46-27 56-23L50-8H22Z", STEEL)
        + line("M36-27V-8", LINEN, 3)
        + "".join(disc(x, -10, 5.5, STEEL) for x in (-36, -18, 0))
        + line("M-86-2C-40 4 20 8 64 6", LIP, 4)
        + shape("M-22 8L28 4L2 50H-24Z", LIP)
        + shape("M-4 26L18 22L2 50H-24L-22 46Z", INK, opacity=0.14)
        + line("M30 18L36 40M52 16L42 40", INK, 3)
        + disc(40, 44, 9, INK)
        + disc(40, 44, 3.4, STEEL)
        + line("M92-30V32", BROWN, 5)
        + shape("M82-6H94V8H82Z", GOLD)
    )
    return (
        moved(_cloud(), -58, 62, scale=0.9)
        + moved(_cloud(), 72, -50, scale=0.6)
        + moved(drawing, 0, 2, turn=-14)
    )


def _cloud() -> str:
    return shape(
        "M-44 18C-60 16-58-6-40-6C-38-26-10-30-2-14C12-24 34-14 32 2C50 2 50 18 38 18Z",
        LINEN,
    )


def steamer() -> str:
    """Draw a paddle steamer on the river."""
    return (
        disc(-2, -66, 7, ASH)
        + disc(13, -73, 10, ASH)
        + disc(34, -76, 7, ASH)
        + shape("M-32-60H-10V-6H-32Z", LIP)
        + shape("M-34-60H-8V-46H-34Z", INK)
        + shape("M-21-46H-10V-6H-21Z", INK, opacity=0.13)
        + line("M74-54V6", BROWN, 4)
        + shape("M74-54L102-46L74-36Z", LIP)
        + shape("M-72-12H64V22H-72Z", LINEN)
        + shape("M-80-18H72V-9H-80Z", BROWN)
        + shape("M-4-12H64V22H-4Z", INK, opacity=0.08)
        + "".join(shape(f"M{x}-2H{x + 12}V10H{x}Z", STEEL) for x in (-64, -46, 42))
        + shaded(
            "M-100 18H100C98 44 88 64 72 72H-74C-88 62-98 44-100 18Z",
            TRUMP,
            "M-97 40H96C92 56 84 67 72 72H-74C-86 62-94 52-97 40Z",
        )
        + line("M-99 22H99", GOLD, 4)
        + disc(4, 34, 36, LIP)
        + disc(4, 34, 28, GROUND)
        + "".join(moved(line("M0 0V-25", BROWN, 5), 4, 34, turn=45 * k) for k in range(8))
        + disc(4, 34, 8, GOLD)
        + shape(
            "M-110 70Q-98 61-84 70T-56 70T-28 70T0 70T28 70T56 70T84 70Q96 62 102 68V80H-110Z",
            STEEL,
        )
        + line("M-92 82Q-80 76-68 82M-26 84Q-14 78-2 84M46 82Q58 76 70 82", LINEN, 2.4)
    )
