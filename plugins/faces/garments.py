"""Shoulders, collars, sleeves and hands. Every garment ends at the divider of the card."""

from __future__ import annotations

from plugins.faces.svg import (
    GOLD,
    GROUND,
    INK,
    LINEN,
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

SLOPE = 0.2  # of the divider: it falls to the right, where the hand needs room
_MIDDLE = 171.2  # y of the divider at x = 0 of a figure
_NECK = "M-12 112L-38 122L-34 141L-16 135L0 147L16 135L34 141L38 122L12 112Z"


def divider(x: float) -> str:
    """Return the y at which a garment ends, x from the axis of the figure."""
    return f"{_MIDDLE + SLOPE * x:.1f}"


def shoulders(y: float, neck: float) -> str:
    """Draw a robe from the neck over both shoulders (at height `y`) to the divider."""
    return shape(
        f"M-18 {neck:g}C-42 {neck + 6:g}-72 {y - 18:g}-82 {y:g}L-86 {divider(-86)}"
        f"L86 {divider(86)}L82 {y:g}C72 {y - 18:g} 42 {neck + 6:g} 18 {neck:g}Z"
    )


def ermine() -> str:
    """Draw a king's collar of ermine with a golden hem."""
    tail = shape("M0-5.5C3.2-1 2.6 4 0 7C-2.6 4-3.2-1 0-5.5Z", INK)
    places = ((47, 133, 32), (33, 144, 18), (31, 126, 30), (14, 151, 8))
    collar = (
        "M-22 112C-38 115-50 121-57 133Q-48 146-34 151Q0 168 34 151Q48 146 57 133C50 121 38 115 22"
        " 112Z"
    )
    return (
        shape(collar, LINEN)
        + line("M-58.5 132.5Q-49 148-34.5 153Q0 170.5 34.5 153Q49 148 58.5 132.5", GOLD, 3.4)
        + "".join(
            moved(tail, side * x, y, turn=side * turn) for x, y, turn in places for side in (-1, 1)
        )
    )


def mantle(fur: str) -> str:
    """Draw a mantle's broad collar of fur, open below, over a golden front."""
    collar = (
        "M-24 112C-44 118-62 128-72 142Q-60 158-44 160L-20 146L0 160L20 146L44 160Q60 158 72 142C62"
        " 128 44 118 24 112Z"
    )
    strands = "M-60 140L-56 148M-48 134L-45 144M-36 138L-34 150M-52 150L-49 156M-40 126L-38 132"
    return (
        shape(f"M-20 140H20L24 {divider(24)}L-24 {divider(-24)}Z", GOLD)
        + shape(collar, fur)
        + both(line(strands, LINEN, 1.4))
    )


def veil() -> str:
    """Draw a queen's veil, behind everything else."""
    return shape(
        "M0 42C-34 42-44 70-46 96C-48 118-56 134-68 146Q-40 158 0 152Q40 158 68 146C56 134 48 118"
        " 46 96C44 70 34 42 0 42Z",
        STEEL,
    )


def bosom() -> str:
    """Draw a queen's neck and neckline with its golden hem."""
    return (
        shape("M-12 104V124C-22 130-34 132-42 136Q-30 158 0 166Q30 158 42 136C34 132 22 130 12 124"
              "V104Z", SKIN)
        + shape("M1 112V166Q30 158 42 136C34 132 22 130 12 124V106Z", SHADE)
        + line("M-44 134.5Q-32 162 0 169Q32 162 44 134.5", GOLD, 5)
    )  # fmt: skip


def pearls() -> str:
    """Draw a queen's necklace."""
    return "".join(disc(6.2 * k, 133 - 0.9 * abs(k) ** 1.6, 2.7, LINEN) for k in range(-4, 5))


def doublet() -> str:
    """Draw a jack's slashed doublet with its buttoned front."""
    slash = shape("M0-8Q4 0 0 8Q-4 0 0-8Z", STEEL)
    places = ((-52, 145, 14), (-37, 151, 8), (37, 150, -8), (-34, 168, 4), (34, 168, -4))
    return (
        shoulders(150, 120)
        + "".join(moved(slash, x, y, turn=turn) for x, y, turn in places)
        + shape(f"M-15 128H15L17 {divider(17)}L-17 {divider(-17)}Z", STEEL)
        + line(f"M-15 128L-17 {divider(-50)}M15 128L17 {divider(-10)}", GROUND, 1.5)
        + "".join(disc(0, y, 3.1, GOLD) for y in (150, 161))
    )


def jerkin() -> str:
    """Draw a foot soldier's laced jerkin with a steel gorget and shoulder-pieces."""
    piece = "M-34 124C-58 126-76 138-83 152C-72 158-58 152-50 142Q-40 136-34 124Z"
    return (
        shoulders(150, 120)
        + shape(f"M-13 134H13L15 {divider(15)}L-15 {divider(-15)}Z", LINEN)
        + line("M-9 146L9 152M9 146L-9 152M-9 157L9 163M9 157L-9 163", INK, 1.3)
        + both(shape(piece, STEEL) + line("M-40 134Q-58 134-72 146", LINEN, 1.6))
        + shape("M-11 104V120Q0 131 11 120V104Z", SHADE)
        + shape("M-22 114Q0 132 22 114L33 126Q18 146 0 146Q-18 146-33 126Z", STEEL)
        + line("M-33 126Q-18 146 0 146Q18 146 33 126", GOLD, 2.2)
    )


def collar() -> str:
    """Draw a jack's neck and his linen collar with long points."""
    return (
        shape(_NECK, LINEN)
        + line("M-38 122L-34 141L-16 135L0 147L16 135L34 141L38 122", INK, 1.2)
        + shape("M-11 104V120Q0 131 11 120V104Z", SHADE)
    )


def motley() -> str:
    """Draw the joker's collar: points of two colours with bells."""
    outer, inner = "M-13 113L-58 126L-50 149L-24 135Z", "M-28 117L-25 135L-15 160L0 134V113Z"
    bells = ((50, 150), (15, 161))
    return (
        shape(outer, STEEL)
        + mirrored(shape(outer, GOLD))
        + shape(inner, GOLD)
        + mirrored(shape(inner, STEEL))
        + both("".join(disc(x, y, 4, LINEN) for x, y in bells))
        + shape("M-11 104V120Q0 133 11 120V104Z", SHADE)
    )


def sleeve(cuff: str) -> str:
    """Draw the forearm that comes up to the hand."""
    return (
        shape(f"M52 {divider(52)}C56 172 58 166 58 160H82C85 168 88 176 89 {divider(89)}Z")
        + line("M53 175C56 170 58 165 58.5 160", GROUND, 1.6)
        + shape("M57 156Q70 161 83 156L84 165Q70 170 56 165Z", cuff)
    )


def fist() -> str:
    """Draw a hand around something upright."""
    return (
        shape(
            "M61 145C61 141 64 140 67 140H75C79 140 81 142 80.5 146L80 157Q70 161 60.5 157Z", SKIN
        )
        + shape("M71 140H75C79 140 81 142 80.5 146L80 157Q75 159 71 159Z", SHADE)
        + line("M62 145.5H73M61.5 150H73M61.5 154.3H73", INK, 1.1)
    )


def palm() -> str:
    """Draw a hand that carries something."""
    return shape(
        "M52 138C58 146 82 146 88 138C92 140 88 152 80 158H60C52 152 48 140 52 138Z", SKIN
    ) + (shape("M70 144C78 144 84 143 88 138C92 140 88 152 80 158H70Z", SHADE))
