"""Moves and their text, the only form that leaves the engine: `play KS`, `bid 2H`, `pass`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeAlias

from engine.cards import Card, Deck
from engine.errors import NotationError

Takes: TypeAlias = tuple[Literal["arg", "cards"], ...]  # what follows the verb, in order

HIDDEN = "?"  # stands for a card that a seat may not see


class Move(NamedTuple):
    """One decision of the seat to move."""

    verb: str
    cards: tuple[Card, ...] = ()
    arg: str = ""


def text(move: Move, deck: Deck | None) -> str:
    """Return the move's text; `parse` reads it back."""
    words = [move.verb]
    if move.arg:
        words.append(move.arg)
    if deck is not None:
        words += [deck.codes[card] for card in move.cards]
    return " ".join(words)


def redacted(move: Move) -> str:
    """Return the text for seats that may not see the cards, e.g. `discard ?`."""
    return " ".join([move.verb, *([move.arg] if move.arg else []), *(HIDDEN for _ in move.cards)])


def parse(source: str, verbs: Mapping[str, Takes], deck: Deck | None) -> Move:
    """Read a move's text.

    Raises:
        NotationError: no verb of the game, a face that the deck lacks, too many words.
    """
    verb, *words = source.split() or [""]
    takes = verbs.get(verb)
    if takes is None or len(words) > 40:
        raise NotationError(source)
    arg = ""
    if "arg" in takes:
        if not words:
            raise NotationError(source)
        arg, *words = words
    if words and ("cards" not in takes or deck is None):
        raise NotationError(source)
    if "cards" in takes and not words:
        raise NotationError(source)
    return Move(verb, tuple(deck.card(word) for word in words) if deck else (), arg)
