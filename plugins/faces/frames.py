"""The panel on which a card without a figure says what it is."""

from __future__ import annotations

from plugins.faces.indices import STAR, extent, lettering
from plugins.faces.svg import GOLD, GROUND, HEIGHT, SUIT, WIDTH, line, shape, turned

EDGE = 18  # of a panel, from the edge of the card
BAND = 78  # how much of either end an index takes
TOP = 20  # of the letters in a band
CAP = 46
_INSET = 6


def panel(band: float = EDGE) -> str:
    """Draw a panel with a double rim, `band` away from both ends of the card."""
    return (
        shape(_box(EDGE, band), GROUND)
        + line(_box(EDGE + _INSET, band + _INSET), GOLD, 1.4)
        + line(_box(EDGE, band), SUIT, 1.3)
    )


def bands(index: str) -> str:
    """Draw an index at the left of both ends, where a fan shows it however long it is."""
    if not index:
        return ""
    room = WIDTH - 2 * EDGE
    width = CAP if index == STAR else min(extent(index, CAP), room)
    one = lettering(index, EDGE + 2 + width / 2, TOP, CAP, room)
    return one + turned(one)


def _box(x: float, y: float) -> str:
    return f"M{x:g} {y:g}H{WIDTH - x:g}V{HEIGHT - y:g}H{x:g}Z"
