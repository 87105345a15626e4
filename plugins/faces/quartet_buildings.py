"""Pictures of a quartet: buildings."""

from __future__ import annotations

from plugins.faces.medallion import shaded
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
    disc,
    line,
    moved,
    shape,
)


def castle() -> str:
    """Draw a castle on its hill."""
    return (
        shape("M-16 70H16L38 108H-58Z", SKIN)
        + line("M0-86V-62", BROWN, 3)
        + shape("M0-86L26-79L0-70Z", LIP)
        + shape("M-26-24L0-66L26-24Z", LIP)
        + shape("M0-66L26-24H0Z", INK, opacity=0.16)
        + shaded("M-20-24H20V40H-20Z", ASH, "M0-24H20V40H0Z")
        + shape("M-92 2L-70-34L-48 2Z", LIP)
        + shape("M-70-34L-48 2H-70Z", INK, opacity=0.16)
        + shape("M48-6L72-46L96-6Z", LIP)
        + shape("M72-46L96-6H72Z", INK, opacity=0.16)
        + shaded("M-86 2H-54V72H-86Z", ASH, "M-70 2H-54V72H-70Z")
        + shaded("M54-6H90V72H54Z", ASH, "M72-6H90V72H72Z")
        + shape("M-56 18H-46V26H-36V18H-26V26H-16V18H-4V26H4V18H16V26H26V18H36V26H46V18H56V72H-56Z",
                SKIN)
        + shape("M0 26H4V18H16V26H26V18H36V26H46V18H56V72H0Z", INK, opacity=0.1)
        + shape("M-15 72V50A15 15 0 0 1 15 50V72Z", BROWN)
        + line("M-8 42V72M0 37V72M8 42V72M-14 54H14M-14 63H14", INK, 1.6)
        + "".join(shape(f"M{x - 4} {y + 14}V{y + 3}A4 4 0 0 1 {x + 4} {y + 3}V{y + 14}Z", INK)
                  for x, y in ((0, -14), (-70, 16), (72, 8), (-36, 38), (36, 38)))
    )  # fmt: skip


def church() -> str:
    """Draw a village church with an onion dome."""
    onion = "M-24-68C-18-62-20-56-8-50C8-41 8-26-2-18H-46C-56-26-56-41-40-50C-28-56-30-62-24-68Z"
    return (
        line("M-24-86V-66M-32-79H-16", GOLD, 4)
        + shape(onion, LEAF)
        + shape("M-24-68C-18-62-20-56-8-50C8-41 8-26-2-18H-24Z", INK, opacity=0.16)
        + shaded("M-50-18H2V82H-50Z", LINEN, "M-24-18H2V82H-24Z")
        + line("M-50-18V82M2-18V28", ASH, 1.6)
        + shape("M-55-22H7V-13H-55Z", AUBURN)
        + shape("M2 36L24-12H80L102 36Z", LIP)
        + shape("M52-12H80L102 36H52Z", INK, opacity=0.13)
        + shaded("M2 36H96V82H2Z", LINEN, "M52 36H96V82H52Z")
        + line("M96 36V82", ASH, 1.6)
        + disc(-24, 6, 13, GOLD)
        + line("M-24-2V6L-18 10", INK, 2.6)
        + "".join(shape(f"M{x - 8} 70V53A8 8 0 0 1 {x + 8} 53V70Z", STEEL) for x in (24, 50, 76))
        + shape("M-32 44V34A8 8 0 0 1-16 34V44Z", STEEL)
        + shape("M-36 82V66A12 12 0 0 1-12 66V82Z", BROWN)
    )


def mill() -> str:
    """Draw a windmill."""
    sail = (
        shape("M4-14H24V-74H4Z", LINEN)
        + line("M4-14H24M4-29H24M4-44H24M4-59H24M4-74H24M24-14V-74M14-14V-74", BROWN, 2)
        + line("M0 0V-78", BROWN, 5)
    )
    return (
        shaded("M-30-10H30L46 82H-46Z", SKIN, "M0-10H30L46 82H0Z")
        + line("M-36 24H-16M0 38H22M-40 50H-26M18 62H36M-24 8H-8", SHADE, 3.4)
        + shape("M-36-8C-36-34-20-46 0-48C20-46 36-34 36-8Z", LIP)
        + shape("M0-48C20-46 36-34 36-8H0Z", INK, opacity=0.15)
        + shape("M-15 82V60A15 15 0 0 1 15 60V82Z", BROWN)
        + shape("M-8 36V26A8 8 0 0 1 8 26V36Z", STEEL)
        + moved("".join(moved(sail, 0, 0, turn=90 * k + 60) for k in range(4)), 0, -14)
        + disc(0, -14, 9, GOLD)
    )


def bridge() -> str:
    """Draw a stone bridge with a tower."""
    arches = "".join(f"H{x + 24}V60A24 24 0 0 0 {x - 24} 60V84" for x in (74, 12, -50))
    deck = f"M-112 22Q-4 2 104 22V84{arches}H-112Z"
    return (
        line("M-96 80H-82M-58 76H-34M0 80H24M64 76H86", LINEN, 2.4)
        + shape("M34-36L62-78L90-36Z", INK)
        + line("M62-76V-88", GOLD, 3)
        + shape("M34-50L40-62L46-50V-34H34ZM78-50L84-62L90-50V-34H78Z", INK)
        + shaded("M38-38H86V20H38Z", ASH, "M62-38H86V20H62Z")
        + shape("M34-42H90V-32H34Z", BROWN)
        + shape("M48 20V0A14 14 0 0 1 76 0V20Z", INK)
        + shape("M57-14V-22A5 5 0 0 1 67-22V-14Z", INK)
        + "".join(_lamp(x, y) for x, y in ((-86, 14), (-44, 10), (-2, 8)))
        + shape(deck, SHADE)
        + shape(f"M-112 34Q-4 14 104 34V84{arches}H-112Z", INK, opacity=0.12)
        + line("M-109 21.6Q-4 2 101 21.6", BROWN, 6)
    )


def _lamp(x: float, y: float) -> str:
    return line(f"M{x} {y}V{y - 26}", INK, 3) + disc(x, y - 31, 6, GOLD)
