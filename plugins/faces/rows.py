"""Cards of a numbered row, each hardly different from the next: the number and a small picture.

A pairing pack has hundreds of them, so their figures come from the lighter table of letters.
"""

from __future__ import annotations

from plugins.faces import han, titles
from plugins.faces.cards import Card
from plugins.faces.frames import BAND, CAP, EDGE, TOP, panel
from plugins.faces.ornaments import blossom
from plugins.faces.shapes import Area
from plugins.faces.svg import HEIGHT, WIDTH, turned

_X, _Y = WIDTH / 2, HEIGHT / 2


def drawn(card: Card) -> str | None:
    """Draw a card of a numbered row; None for others."""
    if card.number is None or card.shape != "card":
        return None
    label = titles.spoken(card.name).replace(str(card.number), "").strip()
    figures = titles.line_from(str(card.number), EDGE, TOP, CAP)
    return (
        panel(BAND)
        + _picture(card)
        + titles.block(label, Area(_X, _Y + 68, 190, 20), 15, 1)
        + figures
        + turned(figures)
    )


def _picture(card: Card) -> str:
    if card.glyph:
        return han.character(card.glyph, _X, _Y - 14, 112)
    return blossom(_X, _Y - 14, 100, full=card.ink != "black")
