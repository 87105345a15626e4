"""Pictures of a quartet: what a baker bakes."""

from __future__ import annotations

from math import cos, pi, sin

from plugins.faces.medallion import shaded
from plugins.faces.svg import (
    AUBURN,
    BROWN,
    GOLD,
    INK,
    LINEN,
    LIP,
    both,
    disc,
    line,
    moved,
    shape,
)


def roll() -> str:
    """Draw a roll with salt and caraway."""
    dough = (
        "M-98 44C-96-8-56-48 0-48C56-48 96-8 98 44C99 60 80 64 72 50C58 26 34 20 0 20"
        "C-34 20-58 26-72 50C-80 64-99 60-98 44Z"
    )
    creases = (
        "M-78 12Q-62 16-56 30M-52-18Q-36-4-32 22M-18-32Q-8-8-8 20M20-32Q18-8 16 20M52-18Q42-2 38"
        " 23M78 12Q66 20 60 34"
    )
    grains = (
        (-66, 2),
        (-42, 0),
        (-30, -28),
        (-2, -36),
        (-18, -6),
        (4, -12),
        (30, -14),
        (36, -34),
        (60, 4),
    )
    return (
        shaded(
            dough,
            GOLD,
            "M-98 44C-90 30-60 0 0 0C60 0 90 30 98 44C99 60 80 64 72 50C58 26 34 20 0 20C-34 20"
            "-58 26-72 50C-80 64-99 60-98 44Z",
        )
        + line(creases, AUBURN, 4)
        + "".join(
            moved(shape("M-4-2H4V2H-4Z", LINEN), x, y, turn=17 * k % 90)
            for k, (x, y) in enumerate(grains)
        )
    )


def pretzel() -> str:
    """Draw a pretzel with salt."""
    strand = (
        "M-44 54C-26 32-8 16 10-8C26-30 24-66 52-66C90-66 92-10 78 20C62 56 30 72 0 72"
        "C-30 72-62 56-78 20C-92-10-90-66-52-66C-24-66-26-30-10-8C8 16 26 32 44 54"
    )
    salt = ((-84, -16), (-70, -54), (-40, -56), (-16, -14), (16, -14), (40, -56), (70, -54),
            (84, -16), (66, 36), (34, 62), (0, 70), (-34, 62), (-66, 36), (-26, 34),
            (26, 34))  # fmt: skip
    knot = (
        line(strand, BROWN, 23)
        + line(strand, AUBURN, 18)
        + line("M-82-30C-78-52-62-64-48-62M58-64C72-60 80-48 82-34", GOLD, 3.4)
        + "".join(moved(shape("M-3.4-3.4H3.4V3.4H-3.4Z", LINEN), x, y, turn=23 * k % 90)
                  for k, (x, y) in enumerate(salt))
    )  # fmt: skip
    return moved(knot, 8, 12, scale=0.86)


def cake() -> str:
    """Draw a round cake: curd, plum jam, poppy seeds and a spot of red jam."""
    jam = "M0-22C-17-30-18-50 0-55C18-50 17-30 0-22Z"
    leaves = "".join(moved(shape(jam, BROWN), 0, 0, turn=60 * k) for k in range(6))
    seeds = "".join(
        disc(r * cos(angle), r * sin(angle), 2.6, INK)
        for k in range(6)
        for angle, r in ((pi * k / 3, 34), (pi * k / 3 - 0.16, 46), (pi * k / 3 + 0.16, 46))
    )
    bun = (
        disc(0, 5, 78, AUBURN)
        + disc(0, 0, 78, GOLD)
        + shape("M0-78A78 78 0 0 1 0 78Z", INK, opacity=0.1)
        + disc(0, 0, 61, AUBURN)
        + disc(0, 1, 58.5, LINEN)
        + leaves
        + seeds
        + disc(0, 0, 15, LIP)
        + line("M-7-3A8 8 0 0 1 0-9", LINEN, 3)
        + line("M-69-20A72 72 0 0 1-38-61", LINEN, 4)
    )
    return moved(bun, 5, 8, scale=0.97)


def gingerbread() -> str:
    """Draw a heart of gingerbread with icing."""
    heart = (
        "M0 82C-30 62-84 22-84-24C-84-54-62-70-40-70C-20-70-6-60 0-46C6-60 20-70 40-70C62-70 84"
        "-54 84-24C84 22 30 62 0 82Z"
    )
    edge = (
        "M0 66C-26 48-70 14-70-24C-70-46-54-57-38-57C-20-57-6-44 0-28C6-44 20-57 38-57C54-57 70"
        "-46 70-24C70 14 26 48 0 66Z"
    )
    petals = "".join(
        moved(shape("M0-6C-12-14-10-30 0-30C10-30 12-14 0-6Z", LINEN), 0, 0, turn=72 * k)
        for k in range(5)
    )
    drawing = (
        shaded(heart, BROWN, "M0-46C6-60 20-70 40-70C62-70 84-54 84-24C84 22 30 62 0 82Z")
        + f'<path fill="none" stroke="{LINEN}" stroke-width="7" stroke-linecap="round"'
        f' pathLength="36" stroke-dasharray="0 1" d="{edge}"/>'
        + moved(petals + disc(0, 0, 9, LIP), 0, 6)
        + both(line("M-32 8C-46 4-54-12-50-28M-30 22Q-42 20-50 12", LINEN, 3.4))
    )
    return moved(drawing, 9, 8, scale=0.92)
