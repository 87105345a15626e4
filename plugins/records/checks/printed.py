"""What is printed on the cards of a deck: numbers of rows, corners, names of its own."""

from __future__ import annotations

from collections.abc import Iterator

from plugins.records.checks.base import Index, RecordFile
from plugins.records.checks.cards import known_codes
from plugins.records.findings import Finding

_PLACE = "{n}"


def numbers_have_a_place(file: RecordFile, index: Index) -> Iterator[Finding]:
    """Check that the cards of a numbered row, and only they, are called by their numbers."""
    for key in ("suits", "ranks", "suitless"):
        for path, entry in file.entries(key):
            numbered = entry.get("numbers") is not None
            texts = {field: text for field, text in entry.items() if isinstance(text, str)}
            for field in (one for one, text in texts.items() if _PLACE in text and not numbered):
                text = f"{_PLACE} je číslo karty, ale tato položka řada není"
                may = key == "suitless"
                fix = f"doplňte numbers, nebo {_PLACE} vynechte" if may else f"vynechte {_PLACE}"
                yield file.document.finding((*path, field), text, fix)
            name = texts.get("name")
            if numbered and name and _PLACE not in name:
                text = f"všechny karty řady se jmenují „{name}“"
                fix = f"napište do jména {_PLACE}, třeba {name} {_PLACE}"
                yield file.document.finding((*path, "name"), text, fix)


def corners_differ(file: RecordFile, index: Index) -> Iterator[Finding]:
    """Check that no two ranks of a suit have the same corner."""
    deck = index.decks.get(file.name) if file.kind == "deck" else None
    first: dict[tuple[str, str], str] = {}
    shared: dict[str, tuple[str, str]] = {}
    for face in deck.faces() if deck else ():
        if face.suit and face.rank and face.index:
            other = first.setdefault((face.suit.code, face.index), face.rank.code)
            if other != face.rank.code:
                shared[face.rank.code] = (other, face.index)
    for path, entry in file.entries("ranks") if shared else ():
        if entry["code"] in shared:
            other, corner = shared[entry["code"]]
            text = f"„{corner}“ mají v rohu i karty hodnoty „{other}“ téže barvy"
            yield file.document.finding((*path, "index"), text, "zvolte jiné označení")


def names_are_of_ranks(file: RecordFile, index: Index) -> Iterator[Finding]:
    """Check that a suit names only cards that it has."""
    deck = index.decks.get(file.name) if file.kind == "deck" else None
    every = [one.code for one in deck.ranks] if deck else []
    own = {suit.code: suit.ranks or every for suit in deck.suits} if deck else {}
    for path, entry in file.entries("suits") if deck else ():
        ranks = own.get(entry["code"], every)
        for code in entry.get("names", ()):
            if code not in ranks:
                text, fix = f"neznámá hodnota „{code}“", known_codes(code, ranks)
                yield file.document.finding((*path, "names", code), text, fix)
