"""Moves and their text, the only form that leaves the engine: `play KS`, `bid 2H`, `pass`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Literal, NamedTuple, Protocol, TypeAlias

from engine.cards import Card, Deck
from engine.errors import NotationError

Takes: TypeAlias = tuple[Literal["arg", "card"], ...]  # what follows the verb, in this order

PLACE = "0|[1-9][0-9]{0,2}"  # form of an argument: a place counted from 0
HIDDEN = "?"  # stands for a card that a seat may not see


class Syntax(Protocol):
    """What the text of a verb's moves looks like."""

    @property
    def takes(self) -> Takes:
        """What follows the verb."""

    @property
    def form(self) -> str:
        """A regular expression that each argument matches as a whole."""


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


def parse(source: str, verbs: Mapping[str, Syntax], deck: Deck | None) -> Move:
    """Read a move's text; `text` writes the very same.

    Raises:
        NotationError: no verb of the game, an argument of another form, a face that the deck
            lacks, more or fewer words than the verb takes, or other gaps than one space.
    """
    verb, *words = source.split(" ")
    syntax = verbs.get(verb)
    if syntax is None or len(words) != len(syntax.takes):
        raise NotationError(source)
    arg = ""
    cards: tuple[Card, ...] = ()
    for kind, word in zip(syntax.takes, words, strict=True):
        if kind == "arg" and re.fullmatch(syntax.form, word):
            arg = word
        elif kind == "card" and deck is not None:
            cards = (deck.card(word),)
        else:
            raise NotationError(source)
    return Move(verb, cards, arg)
