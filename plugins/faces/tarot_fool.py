"""The fool of tarot packs (omluva, škýz): a player of the lute in cap and bells."""

from __future__ import annotations

from plugins.faces import garments, heads
from plugins.faces.courts import framed
from plugins.faces.svg import (
    AUBURN,
    BROWN,
    GOLD,
    GROUND,
    INK,
    LINEN,
    LIP,
    SHADE,
    STEEL,
    both,
    disc,
    line,
    mirrored,
    moved,
    shape,
)


def fool() -> str:
    """Draw the fool inside the frame of the courts, without indices; his coat is `SUIT`."""
    return framed(
        garments.shoulders(150, 120)
        + _points()
        + _hood()
        + heads.jack_face(smile=True)
        + heads.fringe(AUBURN)
        + _cap()
        + moved(_lute(), 2, 141, turn=60)
        + _fretting_arm()
        + _plucking_arm()
    )


def _points() -> str:
    """Draw the collar of points with bells."""
    outer = "M-13 113L-60 128L-54 150L-24 138Z"
    return (
        shape(outer, GOLD)
        + mirrored(shape(outer, LIP))
        + both(disc(-56, 152, 4, LINEN))
        + shape("M-11 104V120Q0 133 11 120V104Z", SHADE)
    )


def _hood() -> str:
    half = "M0 34C-26 34-38 58-37 92C-37 112-28 124-12 128L0 130Z"
    return shape(half) + mirrored(shape(half, GOLD))


def _cap() -> str:
    """Draw the two ears of the cap and its scalloped rim."""
    ear = "M-26 62C-30 48-38 40-48 40C-58 40-60 50-56 58C-66 48-64 24-46 22C-28 18-10 28-1 42L0 60Z"
    rim = "M-31 68Q0 54 31 68L30 58Q0 46-30 58Z"
    return (
        shape(ear)
        + mirrored(shape(ear, GOLD))
        + both(disc(-56, 62, 4.8, LINEN))
        + shape(rim, LIP)
        + line("M-30 58Q0 46 30 58M-31 68Q0 54 31 68", GROUND, 1.2)
    )


def _lute() -> str:
    """Draw a lute upright, the middle of its body at the origin."""
    body = "M-5-42C-16-28-30-14-30 8C-30 28-16 38 0 38C16 38 30 28 30 8C30-14 16-28 5-42Z"
    return (
        shape("M-4.5-84H4.5V-30H-4.5Z", BROWN)
        + shape("M-6-83H6L13-100L1-104Z", BROWN)
        + line("M-5-90L-12-92M-1-97L-8-101M9-88L16-86M12-95L19-93", INK, 2.4)
        + line("M-4.5-78H4.5M-4.5-56H4.5M-4.5-46H4.5", GOLD, 1.2)
        + shape(body, AUBURN)
        + shape("M-3-36C-12-24-24-12-24 8C-24 24-12 32 0 32C12 32 24 24 24 8C24-12 12-24 3-36Z",
                SHADE)
        + disc(0, -2, 8.5, BROWN)
        + shape("M-12 18H12V23H-12Z", BROWN)
        + line("M-2.4-83V18M0-83V18M2.4-83V18", LINEN, 0.8)
    )  # fmt: skip


def _fretting_arm() -> str:
    return (
        shape(f"M58 {garments.divider(58)}C61 160 60 140 58 120H78C84 140 90 164 92"
              f" {garments.divider(92)}Z")
        + line("M61 168C63 150 62 134 60.5 122", GROUND, 1.6)
        + moved(garments.fist(), -3, -43, turn=-4)
        + shape("M55 114Q68 121 81 115L82 124Q69 130 56 123Z", STEEL)
    )  # fmt: skip


def _plucking_arm() -> str:
    sleeve = (
        f"M-90 {garments.divider(-90)}C-78 142-54 140-30 142L-24 160C-40 166-50 164-56"
        f" {garments.divider(-56)}Z"
    )
    return (
        shape(sleeve, GOLD)
        + line("M-76 148C-62 144-48 143-34 144.5", GROUND, 1.4)
        + shape("M-34 140L-25 139Q-20 151-23 163L-32 163Q-29 151-34 140Z", STEEL)
        + moved(garments.fist(), -86, 0)
    )
