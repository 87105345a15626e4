"""The cards of a pairing pack: sixteen pictures, each printed twice, and Black Peter."""

from __future__ import annotations

from collections.abc import Callable

from plugins.faces import birds, creatures, mammals
from plugins.faces.cards import Card
from plugins.faces.indices import corners
from plugins.faces.medallion import MEADOW, SNOW, WATER, medallion
from plugins.faces.sweep import sweep

_ANIMALS: dict[str, tuple[Callable[[], str], str | None]] = {
    "P1": (mammals.cat, MEADOW),
    "P2": (birds.owl, None),
    "P3": (mammals.hedgehog, MEADOW),
    "P4": (mammals.fox, MEADOW),
    "P5": (birds.rooster, MEADOW),
    "P6": (creatures.fish, WATER),
    "P7": (mammals.bear, MEADOW),
    "P8": (birds.stork, MEADOW),
    "P9": (creatures.frog, WATER),
    "P10": (creatures.snail, MEADOW),
    "P11": (mammals.elephant, MEADOW),
    "P12": (mammals.dog, MEADOW),
    "P13": (mammals.ram, MEADOW),
    "P14": (mammals.squirrel, MEADOW),
    "P15": (birds.penguin, SNOW),
    "P16": (creatures.butterfly, None),
}
CODES = frozenset([*_ANIMALS, "PETR"])


def drawn(card: Card) -> str | None:
    """Draw a card of a pairing pack; None for others."""
    if card.suit is not None or card.family != "obrazkove" or card.code not in CODES:
        return None
    return picture(card.code) + corners(card.index, None)


def picture(code: str) -> str:
    """Draw the picture of a card, without its number; `code` is one of `CODES`."""
    if code == "PETR":
        return sweep()
    animal, floor = _ANIMALS[code]
    return medallion(animal(), floor)
