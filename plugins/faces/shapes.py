"""The shapes of cards: what they are cut from, and where on them a picture has room.

All are drawn in the same box, so that pages need not know them: a card fills it, a round card and
a strip stand in its middle, a tile shows a lower and a left edge.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from plugins.faces.svg import BACK, EDGE, GROUND, HEIGHT, PAPER, SUIT, WIDTH, number

CARD_CORNER = 14
RADIUS = 124  # of a round card
RING = 113  # the line inside its rim
STRIP = 132  # width of a strip
TILE_EDGE = 18  # how far a tile's body is seen below its face, and half as far at its left
TILE_CORNER = 22


@dataclass(frozen=True)
class Area:
    """A part of a card: its middle and its size."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True)
class Shape:
    """A shape of cards: its paper and the part that the indices leave to a picture."""

    paper: Callable[[], str]
    area: Area


def _card() -> str:
    return _plate(1.5, 1.5, WIDTH - 3, HEIGHT - 3, CARD_CORNER, PAPER)


def _round() -> str:
    middle = f'cx="{WIDTH // 2}" cy="{HEIGHT // 2}"'
    return (
        f'<circle {middle} r="{RADIUS}" fill="{PAPER}" stroke="{EDGE}"'
        ' vector-effect="non-scaling-stroke"/>'
        f'<circle {middle} r="{RING}" fill="none" stroke="{SUIT}" stroke-width="3"/>'
        f'<circle {middle} r="{RING - 5}" fill="none" stroke="{SUIT}"/>'
    )


def _tile() -> str:
    return tile(PAPER, GROUND, BACK)


def tile(face: str, body: str, ground: str) -> str:
    """Draw a stone of two layers, as it lies on its back a little turned."""
    width, height = WIDTH - 3 - TILE_EDGE / 2, HEIGHT - 3 - TILE_EDGE
    steps = ((0.0, 1.0, ground), (0.5, 0.6, body), (1.0, 0.0, face))
    return "".join(
        _plate(1.5 + step * TILE_EDGE / 2, 1.5 + drop * TILE_EDGE, width, height, TILE_CORNER, fill)
        for step, drop, fill in steps
    )


def _strip() -> str:
    return _plate((WIDTH - STRIP) / 2, 1.5, STRIP, HEIGHT - 3, 9, PAPER)


def _plate(x: float, y: float, width: float, height: float, corner: float, fill: str) -> str:
    """Draw a rounded rectangle; its edge is a hairline at every size."""
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
        f' rx="{number(corner)}" fill="{fill}" stroke="{EDGE}" vector-effect="non-scaling-stroke"/>'
    )


SHAPES: dict[str, Shape] = {
    "card": Shape(_card, Area(WIDTH / 2, HEIGHT / 2, 164, 230)),
    "round": Shape(_round, Area(WIDTH / 2, HEIGHT / 2 + 14, 150, 130)),
    "tile": Shape(_tile, Area(WIDTH / 2 + TILE_EDGE / 4, (HEIGHT - TILE_EDGE) / 2 + 14, 176, 240)),
    "strip": Shape(_strip, Area(WIDTH / 2, HEIGHT / 2, 112, 210)),
}
