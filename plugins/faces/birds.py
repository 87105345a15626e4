"""Pictures of a pairing pack: birds."""

from __future__ import annotations

from plugins.faces.medallion import eye, eyes, shaded
from plugins.faces.svg import (
    ASH,
    AUBURN,
    BROWN,
    GOLD,
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


def owl() -> str:
    """Draw an owl on its branch."""
    body = (
        "M-30-84L-50-100C-52-84-54-60-52-30C-56 20-40 68 0 70C40 68 56 20 52-30C54-60 52-84 50-100"
        "L30-84Q0-92-30-84Z"
    )
    rows = ((-18, 18, 3), (-12, 33, 2), (-6, 48, 1))
    feathers = "".join(
        f"M{x + 12 * k - 6:g} {y:g}q6 9 12 0" for x, y, n in rows for k in range(n + 1)
    )
    return (
        line("M-82 74C-40 68 40 80 82 70", BROWN, 9)
        + shape("M58 70C62 56 76 52 84 54C82 66 72 74 58 70Z", LEAF)
        + shaded(body, BROWN, "M0-89Q16-89 30-84L50-100C52-84 54-60 52-30C56 20 40 68 0 70Z")
        + shape("M-32-4C-36 36-20 62 0 64C20 62 36 36 32-4Q0 12-32-4Z", SKIN)
        + line(feathers, AUBURN, 2.4)
        + both(shape("M-52-24C-66 14-58 50-34 62C-42 36-42 10-36-10Z", AUBURN))
        + both(line("M-54 6Q-46 12-42 8M-52 26Q-45 31-40 26M-46 44Q-42 47-38 43", BROWN, 2))
        + both(disc(-23, -46, 27, LINEN))
        + both(line("M-48-58Q-40-74-22-73", SHADE, 2))
        + eyes(22, -45, 17, GOLD)
        + shape("M-9-38Q0-46 9-38L0-14Z", AUBURN)
        + both(shape("M-26 76C-26 62-20 64-19 70C-17 63-12 63-12 70C-10 64-5 66-6 76Z", GOLD))
    )


def rooster() -> str:
    """Draw a rooster, his tail in three colours."""
    body = "M-44-6C-52 26-26 54 10 52C42 50 58 26 60-4C44 4 22 0 8-16L-30-30Z"
    return (
        shape("M36 20C62 10 92-28 70-66C66-78 46-76 50-62C56-34 42-14 22-4Z", LEAF)
        + shape("M34 14C58-4 66-44 44-74C36-84 22-76 28-66C40-40 30-16 12-6Z", STEEL)
        + shape("M40 26C70 22 96 2 90-30C88-40 74-40 74-30C74-8 54 4 30 10Z", INK)
        + line("M2 48L0 76M24 48L26 76", GOLD, 5)
        + line("M0 74L-14 79M0 74L2 80M0 74L12 79M26 74L12 79M26 74L28 80M26 74L38 79", GOLD, 3.6)
        + shaded(body, BROWN, "M10 52C42 50 58 26 60-4C46 22 24 36-20 42Q-6 52 10 52Z")
        + shape("M-8 8C8-8 40-2 50 14C38 34 10 38-4 26C-10 20-12 14-8 8Z", AUBURN)
        + line("M0 20Q16 28 34 20M6 10Q20 18 38 11", GOLD, 2)
        + shape("M-46-60C-46-80-14-82-8-60C-4-40 10-24 12-8L2-2L-2 8L-12 2L-20 12L-28 2L-40 6"
                "L-42-8C-44-26-46-44-46-60Z", GOLD)
        + line("M-32-16L-34-4M-20-18L-20-6M-8-18L-6-8M-26-34L-28-26M-14-34L-12-26", AUBURN, 2)
        + shape("M-44-70C-54-84-42-94-36-86C-36-102-20-102-20-88C-12-98 0-88-8-74Q-26-82-44-70Z",
                LIP)
        + shape("M-46-64L-66-54L-44-48Z", AUBURN)
        + shape("M-46-50C-56-42-54-24-44-24C-36-28-38-42-40-50Z", LIP)
        + eye(-31, -62, 5.6)
    )  # fmt: skip


def stork() -> str:
    """Draw a stork on one leg."""
    body = (
        "M-6-74C8-74 12-60 6-46C-2-26 6-14 26-10C48-6 66 6 84 24C50 44-6 46-22 18C-32-2-18-30-14"
        "-48Z"
    )
    return (
        line("M14 34V80M14 79L0 80M14 79L28 80", LIP, 4.6)
        + line("M28 32L34 54L16 60", LIP, 4.6)
        + shape(body, LINEN)
        + line(body, ASH, 1.6)
        + shape("M0 4C24-10 64 2 92 30C60 42 14 40 0 24C-6 16-6 8 0 4Z", INK)
        + line("M12 22Q40 30 70 28M10 14Q34 18 56 20", STEEL, 2)
        + shape("M-14-74L-84-50L-12-62Z", LIP)
        + disc(-4, -68, 15, LINEN)
        + line("M-17-75A15 15 0 0 1 11-66", ASH, 1.6)
        + eye(-6, -70, 4.6)
        + line("M-20-65L-62-56", INK, 1.1)
    )


def penguin() -> str:
    """Draw a penguin with a scarf."""
    body = "M0-94C-34-94-46-66-43-38C-58-4-58 50-34 74H34C58 50 58-4 43-38C46-66 34-94 0-94Z"
    belly = (
        "M0-58C-6-76-36-74-33-48C-32-32-42-18-41 14C-40 48-26 68 0 70C26 68 40 48 41 14C42-18 32-32"
        " 33-48C36-74 6-76 0-58Z"
    )
    return (
        both(shape("M-42-30C-66-8-76 26-70 44C-56 38-46 16-44-4Z", INK))
        + both(shape("M-36 80C-40 66-8 64-6 80Z", GOLD))
        + shape(body, INK)
        + shaded(belly, LINEN, "M0-58C6-76 36-74 33-48C32-32 42-18 41 14C40 48 26 68 0 70Z")
        + eyes(16, -56, 5.4)
        + both(disc(-24, -43, 5, SKIN))
        + shape("M-11-46Q0-55 11-46L0-33Z", GOLD)
        + shape("M-11-46Q0-41 11-46L0-33Z", AUBURN)
        + shape("M-42-32Q0-10 42-32L44-16Q0 6-44-16Z", LIP)
        + shape("M14-12L32-16L38 26L20 29Z", LIP)
        + line("M20 20L37 17M18 8L36 5", LINEN, 2.4)
        + line("M-30-18L-26-8M-12-11L-10-1M8-10L10-1", LINEN, 2.4)
    )
