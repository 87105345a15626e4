"""All faces of a deck as one SVG file of symbols."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from plugins.faces.back import back
from plugins.faces.cards import Card, cards
from plugins.faces.inks import ink_of, inked
from plugins.faces.kinds import picture
from plugins.faces.shapes import paper, rim
from plugins.faces.svg import HEIGHT, WIDTH


def sprite(deck: Mapping[str, Any], *, backed: bool = True) -> str:
    """Draw every distinct face of a compiled deck, then the back; equal decks, equal bytes.

    Args:
        deck: as `compile_deck` writes it; `codes` may be fewer than the whole deck.
        backed: with the back too; a fan doesn't show it.

    Raises:
        MissingDrawingError: a suit has no sign, or a letter no outline.
    """
    faces = "".join(_symbol(card.code, face(card)) for card in cards(deck))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg">\n'
        + faces
        + (_symbol("back", back(deck.get("shape", "card"))) if backed else "")
        + "</svg>\n"
    )


def face(card: Card) -> str:
    """Draw one card on its paper."""
    return paper(card.shape) + inked(ink_of(card), rim(card.shape) + picture(card))


def _symbol(name: str, drawing: str) -> str:
    return f'<symbol id="{name}" viewBox="0 0 {WIDTH} {HEIGHT}">{drawing}</symbol>\n'
