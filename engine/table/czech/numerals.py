"""Numbers as words: written with declension, and recognised in running text."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from engine.table.czech.grammar import CASES, Case, Gender, Number, adjective
from engine.table.czech.text import number

_LARGEST: Final = 999

_ONE: dict[Gender, str] = {
    "m": "jeden jednoho jednomu jeden jednom jedním",
    "ma": "jeden jednoho jednomu jednoho jednom jedním",
    "f": "jedna jedné jedné jednu jedné jednou",
    "n": "jedno jednoho jednomu jedno jednom jedním",
}
_SMALL: dict[int, str] = {
    0: "nula nuly nule nulu nule nulou",
    2: "dva dvou dvěma dva dvou dvěma",
    3: "tři tří třem tři třech třemi",
    4: "čtyři čtyř čtyřem čtyři čtyřech čtyřmi",
}
_TWO_FEMININE: Final = "dvě dvou dvěma dvě dvou dvěma"
_FIVE_UP: Final = (
    *("pět", "šest", "sedm", "osm", "devět", "deset", "jedenáct", "dvanáct", "třináct"),
    *("čtrnáct", "patnáct", "šestnáct", "sedmnáct", "osmnáct", "devatenáct"),
)
_TENS: Final = (
    *("dvacet", "třicet", "čtyřicet", "padesát", "šedesát", "sedmdesát", "osmdesát"),
    "devadesát",
)
_HUNDREDS: Final = ("sto", "dvě stě", "tři sta", "čtyři sta")
_HUNDRED_CASES: Final = "set set stům set stech sty"

_ORDINALS: Final = (
    *("nultý", "první", "druhý", "třetí", "čtvrtý", "pátý", "šestý", "sedmý", "osmý"),
    *("devátý", "desátý", "jedenáctý", "dvanáctý", "třináctý", "čtrnáctý", "patnáctý"),
    *("šestnáctý", "sedmnáctý", "osmnáctý", "devatenáctý"),
)
_ORDINAL_TENS: Final = (
    *("dvacátý", "třicátý", "čtyřicátý", "padesátý", "šedesátý", "sedmdesátý", "osmdesátý"),
    "devadesátý",
)
_SOFT_ENDINGS: dict[Gender, str] = {
    "m": "í ího ímu í ím ím",
    "ma": "í ího ímu ího ím ím",
    "f": "í í í í í í",
    "n": "í ího ímu í ím ím",
}


def in_words(amount: Number) -> bool:
    """Return whether `word` knows the number: whole, from 0 to 999."""
    return amount == int(amount) and 0 <= amount <= _LARGEST


def word(amount: Number, gender: Gender = "m", case: Case = "nom") -> str:
    """Return a cardinal as a word: „dvě“, „tří“, „dvaceti pěti“; digits where it has none.

    In compounds one and two don't agree („dvacet dva karet“), a hundred before a noun stays
    undeclined except in the genitive („sta“), as usual.
    """
    if not in_words(amount):
        return number(amount)
    hundreds, rest = divmod(int(amount), 100)
    parts = [_hundred(hundreds, case)] if hundreds else []
    if rest or not hundreds:
        parts += _below_hundred(rest, gender, case, alone=not hundreds)
    return " ".join(parts)


def _below_hundred(amount: int, gender: Gender, case: Case, *, alone: bool) -> list[str]:
    """Return the words of a number from 0 to 99."""
    if amount < 20:
        fixed = not alone and amount == 1
        return ["jedna" if fixed else _unit(amount, gender, case)]
    tens, unit = divmod(amount, 10)
    words = [_declined_five(_TENS[tens - 2], case)]
    if unit:
        words.append("jedna" if unit == 1 else _unit(unit, "m", case))
    return words


def _unit(amount: int, gender: Gender, case: Case) -> str:
    """Return a number below twenty."""
    place = CASES.index(case)
    if amount == 1:
        return _ONE[gender].split()[place]
    if amount == 2 and gender in ("f", "n"):
        return _TWO_FEMININE.split()[place]
    if amount in _SMALL:
        return _SMALL[amount].split()[place]
    return _declined_five(_FIVE_UP[amount - 5], case)


def _declined_five(nominative: str, case: Case) -> str:
    """Return a number from five up: pěti, devíti, deseti, dvaceti."""
    if case in ("nom", "acc"):
        return nominative
    return "devíti" if nominative == "devět" else f"{nominative}i"


def _hundred(hundreds: int, case: Case) -> str:
    """Return whole hundreds, undeclined from two hundred up in the direct cases."""
    if hundreds == 1:
        return "sta" if case == "gen" else "sto"
    if case in ("nom", "acc"):
        return _HUNDREDS[hundreds - 1] if hundreds < 5 else f"{_unit(hundreds, 'n', case)} set"
    return f"{_unit(hundreds, 'n', case)} {_HUNDRED_CASES.split()[CASES.index(case)]}"


def times(amount: int) -> str:
    """Return how many times: „jednou“, „dvakrát“, „pětkrát“, from 101 up „101krát“."""
    if amount == 1:
        return "jednou"
    return f"{word(amount).replace(' ', '')}krát" if 0 <= amount <= 100 else f"{number(amount)}krát"


def ordinal(amount: int) -> str:
    """Return an ordinal in digits: „3.“."""
    return f"{number(amount)}."


def ordinal_word(amount: int, gender: Gender = "m", case: Case = "nom") -> str:
    """Return an ordinal from 0 to 100 as a word: „třetí“, „pátou“; digits beyond."""
    if not 0 <= amount <= 100:
        return ordinal(amount)
    if amount == 100:
        return adjective("st", gender, case)
    if amount < 20:
        return _declined_ordinal(_ORDINALS[amount], gender, case)
    tens, unit = divmod(amount, 10)
    first = _declined_ordinal(_ORDINAL_TENS[tens - 2], gender, case)
    return f"{first} {_declined_ordinal(_ORDINALS[unit], gender, case)}" if unit else first


def _declined_ordinal(nominative: str, gender: Gender, case: Case) -> str:
    """Return a declined ordinal, soft (první) or hard (druhý)."""
    if nominative.endswith("í"):
        return nominative[:-1] + _SOFT_ENDINGS[gender].split()[CASES.index(case)]
    return adjective(nominative[:-1], gender, case)


# --- recognising ---------------------------------------------------------------------------

# Patterns are strings and tables wait for the first call: a page may never need them.
_HUNDRED_WORDS: Final = frozenset(("stě", "sta", "set", "stům", "stech", "sty"))


@cache
def _forms() -> dict[str, int]:
    """Return every declined form of 1–20 and the tens, with its value."""
    forms: dict[str, int] = {"desíti": 10}
    for value in (*range(1, 20), *range(20, 100, 10)):
        for case in CASES:
            for gender in _ONE:
                forms[word(value, gender, case)] = value
    return forms


_HUNDRED_FORMS: Final = frozenset(("sto", "sta", "stu", "stem"))
_JOINED = re.compile(
    rf"(?:(jedn|dva|tři|čtyři|pět|šest|sedm|osm|devět)a)({'|'.join(_TENS)})i?",
)


_ORDINAL = re.compile(
    r"(?:prvn|třet)(?:í|ího|ímu|ím)|"
    r"(?:druh|čtvrt|pát|šest|sedm|osm|devát|desát|\w+náct|\w+cát|\w+desát|st)"
    r"(?:[ýáé]|ého|ému|ém|ým|ou)"
)


def is_numeral(text: str) -> bool:
    """Return whether a single word is a cardinal or an ordinal in any case."""
    lower = text.lower()
    return (
        lower in _forms()
        or lower in _HUNDRED_FORMS
        or bool(re.fullmatch(_JOINED, lower) or re.fullmatch(_ORDINAL, lower))
    )


def numerals_in(text: str) -> set[int]:
    """Return the numbers from three up that a text writes as cardinal words, in any case.

    Compounds count as one number: „dvacet pět“ and „pětadvacet“ are 25, „tři sta“ is 300.
    One and two are left out, for they are everyday words; so are ordinals, „trojice“, „sedma“.
    """
    words = [
        (match.group().lower(), match.start(), match.end())
        for match in re.finditer(r"[^\W\d_]+", text)
    ]
    found: set[int] = set()
    place = 0
    while place < len(words):
        value, used = _read(_run(text, words, place))
        if used and value >= 3:
            found.add(value)
        place += max(used, 1)
    return found


def _run(text: str, words: list[tuple[str, int, int]], start: int) -> list[str]:
    """Return up to four words from a place on that only spaces divide."""
    run = [words[start][0]]
    for (_, _, end), (following, begin, _) in zip(
        words[start : start + 3], words[start + 1 : start + 4], strict=False
    ):
        if not text[end:begin].isspace():
            break
        run.append(following)
    return run


def _read(run: list[str]) -> tuple[int, int]:
    """Return the number at the head of a run of words, and how many words it takes."""
    value = used = 0
    if run[0] in _HUNDRED_FORMS:
        value, used = 100, 1
    elif len(run) > 1 and run[1] in _HUNDRED_WORDS and 2 <= _forms().get(run[0], 0) <= 9:
        value, used = 100 * _forms()[run[0]], 2
    rest = run[used:]
    if not rest:
        return value, used
    if joined := re.fullmatch(_JOINED, rest[0]):
        return value + _joined(joined), used + 1
    small = _forms().get(rest[0], 0)
    if not small:
        return value, used
    unit = _forms().get(rest[1], 0) if small >= 20 and len(rest) > 1 else 0
    return (value + small + unit, used + 2) if 1 <= unit <= 9 else (value + small, used + 1)


def _joined(match: re.Match[str]) -> int:
    """Return the value of „pětadvacet“ and its like."""
    unit, tens = match.groups()
    return 10 * (_TENS.index(tens) + 2) + (1 if unit == "jedn" else _forms()[unit])
