"""Cards in sentences: with signs (♥A, ♠10) and with names (srdcové eso, pikového krále)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from engine.table.czech.grammar import CASES, Case, Gender, Noun, adjective, fold
from engine.table.czech.nouns import NOUNS
from engine.table.czech.numerals import ordinal_word
from engine.table.czech.quartets import card_of_quartet
from engine.table.czech.text import listed

Suits: TypeAlias = Mapping[str, str]  # code of a suit in its deck → key of SUITS


class Suit(NamedTuple):
    """How a suit is called."""

    sign: str  # one character, '' where no sign is usual
    stem: str  # of the adjective: pikov-
    names: str  # six cases of the plural, in the order of CASES
    bid: str  # key of the counting noun („2 piky“), '' where nothing is bid in it


SUITS: dict[str, Suit] = {
    "piky": Suit("♠", "pikov", "piky pik pikám piky pikách pikami", "pik"),
    "srdce": Suit("♥", "srdcov", "srdce srdcí srdcím srdce srdcích srdci", "srdce"),
    "kara": Suit("♦", "károv", "kára kár kárům kára kárech káry", "karo"),
    "krize": Suit("♣", "křížov", "kříže křížů křížům kříže křížích kříži", "tref"),
    "trefy": Suit("♣", "trefov", "trefy trefů trefům trefy trefech trefy", "tref"),
    "cervene": Suit("", "červen", "červené červených červeným červené červených červenými", ""),
    "zelene": Suit("", "zelen", "zelené zelených zeleným zelené zelených zelenými", ""),
    "kule": Suit("", "kulov", "kule kulí kulím kule kulích kulemi", ""),
    "zaludy": Suit("", "žaludsk", "žaludy žaludů žaludům žaludy žaludech žaludy", ""),
}

FRENCH: Suits = {"S": "piky", "H": "srdce", "D": "kara", "C": "krize"}
BRIDGE: Suits = {**FRENCH, "C": "trefy"}
GERMAN: Suits = {"H": "cervene", "L": "zelene", "K": "kule", "Z": "zaludy"}

# Code of a rank → key of its noun; the German pack says osma and sedma.
RANKS: dict[str, str] = {
    **{"A": "eso", "K": "kral", "Q": "dama", "J": "kluk", "O": "svrsek", "U": "spodek"},
    **{"N": "jezdec", "T": "desitka", "9": "devitka", "8": "osmicka", "7": "sedmicka"},
    **{"6": "sestka", "5": "petka", "4": "ctyrka", "3": "trojka", "2": "dvojka", "1": "jednicka"},
}
_GERMAN_RANKS = {**RANKS, "8": "osma", "7": "sedma"}

_OUTSIDE: dict[str, tuple[str, str]] = {  # code → (key of the noun, text beside a sign)
    "EXC": ("omluva", "omluva"),
    "T21": ("jednadvacitka", "21. trumf"),
    "T1": ("pagat", "1. trumf"),
    "SK": ("skyz", "škýz"),
    "JOKER": ("zolik", "žolík"),
    "PETR": ("cerny-Petr", "černý Petr"),
    **{
        f"P{number}": (fold(name), name)
        for number, name in enumerate(
            (
                *("kocour", "sova", "ježek", "liška", "kohout", "ryba", "medvěd", "čáp", "žába"),
                *("šnek", "slon", "pes", "beran", "veverka", "tučňák", "motýl"),
            ),
            start=1,
        )
    },
}


def suits_of(codes: Sequence[str], ids: Sequence[str]) -> Suits:
    """Return how a deck's suits are called, from the codes and ids of its record.

    An id that isn't in SUITS is kept, and its cards are called by their codes.
    """
    return dict(zip(codes, ids, strict=True))


def card_sign(code: str, suits: Suits = FRENCH) -> str:
    """Return a card as it stands in a sentence: „♥A“, „♠10“, „21. trumf“.

    Suits without a usual sign give the name, „žaludský svršek“.
    """
    suit, rank = _split(code, suits)
    if suit and suit.sign:
        return suit.sign + rank_sign(rank)
    if code in _OUTSIDE:
        return _OUTSIDE[code][1]
    if number := trump_number(code):
        return f"{number}. trumf"
    return card_name(code, suits=suits)


def card_name(code: str, case: Case = "nom", suits: Suits = FRENCH) -> str:
    """Return a card's name for screen readers: „srdcové eso“, „pikového krále“.

    Codes that nobody has named come back as they are.
    """
    suit, rank = _split(code, suits)
    if suit:
        noun = _rank_noun(rank, suits)
        return f"{adjective(suit.stem, noun.gender, case)} {noun.one(case)}"
    if name := card_of_quartet(code, suits, case):
        return name
    if code in _OUTSIDE:
        return NOUNS[_OUTSIDE[code][0]].one(case)
    if number := trump_number(code):
        return f"{ordinal_word(int(number), 'm', case)} {NOUNS['trumf'].one(case)}"
    return code


def trump_number(code: str) -> str:
    """Return the number of a numbered trump, „21“ for T21; '' for any other card."""
    found = re.fullmatch(r"T(\d{1,2})", code)
    return found.group(1) if found else ""


def card_gender(code: str, suits: Suits = FRENCH) -> Gender:
    """Return the grammatical gender of a card's name."""
    suit, rank = _split(code, suits)
    if suit:
        return _rank_noun(rank, suits).gender
    return NOUNS[_OUTSIDE[code][0]].gender if code in _OUTSIDE else "m"


def cards_listed(codes: Iterable[str], suits: Suits = FRENCH) -> str:
    """Return several cards with signs: „♠K, ♠7 a ♥A“."""
    return listed(card_sign(code, suits) for code in codes)


def rank_sign(rank: str) -> str:
    """Return a rank as it is printed on the card: T is 10."""
    return "10" if rank == "T" else rank


def rank_name(rank: str, case: Case = "nom", suits: Suits = FRENCH) -> str:
    """Return a rank's name: „desítka“, „krále“; codes without a name come back."""
    return _rank_noun(rank, suits).one(case) if rank in RANKS else rank


def ranks_listed(ranks: Iterable[str], suits: Suits = FRENCH) -> str:
    """Return an order of ranks: „král, dáma, kluk, eso“, high to low as given."""
    return ", ".join(rank_name(rank, suits=suits) for rank in ranks)


def suit_name(code: str, case: Case = "nom", suits: Suits = FRENCH) -> str:
    """Return a suit in the plural: „piky“, „(bez) srdcí“, „(v) kárech“."""
    suit = SUITS.get(suits.get(code, ""))
    return suit.names.split()[CASES.index(case)] if suit else suits.get(code, code)


def suit_sign(code: str, suits: Suits = FRENCH) -> str:
    """Return a suit's sign, or its name where none is usual."""
    suit = SUITS.get(suits.get(code, ""))
    return suit.sign if suit and suit.sign else suit_name(code, suits=suits)


def _split(code: str, suits: Suits) -> tuple[Suit | None, str]:
    """Return the suit and the rank of a code; no suit for cards outside the suits."""
    suit = SUITS.get(suits.get(code[-1:], ""))
    return (suit, code[:-1]) if suit and code[:-1] in RANKS else (None, code)


def _rank_noun(rank: str, suits: Suits) -> Noun:
    """Return the noun of a rank as the deck calls it."""
    german = "kule" in suits.values() or "zaludy" in suits.values()
    return NOUNS[(_GERMAN_RANKS if german else RANKS)[rank]]
