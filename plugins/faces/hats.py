"""What tells the courts apart from afar: crowns, diadems, caps with a feather."""

from __future__ import annotations

from plugins.faces.svg import (
    GOLD,
    GROUND,
    INK,
    LINEN,
    STEEL,
    SUIT,
    both,
    disc,
    line,
    mirrored,
    moved,
    shape,
)

_LILY = (
    "M0 46C-3 42-5 38-4 34C-8 38-14 36-13 31C-12 27-7 28-5 31C-4 26-2 23 0 18C2 23 4 26 5 31C7 28"
    " 12 27 13 31C14 36 8 38 4 34C5 38 3 42 0 46Z"
)


def crown(kind: int) -> str:
    """Draw one of four kings' crowns: three points, lilies, closed arches, five spikes."""
    return (_points, _lilies, _arches, _spikes)[kind]() + _band()


def _band() -> str:
    return (
        shape("M-29 52Q0 60 29 52L28 66Q0 74-28 66Z", GOLD)
        + line("M-29 52.5Q0 60.5 29 52.5M-28 66Q0 74 28 66", INK, 1.2)
        + shape("M0 58.5L5 64.5L0 70.5L-5 64.5Z")
        + both(disc(-17, 61.5, 3))
    )


def _lining() -> str:
    return shape("M-27 58C-29 38-14 31 0 31C14 31 29 38 27 58Z")


def _points() -> str:
    rim = "M-29 54L-37 29Q-30 42-18 43Q-6 40 0 22Q6 40 18 43Q30 42 37 29L29 54Q0 62-29 54Z"
    return (
        _lining()
        + shape(rim, GOLD)
        + both(disc(-37, 28, 4.3, GOLD))
        + disc(0, 21, 4.8, GOLD)
        + both(disc(-18, 41, 3, LINEN))
    )


def _lilies() -> str:
    rim = "M-29 54L-32 42Q-24 47-14 47Q-6 46 0 42Q6 46 14 47Q24 47 32 42L29 54Q0 62-29 54Z"
    lily = shape(_LILY, GOLD)
    return (
        _lining()
        + shape(rim, GOLD)
        + lily
        + both(moved(lily, -29, 8, scale=0.78))
        + both(disc(-16, 42, 3, LINEN))
    )


def _arches() -> str:
    pearls = ((-30, 42), (-22, 32), (-10, 30))
    return (
        shape("M-29 58C-34 34-18 28 0 34C18 28 34 34 29 58Z")
        + line("M-28 54C-38 34-18 24 0 33C18 24 38 34 28 54", GOLD, 5)
        + line("M0 33V58", GOLD, 5)
        + shape("M-1.8 32V26H-6V22H-1.8V17H1.8V22H6V26H1.8V32Z", GOLD)
        + disc(0, 33, 4.4, GOLD)
        + both("".join(disc(x, y, 1.9, LINEN) for x, y in pearls))
    )


def _spikes() -> str:
    rim = "M-29 54L-38 31L-24 42L-19 25L-9 41L0 20L9 41L19 25L24 42L38 31L29 54Q0 62-29 54Z"
    return (
        _lining()
        + shape(rim, GOLD)
        + both(disc(-38, 30, 2.8, LINEN) + disc(-19, 24, 2.8, LINEN))
        + disc(0, 19, 2.8, LINEN)
    )


def diadem(kind: int) -> str:
    """Draw one of four queens' diadems: scalloped, rays, half-moon, little crown."""
    return (_scallops, _rays, _half_moon, _coronet)[kind]()


def _scallops() -> str:
    rim = (
        "M-28 60Q0 44 28 60L31 46Q22 44 19 38Q14 44 9 42Q4 36 0 28Q-4 36-9 42Q-14 44-19 38Q-22 44"
        "-31 46Z"
    )
    return (
        shape(rim, GOLD)
        + disc(0, 27, 4, LINEN)
        + both(disc(-19, 36, 3.3, LINEN) + disc(-32, 44, 3.1, LINEN))
        + disc(0, 44, 3.6)
        + both(disc(-14, 49, 2.6))
    )


def _rays() -> str:
    return (
        line("M0 46V28M-12 48L-17 31M12 48L17 31M-22 53L-31 40M22 53L31 40", GOLD, 2.6)
        + shape("M-28 60Q0 44 28 60L29 52Q0 37-29 52Z", GOLD)
        + disc(0, 27, 4.6, LINEN)
        + both(disc(-18, 30, 3.8, LINEN) + disc(-32, 38, 3.2, LINEN))
        + disc(0, 48, 3)
        + both(disc(-11, 49.5, 2.3) + disc(-20, 53, 2.1))
    )


def _half_moon() -> str:
    pearls = ((-10, 24), (-20, 29.5), (-27, 38), (-31, 48))
    return (
        shape("M-29 60Q0 44 29 60C36 44 24 24 0 22C-24 24-36 44-29 60Z", GOLD)
        + shape("M0 29L8 40L0 50L-8 40Z")
        + both(shape("M-15 37L-10 44L-15 51L-21 45Z"))
        + disc(0, 22, 2.8, LINEN)
        + both("".join(disc(x, y, 2.8, LINEN) for x, y in pearls))
    )


def _coronet() -> str:
    return (
        shape("M-26 58Q0 44 26 58L32 34L20 43L13 28L5 41L0 22L-5 41L-13 28L-20 43L-32 34Z", GOLD)
        + disc(0, 21, 2.7, LINEN)
        + both(disc(-13, 27, 2.7, LINEN) + disc(-32, 33, 2.7, LINEN))
        + disc(0, 46, 3.4)
        + both(disc(-12, 48.5, 2.5))
    )


def cap(kind: int, plume: str) -> str:
    """Draw one of four jacks' caps with a feather: beret, brimmed, slashed, with a cut brim."""
    crown_of_cap = (_beret, _brimmed, _slashed, _cut_brim)[kind]()
    return crown_of_cap + _feather(plume) + disc(22, 56, 4.5, GOLD)


def _feather(plume: str) -> str:
    vane = (
        "M20 56C24 42 36 24 60 19C66 18 66 24 62 26C65 27 63 31 59 32C61 34 58 38 53 38C54 41 49 45"
        " 44 44C43 48 36 50 31 49C28 51 26 54 25 58Z"
    )
    return shape(vane, plume) + line("M22.5 57C28 44 40 31 58 23.5", GROUND, 1.3)


def _beret() -> str:
    return shape("M-30 64Q-46 58-42 46C-36 30 10 24 34 36C48 44 46 58 32 62Q0 52-30 64Z") + shape(
        "M-30 66Q0 54 32 63L32 57Q0 48-31 59Z", STEEL
    )


def _brimmed() -> str:
    return shape("M-26 60C-34 44-22 26 0 26C26 26 36 44 27 60Z") + shape(
        "M-34 66C-38 56-30 50-26 54Q0 46 27 53C32 49 40 56 35 65Q0 55-34 66Z", STEEL
    )


def _slashed() -> str:
    puff = "M-28 62C-50 58-46 36-20 34C-10 24 20 24 26 34C46 36 50 54 30 62Q0 53-28 62Z"
    slashes = "M-20 35C-16 42-16 50-18 56M3 28C2 38 2 46 2 54M25 35C21 42 20 48 21 55"
    return (
        shape(puff, SUIT)
        + line(slashes, GROUND, 1.4)
        + shape("M-30 66Q0 55 31 65L31 59Q0 49-30 60Z", GOLD)
    )


def _cut_brim() -> str:
    brim = "M-32 67L-36 53L-24 57L-18 50L-10 56L0 49L9 56L18 50L25 57L37 54L32 67Q0 56-32 67Z"
    return shape("M-24 58C-30 36-14 24 6 24C24 24 40 32 44 46C38 46 32 50 27 58Z") + shape(
        brim, STEEL
    )


def fools_cap() -> str:
    """Draw the joker's cap: three horns with bells."""
    horn = "M-26 62C-32 42-44 42-48 58C-53 42-42 24-24 28C-12 32-6 44-4 58Z"
    return (
        shape(horn)
        + mirrored(shape(horn, STEEL))
        + shape("M-17 60C-22 44-10 34 0 24C10 34 22 44 17 60Z", GOLD)
        + both(disc(-48, 60, 4.6, GOLD))
        + disc(0, 24, 4.6, LINEN)
        + shape("M-28 66Q0 54 28 66L29 58Q0 47-29 58Z", LINEN)
        + line("M-29 58.5Q0 47.5 29 58.5", INK, 1.2)
    )
