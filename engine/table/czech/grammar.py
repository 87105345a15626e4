"""Cases, genders and the two shapes of declined words: nouns and hard adjectives."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

Case: TypeAlias = Literal["nom", "gen", "dat", "acc", "loc", "ins"]
Gender: TypeAlias = Literal["m", "ma", "f", "n"]  # ma: masculine animate
Number: TypeAlias = int | float
Amount: TypeAlias = Number | tuple[Number, Number]  # a pair is a range, low to high
Quantity: TypeAlias = Literal["one", "few", "many", "part"]

CASES: tuple[Case, ...] = ("nom", "gen", "dat", "acc", "loc", "ins")
# Czech schools count cases; the vocative (5) is never needed at a card table.
CASE_NUMBERS: dict[int, Case] = {1: "nom", 2: "gen", 3: "dat", 4: "acc", 6: "loc", 7: "ins"}

_PLAIN = str.maketrans("áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ", "acdeeinorstuuyzACDEEINORSTUUYZ")

_ENDINGS: dict[Gender, tuple[str, ...]] = {
    "m": ("ý", "ého", "ému", "ý", "ém", "ým"),
    "ma": ("ý", "ého", "ému", "ého", "ém", "ým"),
    "f": ("á", "é", "é", "ou", "é", "ou"),
    "n": ("é", "ého", "ému", "é", "ém", "ým"),
}


class Noun(NamedTuple):
    """A declined noun: six forms of the singular, six of the plural, in the order of CASES."""

    gender: Gender
    singular: tuple[str, ...]
    plural: tuple[str, ...]

    def one(self, case: Case = "nom") -> str:
        """Return the singular: „karta“, „kartu“."""
        return self.singular[CASES.index(case)]

    def more(self, case: Case = "nom") -> str:
        """Return the plural: „karty“, „karet“."""
        return self.plural[CASES.index(case)]


def declined(gender: Gender, stem: str, endings: str) -> Noun:
    """Build a noun from its stem and twelve endings.

    Args:
        gender: the noun's gender.
        stem: what the endings are added to.
        endings: separated by spaces, singular first; `-` is no ending, `=word` a whole word.
    """
    forms = tuple(
        ending[1:] if ending[0] == "=" else stem + ending.strip("-") for ending in endings.split()
    )
    if len(forms) != 12:
        raise ValueError(f"{stem}: twelve endings expected, {len(forms)} found")
    return Noun(gender, forms[:6], forms[6:])


def adjective(stem: str, gender: Gender, case: Case = "nom") -> str:
    """Return a hard adjective in the singular: („pikov“, „ma“, „acc“) is „pikového“."""
    return stem + _ENDINGS[gender][CASES.index(case)]


def quantity(amount: Amount) -> Quantity:
    """Return which form of a noun an amount takes; a range follows its last number."""
    last = abs(amount[1] if isinstance(amount, tuple) else amount)
    if last != int(last):
        return "part"
    if last == 1:
        return "one"
    return "few" if 2 <= last <= 4 else "many"


def agree(amount: Amount, one: str, few: str) -> str:
    """Return the verb that an amount takes: zbývá 1, zbývají 2, zbývá 5, zbývá 4,5.

    Args:
        amount: the counted number or range.
        one: the singular, in the past tense the neuter („zbylo“).
        few: the plural.
    """
    return few if quantity(amount) == "few" else one


def fold(text: str) -> str:
    """Return the text without Czech diacritics: „hráč“ is „hrac“."""
    return text.translate(_PLAIN)
