"""Prepositions that take a vowel before some numbers and words: s/se, z/ze, v/ve, k/ke.

Source: the vocabulary (ve, ke before 2–4, 12–14, 20–49; se, ze also before 6, 7, 16, 17,
60–79, 100), extended to all numbers by the word that is spoken first.
"""

from __future__ import annotations

import re

from engine.table.czech.numerals import is_numeral, word
from engine.table.czech.text import NBSP

# Sounds that no consonant of a preposition can lean on. Syllabic r is no cluster: v srdcích.
_CLUSTER = r"[szšž][^aáeéěiíoóuúůyýr\W\d]|dv|tř|čt|cv|wh|hř|hv|vš|dn|ps"
_SOUNDS_ALIKE = {"s": "szšž", "z": "szšž", "v": "vfw", "k": "kg"}

_DIGITS = rf"\d{{1,3}}(?:[ {NBSP}]\d{{3}})+(?!\d)|\d+"
# „se“ may be the pronoun and „K 4“ a king worth four, so these are never touched.
_BEFORE_NUMBER = (
    rf"(?:\b([ksvz]|[kvz]e)|(?:^|(?<=[.!?…] ))([SVZ]|[VZ]e))[ {NBSP}](?=(\d)|([^\W\d_]+))"
)


def preposition(letter: str, following: str) -> str:
    """Return a preposition as it is said before a text: („s“, „3 kartami“) is „se“.

    Args:
        letter: one of k, s, v, z, lower or upper case.
        following: the text after it; a number in digits is judged by how it is read.
    """
    return f"{letter}e" if _takes_vowel(letter.lower(), following) else letter


def with_preposition(letter: str, following: str) -> str:
    """Return a text with its preposition: „se 3 kartami“, „v pikách“ (with a hard space)."""
    said = preposition(letter, following)
    return f"{said}{NBSP if len(said) == 1 else ' '}{following}"


def vocalise(text: str) -> str:
    """Mend prepositions before numbers that were filled in: „s 3 kartami“ is „se 3 kartami“.

    Only prepositions before digits and numerals are touched, and „se“ never is: templates
    are written with the bare letter.
    """
    return re.sub(_BEFORE_NUMBER, _mended, text, flags=re.MULTILINE)


def _mended(match: re.Match[str]) -> str:
    small, large, digit, following = match.groups()
    if not digit and not is_numeral(following):
        return match.group()
    said = preposition((small or large)[0], match.string[match.end() :])
    return f"{said}{NBSP if len(said) == 1 else ' '}"


def _takes_vowel(letter: str, following: str) -> bool:
    digits = re.match(_DIGITS, following)
    spoken = _spoken(int(re.sub(r"\D", "", digits.group()))) if digits else following.lower()
    return spoken[:1] in tuple(_SOUNDS_ALIKE[letter]) or bool(re.match(_CLUSTER, spoken))


def _spoken(amount: int) -> str:
    """Return the beginning of a number as it is read: 104 „sto“, 2000 „dva“, 1911 „tisíc“."""
    for size, name in ((1_000_000, "milion"), (1_000, "tisíc")):
        if amount >= size:
            return name if amount // size == 1 else _spoken(amount // size)
    return word(amount)
