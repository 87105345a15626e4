"""Pictures of a quartet: fruit."""

from __future__ import annotations

from plugins.faces.medallion import shaded
from plugins.faces.svg import (
    AUBURN,
    BROWN,
    GOLD,
    INK,
    LEAF,
    LINEN,
    LIP,
    STEEL,
    disc,
    line,
    moved,
    shape,
)
from plugins.faces.tarot_field import TRUMP

_SPRIG = "M0 0C6-24 34-36 58-28C54-6 26 10 0 0Z"


def apple() -> str:
    """Draw an apple."""
    skin = (
        "M0-44C-20-60-66-58-72-12C-76 36-42 80-16 80C-6 80-4 76 0 76C4 76 6 80 16 80C42 80 76 36"
        " 72-12"
    )
    half = "M0-44C20-60 66-58 72-12C76 36 42 80 16 80C6 80 4 76 0 76Z"
    return (
        shaded(f"{skin}C66-58 20-60 0-44Z", LIP, half)
        + shape("M-24-45Q0-26 24-45Q0-36-24-45Z", INK, opacity=0.3)
        + line("M0-38Q0-62 10-80", BROWN, 7)
        + moved(_leaf(), 4, -56)
        + line("M-54-10C-56 14-48 38-38 52", LINEN, 5)
        + "".join(
            disc(x, y, 2.4, GOLD) for x, y in ((-18, 6), (-6, 34), (-24, 44), (20, 18), (30, 46))
        )
    )


def pear() -> str:
    """Draw a pear."""
    skin = (
        "M2-62C-20-64-26-42-29-24C-34 0-64 10-64 42C-64 68-36 84 0 84C36 84 64 68 64 42C64 10 34"
        " 0 31-24C30-42 24-60 2-62Z"
    )
    half = "M2-62C24-60 30-42 31-24C34 0 64 10 64 42C64 68 36 84 0 84Q10 10 2-62Z"
    return (
        shaded(skin, GOLD, half)
        + shape("M-33-6C-40 8-64 16-64 42C-64 62-50 76-31 79C-44 60-46 22-33-6Z", LIP, opacity=0.5)
        + line("M2-58Q2-70-6-80", BROWN, 7)
        + moved(_leaf(), 4, -62, scale=0.86, turn=12)
        + "".join(
            disc(x, y, 2.2, BROWN)
            for x, y in ((-8, -22), (4, 8), (-10, 34), (12, 46), (-4, 64), (30, 30))
        )
        + line("M-17-40C-18-28-22-18-27-8", LINEN, 4)
    )


def cherries() -> str:
    """Draw two cherries on their stalks."""
    berry = (
        disc(0, 0, 35, LIP)
        + shape("M0-35A35 35 0 0 1 0 35Q14 14 12 0T0-35Z", INK, opacity=0.13)
        + shape("M-14-32Q0-22 14-32Q0-14-14-32Z", INK, opacity=0.3)
        + line("M-22 2A23 23 0 0 1-12-19", LINEN, 5)
    )
    return (
        line("M-42 8C-40-26-16-54 10-70M40 18C42-14 34-46 10-70", LEAF, 6)
        + line("M-2-73L22-69", BROWN, 9)
        + moved(_leaf(), 14, -66, scale=1.3, turn=36)
        + moved(berry, -42, 38)
        + moved(berry, 40, 48)
    )


def plums() -> str:
    """Draw a plum and one cut in half."""
    skin = "M0-54C32-54 48-24 48 4C48 36 28 56 0 56C-28 56-48 36-48 4C-48-24-32-54 0-54Z"
    whole = (
        line("M0-48Q2-64-6-76", BROWN, 6)
        + shaded(skin, TRUMP, "M0-54C32-54 48-24 48 4C48 36 28 56 0 56Q26 0 0-54Z")
        + line("M0-54Q26 0 0 56", INK, 2.6)
        + shape("M-36-8C-36-30-24-44-14-44C-22-28-28-8-26 22C-34 14-36 4-36-8Z", STEEL)
    )
    half = (
        shape(skin, TRUMP)
        + shape(
            "M0-45C26-45 40-20 40 4C40 31 24 47 0 47C-24 47-40 31-40 4C-40-20-26-45 0-45Z",
            GOLD,
        )
        + shape("M0-45C26-45 40-20 40 4C40 31 24 47 0 47Z", INK, opacity=0.1)
        + shape("M0-26C16-14 18 14 0 30C-18 14-16-14 0-26Z", BROWN)
        + line("M0-20Q-6 2 0 22", AUBURN, 3)
    )
    return (
        moved(half, 46, 34, scale=0.88, turn=14)
        + moved(whole, -26, 14, turn=-16)
        + moved(_leaf(), -44, -56, scale=1.2, turn=8)
    )


def _leaf() -> str:
    return shaded(_SPRIG, LEAF, "M0 0C14-12 34-24 58-28C54-6 26 10 0 0Z") + line(
        "M2-1Q26-10 48-24", INK, 1.2
    )
