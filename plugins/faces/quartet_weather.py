"""Pictures of a quartet: weather."""

from __future__ import annotations

from math import cos, pi, sin

from plugins.faces.medallion import eyes
from plugins.faces.svg import (
    ASH,
    AUBURN,
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
from plugins.faces.tarot_field import TRUMP

_CLOUD = "M-66 34C-98 32-96-10-62-12C-60-52-8-60 8-30C32-48 68-28 62-2C92-4 96 32 68 34Z"


def sun() -> str:
    """Draw the sun."""
    drawing = (
        shape(_rays(16, 84, 50), GOLD)
        + shape(_rays(16, 84, 50, 0.5), AUBURN)
        + disc(0, 0, 52, AUBURN)
        + disc(0, 0, 48, GOLD)
        + shape("M0-48A48 48 0 0 1 0 48A76 76 0 0 0 0-48Z", INK, opacity=0.1)
        + eyes(17, -8, 6)
        + line("M-20 14Q0 32 20 14", INK, 3.4)
        + both(disc(-30, 9, 7, LIP))
    )
    return moved(drawing, 2, 8, scale=0.98)


def _rays(count: int, reach: float, foot: float, shift: float = 0) -> str:
    """Return every other of `count` pointed rays."""
    path = ""
    for k in range(count // 2):
        middle = 2 * pi * (2 * k + 2 * shift) / count
        width = pi / count * 0.95
        points = ((foot, middle - width), (reach, middle), (foot, middle + width))
        steps = [f"{r * cos(a):.1f} {r * sin(a):.1f}" for r, a in points]
        path += f"M{'L'.join(steps)}Z"
    return path


def rainbow() -> str:
    """Draw a rainbow between two clouds."""
    bands = (LIP, AUBURN, GOLD, LEAF, STEEL, TRUMP)
    arcs = "".join(
        line(f"M{-88 + 11 * k} 46A{88 - 11 * k} {88 - 11 * k} 0 0 1 {88 - 11 * k} 46", colour, 11.5)
        for k, colour in enumerate(bands)
    )
    return (
        arcs + moved(_cloud(LINEN), -60, 50, scale=0.46) + moved(_cloud(LINEN), 60, 50, scale=0.46)
    )


def storm() -> str:
    """Draw a thundercloud with lightning."""
    drops = "".join(
        f"M{x} {y}l-8 20" for x, y in ((-62, 34), (-40, 54), (44, 34), (68, 34), (36, 66), (60, 62))
    )
    return (
        line(drops, TRUMP, 5)
        + shape("M2 12H34L16 42H36L-18 92L-4 54H-24Z", GOLD)
        + shape("M18 12H34L16 42H36L-18 92L4 48H-8Z", INK, opacity=0.12)
        + moved(_cloud(STEEL, 0.16) + shape(_CLOUD, INK, opacity=0.45), 2, -12)
    )


def _cloud(fill: str, dusk: float = 0.07) -> str:
    """Draw a cloud, its lower side darker."""
    lower = "M-66 34C-80 34-86 24-86 14C-60 24-20 12 8 16C40 20 66 18 84 8C90 22 82 34 68 34Z"
    return shape(_CLOUD, fill) + shape(lower, INK, opacity=dusk)


def snow() -> str:
    """Draw a snowman under falling snow."""
    flakes = ((-90, -32), (-74, 22), (84, -62), (88, 6), (70, 40), (-48, 4), (46, -52),
              (-96, 52), (-42, 30), (66, 14), (-88, -4))  # fmt: skip
    return (
        shape("M-110 76Q-40 60 0 66T102 70V84H-110Z", LINEN)
        + "".join(
            moved(_flake(), x, y, scale=0.8 + 0.3 * (k % 2)) for k, (x, y) in enumerate(flakes)
        )
        + disc(0, 52, 41, ASH)
        + disc(0, 52, 39.6, LINEN)
        + shape("M0 12.4A39.6 39.6 0 0 1 0 91.6A62 62 0 0 0 0 12.4Z", INK, opacity=0.1)
        + line("M-28-2L-62-24M-52-17L-60-12M28-2L60-26M50-18L60-14", BROWN, 4.4)
        + disc(0, 2, 30, ASH)
        + disc(0, 2, 28.6, LINEN)
        + shape("M0-26.6A28.6 28.6 0 0 1 0 30.6A44 44 0 0 0 0-26.6Z", INK, opacity=0.1)
        + shape("M-26-4Q0 14 26-4L28 6Q0 26-28 6Z", LIP)
        + shape("M8 8L24 4L30 34L16 37Z", LIP)
        + disc(0, -32, 22, ASH)
        + disc(0, -32, 20.6, LINEN)
        + eyes(8, -36, 3.6)
        + shape("M-2-32L24-26L-1-24Z", AUBURN)
        + line("M-9-22Q-2-16 6-19", INK, 2)
        + "".join(disc(0, y, 4, INK) for y in (34, 52, 70))
        + shape("M-24-44Q0-52 24-44L22-50H14L12-78Q0-82-12-78L-14-50H-22Z", STEEL)
        + shape("M-13.5-56Q0-60 13.5-56L14-50Q0-54-14-50Z", LIP)
    )


def _flake() -> str:
    return line("M0-8V8M-7-4L7 4M-7 4L7-4", LINEN, 2.6)
