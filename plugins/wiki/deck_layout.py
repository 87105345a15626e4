"""How the cards of a deck lie on cloth: so many abreast that lines are about as long."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from plugins.records.models import Deck
from plugins.wiki.views import SuitRow

_SHORT, _FEW, _MOST = 5, 9, 15  # cards of a suit
_LINES = (12, 10, 9, 8, 7)  # cards on a line where there are no suits
_PHONE = {"strip": 9}  # cards that fit a phone
_USUAL = 7
_NAMED = 5  # with names under them
_LETTERS = 50  # of names that fit there side by side


def laid_out(deck: Deck, rows: Sequence[SuitRow]) -> tuple[str, tuple[SuitRow, ...]]:
    """Return the classes of the cloth, the cards' shape and how many lie abreast; and the rows."""
    shape = deck.shape or "card"
    abreast, phone = _abreast(rows), _PHONE.get(shape, _USUAL)
    few = " short" if abreast <= _SHORT else " few" if abreast <= _FEW else ""
    look = f"shape-{shape} n-{abreast} p-{_even(abreast, phone)}{few}"
    named = _with_names(rows)
    return look, tuple(_row(row, abreast, named if row.named else phone) for row in rows)


def _row(row: SuitRow, abreast: int, phone: int) -> SuitRow:
    """Return a row with how many cards its lines have, also on a phone."""
    cards = len(row.cards)
    half = not row.cards[0].suit and 2 < cards <= abreast / 2
    wide = f"n-{_even(cards, abreast)} " if cards > abreast or half else ""
    return replace(row, look=f"{wide}p-{_even(cards, phone)}", half=half)


def _abreast(rows: Sequence[SuitRow]) -> int:
    """Return how many cards lie side by side: a suit, or what leaves the fewest alone."""
    suited = [len(row.cards) for row in rows if row.cards[0].suit]
    if suited:
        return min(max(suited), _MOST)
    longest = max(len(row.cards) for row in rows)
    return longest if longest <= _LINES[0] else min(_LINES, key=lambda line: -longest % line)


def _even(cards: int, most: int) -> int:
    """Return how many cards a line has where none is much shorter: 22 cards by 10 are 8."""
    lines = -(-cards // most)
    return -(-cards // lines)


def _with_names(rows: Sequence[SuitRow]) -> int:
    """Return how many cards have room for their names on a phone."""
    names = [card.caption for row in rows if row.named for card in row.cards]
    longest = max((len(word) for name in names for word in name.split()), default=0)
    return min(_NAMED, _LETTERS // (longest + 1))
