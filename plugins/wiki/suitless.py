"""What cards without a suit are called together: trumfy a omluva, žolíci, větry a draci."""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.table.czech import known_noun, listed, noun
from plugins.records.models import Deck, Face
from plugins.wiki.pieces import CARD, Counted

TRUMPS = {"trumfy": "trumf", "taroky": "tarok"}  # id of an order → what its cards are
_ENDINGS = {"á": ("é", "ých"), "í": ("í", "ích")}  # prostá karta: prosté karty, prostých karet


def trumps_of(deck: Deck) -> tuple[str, frozenset[str]]:
    """Return what a deck's trumps are called, trumf or tarok, and their codes; none for most."""
    for order in deck.orders:
        if order.usual and order.id in TRUMPS:
            return TRUMPS[order.id], frozenset(order.cards or ())
    return "", frozenset()


def together(deck: Deck, faces: Sequence[Face], most: int) -> str:
    """Return the common name of cards without a suit; '' where they have none.

    Args:
        deck: whose cards they are.
        faces: the cards.
        most: so many of them can be called by their own names.
    """
    groups = dict.fromkeys(face.suitless.group for face in faces if face.suitless)
    if all(groups):
        return listed(group for group in groups if group)
    own = listed(face.name for face in faces) if len(faces) <= most else ""
    return _trumps(deck, faces) or _alike(faces) or own


def plural(name: str) -> Counted | None:
    """Return how cards called by an adjective are counted, prostá karta; None for other names."""
    found = re.fullmatch(r"(\w+)([áí]) karta", name)
    if not found:
        return None
    few, many = (f"{found[1]}{ending}" for ending in _ENDINGS[found[2]])
    return Counted(name, f"{few} {CARD.few}", f"{many} {CARD.many}")


def _trumps(deck: Deck, faces: Sequence[Face]) -> str:
    """Return what trumps are called, with a single card beside them: trumfy a omluva."""
    kind, trumps = trumps_of(deck)
    others = [face.name for face in faces if face.code not in trumps]
    if len(others) == len(faces):
        return ""
    name = noun(kind).more()
    return listed([name, *others]) if len(others) == 1 else name


def _alike(faces: Sequence[Face]) -> str:
    """Return the plural of what all of them are: žolíci."""
    nouns = {face.name.rpartition(" ")[2] for face in faces}
    known = known_noun(nouns.pop()) if len(nouns) == 1 else None
    return known.more() if known and sum(face.copies for face in faces) > 1 else ""
