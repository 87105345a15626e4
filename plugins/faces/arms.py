"""What carries a sign in the hands of German courts: banners above, shields below."""

from __future__ import annotations

from plugins.faces.svg import BROWN, GOLD, GROUND, LINEN, STEEL, disc, line, shape

BANNER_X, BANNER_Y = 69, 49  # where the sign is in the middle of a banner
SHIELD_X, SHIELD_Y = 66, 146

_BANNERS = (  # square, swallow-tailed, pointed, scalloped
    "M45 24H93V76H45Z",
    "M45 24H93V84L69 73L45 84Z",
    "M45 24H93V66Q91 76 69 86Q47 76 45 66Z",
    "M45 24H93V74Q85 82 77 74Q69 82 61 74Q53 82 45 74Z",
)
_SHIELDS = (  # heater, round, with a notch, oval
    "M36 114Q66 121 96 114V140C96 160 82 171 66 178C50 171 36 160 36 140Z",
    "M66 114A32 32 0 0 1 66 178A32 32 0 0 1 66 114Z",
    "M37 117C46 113 56 113 62 116Q66 122 70 116C76 113 86 113 95 117C99 130 95 138 94 148C93 164 78"
    " 171 66 178C54 171 39 164 38 148C37 138 33 130 37 117Z",
    "M66 113C84 113 95 128 95 146C95 164 84 179 66 179C48 179 37 164 37 146C37 128 48 113 66 113Z",
)


def banner(kind: int) -> str:
    """Draw one of four banners hanging from a crossbar on its staff."""
    cloth = _BANNERS[kind]
    return (
        shape("M67 20H71V184H67Z", BROWN)
        + shape(cloth, LINEN)
        + line(cloth, GOLD, 3)
        + shape("M41 21H97V25.5H41Z", BROWN)
        + disc(41, 23, 3.6, GOLD)
        + disc(97, 23, 3.6, GOLD)
        + disc(69, 18, 4, GOLD)
    )


def shield(kind: int) -> str:
    """Draw one of four shields, rimmed with steel and gold."""
    outline = _SHIELDS[kind]
    return (
        line(outline, GROUND, 9)
        + shape(outline, LINEN)
        + line(outline, STEEL, 5)
        + line(outline, GOLD, 1.6)
    )
