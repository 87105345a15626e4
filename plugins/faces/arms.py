"""What carries a sign in the hands of German courts: banners above, shields below."""

from __future__ import annotations

from plugins.faces.svg import BROWN, GOLD, GROUND, LINEN, STEEL, disc, line, shape

BANNER_X, BANNER_Y = 69, 49  # where the sign is in the middle of a banner
SHIELD_X, SHIELD_Y = 66, 140

_BANNERS = (  # square, swallow-tailed, pointed, scalloped
    "M45 24H93V76H45Z",
    "M45 24H93V84L69 73L45 84Z",
    "M45 24H93V66Q91 76 69 86Q47 76 45 66Z",
    "M45 24H93V74Q85 82 77 74Q69 82 61 74Q53 82 45 74Z",
)
_SHIELDS = (  # heater, round, with a notch, oval
    "M36 108Q66 115 96 108V134C96 154 82 165 66 172C50 165 36 154 36 134Z",
    "M66 108A32 32 0 0 1 66 172A32 32 0 0 1 66 108Z",
    "M37 111C46 107 56 107 62 110Q66 116 70 110C76 107 86 107 95 111C99 124 95 132 94 142C93 158 78"
    " 165 66 172C54 165 39 158 38 142C37 132 33 124 37 111Z",
    "M66 107C84 107 95 122 95 140C95 158 84 173 66 173C48 173 37 158 37 140C37 122 48 107 66 107Z",
)


def banner(kind: int, foot: float = 184) -> str:
    """Draw one of four banners hanging from a crossbar on its staff, which ends at `foot`."""
    cloth = _BANNERS[kind]
    return (
        shape(f"M67 20H71V{foot:g}H67Z", BROWN)
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
