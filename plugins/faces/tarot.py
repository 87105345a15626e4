"""The pack of tarot with French suits: its knights, the 21 trumps and the fool."""

from __future__ import annotations

import re

from plugins.faces.cards import Card
from plugins.faces.courts import KINDS
from plugins.faces.indices import STAR, corners, extent, lettering
from plugins.faces.svg import GOLD, GROUND, HEIGHT, LINEN, WIDTH, line, moved, shape, turned
from plugins.faces.tarot_emblems import CAPTIONS, EMBLEMS, TRUMPS
from plugins.faces.tarot_field import FIELD, TRUMP, star
from plugins.faces.tarot_fool import fool
from plugins.faces.tarot_knights import knight

__all__ = ["CAPTIONS", "TRUMPS", "drawn", "trump"]

_KNIGHTS = ("jezdec", "kaval")
_FOOLS = ("omluva", "skyz")
_TRUMP = re.compile(r"(?:trumf|tarok)-(\d+)")

_PANEL = "M17 9H235Q243 9 243 17V335Q243 343 235 343H17Q9 343 9 335V17Q9 9 17 9Z"
_MARGIN = 20  # of a numeral
_TOP = 23
_CAP = 56
_WIDEST = 54  # of Arabic figures; they stand in both corners
_APART = 7  # letters of a Roman numeral, so that they can be counted when they are small


def drawn(card: Card) -> str | None:
    """Draw a knight of the French suits, or a trump or the fool that goes with them.

    Returns:
        None for all other cards, those of Italian tarots among them.
    """
    if card.shape != "card" or set(card.signs) != set(KINDS):
        return None
    if card.suit:
        if card.rank not in _KNIGHTS:
            return None
        return knight(card.symbol) + corners(card.index, card.symbol)
    if card.rank in _FOOLS:
        return f'<g color="{TRUMP}">{fool()}{corners(card.index or STAR, None)}</g>'
    found = _TRUMP.fullmatch(card.rank)
    return trump(int(found[1]), card.index) if found and int(found[1]) in TRUMPS else None


def trump(number: int, numeral: str) -> str:
    """Draw a trump: a framed emblem, its numeral above and upside down below.

    Args:
        number: one of `TRUMPS`.
        numeral: how the number is printed; Arabic figures or a Roman numeral.

    Raises:
        MissingDrawingError: the numeral has a letter without an outline.
    """
    picture = shape(FIELD, GROUND) + EMBLEMS[number]() + line(FIELD, GOLD, 2)
    half = _figures(numeral) if numeral.isdecimal() else _roman(numeral)
    return (
        shape(_PANEL, TRUMP)
        + moved(picture, WIDTH / 2, HEIGHT / 2)
        + f'<g color="{LINEN}">{half}{turned(half)}</g>'
    )


def _figures(numeral: str) -> str:
    """Draw Arabic figures in both corners."""
    middle = _MARGIN + _WIDEST / 2
    return (
        lettering(numeral, middle, _TOP, _CAP, _WIDEST)
        + lettering(numeral, WIDTH - middle, _TOP, _CAP, _WIDEST)
        + star(WIDTH / 2, _TOP + _CAP / 2, 1.3)
    )


def _roman(numeral: str) -> str:
    """Draw a Roman numeral from the left edge, where a hand that overlaps still shows it."""
    letters, x = "", float(_MARGIN)
    for letter in numeral:
        width = extent(letter, _CAP)
        letters += lettering(letter, x + width / 2, _TOP, _CAP, width)
        x += width + _APART
    middle = _TOP + _CAP / 2
    rule = line(f"M{x + 6:.0f} {middle:g}H{WIDTH - _MARGIN - 16}", GOLD, 2)
    return letters + rule + star(WIDTH - _MARGIN - 11, middle)
