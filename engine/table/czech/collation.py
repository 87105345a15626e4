"""Czech alphabetical order, without the help of the system's locale."""

from __future__ import annotations

import re
from typing import TypeAlias

SortKey: TypeAlias = tuple[
    tuple[tuple[int, int], ...], tuple[str, ...], tuple[bool, ...], str
]  # letters, then accents, then capitals, then the text itself

_ALPHABET = (
    *("a", "b", "c", "č", "d", "e", "f", "g", "h", "ch", "i", "j", "k", "l", "m", "n", "o"),
    *("p", "q", "r", "ř", "s", "š", "t", "u", "v", "w", "x", "y", "z", "ž"),
)
_PLACE = {letter: place for place, letter in enumerate(_ALPHABET)}
# Letters that differ from their base only when all else is equal; the last ones are foreign.
_BASE = str.maketrans(
    "áďéěíňóťúůýàâäãåāçèêëēìîïīłñòôöõőøōùûüűūÿżź",
    "adeeintouuyaaaaaaceeeeiiiilnooooooouuuuuyzz",
)
_TOKEN = r"\d+|ch|[^\W\d_]|[\W_]+"
_SPACE, _NUMBER, _LETTER = range(3)


def sort_key(text: str) -> SortKey:
    """Return a key that sorts texts as a Czech index does.

    Word by word; numbers by value, before letters; ch after h; č, ř, š, ž after their bases;
    other accents count only between texts that are equal without them, and capitals last.
    """
    letters: list[tuple[int, int]] = []
    accents: list[str] = []
    for match in re.finditer(_TOKEN, text.strip().lower()):
        token = match.group()
        if token.isdecimal():
            letters.append((_NUMBER, int(token)))
        elif (base := token.translate(_BASE)) in _PLACE:
            letters.append((_LETTER, _PLACE[base]))
            accents.append("" if base == token else token)
        elif token.isalpha():
            letters.append((_LETTER, len(_PLACE) + ord(token)))
        elif any(char.isspace() for char in token):
            letters.append((_SPACE, 0))
    capitals = [char.isupper() for char in text if char.isalpha()]
    return tuple(letters), tuple(accents), tuple(capitals), text
