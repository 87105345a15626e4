"""French-suited cards: pips, the ace, the three courts with their figures."""

from __future__ import annotations

from plugins.faces.cards import Card
from plugins.faces.courts import KINDS, court, joker
from plugins.faces.indices import corners
from plugins.faces.pips import ace, pips

_ROLES = {"kral": "king", "dama": "queen", "kluk": "jack"}


def drawn(card: Card) -> str | None:
    """Draw a card of the four French suits or a joker; None for others."""
    if card.shape != "card":
        return None
    if card.suit is None:
        return joker() + corners(card.index, None) if card.rank == "zolik" else None
    if card.symbol not in KINDS:
        return None
    picture = _picture(card)
    return picture + corners(card.index, card.symbol) if picture else None


def _picture(card: Card) -> str:
    if card.rank in ("eso", "1"):
        return ace(card.symbol)
    if card.count:
        return pips(card.symbol, card.count)
    return court(_ROLES[card.rank], card.symbol) if card.rank in _ROLES else ""
