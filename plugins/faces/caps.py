"""Plain headgear of foot soldiers: kettle hat, hood, fur cap, felt hat."""

from __future__ import annotations

from plugins.faces.svg import BROWN, GOLD, GROUND, INK, LINEN, STEEL, both, disc, line, shape


def cap(kind: int) -> str:
    """Draw one of the four."""
    return (_kettle, _hood, _fur, _felt)[kind]()


def _kettle() -> str:
    return (
        shape("M-27 58C-29 36-14 24 0 24C14 24 29 36 27 58Z", STEEL)
        + line("M0 25V52", LINEN, 2)
        + shape("M-44 66C-36 54-24 50 0 50C24 50 36 54 44 66C28 58-28 58-44 66Z", STEEL)
        + line("M-43 65C-34 55-24 51.5 0 51.5C24 51.5 34 55 43 65", LINEN, 1.6)
        + both(disc(-17, 55.5, 1.8, INK))
        + disc(0, 54, 1.8, INK)
    )


def _hood() -> str:
    return (
        shape("M-29 66C-36 44-24 24 2 24C30 22 46 34 52 58C53 66 46 68 43 62C40 54 36 50 29 50"
              "L30 66Q0 52-29 66Z")
        + line("M8 25C14 32 18 40 19 50", GROUND, 1.4)
        + shape("M-31 68Q0 53 31 67L31 60Q0 46-31 60Z", STEEL)
        + disc(47.5, 64, 4, GOLD)
    )  # fmt: skip


def _fur() -> str:
    tufts = (
        "M-34 67C-39 60-36 51-30 52C-28 46-20 45-17 49C-13 44-5 44-2 48C2 44 10 44 13 48C17 45 25"
        " 46 27 51C34 50 39 58 34 67Q0 57-34 67Z"
    )
    return (
        shape("M-28 56C-26 36-16 26 4 22C14 20 26 26 24 34C30 40 29 48 28 56Z")
        + line("M-14 48C-12 38-4 30 6 27M8 46C9 38 13 33 18 30", GROUND, 1.4)
        + shape(tufts, BROWN)
        + line("M-22 56L-20 60M-10 53L-9 58M2 52L2 57M14 53L13 58M24 56L22 60", GROUND, 1.3)
    )


def _felt() -> str:
    return (
        shape("M-25 58C-22 40-14 22-4 22C2 22 4 27 9 26C18 24 24 42 26 58Z")
        + line("M0 28C4 32 5 38 4 46", GROUND, 1.4)
        + shape("M-42 62C-36 70 36 70 44 58C36 62 32 58 27 56Q0 48-26 56C-31 60-36 62-42 62Z")
        + shape("M-26 55Q0 46 27 55L26 49Q0 40-25 49Z", GOLD)
    )
