"""Number cards of suits whose things are counted: as many signs as the number says."""

from __future__ import annotations

from plugins.faces import han
from plugins.faces.cards import Card
from plugins.faces.indices import corners
from plugins.faces.pips import GRIDS, LAYOUTS, ROUNDS, ace, pips, spread
from plugins.faces.shapes import AREAS, Area
from plugins.faces.signs import sign
from plugins.faces.svg import WIDTH

# Signs that stand for a number themselves: the card writes it beside them.
_WRITTEN = ("hakka-", "totom-", "tudzon-", "penezni-myriady", "madzong-znaky", "sachove-")
_NUMERALS = "〇一二三四五六七八九十"
_X, _ROUND_Y = WIDTH / 2, 196  # under the index
_ROUND = 33  # a sign on a round card
_LARGER = {1: 2.6, 2: 1.45, 3: 1.35, 4: 1.35, 5: 1.2, 6: 1.2, 7: 1.08, 8: 1.08}


def drawn(card: Card) -> str | None:
    """Draw a number card; None for others."""
    if not card.count or card.count not in LAYOUTS:
        return None
    written = card.symbol.startswith(_WRITTEN) and card.count < len(_NUMERALS)
    picture = _numeral(card) if written else _pips(card)
    return picture + corners(card.index, card.symbol, card.shape)


def _numeral(card: Card) -> str:
    """Draw the number in Chinese above the sign."""
    area = AREAS[card.shape]
    size = min(area.width * 0.72, area.height * 0.42)
    return han.character(_NUMERALS[card.count], area.x, area.y - size * 0.58, size) + sign(
        card.symbol, area.x, area.y + size * 0.58, size * 0.94
    )


def _pips(card: Card) -> str:
    symbol, count = card.symbol, card.count
    if card.shape == "card":
        return ace(symbol) if count == 1 else pips(symbol, count)
    larger = _LARGER.get(count, 1)
    if card.shape == "round":
        places = ((_X + x, _ROUND_Y + y) for x, y in ROUNDS[count])
        return "".join(sign(symbol, x, y, _ROUND * larger) for x, y in places)
    tile = card.shape == "tile"
    area, size = (Area(137, 182, 124, 184), 52) if tile else (Area(126, 176, 76, 164), 35)
    return spread(symbol, GRIDS.get(count, LAYOUTS[count]), area, size * larger)
