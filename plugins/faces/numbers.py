"""Number cards of suits whose things are counted: as many signs as the number says."""

from __future__ import annotations

from plugins.faces.cards import Card
from plugins.faces.indices import corners
from plugins.faces.pips import GRIDS, LAYOUTS, ace, pips, spread
from plugins.faces.shapes import Area

# Signs that stand for a number themselves: the card writes it beside them.
_WRITTEN = ("hakka-", "totom-", "tudzon-", "penezni-myriady", "madzong-znaky", "sachove-")
_ROUND = Area(126, 197, 84, 112)
_TILE = Area(138, 186, 128, 184)
_STRIP = Area(126, 176, 72, 168)
_GREAT = 104


def drawn(card: Card) -> str | None:
    """Draw a number card with its pips; None for others."""
    if not card.count or card.count not in LAYOUTS or card.symbol.startswith(_WRITTEN):
        return None
    return _pips(card) + corners(card.index, card.symbol, card.shape)


def _pips(card: Card) -> str:
    symbol, count = card.symbol, card.count
    if card.shape == "card":
        return ace(symbol) if count == 1 else pips(symbol, count)
    if card.shape == "round":
        return spread(symbol, LAYOUTS[count], _ROUND, 88 if count == 1 else 33)
    area, size = (_TILE, 54) if card.shape == "tile" else (_STRIP, 34)
    return spread(symbol, GRIDS.get(count, LAYOUTS[count]), area, _GREAT if count == 1 else size)
