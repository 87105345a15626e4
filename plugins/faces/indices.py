"""The corner of a card: rank above suit, big enough for a card 40 px wide."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from plugins.faces.signs import MissingDrawingError, sign
from plugins.faces.svg import HEIGHT, SUIT, WIDTH, moved, number, shape, turned

STAR = "★"

_COLUMN = 35  # x of the middle of a corner
_TOP = 18
_CAP = 56  # height of the letters
_WIDEST = 46
_WIDEST_ALONE = 50  # without a sign below there is room for two figures
_GAP = 5  # between two letters, of a cap height of 100
_SIGN_SIZE = 48
_SIGN_Y = 107

_STAR_OUTLINE = (
    "M0-28L6.6-9.1L26.6-8.6L10.7 3.5L16.5 22.7L0 11.3L-16.5 22.7L-10.7 3.5L-26.6-8.6L-6.6-9.1Z"
)
_GLYPHS = Path(__file__).with_name("glyphs.json")


def corners(index: str, suit: str | None) -> str:
    """Draw both indices of a card.

    Args:
        index: letters of the table of outlines, or a star; '' for nothing.
        suit: id of the suit; None for cards without one.

    Raises:
        MissingDrawingError: a letter has no outline, or the suit no sign.
    """
    widest = _WIDEST if suit else _WIDEST_ALONE
    one = lettering(index, _COLUMN, _TOP, _CAP, widest) if index else ""
    if suit is not None:
        one += sign(suit, _COLUMN, _SIGN_Y, _SIGN_SIZE)
    return one + turned(one) if one else ""


def emblem(index: str) -> str:
    """Draw an index big in the middle: the face of a card that has no picture yet."""
    cap = 110
    return lettering(index, WIDTH / 2, (HEIGHT - cap) / 2, cap, 170)


def lettering(index: str, middle: float, top: float, cap: float, widest: float) -> str:
    """Draw letters in one line, narrower when they are many."""
    scale = cap / 100
    if index == STAR:
        return moved(shape(_STAR_OUTLINE), middle, top + cap / 2, scale=cap / 56)
    paths, width = [], 0.0
    for letter in index:
        left, right, d = _outline(letter)
        paths.append(f'<path transform="translate({number(width - left)})" d="{d}"/>')
        width += right - left + _GAP
    width = max(width - _GAP, 1)
    squeeze = min(1.0, widest / (width * scale))
    place = f"translate({number(middle - width * scale * squeeze / 2)} {number(top)})"
    size = f"scale({scale * squeeze:.4g} {scale:.4g})"
    return f'<g fill="{SUIT}" transform="{place} {size}">{"".join(paths)}</g>'


def _outline(letter: str) -> tuple[float, float, str]:
    try:
        return _glyphs()[letter]
    except KeyError as error:
        raise MissingDrawingError(
            f"index „{letter}“ nemá obrys – doplňte ho do LETTERS v tools/index_glyphs.py"
        ) from error


@cache
def _glyphs() -> dict[str, tuple[float, float, str]]:
    """Return the outlines: letter → (left, right, path), cap height 100."""
    table: dict[str, tuple[float, float, str]] = json.loads(_GLYPHS.read_text(encoding="utf-8"))
    return table
