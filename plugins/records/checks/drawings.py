"""Decks: every sign, letter and character on their cards has a drawing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from plugins.faces import MissingDrawingError, han, titles
from plugins.faces.indices import corners, legible
from plugins.faces.signs import drawing
from plugins.records.checks.base import Index, RecordFile
from plugins.records.findings import Finding, Path

_DIGITS = 3  # of a number on a card


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
            yield (*path, "names", code), str(name), _name  # blank: the model
    for path, card in [*file.entries("ranks"), *file.entries("suitless")]:
        for key, draw in _DRAWN.items():
            text = card.get(key)
            if isinstance(text, str) and text.strip():
                yield (*path, key), _numbered(text, card.get("numbers")), draw


def _name(text: str) -> object:
    spoken = titles.spoken(text)
    if not spoken:
        raise MissingDrawingError(
            f"jméno „{text}“ je celé v závorce a na kartu by se nedostalo"
            " – napište aspoň slovo před závorku"
        )
    return titles.measure(spoken.upper())


def _index(text: str) -> object:
    drawn = corners(text, None)
    if not legible(text):
        raise MissingDrawingError(f"označení „{text}“ je na roh karty příliš dlouhé – zkraťte ho")
    return drawn


def _glyph(text: str) -> object:
    return [han.outline(character) for character in text]


def _numbered(text: str, numbers: Any) -> str:
    """Return a text with the last number of its row, the longest one."""
    last = numbers[-1] if isinstance(numbers, list) and numbers else 0
    return text.replace("{n}", str(last)[:_DIGITS])


_DRAWN: dict[str, Callable[[str], object]] = {
    "name": _name,
    "index": _index,
    "glyph": _glyph,
    "symbol": drawing,
}
