"""Pictures of a quartet: mushrooms."""

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
    disc,
    line,
    moved,
    shape,
)


def cep() -> str:
    """Draw a cep."""
    foot = "M-26 0C-42 26-52 50-46 74C-42 88 42 88 46 74C52 50 42 26 26 0Z"
    cap = "M-78 4C-82-46-42-74 0-74C42-74 82-46 78 4C78 16 60 16 0 16C-60 16-78 16-78 4Z"
    fungus = (
        shaded(foot, SKIN, "M0 0H26C42 26 52 50 46 74C44 81 24 84 0 84Z")
        + line(
            "M-24 30Q-30 46-30 60M-8 26Q-11 48-9 66M10 26Q14 46 12 62M25 32Q32 46 31 58",
            SHADE,
            2.4,
        )
        + shape("M-70 10C-60 30-30 34 0 34C30 34 60 30 70 10Z", GOLD)
        + shape("M-46 22C-30 32 30 32 46 22Q30 34 0 34T-46 22Z", INK, opacity=0.2)
        + shaded(cap, BROWN, "M6-74C44-72 82-46 78 4C78 16 60 16 0 16Q30-20 6-74Z")
        + line("M-58-12C-52-36-38-50-20-56", AUBURN, 7)
    )
    return moved(fungus, 3, 6, scale=0.94) + _grass()


def toadstool() -> str:
    """Draw a fly agaric."""
    foot = "M-15-4C-17 24-20 46-26 66C-30 84 30 84 26 66C20 46 17 24 15-4Z"
    cap = "M-80 4C-82-50-40-80 0-80C40-80 82-50 80 4C60 16-60 16-80 4Z"
    spots = ((-4, -58, 10), (-40, -38, 8.5), (-20, -24, 9), (22, -36, 11), (52, -30, 7.5),
             (-58, -8, 7), (8, -8, 8), (40, -6, 9), (66, -4, 5.5), (-30, 2, 5.5))  # fmt: skip
    fungus = (
        shaded(foot, LINEN, "M0-4H15C17 24 20 46 26 66C28 76 14 80 0 80Z")
        + line("M-25 62Q0 70 25 62M-27 72Q0 80 27 72", ASH, 2.4)
        + line("M-15-4C-17 24-20 46-26 66M15-4C17 24 20 46 26 66", ASH, 1.6)
        + shape("M-68 8C-50 22 50 22 68 8Z", SHADE)
        + shape(
            "M-15 16C-30 30-32 38-30 42Q-20 36-12 42Q0 36 10 42Q20 36 30 42C32 38 30 30 15 16Z",
            LINEN,
        )
        + line("M-30 42Q-20 36-12 42Q0 36 10 42Q20 36 30 42", ASH, 2)
        + shaded(cap, LIP, "M6-80C44-76 82-50 80 4C64 12 40 13 10 13Q36-24 6-80Z")
        + "".join(disc(x, y, r, LINEN) for x, y, r in spots)
    )
    return moved(fungus, 4, 6, scale=0.94) + _grass()


def chanterelles() -> str:
    """Draw two chanterelles."""
    return (
        moved(_funnel(), 56, 37, scale=0.5, turn=10)
        + moved(_funnel(), -18, 12, scale=0.9, turn=-4)
        + _grass()
    )


def _funnel() -> str:
    rim = "M-76-42C-70-62-50-56-38-62C-22-72-8-60 6-64C22-70 36-60 50-60C68-62 78-50 78-38"
    flesh = "C72-16 38-2 28 24C22 46 24 66 30 82H-26C-18 62-18 44-28 22C-38-2-72-18-76-42Z"
    gills = (
        "M-62-24C-40-8-22 10-16 40M-44-22C-26-6-12 14-8 50M-22-20C-12-2-4 18-2 52"
        "M0-20C4 0 4 20 5 50M24-21C18 0 12 20 12 50M46-23C32-4 20 12 18 40M64-26C44-10 28 4 22 30"
    )
    return (
        shape(rim + flesh, GOLD)
        + shape("M10-21C50-22 70-26 78-38C72-16 38-2 28 24C22 46 24 66 30 82H4Q14 30 10-21Z",
                INK, opacity=0.13)
        + line(gills, AUBURN, 2.6)
        + shape(f"{rim}C60-18-54-16-76-42Z", AUBURN)
        + shape("M-58-42C-30-54 40-54 60-40C30-28-36-28-58-42Z", BROWN, opacity=0.5)
    )  # fmt: skip


def parasol() -> str:
    """Draw a parasol mushroom."""
    cap = "M-90-14C-76-46-42-62-14-68C-8-80 12-80 18-68C46-62 80-46 94-14C66-2-62-2-90-14Z"
    half = "M4-77C12-77 15-74 18-68C46-62 80-46 94-14C74-6 44-5 14-5Q34-40 4-77Z"
    flakes = ((-66, -22), (-46, -36), (-36, -17), (-18, -48), (-10, -27), (16, -33), (28, -50),
              (38, -20), (54, -38), (70, -22), (2, -11), (-60, -10), (62, -10))  # fmt: skip
    bark = "".join(f"M-10 {y}L1 {y - 7}L12 {y}" for y in (38, 51, 64))
    return (
        shape("M-9-8L-11 66C-20 86 22 86 13 66L11-8Z", LINEN)
        + shape("M2-8H11L13 66C16 78 10 81 2 81Z", INK, opacity=0.13)
        + line("M-9-8L-11 66C-20 86 22 86 13 66L11-8", SHADE, 2)
        + line(bark, BROWN, 3.4)
        + shape("M-84-10C-60 8 64 8 88-10Z", LINEN)
        + line("M-78-9C-56 6 60 6 82-9", ASH, 2)
        + shape("M-25 16C-18 6 20 6 27 16C22 28-20 28-25 16Z", LINEN)
        + line("M-25 16C-20 28 22 28 27 16", BROWN, 2.4)
        + shaded(cap, SHADE, half)
        + "".join(
            shape(f"M{x - 9} {y}Q{x} {y - 9} {x + 9} {y}Q{x} {y + 6} {x - 9} {y}Z", BROWN)
            for x, y in flakes
        )
        + shape("M-18-66C-12-81 16-81 22-66C26-56-22-56-18-66Z", BROWN)
        + _grass()
    )


def _grass() -> str:
    """Draw blades of grass at the foot."""
    return line(
        "M-58 84L-64 64M-54 84L-52 60M-50 84L-40 68M36 84L30 68M40 84L42 62M44 84L56 70",
        LEAF,
        4,
    )
