"""Suit signs, read from the files that the whole site uses."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from plugins.faces.svg import number

SYMBOLS = Path(__file__).resolve().parents[2] / "site_theme" / "symbols"
BOX = 100  # every symbol is drawn in a square of this size

_CONTENT = re.compile(r'<svg\b([^>]*\bviewBox="0 0 100 100"[^>]*)>(.*)</svg>', re.DOTALL)
_ATTRIBUTE = re.compile(r"""([\w:-]+)\s*=\s*("[^"]*"|'[^']*')""")
_OF_THE_FILE = re.compile(r"xmlns(:.*)?|viewBox|width|height|version")
_PAINT = re.compile(r"(fill|stroke|clip|color|opacity)(-.*)?")  # what shapes inside inherit


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
        MissingDrawingError: there is no such file, or it is drawn in another box, or says more
            than can be kept.
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
    head, inside = found.groups()
    paint = " ".join(_painted(suit, head))
    return f"<g {paint}>{inside.strip()}</g>" if paint else inside.strip()


def _painted(suit: str, head: str) -> Iterator[str]:
    """Yield the attributes of <svg> that the shapes in it inherit; refuse those that get lost."""
    for name, value in _ATTRIBUTE.findall(head):
        if _PAINT.fullmatch(name):
            yield f"{name}={value}"
        elif not _OF_THE_FILE.fullmatch(name):
            raise MissingDrawingError(
                f"site_theme/symbols/{suit}.svg: <svg> má „{name}“, které by se na kartě ztratilo"
                " – vynechte ho, nebo z něj udělejte fill, stroke a podobně"
            )
