"""Chinese characters, in the outlines of a brush."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from plugins.faces.signs import MissingDrawingError
from plugins.faces.svg import SUIT, number

EM = 200  # the square in which the outlines stand
_STROKE = 5  # the brush is a little heavier than the font's
_TABLE = Path(__file__).with_name("han.json")


def character(text: str, x: float, y: float, size: float) -> str:
    """Draw a character in the middle of a square; several stand one below the other."""
    each = size / len(text)
    top = y - size / 2 + each / 2
    return "".join(_one(one, x, top + at * each, each) for at, one in enumerate(text))


def _one(text: str, x: float, y: float, size: float) -> str:
    place = f"translate({number(x - size / 2)} {number(y - size / 2)})"
    return (
        f'<path fill="{SUIT}" stroke="{SUIT}" stroke-width="{_STROKE}" stroke-linejoin="round"'
        f' transform="{place} scale({size / EM:.3g})" d="M0 0{outline(text)}"/>'
    )


def outline(character: str) -> str:
    """Return the path of a character in its square, in steps from the corner.

    Raises:
        MissingDrawingError: the table has no such character.
    """
    try:
        return _table()[character]
    except KeyError as error:
        raise MissingDrawingError(
            f"znak „{character}“ nemá obrys – doplňte ho do HAN v tools/index_glyphs.py"
        ) from error


def known(character: str) -> bool:
    """Say whether there is an outline."""
    return character in _table()


@cache
def _table() -> dict[str, str]:
    table: dict[str, str] = json.loads(_TABLE.read_text(encoding="utf-8"))
    return table
