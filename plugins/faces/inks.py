"""The inks in which a deck of its own colours is drawn."""

from __future__ import annotations

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


def inked(ink: str, drawing: str) -> str:
    """Draw in an ink, whatever colour the page would give; '' leaves it to the page."""
    return f'<g color="{INKS[ink]}">{drawing}</g>' if ink else drawing
