"""The inks in which a deck of its own colours is drawn."""

from __future__ import annotations

from plugins.faces.cards import Card
from plugins.faces.svg import INK

# As the page's style has them, for a sprite that stands alone.
_DAY = {
    "red": "#b32d16",
    "green": "#23683a",
    "blue": "#245a9c",
    "gold": "#8a6100",
    "brown": "#6b4423",
    "purple": "#6d3f8c",
    "orange": "#ad4805",
}
INKS = {"black": INK} | {name: f"var(--ink-{name},{value})" for name, value in _DAY.items()}


# The page colours these by itself: readers may choose four colours for them.
_OF_THE_PAGE = {"piky": "S", "srdce": "H", "kara": "D", "krize": "C"}


def ink_of(card: Card) -> str:
    """Return the ink that a card brings, '' for the page's colour of its suit."""
    if card.suit and _OF_THE_PAGE.get(card.suit.symbol) == card.suit.code:
        return ""
    return card.ink


def inked(ink: str, drawing: str) -> str:
    """Draw in an ink, whatever colour the page would give; '' leaves it to the page."""
    return f'<g color="{INKS[ink]}">{drawing}</g>' if ink else drawing
