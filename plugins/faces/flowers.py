"""Flower cards: the plant of the month, and a mark that tells what kind of card it is."""

from __future__ import annotations

from plugins.faces import titles
from plugins.faces.cards import Card
from plugins.faces.indices import corners
from plugins.faces.shapes import Area
from plugins.faces.signs import sign
from plugins.faces.svg import GOLD, disc, shape

_RED = "var(--card-red,#b32d16)"
_BLUE = "var(--ink-blue,#245a9c)"


def drawn(card: Card) -> str | None:
    """Draw a card of a month; None for other packs."""
    if card.family != "kvetinove" or card.suit is None:
        return None
    kind, _, subject = titles.spoken(card.name).partition(": ")
    return (
        _mark(kind)
        + sign(card.symbol, 126, 176 - 8 * (card.place % 4), 130)
        + titles.block(subject or kind, Area(126, 316, 200, 40), 16, 2)
        + corners(card.index, card.symbol)
    )


def _mark(kind: str) -> str:
    if "světlo" in kind:
        return disc(180, 80, 42, _RED)
    if "stužka" in kind:
        return shape("M150 60L190 60L170 280L130 280Z", _BLUE if "modr" in kind else _RED)
    if "zvíře" in kind:
        return disc(186, 80, 20, GOLD)
    return ""
