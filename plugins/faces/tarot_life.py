"""Emblems of trumps: the fool's stick and the four ages of man."""

from __future__ import annotations

from plugins.faces.svg import (
    AUBURN,
    BROWN,
    GOLD,
    GROUND,
    INK,
    LINEN,
    LIP,
    SHADE,
    SKIN,
    STEEL,
    both,
    disc,
    line,
    mirrored,
    moved,
    shape,
)
from plugins.faces.tarot_field import TRUMP, floor, shadow, star


def bauble() -> str:
    """Draw a fool's stick with the head of a fool on it."""
    horn = "M-22-26C-30-44-44-48-52-34C-56-26-56-16-52-10C-64-22-68-54-46-64C-28-72-8-62-2-44Z"
    point = "M-24 2L-40 26L-20 22L-12 40L0 24V0Z"
    head = (
        shape("M-3.5 20H3.5V88H-3.5Z", BROWN)
        + disc(0, 88, 7, GOLD)
        + both(disc(-40, 28, 4.6, GOLD) + disc(-12, 42, 4.6, GOLD))
        + shape(point, LIP)
        + mirrored(shape(point, TRUMP))
        + shape("M-25-22C-27 4-12 18 0 18C12 18 27 4 25-22C22-44-22-44-25-22Z", SKIN)
        + shape("M1-30L-5-6L2-3L1 18C12 17 27 4 25-22C22-38 8-38 1-30Z", SHADE)
        + shape(horn, TRUMP)
        + mirrored(shape(horn, LIP))
        + shape("M-27-16C-25-34-12-40 0-40C12-40 25-34 27-16C20-26 12-28 0-28C-12-28-20-26-27-16Z",
                GOLD)
        + both(disc(-52, -6, 6, GOLD) + disc(-10.5, -14, 2.6, INK)
               + line("M-16-19Q-10-23-5-19", INK, 1.6))
        + line("M-5-18L-6-6Q-3-2 2-3", INK, 1.6)
        + shape("M-11 4Q0 9 12 3Q7 13 0 13Q-7 13-11 4Z", LIP)
    )  # fmt: skip
    return moved(head, -14, -5, turn=16) + star(80, -54) + star(80, 6, 0.7) + star(-76, 46, 0.8)


def rocking_horse() -> str:
    """Draw a rocking horse."""
    coat = (
        "M2-16C-4-40-14-56-26-64L-26-78L-37-66C-46-62-56-48-72-40C-80-34-76-22-66-22C-60-22-52-28"
        "-46-28C-46-14-50-2-46 10L-58 62H-45L-30 24C-10 30 14 30 30 22L44 62H57L50 16C58 4 56-12 44"
        "-18C30-22 16-14 2-16Z"
    )
    mane = (
        "M-27-68C-12-64 4-44 10-14L-4-12C-6-18-8-20-14-22C-12-28-14-32-20-34C-18-40-20-46-27-48"
        "C-26-54-28-60-36-62Z"
    )
    dapples = ((34, -6), (40, 4), (30, 8), (-28, 10), (-22, 20), (-34, -4))
    return (
        shape("M48-14C66-22 78-4 72 22C68 34 72 40 78 44C62 46 56 34 58 20C60 6 56-2 50-4Z", AUBURN)
        + line("M-84 52Q0 96 84 52", BROWN, 7)
        + line("M-54 60H54", BROWN, 5)
        + shape(coat, STEEL)
        + shadow("M-46 10C-10 20 30 14 54-4C55 4 54 10 50 16L57 62H44L30 22C14 30-10 30-30 24"
                 "L-45 62H-58Z")
        + "".join(disc(x, y, 2.6, LINEN) for x, y in dapples)
        + shape(mane, AUBURN)
        + shape("M-14-16Q4-6 24-17L28 8Q8 18-12 10Z", LIP)
        + line("M-13 8Q8 16 28 6", GOLD, 3)
        + line("M8 12L10 34", GOLD, 2.4)
        + disc(10, 38, 4.5, GOLD)
        + line("M-64-44L-56-24M-60-34C-44-16-24-10-12-12", GOLD, 2.6)
        + disc(-46, -50, 3.4, INK)
        + disc(-70, -32, 1.7, INK)
    )  # fmt: skip


def ring() -> str:
    """Draw a ring with a great stone."""
    rays = "M-40-62L-52-70M-44-42H-58M40-62L52-70M44-42H58M-22-76L-28-84M22-76L28-84"
    return (
        line("M0-14A44 44 0 1 1-.1-14", GOLD, 15)
        + shadow("M0-21.5A51.5 51.5 0 0 1 0 81.5V66.5A36.5 36.5 0 0 0 0-6.5Z", 0.18)
        + line("M-26-5A44 44 0 0 0-40 50", LINEN, 3)
        + shape("M-18-24L-12-6H12L18-24Z", GOLD)
        + shape("M-34-46L-19-66H19L34-46L0-10Z", LIP)
        + shape("M-34-46L-19-66L-13-46L0-10Z", LINEN, opacity=0.4)
        + shadow("M34-46L19-66L13-46L0-10Z", 0.2)
        + line("M-34-46H34M-19-66L-13-46L0-66L13-46L19-66M-13-46L0-10L13-46", GROUND, 1.3)
        + line(rays, GOLD, 3)
    )


def key() -> str:
    """Draw a house key with a ribbon."""
    bow = "".join(f"M{x} {y - 13}a13 13 0 1 1-.1 0" for x, y in ((0, -62), (-17, -45), (17, -45)))
    drawing = (
        line(bow, GOLD, 8)
        + shape("M-12-32H12V-22H-12Z", GOLD)
        + shape("M-5.5-24H5.5V78H-5.5Z", GOLD)
        + shape("M5 34H34V46H26V52H34V72H22V62H14V72H5Z", GOLD)
        + shadow("M0-32H12V-22H5.5V34H34V46H26V52H34V72H22V62H14V72H5.5V78H0Z", 0.18)
        + disc(0, -46, 4.5, LIP)
    )
    ribbon = (
        shape("M-2-4C-26-30-52-16-34-2C-52 10-28 26-2 4Z", LIP)
        + shape("M2-4C22-28 46-22 36-4C50 8 24 22 2 4Z", LIP)
        + shape("M-2 2L-30 44L-17 40L-10 52L4 4Z", LIP)
        + shape("M0 2L18 48L24 36L36 38L6 2Z", LIP)
        + shadow("M-2 2L-30 44L-17 40L-10 52L4 4ZM0 2L18 48L24 36L36 38L6 2Z", 0.2)
        + shape("M-7-7H7V7H-7Z", LIP)
        + line("M-7-7V7M7-7V7", GROUND, 1.3)
    )
    return moved(drawing, 0, 0, scale=1.22, turn=52) + moved(ribbon, 18, -14, scale=0.9, turn=20)


def hourglass() -> str:
    """Draw an hourglass."""
    glass = "M-34-58H34C34-30 10-18 6 0C10 18 34 30 34 58H-34C-34 30-10 18-6 0C-10-18-34-30-34-58Z"
    return (
        floor(BROWN, opacity=0.35)
        + shape(glass, LINEN)
        + shape("M-27-34Q0-28 27-34C22-20 8-14 3 0H-3C-8-14-22-20-27-34Z", GOLD)
        + shape("M-1.6-2H1.6V40H-1.6Z", GOLD)
        + shape("M-33 58C-30 44-14 34 0 28C14 34 30 44 33 58Z", GOLD)
        + shadow("M0-58H34C34-30 10-18 6 0C10 18 34 30 34 58H0Z", 0.12)
        + line(glass, STEEL, 2)
        + line("M-27-50C-26-36-18-26-12-18", LINEN, 3)
        + both(line("M-46-60V60", BROWN, 7) + disc(-46, 0, 6.5, AUBURN) + disc(-46, -30, 5, AUBURN)
               + disc(-46, 30, 5, AUBURN))
        + shape("M-58-74H58V-58H-58ZM-58 58H58V74H-58Z", BROWN)
        + shadow("M0-74H58V-58H0ZM0 58H58V74H0Z")
        + line("M-58-66H58M-58 66H58", GOLD, 2)
    )  # fmt: skip
