"""Drawn cards on pages: where a deck's sprite lies, and which cards a fan shows."""

from __future__ import annotations

import re

from plugins.records.models import Deck, Face

FAN = 5  # cards in the fan of a deck
_NUMBERED = re.compile(r"(?:\d+|[IVXL]+)\. (\w+)")


def sprite_uri(deck: Deck) -> str:
    """Return the address of a deck's sprite from the root of the site."""
    return f"assets/karty/{deck.id}.svg"


def fan_uri(deck: Deck) -> str:
    """Return the address of the few cards of a deck's fan: a list has many decks."""
    return f"assets/karty/{deck.id}.vejir.svg"


def numbered(name: str) -> str:
    """Return what a card with nothing but a number is: trumf for 20. trumf; '' for any other."""
    found = _NUMBERED.fullmatch(name.replace("\u00a0", " "))
    return found[1] if found else ""


def fan_of(deck: Deck) -> list[Face]:
    """Return cards for a fan: from the highest down, suit by suit, and on top the last card.

    The last one tells decks of a family apart: a seven, a six, a joker, or a card that some
    suit lacks. A deck whose cards nobody knows has none.
    """
    rows: dict[str, list[Face]] = {}
    for face in deck.faces():
        rows.setdefault(face.suit.code if face.suit else "", []).append(face)
    if not rows:
        return []
    suited = [row for key, row in rows.items() if key] or list(rows.values())
    turn = [suited[at % len(suited)] for at in range(FAN - 1)]
    picked = [row[at % len(row)] for at, row in enumerate(turn)]
    last = rows[""][-1] if "" in rows else _telling(suited)
    return list({face.code: face for face in [*picked, last]}.values())


def _telling(suits: list[list[Face]]) -> Face:
    """Return the lowest card that not every suit has, or the lowest of all."""
    longest = max(suits, key=len)
    ranks = [{face.rank.code for face in suit if face.rank} for suit in suits]
    odd = [face for face in longest if face.rank and any(face.rank.code not in r for r in ranks)]
    return (odd or longest)[-1]
