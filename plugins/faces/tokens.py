"""What the courts hold: drawn upright at x = 70, from the top of the figure to the hand."""

from __future__ import annotations

from plugins.faces.svg import (
    BROWN,
    GOLD,
    GROUND,
    INK,
    LEAF,
    LINEN,
    STEEL,
    SUIT,
    disc,
    line,
    moved,
    shape,
)

_STEM = "M70 142V92"


def sword() -> str:
    """Draw a sword, point up."""
    return (
        shape("M66.5 132V34L70 22L73.5 34V132Z", STEEL)
        + shape("M70 22L73.5 34V132H70Z", LINEN)
        + shape("M67 134H73V164H67Z", GOLD)
        + shape("M54 128H86L88 134H52Z", GOLD)
        + disc(53, 131, 4, GOLD)
        + disc(87, 131, 4, GOLD)
    )


def sceptre() -> str:
    """Draw a sceptre that ends in a lily."""
    lily = (
        "M70 22C75 32 76 40 72 48C78 40 86 42 85 50C84 56 77 55 75 52L73 58H67L65 52C63 55 56 56 55"
        " 50C54 42 62 40 68 48C64 40 65 32 70 22Z"
    )
    return (
        _shaft(58, GOLD, 2.5)
        + shape(lily, GOLD)
        + shape("M62 57H78V63H62Z", SUIT)
        + disc(70, 70, 4, GOLD)
    )


def axe() -> str:
    """Draw a battle axe."""
    return (
        _shaft(30, BROWN, 2.5)
        + shape("M72.5 40C82 40 88 34 92 30C97 46 97 66 92 82C88 76 82 72 72.5 72Z", STEEL)
        + line("M92 31C96.5 46 96.5 66 92 81", LINEN, 2.2)
        + shape("M67.5 44L55 56L67.5 68Z", STEEL)
        + disc(70, 27, 4.5, GOLD)
    )


def orb() -> str:
    """Draw an orb with its cross, for an open hand."""
    return (
        shape("M67.5 109V96H60V91H67.5V82H72.5V91H80V96H72.5V109Z", GOLD)
        + disc(70, 126, 18, GOLD)
        + shape("M70 108A18 18 0 0 1 70 144Z", INK, opacity=0.14)
        + shape("M52.5 122Q70 130 87.5 122L88 128Q70 136 52 128Z", SUIT)
    )


def tulip() -> str:
    """Draw a tulip with one leaf."""
    return (
        line(_STEM, LEAF, 3)
        + shape("M70 128C58 126 54 112 56 104C64 110 70 118 70 128Z", LEAF)
        + shape("M70 96C58 96 54 84 57 66L64 76L70 62L76 76L83 66C86 84 82 96 70 96Z", SUIT)
        + line("M70 68V88", GROUND, 1.4)
    )


def rose() -> str:
    """Draw a rose of five petals with one leaf."""
    petal = shape("M0 0C-12-4-12-18 0-19C12-18 12-4 0 0Z", SUIT)
    seam = line("M0-4V-14", GROUND, 1.3)
    return (
        line(_STEM, LEAF, 3)
        + shape("M70 122C82 120 87 110 86 102C76 106 71 113 70 122Z", LEAF)
        + "".join(moved(petal, 70, 80, turn=turn) for turn in range(0, 360, 72))
        + "".join(moved(seam, 70, 80, turn=turn) for turn in range(0, 360, 72))
        + disc(70, 80, 6, GOLD)
    )


def halberd() -> str:
    """Draw a halberd."""
    return (
        _shaft(40, BROWN, 2)
        + shape("M70 18L75 40H65Z", STEEL)
        + shape("M72 44C80 46 86 42 90 38C92 50 90 62 84 70C80 66 76 64 72 64Z", STEEL)
        + shape("M68 46L55 50L68 60Z", STEEL)
        + shape("M64 40H76V46H64Z", GOLD)
    )


def branch() -> str:
    """Draw a branch with leaves in pairs."""
    pairs = "".join(
        shape(f"M70 {y + 12}C60 {y + 10} 57 {y} 58 {y - 8}C66 {y - 4} 70 {y + 3} 70 {y + 12}Z"
              f"C80 {y + 10} 83 {y} 82 {y - 8}C74 {y - 4} 70 {y + 3} 70 {y + 12}Z", LEAF)
        for y in (60, 78, 96, 114)
    )  # fmt: skip
    return (
        line("M70 184V44", LEAF, 2.6)
        + pairs
        + shape("M70 56C63 50 64 38 70 32C76 38 77 50 70 56Z", LEAF)
    )


def pennon() -> str:
    """Draw a lance with a pennon in the suit's colour."""
    return (
        _shaft(28, BROWN, 2)
        + shape("M70 16L74 28L70 32L66 28Z", STEEL)
        + shape("M72 36C82 32 88 44 99 38L92 50L99 62C88 68 82 56 72 60Z", SUIT)
    )


def arrow() -> str:
    """Draw a long arrow."""
    return _shaft(36, BROWN, 1.6) + shape("M70 18L80 42L70 36L60 42Z", STEEL)


def pike() -> str:
    """Draw a pike with a leaf-shaped head and a tassel."""
    return (
        _shaft(44, BROWN, 1.8)
        + shape("M70 16C78 28 78 36 72 46H68C62 36 62 28 70 16Z", STEEL)
        + line("M70 21V42", LINEN, 1.4)
        + shape("M64 46H76L79 60L75 57L70 62L65 57L61 60Z", GOLD)
    )


def bauble() -> str:
    """Draw the joker's stick with a star."""
    star = "M0-20L5-6.5L19-6.2L8 2.6L12 16.2L0 8.2L-12 16.2L-8 2.6L-19-6.2L-5-6.5Z"
    return _shaft(80, BROWN, 2) + moved(shape(star, GOLD), 70, 66) + disc(70, 66, 4, SUIT)


def _shaft(top: float, fill: str, half: float) -> str:
    return shape(f"M{70 - half:g} {top:g}H{70 + half:g}V184H{70 - half:g}Z", fill)
