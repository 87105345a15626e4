"""Which rule draws a card: the first that knows how, from full pictures to plain names."""

from __future__ import annotations

from collections.abc import Callable

from plugins.faces import (
    characters,
    dice,
    flowers,
    french,
    german,
    named,
    numbers,
    pairs,
    plaques,
    quartets,
    rows,
    tarot,
)
from plugins.faces.cards import Card

Rule = Callable[[Card], str | None]

RULES: tuple[Rule, ...] = (
    pairs.drawn,
    quartets.drawn,
    tarot.drawn,
    french.drawn,
    german.drawn,
    dice.drawn,
    flowers.drawn,
    rows.drawn,
    characters.drawn,
    numbers.drawn,
    plaques.drawn,
    named.drawn,
)


def picture(card: Card) -> str:
    """Draw all that stands on the paper of a card."""
    return next(found for rule in RULES if (found := rule(card)) is not None)
