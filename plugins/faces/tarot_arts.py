"""Emblems of trumps: music, the stage, games and the world."""

from __future__ import annotations

from plugins.faces.svg import (
    BROWN,
    GOLD,
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
from plugins.faces.tarot_field import TRUMP, floor, shadow


def horn() -> str:
    """Draw a French horn with a cord."""
    coil = "M-8-46a42 42 0 1 1-.1 0M-8-32a28 28 0 1 1-.1 0"
    tassel = disc(0, 0, 5.5, LIP) + shape("M-3.5 2L-8 20L0 18L8 20L3.5 2Z", LIP)
    tassel += line("M-4 5H4", GOLD, 2)
    bell = "M-48 2C-52 40-20 66 20 62L78 78C92 60 92 26 74 6L34 34C12 46-22 42-34 0Z"
    return (
        line("M-74-70C-52-78-30-66-8-46", GOLD, 7)
        + line("M-84-66L-74-70", GOLD, 11)
        + line(coil, BROWN, 11)
        + line(coil, GOLD, 8.5)
        + shape(bell, GOLD)
        + line("M-48 2C-52 40-20 66 20 62L78 78M74 6L34 34C12 46-22 42-34 0", BROWN, 1.4)
        + shadow("M-48 2C-52 40-20 66 20 62L78 78C88 66 91 50 88 36L24 50C-10 54-38 36-42 2Z", 0.18)
        + shape("M78 78C66 66 64 24 74 6C92 26 92 60 78 78Z", BROWN)
        + line("M78 78C66 66 64 24 74 6C92 26 92 60 78 78Z", GOLD, 4)
        + line("M-50-4C-80 10-84 44-64 62M34 2C44-22 60-36 78-38", LIP, 3.4)
        + moved(tassel, -64, 60, turn=24)
        + moved(tassel, 78, -38, turn=-76)
        + line("M-34 14A28 28 0 0 1-22-20", LINEN, 2.4)
    )


def masks() -> str:
    """Draw the two masks of the stage."""
    face = "M-40-40Q0-54 40-40C44 0 34 40 0 52C-34 40-44 0-40-40Z"
    half = "M2-47Q22-47 40-40C44 0 34 40 0 52C4 20-6 0 2-47Z"
    eye = "M-28-10Q-18-22-7-9Q-18-4-28-10Z"
    comedy = (
        shape(face, GOLD)
        + shadow(half, 0.13)
        + both(shape(eye, INK) + line("M-31-20Q-18-32-6-20", BROWN, 3))
        + line("M0-8L-4 8Q0 12 5 9", BROWN, 2.6)
        + shape("M-25 14Q0 24 25 14C20 40-20 40-25 14Z", INK)
        + shape("M-12 30Q0 24 12 30Q0 37-12 30Z", LIP)
        + both(disc(-28, 8, 5, LIP))
    )
    tragedy = (
        shape(face, STEEL)
        + shadow(half, 0.16)
        + both(shape("M-30-4Q-18-14-8-8Q-16 4-30-4Z", INK) + line("M-32-10Q-20-18-6-26", INK, 3))
        + line("M0-8L-4 8Q0 12 5 9", INK, 2.6)
        + shape("M-20 36Q0 10 20 36Q0 26-20 36Z", INK)
        + shape("M-20 4C-15 11-15 15-20 17C-25 15-25 11-20 4Z", LINEN)
    )
    return (
        line("M74-44C96-30 80-6 96 10M70-40C82-16 66 4 82 24", LIP, 4.4)
        + moved(tragedy, 38, -14, turn=12, scale=1.05)
        + line("M-82-12C-100 6-82 26-98 44M-78-6C-86 22-70 34-82 58", TRUMP, 4.4)
        + moved(comedy, -36, 10, turn=-12, scale=1.12)
    )


def dice() -> str:
    """Draw two dice."""
    red = _die(LIP, LINEN, (((0, 0),), ((-20, -12), (0, 0), (20, 12)), ((-18, -12), (18, 12))))
    pale = _die(
        LINEN,
        INK,
        (
            ((-22, 0), (22, 0), (0, -11), (0, 11)),
            ((0, 0),),
            ((-18, -26), (-18, 0), (-18, 26), (18, -26), (18, 0), (18, 26)),
        ),
    )
    return (
        floor(BROWN, opacity=0.35)
        + moved(red, -40, -12, scale=1.1)
        + moved(pale, 44, 22, scale=0.95)
    )  # fmt: skip


Face = tuple[tuple[float, float], ...]


def _die(fill: str, ink: str, pips: tuple[Face, Face, Face]) -> str:
    """Draw a die that stands on its corner edge; pips of its top, left and right faces."""
    top, left, right = pips
    return (
        shape("M0-50L46-26V26L0 52L-46 26V-26Z", fill)
        + shape("M0-50L46-26L0-2L-46-26Z", LINEN, opacity=0.2)
        + shadow("M-46-26L0-2V52L-46 26Z", 0.08)
        + shadow("M46-26L0-2V52L46 26Z", 0.24)
        + line("M-46-26L0-2L46-26M0-2V52", ink, 1)
        + "".join(_pip(x, y - 26, 7, 4, 0, ink) for x, y in top)
        + "".join(_pip(-23 + x * 0.75, 12 + y * 0.75 + x * 0.39, 4.4, 6, -18, ink) for x, y in left)
        + "".join(_pip(23 + x * 0.75, 12 + y * 0.75 - x * 0.39, 4.4, 6, 18, ink) for x, y in right)
    )


def _pip(x: float, y: float, rx: float, ry: float, turn: float, fill: str) -> str:
    half = f"a{rx:g} {ry:g} {turn:g} 1 1"
    return shape(f"M{x - rx:.1f} {y:.1f}{half} {2 * rx:g} 0{half} {-2 * rx:g} 0Z", fill)


def globe() -> str:
    """Draw a globe on its stand: the world."""
    lands = (
        "M-30-58C-14-64 0-60 2-52C-4-46-2-40-10-38C-12-30-20-30-22-22C-30-24-40-34-42-40C-40-48-36"
        "-54-30-58Z",
        "M-24-18C-12-20-2-12 0-6C-2 4-10 8-12 18C-14 26-20 28-22 20C-24 10-32 0-30-8Z",
        "M12-50C22-56 36-52 44-40C50-32 50-22 48-16C40-20 36-14 32-20C26-20 28-10 20-14C10-18 6-26"
        " 12-34C8-40 8-46 12-50Z",
        "M20-6C30-10 44-6 46 0C46 10 36 16 32 24C26 22 26 10 20 6C16 2 16-4 20-6Z",
    )
    ball = (
        disc(0, -12, 54, STEEL)
        + shape("".join(lands), LEAF)
        + line("M-54-12Q0 6 54-12M-46-40Q0-26 46-40M-46 16Q0 36 46 16", LINEN, 1.2)
        + shadow("M0-66A54 54 0 0 1 0 42A96 96 0 0 0 0-66Z", 0.16)
        + line("M-38-38A46 46 0 0 1-16-58", LINEN, 3.4)
    )
    return (
        shape("M-5 48H5V68H26Q34 70 34 80H-34Q-34 70-26 68H-5Z", BROWN)
        + shadow("M0 48H5V68H26Q34 70 34 80H0Z", 0.2)
        + moved(
            ball
            + line("M0-78A66 66 0 0 1 0 54", GOLD, 6)
            + disc(0, -76, 5.5, GOLD)
            + disc(0, 52, 5.5, GOLD),
            -4, -2, turn=18,
        )
    )  # fmt: skip
