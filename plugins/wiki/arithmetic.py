"""How the number of a deck's cards comes about, in one line, as a player would count them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from engine.table.czech import NBSP, count, known_noun, number, quantity
from plugins.records.models import Deck, Face
from plugins.records.models.deck import unnumbered
from plugins.wiki.pieces import SUITS, Group, group_of, piece_of
from plugins.wiki.suitless import plural, trumps_of

SETS = {2: "dvojice", 3: "trojice", 4: "čtveřice"}
_OF_MANY = "ých"  # občanské: 11 občanských
MOST_NAMED = 2  # single cards that are called by name; more are counted


def arithmetic(deck: Deck) -> str:
    """Return how the total comes about: 4 barvy × 8 hodnot = 32 karet; '' where nobody knows."""
    faces = list(deck.faces())
    if not faces:
        return ""
    kind, trumps = trumps_of(deck)
    high = sum(face.copies for face in faces if face.code in trumps)
    terms = [
        *_suit_terms(deck, [face for face in faces if face.suit]),
        *([count(high, kind)] if high else []),
        *_other_terms(deck, [f for f in faces if f.suit is None and f.code not in trumps]),
    ]
    terms = [term.replace(" × ", f"{NBSP}×{NBSP}") for term in terms]  # lines break between terms
    return f"{' + '.join(terms)} = {piece_of(deck).count(deck.computed_total())}"


def _suit_terms(deck: Deck, faces: Sequence[Face]) -> Iterator[str]:
    """Yield 4 barvy × 13 hodnot × 2, the suits that are alike together, most of them first."""
    by_suit: dict[str, list[Face]] = {}
    for face in faces:
        by_suit.setdefault(face.suit.code if face.suit else "", []).append(face)
    suits: dict[tuple[int, ...], list[list[Face]]] = {}
    for suit in by_suit.values():
        suits.setdefault(tuple(face.copies for face in suit), []).append(suit)
    for alike in sorted(suits.values(), key=len, reverse=True):
        yield _suits_term(group_of(deck), alike, alone=len(suits) == len(by_suit))


def _suits_term(group: Group, suits: Sequence[Sequence[Face]], *, alone: bool) -> str:
    """Return 4 barvy × 13 hodnot of suits that are alike; 11 občanských × 4 of a lonely one."""
    first = suits[0]
    suit = first[0].suit
    copies = {face.copies for face in first}
    times = _times(first[0].copies) if len(copies) == 1 else ""
    amount = len(first) if len(copies) == 1 else sum(face.copies for face in first)
    if alone:
        called = suit.name if suit else ""
        if called.endswith("é") and quantity(amount) == "many":
            return f"{number(amount)} {called[:-1]}{_OF_MANY}{times}"
    same = {frozenset(face.rank.code for face in one if face.rank) for one in suits}
    ranked = len(copies) == len(same) == 1 and not all(map(_has_own_name, first))
    of_suits = "" if alone and group is SUITS else f"{group.count(len(suits))} × "
    return f"{of_suits}{count(amount, 'hodnota' if ranked else 'karta')}{times}"


def _other_terms(deck: Deck, faces: Sequence[Face]) -> Iterator[str]:
    """Yield what is outside suits and trumps: rows, sets of the same card, single cards."""
    for kind, same in groupby(faces, key=_kind):
        group, (times, numbered, called) = list(same), kind
        if called and quantity(len(group)) == "few":
            yield f"{number(len(group))} {called}{_times(times)}"
        elif numbered:
            for name, row in groupby(group, key=_bare):
                yield f"{_counted(len(list(row)), name)}{_times(times)}"
        elif times > 1:
            yield _sets(deck, group, times)
        elif len(group) > MOST_NAMED:
            yield f"{number(len(group))} jednotlivých {piece_of(deck).many}"
        else:
            yield from (face.name for face in group)


def _kind(face: Face) -> tuple[int, bool, str]:
    group = face.suitless.group if face.suitless else None
    return face.copies, face.number is not None, group or ""


def _sets(deck: Deck, faces: Sequence[Face], times: int) -> str:
    """Return 2 žolíci, 16 dvojic, 3 karty bez barvy × 4, 6 různých karet × 7."""
    nouns = {face.name.rpartition(" ")[2] for face in faces}
    if len(faces) == 1:
        return _counted(times, faces[0].name)
    if len(nouns) == 1:
        return f"{_counted(len(faces), nouns.pop())}{_times(times)}"
    if deck.suits:
        return f"{piece_of(deck).count(len(faces))} bez barvy{_times(times)}"
    if times in SETS:
        return count(len(faces), SETS[times])
    return f"{number(len(faces))} různých {piece_of(deck).many}{_times(times)}"


def _counted(amount: int, name: str) -> str:
    """Return 2 žolíci, 100 čtecích karet, or 2 × bílý tygr for what isn't in the list of nouns."""
    if known_noun(name):
        return count(amount, name)
    forms = plural(name)
    if forms and quantity(amount) != "one":
        return f"{number(amount)} {forms.few if quantity(amount) == 'few' else forms.many}"
    return f"{number(amount)} × {name}"


def _has_own_name(face: Face) -> bool:
    """Say whether a card's name is its own, as that of a picture, and not one of a rank."""
    return bool(face.suit and face.rank and face.rank.code in face.suit.names)


def _bare(face: Face) -> str:
    return unnumbered(face.suitless.name) if face.suitless else face.name


def _times(copies: int) -> str:
    return f" × {copies}" if copies > 1 else ""
