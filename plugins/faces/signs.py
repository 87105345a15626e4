"""Suit signs, read from the files that the whole site uses."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from plugins.faces.svg import number

SYMBOLS = Path(__file__).resolve().parents[2] / "site_theme" / "symbols"
BOX = 100  # every symbol is drawn in a square of this size

_CONTENT = re.compile(r'<svg\b[^>]*\bviewBox="0 0 100 100"[^>]*>(.*)</svg>', re.DOTALL)


class MissingDrawingError(LookupError):
    """A card cannot be drawn; the text says in Czech what is missing and where it belongs."""


def sign(suit: str, x: float, y: float, size: float, *, down: bool = False) -> str:
    """Draw a suit's sign.

    Args:
        suit: id of the suit, which names the file.
        x: centre of the sign.
        y: centre of the sign.
        size: side of its square.
        down: draw it upside down.

    Raises:
        MissingDrawingError: there is no such file, or it is drawn in another box.
    """
    scale = -size / BOX if down else size / BOX
    corner = f"{number(x - scale * BOX / 2)} {number(y - scale * BOX / 2)}"
    return f'<g transform="translate({corner}) scale({number(scale)})">{drawing(suit)}</g>'


@cache
def drawing(suit: str) -> str:
    """Return what a suit's sign is drawn with, in a square of `BOX`.

    Raises:
        MissingDrawingError: there is no such file, or it is drawn in another box.
    """
    file = SYMBOLS / f"{suit}.svg"
    try:
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise MissingDrawingError(
            f"znak „{suit}“ nemá obrázek – nakreslete site_theme/symbols/{suit}.svg"
        ) from error
    found = _CONTENT.search(text)
    if found is None:
        raise MissingDrawingError(
            f'site_theme/symbols/{suit}.svg: <svg> má mít viewBox="0 0 {BOX} {BOX}"'
        )
    return found.group(1).strip()
