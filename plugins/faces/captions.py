"""Lines in the capitals of the corner indices, for names that must be read small."""

from __future__ import annotations

from collections.abc import Sequence
from unicodedata import normalize

from plugins.faces.indices import outline
from plugins.faces.svg import SUIT, number

# The room beside a letter, of a cap height of 100: most beside a stem, least beside a slope.
_STEM, _BOW, _SLOPE = 5, 3, 1
_LEFT = {**dict.fromkeys("CGOQS", _BOW), **dict.fromkeys("AJTVWXYZ", _SLOPE)}
_RIGHT = {**dict.fromkeys("BDGOPQRS", _BOW), **dict.fromkeys("ACEFKLTVWXYZ", _SLOPE)}
_NESTED = {"AT", "TA", "AV", "VA", "LT", "LY", "PA"}
_NESTING = -9
_TRACKING = (4, 0)  # a line that would be too long does without
_SPACE = 24


def line(text: str, left: float, top: float, cap: float, widest: float) -> str:
    """Set capitals in a line that begins at `left`; a long one is narrower.

    Raises:
        MissingDrawingError: a letter has no outline.
    """
    ends, width = _fitted(text, widest * 100 / cap)
    squeeze = min(1, widest * 100 / cap / width)
    paths = "".join(
        f'<path transform="translate({number(at)})" d="{outline(letter)[2]}"/>'
        for letter, at in zip(text, ends, strict=True)
        if letter != " "
    )
    place = f"translate({number(left)} {number(top)})"
    size = f"scale({cap * squeeze / 100:.4g} {cap / 100:.4g})"
    return f'<g fill="{SUIT}" transform="{place} {size}">{paths}</g>'


def centred(text: str, middle: float, top: float, cap: float, widest: float) -> str:
    """Set capitals in a line around `middle`; a long one is narrower."""
    _, width = _fitted(text, widest * 100 / cap)
    return line(text, middle - min(widest, width * cap / 100) / 2, top, cap, widest)


def _fitted(text: str, widest: float) -> tuple[Sequence[float], float]:
    """Return where the letters stand and how long the line is, tracked if there is room."""
    places = [_places(text, tracking) for tracking in _TRACKING]
    return next((one for one in places if one[1] <= widest), places[-1])


def _places(text: str, tracking: float) -> tuple[Sequence[float], float]:
    at, before, places = 0.0, "", []
    for letter in text:
        base = normalize("NFD", letter)[0]  # accents stand above, they take no room
        left, right = (0.0, _SPACE) if base == " " else outline(base)[:2]
        if before:
            at += _gap(before, base) + tracking
        places.append(at - left)
        at += right - left
        before = base
    return places, at


def _gap(before: str, after: str) -> float:
    nested = _NESTING if before + after in _NESTED else 0
    return 4 + _RIGHT.get(before, _STEM) + _LEFT.get(after, _STEM) + nested
