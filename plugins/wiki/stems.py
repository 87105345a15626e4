"""Words of Czech texts without their endings and diacritics, for the search and the glossary."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

import snowballstemmer  # type: ignore[import-untyped]  # ships no types

WORD = re.compile(r"[^\W_]+")
_stemmer = snowballstemmer.stemmer("czech")


def fold(text: str) -> str:
    """Return text in lower case without diacritics; `site_theme/js/search.js` does the same."""
    bare = unicodedata.normalize("NFD", text.lower())
    return re.sub("[\u0300-\u036f]", "", bare)


@cache
def stem(word: str) -> str:
    """Return what the forms of a word have in common: zdvihů and zdvihem give zdvih."""
    return fold(str(_stemmer.stemWord(word.lower())))


def words(text: str) -> list[str]:
    """Return the words of a plain text in their order."""
    return WORD.findall(text)


def slug(text: str) -> str:
    """Return a text as an ASCII id: Konec hry gives konec-hry."""
    return "-".join(re.findall(r"[a-z0-9]+", fold(text)))
