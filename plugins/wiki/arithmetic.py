"""How the number of a deck's cards comes about, in one line, as a player would count them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby

from engine.table.czech import count, known_noun, number, quantity
from engine.table.czech.text import NBSP
from plugins.records.models import Deck, Face
from plugins.records.models.deck import unnumbered

SETS = {2: "dvojice", 3: "trojice", 4: "čtveřice"}
TRUMPS = {"trumfy": "trumf", "taroky": "tarok"}  # id of an order → what its cards are
MOST_NAMED = 2  # single cards that are called by name; more are counted
STONES = {"one": "kámen", "few": "kameny", "many": "kamenů", "part": "kamene"}
_ENDINGS = {"á": ("é", "ých"), "í": ("í", "ích")}  # prostá karta: prosté karty, prostých karet


def arithmetic(deck: Deck) -> str:
    """Return how the total comes about: 4 barvy × 8 hodnot = 32 karet; '' where nobody knows."""
    faces = list(deck.faces())
    if not faces:
        return ""
    kind, trumps = trumps_of(deck)
    high = sum(face.copies for face in faces if face.code in trumps)
    terms = [
        *_suit_terms(faces),
        *([count(high, kind)] if high else []),
        *_other_terms(deck, [f for f in faces if f.suit is None and f.code not in trumps]),
    ]
    return f"{' + '.join(terms)} = {pieces(deck, deck.computed_total())}"


def pieces(deck: Deck, amount: int) -> str:
    """Return a number of a deck's cards: 52 karet, 144 kamenů."""
    if deck.shape == "tile":
        return f"{number(amount)}{NBSP}{STONES[quantity(amount)]}"
    return count(amount, "karta")


def trumps_of(deck: Deck) -> tuple[str, frozenset[str]]:
    """Return what a deck's trumps are called, trumf or tarok, and their codes; none for most."""
    for order in deck.orders:
        if order.usual and order.id in TRUMPS:
            return TRUMPS[order.id], frozenset(order.cards or ())
    return "", frozenset()


def _suit_terms(faces: Sequence[Face]) -> Iterator[str]:
    """Yield 4 barvy × 13 hodnot × 2, the suits that are alike together, most of them first."""
    suited = [face for face in faces if face.suit]
    by_suit: dict[str, list[int]] = {}
    for face in suited:
        by_suit.setdefault(face.suit.code if face.suit else "", []).append(face.copies)
    alike = Counter(map(tuple, by_suit.values()))
    of_a_suit = "karta" if all(map(_has_own_name, suited)) else "hodnota"
    for copies, suits in alike.most_common():
        of_suits = "" if set(alike.values()) == {1} else f"{count(suits, 'barva')} × "
        if len(set(copies)) > 1:
            yield f"{of_suits}{count(sum(copies), 'karta')}"
        else:
            yield f"{of_suits}{count(len(copies), of_a_suit)}{_times(copies[0])}"


def _other_terms(deck: Deck, faces: Sequence[Face]) -> Iterator[str]:
    """Yield what is outside suits and trumps: rows, sets of the same card, single cards."""
    for copies, same in groupby(faces, key=lambda face: (face.copies, face.number is not None)):
        group, (times, numbered) = list(same), copies
        if numbered:
            for name, row in groupby(group, key=_bare):
                yield f"{_counted(len(list(row)), name)}{_times(times)}"
        elif times > 1:
            yield _sets(deck, group, times)
        elif len(group) > MOST_NAMED:
            yield f"{number(len(group))} jednotlivých {_many(deck)}"
        else:
            yield from (face.name for face in group)


def _sets(deck: Deck, faces: Sequence[Face], times: int) -> str:
    """Return 2 žolíci, 16 dvojic, 6 různých karet × 7."""
    nouns = {face.name.rpartition(" ")[2] for face in faces}
    if len(faces) == 1:
        return _counted(times, faces[0].name)
    if len(nouns) == 1:
        return f"{_counted(len(faces), nouns.pop())}{_times(times)}"
    if times in SETS:
        return count(len(faces), SETS[times])
    return f"{number(len(faces))} různých {_many(deck)}{_times(times)}"


def _counted(amount: int, name: str) -> str:
    """Return 2 žolíci, 100 čtecích karet, or 2 × bílý tygr for what isn't in the list of nouns."""
    if known_noun(name):
        return count(amount, name)
    kind = quantity(amount)
    if (card := re.fullmatch(r"(\w+)([áí]) karta", name)) and kind != "one":
        few, many = _ENDINGS[card[2]]
        ending = few if kind == "few" else many
        return f"{number(amount)} {card[1]}{ending} {'karty' if kind == 'few' else 'karet'}"
    return f"{number(amount)} × {name}"


def _has_own_name(face: Face) -> bool:
    """Say whether a card's name is its own, as that of a picture, and not one of a rank."""
    return bool(face.suit and face.rank and face.rank.code in face.suit.names)


def _bare(face: Face) -> str:
    return unnumbered(face.suitless.name) if face.suitless else face.name


def _many(deck: Deck) -> str:
    return STONES["many"] if deck.shape == "tile" else "karet"


def _times(copies: int) -> str:
    return f" × {copies}" if copies > 1 else ""
