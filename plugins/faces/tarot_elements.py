"""Emblems of trumps: the four elements."""

from __future__ import annotations

from plugins.faces.svg import (
    AUBURN,
    BROWN,
    GOLD,
    GROUND,
    LEAF,
    LINEN,
    LIP,
    STEEL,
    both,
    disc,
    line,
    moved,
    shape,
)
from plugins.faces.tarot_field import TRUMP, floor, shadow, sky


def tree() -> str:
    """Draw an apple tree: earth."""
    crown = (
        "M-8 22C-26 34-52 28-54 12C-76 8-80-18-62-28C-64-48-44-60-30-54C-22-74 12-80 24-60C42-68 62"
        "-54 58-36C78-28 76 0 56 6C54 26 30 34 12 22Z"
    )
    shade = (
        "M12 22C30 34 54 26 56 6C76 0 78-28 58-36C62-50 50-60 38-62C46-48 40-36 30-30C46-14 34 8 14"
        " 10Z"
    )
    apples = ((-44, -4), (-30, -34), (-10, -8), (4, -46), (24, -16), (42, -34), (40, 8), (-18, 16))
    return (
        floor()
        + shape("M-9 14H9C8 40 12 56 34 68C20 70 14 66 8 64C4 72-2 72-6 64C-14 68-22 70-34 68"
                "C-12 56-8 40-9 14Z", BROWN)
        + shadow("M2 14H9C8 40 12 56 34 68C20 70 14 66 8 64C4 56 2 40 2 14Z", 0.18)
        + shape(crown, LEAF)
        + shadow(shade)
        + line("M-50-14Q-42-22-34-16M-20-44Q-10-54-2-44M-26 4Q-18-4-10 4M10-26Q18-34 26-28",
               GROUND, 1.6)
        + "".join(disc(x, y, 6, LIP) + disc(x - 2, y - 2, 1.5, LINEN) for x, y in apples)
    )  # fmt: skip


def ship() -> str:
    """Draw a ship under sail: water."""
    wave = "M-106 66" + "q10.6-12 21.2 0t21.2 0" * 5 + "V86H-106Z"
    return (
        shape("M-4-40H-58C-48-18-48 8-58 30H-4C4 8 4-18-4-40Z", LINEN)
        + shape("M-4-40C4-18 4 8-4 30H-20C-12 8-12-18-20-40Z", STEEL, opacity=0.4)
        + line("M-58-40H-4C4-18 4 8-4 30H-58C-48 8-48-18-58-40Z", STEEL, 1.4)
        + shape("M-53-26C-50-14-49-4-50 8H1C2-4 1-14-1-26Z", LIP)
        + shape("M10-36H52C60-16 60 8 52 26H10C18 8 18-16 10-36Z", LINEN)
        + line("M10-36H52C60-16 60 8 52 26H10C18 8 18-16 10-36Z", STEEL, 1.4)
        + shape("M15-22C17-12 17-2 16 8H57C58-2 57-12 56-22Z", LIP)
        + line("M-30-72V50M30-66V50", BROWN, 4.6)
        + line("M-62-41H0M6-37H56M62 44L88 22", BROWN, 3.4)
        + shape("M-28-76L-4-68L-28-60ZM32-70L54-63L32-56Z", TRUMP)
        + shape("M-76 28L-60 30V40H56L76 34C72 52 64 66 52 74H-52C-66 66-74 48-76 28Z", BROWN)
        + shadow("M-58 58H66C62 66 58 70 52 74H-52Z", 0.2)
        + line("M-70 46H70", GOLD, 2.6)
        + "".join(disc(x, 54, 3, GOLD) for x in (-40, -16, 8, 32))
        + shape(wave, TRUMP)
        + line("M-96 76q11-9 22 0M-30 78q11-9 22 0M34 76q11-9 22 0", LINEN, 1.8)
    )


def fire() -> str:
    """Draw a fire of logs."""
    flame = (
        "M-2-80C8-52 40-40 42-6C50-16 50-26 46-36C64-14 62 22 44 40C30 54-30 54-44 40C-62 20-58-6"
        "-42-26C-42-12-38-6-32-2C-30-30-4-48-2-80Z"
    )
    log = shape("M-58-8H58V8H-58Z", BROWN) + shadow("M-58 2H58V8H-58Z", 0.2)
    end = disc(-58, 0, 9.5, AUBURN) + line("M-58-5a5 5 0 1 1-.1 0", BROWN, 1.6)
    sparks = ((-60, -40), (58, -56), (-34, -66), (72, -22), (-74, -8))
    return (
        floor(BROWN, opacity=0.35)
        + shape(flame, LIP)
        + shape("M2-38C6-18 28-8 28 18C28 36 14 46 0 46C-18 46-30 34-28 16C-26 6-20 0-16-8C-14-2-12"
                " 2-8 4C-10-12-2-22 2-38Z", GOLD)
        + shape("M2 0C4 10 14 16 14 28C14 38 8 44 0 44C-8 44-14 38-13 28C-12 18 0 14 2 0Z", LINEN)
        + moved(log + end, 0, 56, turn=-14)
        + moved(log + end, 0, 56, turn=194)
        + "".join(disc(x, y, 3, GOLD) for x, y in sparks)
    )  # fmt: skip


def balloon() -> str:
    """Draw a balloon among clouds: air."""
    cloud = "M-30 10C-40 10-40-4-29-4C-30-16-12-20-7-9C0-18 16-14 15-3C28-6 30 10 20 10Z"
    return (
        sky(STEEL, opacity=0.55)
        + moved(shape(cloud, LINEN), -68, -36)
        + moved(shape(cloud, LINEN), 70, -2, scale=1.1)
        + moved(shape(cloud, LINEN), -62, 58, scale=0.9)
        + both(line("M-15 42L-11 57M-5 42L-4 57", BROWN, 1.6))
        + shape("M0-80C32-80 50-58 50-34C50-8 26 14 16 38H-16C-26 14-50-8-50-34C-50-58-32-80 0-80Z",
                LIP)
        + both(shape("M0-80C-22-76-32-56-30-32C-28-6-14 16-10 38H-16C-26 14-50-8-50-34C-50-58-32-80"
                     " 0-80Z", GOLD))
        + both(shape("M-7-79C-24-72-33-54-31-32C-29-6-15 16-10 38H-6C-9 14-16-8-16-34C-16-56-8-70"
                     " 0-80Z", LINEN))
        + shadow("M0-80C32-80 50-58 50-34C50-8 26 14 16 38H4C22 0 26-50 0-80Z")
        + line("M-49-26Q0-10 49-26", TRUMP, 5)
        + shape("M-17 38H17V43H-17Z", BROWN)
        + shape("M-13 56H13L10 76H-10Z", BROWN)
        + line("M-13 58H13M-11 66H11", GOLD, 2.2)
    )  # fmt: skip
