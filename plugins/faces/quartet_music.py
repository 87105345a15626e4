"""Pictures of a quartet: musical instruments."""

from __future__ import annotations

from plugins.faces.medallion import shaded
from plugins.faces.svg import (
    ASH,
    AUBURN,
    BROWN,
    GOLD,
    INK,
    LINEN,
    LIP,
    STEEL,
    both,
    disc,
    line,
    mirrored,
    moved,
    shape,
)


def violin() -> str:
    """Draw a violin and its bow."""
    half = "M0-24C24-26 36-14 34 4C33 14 24 14 23 24C22 34 36 36 40 54C44 78 24 92 0 92Z"
    body = (
        "M0-24C24-26 36-14 34 4C33 14 24 14 23 24C22 34 36 36 40 54C44 78 24 92 0 92"
        "C-24 92-44 78-40 54C-36 36-22 34-23 24C-24 14-33 14-34 4C-36-14-24-26 0-24Z"
    )
    fiddle = (
        shape("M-6-84H6L8-20H-8Z", BROWN)
        + line("M-13-88L13-94M-13-76L13-82", BROWN, 5)
        + shape("M-7-80C-9-100 9-104 9-92C9-86 0-86 0-91L7-78Z", BROWN)
        + shaded(body, AUBURN, half)
        + line("M0-20C20-22 31-12 30 4M-30 4C-31-12-20-22 0-20", GOLD, 1.8)
        + both(line("M-15 24C-22 26-22 36-16 38C-10 42-12 52-18 52", INK, 3))
        + shape("M-6-70H6L8 16H-8Z", INK)
        + shape("M-13 46H13V51H-13Z", BROWN)
        + shape("M-7 60H7L4 86H-4Z", INK)
        + line("M-3-66L-4 64M3-66L4 64", LINEN, 1.2)
    )
    bow = (
        line("M0-92V84", LINEN, 2.4)
        + line("M2-94C10-50 10 40 4 82", BROWN, 5)
        + line("M0 70V82", INK, 8)
    )
    return moved(fiddle, -10, 6, turn=32, scale=1.04) + moved(bow, 48, 24, turn=32)


def trumpet() -> str:
    """Draw a trumpet."""
    bell = "M14-30C52-28 74-40 94-66V30C74 4 52-8 14-6Z"
    valves = "".join(
        shape(f"M{x}-50H{x + 15}V24H{x}Z", GOLD)
        + shape(f"M{x + 8}-50H{x + 15}V24H{x + 8}Z", INK, opacity=0.16)
        + line(f"M{x} -28H{x + 15}M{x} 6H{x + 15}", BROWN, 1.6)
        + line(f"M{x + 7.5}-52V-64", STEEL, 4)
        + shape(f"M{x - 1}-72H{x + 16}V-64H{x - 1}Z", GOLD)
        for x in (-34, -14, 6)
    )
    tube = "M-92-18H30M-40-18H-52C-82-18-82 46-52 46H36C64 46 64-18 36-18"
    drawing = (
        line(tube, BROWN, 13)
        + line(tube, GOLD, 10)
        + line("M-56 41H36", LINEN, 2)
        + valves
        + shape(bell, GOLD)
        + shape("M14-16C52-14 76-10 94 18V30C74 4 52-8 14-6Z", INK, opacity=0.16)
        + shape("M90-68H98V32H90Z", BROWN)
        + shape("M-104-27L-90-23V-13L-104-9Z", STEEL)
        + line("M22-24C52-24 68-34 84-48", LINEN, 2.4)
    )
    return moved(drawing, 0, 16)


def drum() -> str:
    """Draw a drum and its sticks."""
    rope = "M-74-4L-50 62L-25 4L0 70L25 4L50 62L74-4"
    return (
        shaded("M-76-20V56C-76 72-40 84 0 84C40 84 76 72 76 56V-20Z", LIP,
               "M20-20H76V56C76 70 50 80 20 83Z")
        + line(rope, LINEN, 4)
        + line("M-76 52C-76 68-40 80 0 80C40 80 76 68 76 52", GOLD, 9)
        + shape("M-76-20A76 24 0 0 1 76-20A76 24 0 0 1-76-20Z", LINEN)
        + shape("M0-44A76 24 0 0 1 0 4Z", INK, opacity=0.08)
        + line("M-76-20A76 24 0 0 0 76-20", GOLD, 9)
        + line("M-76-20A76 24 0 0 1 76-20", GOLD, 5)
        + line("M-14-22L58-80M22-18L-44-76", BROWN, 6)
        + disc(-16, -21, 8, AUBURN)
        + disc(24, -17, 8, AUBURN)
    )  # fmt: skip


def accordion() -> str:
    """Draw an accordion, its bellows drawn out."""
    folds = 6
    points = [(-40 + 80 * k / (2 * folds), 56 - 7 * (k % 2)) for k in range(2 * folds + 1)]
    lower = "".join(f"L{x:.1f} {y:g}" for x, y in points)
    upper = "".join(f"L{x:.1f} {-y:g}" for x, y in reversed(points))
    ridges = "".join(f"M{x:.1f} {-y:g}V{y:g}" for x, y in points[2:-1:2])
    valleys = "".join(f"M{x:.1f} {-y:g}V{y:g}" for x, y in points[1:-1:2])
    case = "M40-56H84Q98-56 98-42V42Q98 56 84 56H40Z"
    keys = "".join(f"M-96 {y}H-68" for y in range(-36, 44, 12))
    drawing = (
        shape(f"M-40 56{lower}{upper}Z", LINEN)
        + line(valleys, INK, 3)
        + line(ridges, LIP, 5)
        + mirrored(shape(case, LIP))
        + shape("M-98-46H-64V46H-98Z", LINEN)
        + line(keys, ASH, 1.6)
        + "".join(shape(f"M-80 {y - 3}H-64V{y + 3}H-80Z", INK) for y in (-36, -24, 0, 12, 24))
        + shaded(case, LIP, "M70-56H84Q98-56 98-42V42Q98 56 84 56H70Z")
        + "".join(disc(x, y, 5, GOLD) for x in (62, 80) for y in range(-36, 44, 18))
        + line("M-41-56V56M41-56V56", GOLD, 5)
        + both(line("M46-48V48", GOLD, 1.6))
    )
    return moved(drawing, -2, 18)
