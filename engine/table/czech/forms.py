"""Forms of `{{ path | form }}`: how a parameter of the engine is written in a clause.

The name of a form says what stands on the page, in letters without diacritics:

* a noun: `karta` gives „2 karty“, `hrac` „2–4 hráči“, `klicova-karta` „3 klíčové karty“;
* the number of a case after it: „do {{ … | bod-2 }}“ gives „do 5 bodů“, „pro {{ … | hrac-4 }}“
  „pro 2 hráče“, „po {{ … | karta-6 }}“ „po 3 kartách“, „s {{ … | karta-7 }}“ „se 3 kartami“;
* `-slovem` writes the number as a word: `zdvih-slovem` „tři zdvihy“, `karta-6-slovem`
  „(po) dvou kartách“; `-radove` as an ordinal: `zdvih-6-radove` „(ve) třetím zdvihu“;
* without a noun: `slovem` „tři“, `slovem-f` „dvě“, `slovem-2` „tří“, `slovem-f-4` „jednu“,
  and the same of `radove` („třetí“), `poradi` „3.“, `krat` „dvakrát“, `nasobek` „×2“,
  `znamenko` „+2“;
* `hodnoty` and `barvy` for lists of ranks and suits, `barva-jmenem` for one suit.

Everyday words stand for numbered forms where they can't be mistaken: see ALIASES. No form at
all gives the bare number, and an order of ranks its names. The prepositions k, s, v, z before
a form are written without a vowel; `vocalise` adds it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final, TypeAlias

from engine.table.czech.cards import FRENCH, GERMAN, RANKS, Suits, ranks_listed, suit_name
from engine.table.czech.grammar import CASE_NUMBERS, Amount, Case, Gender
from engine.table.czech.nouns import NOUNS, count
from engine.table.czech.numerals import ordinal, ordinal_word, times, word
from engine.table.czech.text import listed, number, signed

Form: TypeAlias = Callable[[object], str]


class FormError(ValueError):
    """A form that doesn't exist or doesn't suit a value; the message is Czech."""


# Only words that no other form of the noun is spelt like; `bodu` is the genitive, as after „do“.
ALIASES: Final[dict[str, str]] = {
    **{"body": "bod", "bodu": "bod-2", "zdvihu": "zdvih-2", "zetonu": "zeton-2"},
    **{"kartu": "karta-4", "barvu": "barva-4", "partii": "partie-4", "minutu": "minuta-4"},
    **{"hrace": "hrac-4", "soupere": "souper-4", "kartou": "karta-7", "hracem": "hrac-7"},
}
_GENDERS: Final[dict[str, Gender]] = {"m": "m", "f": "f", "n": "n"}


def fill(value: object, form: str | None = None) -> str:
    """Return a parameter's value as a clause shows it.

    Args:
        value: a number, a list of numbers (the noun follows the last one), a range as a tuple,
            a rank, a suit, or an order of ranks as a list or a text („K Q J A“).
        form: the name of a form, or None for the bare value.

    Raises:
        FormError: no such form, or the value doesn't suit it.
    """
    if form is None:
        return _bare(value)
    try:
        wanted = FORMS[form]
    except KeyError:
        raise FormError(f"neznámý tvar „{form}“") from None
    try:
        return wanted(value)
    except TypeError:
        raise FormError(f"tvar „{form}“ se nehodí k hodnotě „{value}“") from None


def _bare(value: object) -> str:
    """Return a value without a form."""
    if ranks := _ranks(value):
        return ranks_listed(ranks, _pack(ranks))
    if isinstance(value, str):
        return value
    if isinstance(value, list):
        return listed(_bare(item) for item in value)
    return number(_amount(value))


def _ranks(value: object) -> list[str]:
    """Return the codes of an order of two ranks or more, or nothing."""
    codes = value.split() if isinstance(value, str) else value
    if not isinstance(codes, list | tuple) or len(codes) < 2:
        return []
    texts = [code for code in codes if isinstance(code, str) and code in RANKS]
    return texts if len(texts) == len(codes) else []


def _pack(ranks: list[str]) -> Suits:
    """Return the suits of the pack that an order belongs to; only German packs have svršky."""
    return GERMAN if "O" in ranks or "U" in ranks else FRENCH


def _amount(value: object) -> Amount:
    """Return a value as an amount, or raise TypeError."""
    if isinstance(value, bool):
        raise TypeError
    if isinstance(value, int | float):
        return value
    if isinstance(value, tuple) and len(value) == 2:
        low, high = value
        return _single(low), _single(high)
    raise TypeError


def _single(value: object) -> int | float:
    """Return a value as one number, or raise TypeError."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise TypeError
    return value


def _whole(value: object) -> int:
    """Return a value as a whole number, or raise TypeError."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError
    return value


def _counted(value: object, name: str, case: Case, style: str) -> str:
    """Return a number, or several, with a noun."""
    if style == "radove":
        noun = NOUNS[name]
        return f"{ordinal_word(_whole(value), noun.gender, case)} {noun.one(case)}"
    words = style == "slovem"
    if isinstance(value, list):
        *head, last = [_single(item) for item in value] or [0]
        shown = [word(item, NOUNS[name].gender, case) if words else number(item) for item in head]
        return listed([*shown, count(last, name, case, words=words)])
    return count(_amount(value), name, case, words=words)


def _order(value: object) -> str:
    ranks = _ranks(value) or _ranks([value, value])[:1]
    if not ranks:
        raise TypeError
    return ranks_listed(ranks, _pack(ranks))


def _suits(value: object) -> str:
    if not isinstance(value, list | tuple):
        raise TypeError
    return listed(_suit(item) for item in value)


def _suit(value: object) -> str:
    if not isinstance(value, str) or value not in FRENCH:
        raise TypeError
    return suit_name(value)


_PLAIN: Final[dict[str, Form]] = {
    "poradi": lambda value: ordinal(_whole(value)),
    "krat": lambda value: times(_whole(value)),
    "nasobek": lambda value: f"×{number(_single(value))}",
    "znamenko": lambda value: signed(_single(value)),
    "hodnoty": _order,
    "barvy": _suits,
    "barva-jmenem": _suit,
}


def _parsed(name: str) -> Form | None:
    """Return the form of a name that follows the scheme."""
    style, rest = "", name
    for ending in ("-slovem", "-radove"):
        if rest.endswith(ending):
            style, rest = ending[1:], rest.removesuffix(ending)
    case: Case = "nom"
    if rest[-2:-1] == "-" and rest[-1:].isdecimal():
        if int(rest[-1]) not in CASE_NUMBERS:
            return None
        case, rest = CASE_NUMBERS[int(rest[-1])], rest[:-2]
    if rest in NOUNS:
        return lambda value: _counted(value, rest, case, style)
    head, _, letter = rest.partition("-")
    gender = _GENDERS.get(letter or "m")
    if style or gender is None or head not in ("slovem", "radove"):
        return None
    if head == "slovem":
        return lambda value: word(_single(value), gender, case)
    return lambda value: ordinal_word(_whole(value), gender, case)


class _Forms(Mapping[str, Form]):
    """All forms by name; made when asked for, because a page needs a handful of them."""

    def __getitem__(self, name: str) -> Form:
        name = ALIASES.get(name, name)
        found = _PLAIN.get(name) or _parsed(name)
        if found is None:
            raise KeyError(name)
        return found

    def __iter__(self) -> Iterator[str]:
        yield from _PLAIN
        yield from ALIASES
        numbers = ["", *(f"-{no}" for no in CASE_NUMBERS if no > 1)]
        for name in NOUNS:
            yield from (f"{name}{no}{s}" for no in numbers for s in ("", "-slovem", "-radove"))
        for head in ("slovem", "radove"):
            yield from (f"{head}{g}{no}" for g in ("", "-f", "-n") for no in numbers)

    def __len__(self) -> int:
        return sum(1 for _ in self)


FORMS: Final[Mapping[str, Form]] = _Forms()
