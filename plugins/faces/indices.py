"""The corner of a card: rank above suit, big enough for a card 40 px wide."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from plugins.faces import han
from plugins.faces.signs import MissingDrawingError, sign
from plugins.faces.svg import HEIGHT, SUIT, WIDTH, moved, number, shape, turned

STAR = "★"

_COLUMN = 35  # x of the middle of a corner
_TOP = 18
_CAP = 56  # height of the letters
_WIDEST = 46
_WIDEST_ALONE = 50  # without a sign below there is room for two figures
_GAP = 5  # between two letters, of a cap height of 100
_HAN_LARGER = 1.18  # they fill their square, letters only their cap height
_HAN_MIDDLE, _HAN_HEIGHT = 49, 70  # of a column of them
_LEAST_SQUEEZE = 0.2  # XXXIV takes 0.23; narrower letters run together
_MOST_HAN = 4  # characters in a column
_SIGN_SIZE = 48
_SIGN_Y = 107
_SIGN_ALONE = 44

_STAR_OUTLINE = (
    "M0-28L6.6-9.1L26.6-8.6L10.7 3.5L16.5 22.7L0 11.3L-16.5 22.7L-10.7 3.5L-26.6-8.6L-6.6-9.1Z"
)
_GLYPHS = Path(__file__).with_name("glyphs.json")


def corners(index: str, suit: str | None, shape: str = "card") -> str:
    """Draw the indices of a card where its shape has them.

    Args:
        index: letters of the table of outlines, or a star; '' for nothing.
        suit: symbol of the suit; None for cards without one.
        shape: a key of `shapes.SHAPES`; a round card and a tile have one index, the others two.

    Raises:
        MissingDrawingError: a letter has no outline, or the suit no sign.
    """
    if shape == "round":
        return lettering(index, WIDTH / 2, 76, 42, 64) if index else ""
    if shape == "tile":
        return lettering(index, 44, 20, 42, 44) if index else ""
    if shape == "strip":
        one = lettering(index, WIDTH / 2, 16, 46, 92) if index else ""
        if suit is not None and not index:
            one = sign(suit, WIDTH / 2, 38, 44)
        return one + turned(one)
    widest = _WIDEST if suit else _WIDEST_ALONE
    one = lettering(index, _COLUMN, _TOP, _CAP, widest) if index else ""
    if len(index) > 1 and all(map(han.known, index)):  # larger one below the other
        one = han.character(index, _COLUMN, _HAN_MIDDLE, _HAN_HEIGHT)
    if suit is not None:
        one += sign(suit, _COLUMN, _SIGN_Y if index else _SIGN_ALONE, _SIGN_SIZE)
    return one + turned(one) if one else ""


def emblem(index: str) -> str:
    """Draw an index big in the middle: the face of a card that has no picture yet."""
    cap = 110
    return lettering(index, WIDTH / 2, (HEIGHT - cap) / 2, cap, 170)


def lettering(index: str, middle: float, top: float, cap: float, widest: float) -> str:
    """Draw letters in one line, narrower when they are many; Chinese ones keep their shape."""
    if not index:
        return ""
    scale = cap / 100
    if index == STAR:
        return moved(shape(_STAR_OUTLINE), middle, top + cap / 2, scale=cap / 56)
    if all(map(han.known, index)):
        each = min(cap * _HAN_LARGER, widest * _HAN_LARGER / len(index))
        start = middle - each * (len(index) - 1) / 2
        return "".join(
            han.character(one, start + at * each, top + cap / 2, each)
            for at, one in enumerate(index)
        )
    paths, at = [], 0.0
    for letter in index:
        left, right, d = outline(letter)
        paths.append(f'<path transform="translate({number(at - left)})" d="{d}"/>')
        at += right - left + _GAP
    width = extent(index, cap)
    squeeze = min(1.0, widest / width)
    place = f"translate({number(middle - width * squeeze / 2)} {number(top)})"
    size = f"scale({scale * squeeze:.4g} {scale:.4g})"
    return f'<g fill="{SUIT}" transform="{place} {size}">{"".join(paths)}</g>'


def legible(index: str) -> bool:
    """Say whether a corner holds an index without crowding it."""
    if index == STAR:
        return True
    if all(map(han.known, index)):
        return len(index) <= _MOST_HAN
    return extent(index, _CAP) * _LEAST_SQUEEZE <= _WIDEST


def extent(index: str, cap: float) -> float:
    """Return how wide letters are when nothing makes them narrower."""
    ink = sum(right - left for left, right, _ in map(outline, index))
    return max(ink + _GAP * (len(index) - 1), 1) * cap / 100


def outline(letter: str) -> tuple[float, float, str]:
    """Return left and right bound and the path of a letter, cap height 100.

    Raises:
        MissingDrawingError: the letter has no outline.
    """
    try:
        return _glyphs()[letter]
    except KeyError as error:
        raise MissingDrawingError(
            f"označení „{letter}“ nemá obrys – doplňte ho do INDICES v tools/index_glyphs.py"
        ) from error


@cache
def _glyphs() -> dict[str, tuple[float, float, str]]:
    """Return the outlines: letter → (left, right, path), cap height 100."""
    table: dict[str, tuple[float, float, str]] = json.loads(_GLYPHS.read_text(encoding="utf-8"))
    return table
