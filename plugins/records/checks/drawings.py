"""Decks: every sign, letter and character on their cards has a drawing."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from plugins.faces import MissingDrawingError, han, titles
from plugins.faces.indices import lettering
from plugins.faces.signs import drawing
from plugins.records.checks.base import Index, RecordFile
from plugins.records.findings import Finding, Path


def everything_can_be_drawn(file: RecordFile, index: Index) -> Iterator[Finding]:
    """Check what a deck's cards show against the tables of outlines and the files of signs."""
    for path, text, draw in _shown(file):
        try:
            draw(text)
        except MissingDrawingError as error:
            what, _, fix = str(error).partition(" – ")
            yield file.document.finding(path, what, fix)


def _shown(file: RecordFile) -> Iterator[tuple[Path, str, Callable[[str], object]]]:
    for path, suit in file.entries("suits"):
        key = "symbol" if suit.get("symbol") else "id"
        yield (*path, key), str(suit.get(key)), drawing
        names = suit.get("names")
        for code, name in names.items() if isinstance(names, dict) else ():
            yield (*path, "names", code), str(name), _name
    for path, card in [*file.entries("ranks"), *file.entries("suitless")]:
        for key, draw in _DRAWN.items():
            if isinstance(text := card.get(key), str):
                yield (*path, key), text, draw


def _name(text: str) -> object:
    return titles.measure(titles.spoken(_numbered(text)).upper())


def _index(text: str) -> object:
    return lettering(_numbered(text), 0, 0, 1, 1)


def _glyph(text: str) -> object:
    return [han.outline(character) for character in text]


def _numbered(text: str) -> str:
    return text.replace("{n}", "0")


_DRAWN: dict[str, Callable[[str], object]] = {
    "name": _name,
    "index": _index,
    "glyph": _glyph,
    "symbol": drawing,
}
