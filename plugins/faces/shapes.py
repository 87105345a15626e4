"""The shapes of cards: what they are cut from, and where on them a picture has room.

All are drawn in the same box, so that pages need not know them: a card fills it, a round card and
a strip stand in its middle, a tile shows a lower and a left edge.
"""

from __future__ import annotations

from dataclasses import dataclass

from plugins.faces.svg import BACK, EDGE, GROUND, HEIGHT, PAPER, SUIT, WIDTH, number

RADIUS = 124  # of a round card
RIM = 9  # the band of colour along its edge
STRIP = 138  # width of a strip
TILE_EDGE = 22  # how far a tile's body is seen below its face, and half as far at its left
_CARD_CORNER, _STRIP_CORNER, _TILE_CORNER = 14, 9, 24


@dataclass(frozen=True)
class Area:
    """A part of a card: its middle and its size."""

    x: float
    y: float
    width: float
    height: float


# The height at which the middle of a card's face is.
MIDDLE = {"card": HEIGHT / 2, "round": HEIGHT / 2, "strip": HEIGHT / 2, "tile": 166}
# What the indices leave to a picture.
AREAS: dict[str, Area] = {
    "card": Area(WIDTH / 2, HEIGHT / 2, 164, 230),
    "round": Area(WIDTH / 2, HEIGHT / 2, 150, 190),
    "tile": Area(WIDTH / 2 + TILE_EDGE / 4, (HEIGHT - TILE_EDGE) / 2 + 10, 176, 250),
    "strip": Area(WIDTH / 2, HEIGHT / 2, 118, 214),
}


def paper(shape: str) -> str:
    """Draw the bare card of a shape."""
    if shape == "round":
        return (
            f'<circle cx="{WIDTH // 2}" cy="{HEIGHT // 2}" r="{RADIUS}" fill="{PAPER}"'
            f' stroke="{EDGE}" vector-effect="non-scaling-stroke"/>'
        )
    if shape == "tile":
        return tile(PAPER, GROUND, BACK)
    if shape == "strip":
        return _plate((WIDTH - STRIP) / 2, 1.5, STRIP, HEIGHT - 3, _STRIP_CORNER, PAPER)
    return _plate(1.5, 1.5, WIDTH - 3, HEIGHT - 3, _CARD_CORNER, PAPER)


def rim(shape: str) -> str:
    """Draw what of a card's shape is in the colour of its suit: the band around a round one."""
    if shape != "round":
        return ""
    middle = f'cx="{WIDTH // 2}" cy="{HEIGHT // 2}"'
    return (
        f'<circle {middle} r="{RADIUS - 6 - RIM / 2:g}" fill="none" stroke="{SUIT}"'
        f' stroke-width="{RIM}"/>'
        f'<circle {middle} r="{RADIUS - 10 - RIM}" fill="none" stroke="{SUIT}"/>'
    )


def tile(face: str, body: str, ground: str) -> str:
    """Draw a stone of two layers, as it lies on its back a little turned."""
    width, height = WIDTH - 3 - TILE_EDGE / 2, HEIGHT - 3 - TILE_EDGE
    steps = ((0.0, 1.0, ground), (0.5, 0.5, body), (1.0, 0.0, face))
    return "".join(
        _plate(
            1.5 + step * TILE_EDGE / 2, 1.5 + drop * TILE_EDGE, width, height, _TILE_CORNER, fill
        )
        for step, drop, fill in steps
    )


def _plate(x: float, y: float, width: float, height: float, corner: float, fill: str) -> str:
    """Draw a rounded rectangle; its edge is a hairline at every size."""
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
        f' rx="{number(corner)}" fill="{fill}" stroke="{EDGE}" vector-effect="non-scaling-stroke"/>'
    )
