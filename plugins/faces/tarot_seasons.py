"""Emblems of trumps: the four seasons."""

from __future__ import annotations

from plugins.faces.svg import (
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
    moved,
    shape,
)
from plugins.faces.tarot_field import TRUMP, floor, round_spot, shadow, sky


def nest() -> str:
    """Draw a nest with eggs on a twig in blossom: spring."""
    petal = shape("M0 0C-8-3-8-13 0-15C8-13 8-3 0 0Z", LINEN)
    blossom = "".join(moved(petal, 0, 0, turn=turn) for turn in range(0, 360, 72))
    blossom = round_spot(0, 0, 13.5, LIP, 0.5) + blossom + disc(0, 0, 4, GOLD)
    leaf = shape("M0 0C-9-6-10-18 0-28C10-18 9-6 0 0Z", LEAF)
    outline = "M0-26C13-26 18-8 18 4C18 16 10 22 0 22C-10 22-18 16-18 4C-18-8-13-26 0-26Z"
    egg = shape(outline, STEEL) + line(outline, GROUND, 1.6)
    specks = "".join(disc(x, y, 1.6, LINEN) for x, y in ((-5, -12), (6, -6), (-8, 2), (3, -18)))
    straws = "M-52 10Q-20 30 14 24M-44 26Q-6 46 44 24M-28 44Q8 52 34 38M-10 24Q30 26 54 8"
    twig = "M-104 70C-60 46 40 66 102 36M52 54C66 40 70 20 66 2M-66 54C-82 40-86 22-84 6"
    swallow = (
        shape("M-8-2C-10-16-20-26-34-30C-30-16-22-6-10 0Z", INK)
        + shape("M-30 2C-24-6-8-7 4-3L36-14L18-1L38 8L4 6C-8 10-22 9-30 2Z", INK)
        + shape("M-24 4C-16 1-2 2 4 6C-6 10-16 10-24 4Z", LINEN)
        + shape("M-6-3C0-20 12-30 30-36C26-20 16-8 4-1Z", INK)
        + shape("M-30 2L-24-2L-20 5Z", LIP)
    )
    drawing = (
        line(twig, BROWN, 6)
        + moved(leaf, 86, 44, turn=40)
        + moved(leaf, 66, 18, turn=-60)
        + moved(leaf, -84, 26, turn=58)
        + moved(leaf, -62, 56, turn=-156)
        + moved(egg + specks, -28, -8, turn=-16)
        + moved(egg + specks, 28, -8, turn=16)
        + moved(egg + specks, 0, -14)
        + shape("M-60-2Q0 22 60-2C60 34 36 58 0 58C-36 58-60 34-60-2Z", AUBURN)
        + shadow("M20 16Q44 12 60-2C60 34 36 58 0 58C20 44 26 30 20 16Z")
        + line(straws, BROWN, 2.4)
        + line("M-60-2Q0 22 60-2", BROWN, 5)
        + moved(blossom, 66, -6)
        + moved(blossom, -84, -2)
        + moved(blossom, 84, 62, scale=0.8)
    )
    return moved(drawing, 0, 4) + moved(swallow, 58, -46, scale=0.88, turn=-8)


def sheaf() -> str:
    """Draw a sheaf of wheat and a sickle: summer."""
    ear = "".join(
        f"M0 {y}C-9 {y - 3}-10 {y - 11}-7 {y - 15}C-2 {y - 12} 0 {y - 6} 0 {y}"
        f"C9 {y - 3} 10 {y - 11} 7 {y - 15}C2 {y - 12} 0 {y - 6} 0 {y}Z"
        for y in (0, -11, -22)
    )
    stalk = shape("M-2-4H2V60H-2Z", GOLD) + shape(f"{ear}M0-44L5-34L0-24L-5-34Z", GOLD)
    places = ((-34, -24, -38), (34, -24, 38), (-20, -34, -22), (20, -34, 22), (0, -38, 0))
    return (
        floor()
        + shape("M-14 20H14C20 44 34 60 46 72H-46C-34 60-20 44-14 20Z", GOLD)
        + shape("M-50-14L-14 24H14L50-14L30-30H-30Z", GOLD)
        + "".join(moved(stalk, x, y, turn=turn) for x, y, turn in places)
        + line("M-40-20L-10 24M40-20L10 24M-22-26L-5 24M22-26L5 24M0-34V24M-8 38L-26 70M8 38L26 70"
               "M0 38V70", BROWN, 1.4)
        + shadow("M2 24H14L50-14L30-30H2ZM2 38H14C20 50 34 60 46 72H2Z", 0.1)
        + shape("M-17 20Q0 28 17 20L18 36Q0 44-18 36Z", LIP)
        + line("M-17 26Q0 34 17 26", GROUND, 1.4)
        + shape("M58 60C34 44 44-2 76-6C98-8 108 14 96 34C98 16 90 8 78 10C58 14 52 40 67 55Z",
                STEEL)
        + line("M62 57L76 76", BROWN, 8)
    )  # fmt: skip


def grapes() -> str:
    """Draw a bunch of grapes: autumn."""
    rows = ((-10, 4), (8, 5), (26, 4), (43, 3), (59, 2), (73, 1))
    berries = [(18 * (k - (n - 1) / 2), y) for y, n in rows for k in range(n)]
    berry = disc(0, 0, 12, TRUMP) + shadow("M0-12A12 12 0 0 1 0 12Q6 0 0-12Z", 0.25)
    berry += disc(-4, -5, 2.6, STEEL)
    leaf = (
        "M0 0C-14 10-30 6-36-4C-46-6-52-14-50-22C-46-24-46-30-50-36C-40-46-28-44-22-38C-18-50-4-54"
        " 4-48C2-40 8-34 14-32C16-20 12-8 0 0Z"
    )
    return (
        line("M-36-72C-10-62 4-50 2-16M2-44C20-62 40-70 62-62", BROWN, 5)
        + line("M58-50C74-48 80-34 70-28C60-24 56-36 66-38C80-40 88-24 80-12", LEAF, 2.6)
        + "".join(moved(berry, x, y) for x, y in berries)
        + moved(shape(leaf, LEAF) + line("M0 0C-14-14-28-20-44-24M-14-14L-12-36M-20-16L-32-2",
                                         GROUND, 1.6), 0, -22)
        + moved(shape(leaf, AUBURN) + line("M0 0C-14-14-28-20-44-24M-14-14L-12-36M-20-16L-32-2",
                                           GROUND, 1.6), 22, -30, scale=0.85, turn=104)
    )  # fmt: skip


def snowman() -> str:
    """Draw a snowman: winter."""
    flakes = ((-82, -60), (-50, -30), (-88, -8), (-62, 24), (56, -68), (86, -40), (64, -14),
              (90, 18), (-36, -72))  # fmt: skip
    return (
        sky(STEEL, opacity=0.55)
        + "".join(disc(x, y, 3.2, LINEN) for x, y in flakes)
        + floor(LINEN, opacity=1)
        + line("M-30 16C-44 8-54-2-64-14M-56-5L-68-4M-58-8L-58-20", BROWN, 3.4)
        + line("M30 16C44 10 54 0 62-10M55-2L66 0", BROWN, 3.4)
        + disc(0, 42, 36, LINEN)
        + shadow("M0 6A36 36 0 0 1 0 78A64 64 0 0 0 0 6Z", 0.1)
        + disc(0, -14, 25, LINEN)
        + shadow("M0-39A25 25 0 0 1 0 11A44 44 0 0 0 0-39Z", 0.1)
        + both(disc(-9, -20, 3, INK))
        + shape("M-2-14L30-8L-2-7Z", AUBURN)
        + line("M-11-4Q0 3 10-2", INK, 2.2)
        + "".join(disc(0, y, 3.4, INK) for y in (30, 44, 58))
        + shape("M-24 2Q0 16 24 2L26 12Q0 27-26 12Z", LIP)
        + shape("M10 12L24 10L30 42L14 44Z", LIP)
        + line("M14 35L28 33", LINEN, 2)
        + shape("M-20-70H20V-40H-20Z", INK)
        + shape("M-34-42H34V-34H-34Z", INK)
        + shape("M-20-52H20V-43H-20Z", LIP)
    )
