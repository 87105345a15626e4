"""How the number of a deck's cards comes about, in one line."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import groupby

from engine.table.czech import NOUNS, count, fold, number
from plugins.records.models import Deck, Face

SETS = {2: "dvojice", 3: "trojice", 4: "čtveřice"}


def arithmetic(deck: Deck) -> str:
    """Return how the total comes about: 4 barvy × 8 hodnot = 32 karet."""
    by_suit: dict[str, list[int]] = {}
    for face in deck.faces():
        if face.suit:
            by_suit.setdefault(face.suit.code, []).append(face.copies)
    alike = Counter(map(tuple, by_suit.values()))
    terms = [_product(suits, list(copies)) for copies, suits in alike.items()]
    terms += _suitless_terms([face for face in deck.faces() if face.suitless])
    return f"{' + '.join(terms)} = {count(deck.computed_total(), 'karta')}"


def _suitless_terms(faces: list[Face]) -> Iterator[str]:
    """Yield 16 dvojic for different cards of which there are as many, else 2 žolíci."""
    sets = Counter(face.copies for face in faces if face.number is None)
    for copies, same in groupby(faces, key=lambda face: face.copies):
        if copies in SETS and sets[copies] > 1:
            yield count(sets[copies], SETS[copies])
            continue
        rows: Counter[str] = Counter()
        for face in same:
            rows[face.suitless.name if face.suitless else face.name] += copies
        yield from (_counted(name, n) for name, n in rows.items())


def _counted(name: str, n: int) -> str:
    """Return 2 žolíci, or 21 (trumf) for a noun that isn't in the list of nouns."""
    bare = re.sub(r"\{n\}\.?", "", name).strip()
    known = fold(bare).replace(" ", "-") in NOUNS
    return count(n, bare) if known else f"{number(n)} ({bare})"


def _product(suits: int, copies: list[int]) -> str:
    kinds = count(len(copies), "hodnota")
    if len(set(copies)) > 1:
        return f"{count(suits, 'barva')} × {count(sum(copies), 'karta')}"
    times = f" × {copies[0]}" if copies[0] > 1 else ""
    return f"{count(suits, 'barva')} × {kinds}{times}"
