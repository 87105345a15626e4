"""What a compiled deck says of each of its cards, as the rules that draw them want it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from engine.cards import split_code


@dataclass(frozen=True)
class Suit:
    """A suit: its code, the file of its sign and its ink ('': the page decides)."""

    code: str
    symbol: str
    ink: str
    place: int  # among the suits of the deck
    members: tuple[tuple[str, str], ...]  # index and name of each of its cards


@dataclass(frozen=True)
class Card:
    """A face to draw; what the record leaves out is '' or None."""

    code: str
    shape: str
    family: str
    suit: Suit | None
    rank: str  # id of the rank, or of the card when it has no suit
    place: int  # of the rank among the ranks, from the highest
    name: str
    index: str
    glyph: str
    own_symbol: str  # of a card without a suit
    own_ink: str
    number: int | None  # in a numbered row
    signs: tuple[str, ...]  # of all suits of the deck

    @property
    def count(self) -> int:
        """How many pips a number card has; 0 for others."""
        return int(self.rank) if self.suit and self.rank.isdigit() else 0

    @property
    def symbol(self) -> str:
        """The file of the sign that the card bears, '' for none."""
        return self.suit.symbol if self.suit else self.own_symbol

    @property
    def ink(self) -> str:
        """The ink that the card is drawn in, '' for the page's colour of the suit."""
        return self.own_ink or (self.suit.ink if self.suit else "black")


def cards(deck: Mapping[str, Any]) -> Iterator[Card]:
    """Yield every distinct card of a compiled deck, in its order.

    Args:
        deck: `codes`, `suits`, `ranks` and `faces` as `compile_deck` writes them.
    """
    suits = [
        Suit(
            code=one["code"],
            symbol=one.get("symbol", one["id"]),
            ink=one.get("ink", ""),
            place=place,
            members=tuple(
                (face.get("index", ""), face["name"])
                for face in deck["faces"].values()
                if face.get("suit") == one["code"]
            ),
        )
        for place, one in enumerate(deck["suits"])
    ]
    for code in dict.fromkeys(deck["codes"]):
        face = deck["faces"][code]
        suit = next((one for one in suits if face.get("suit") == one.code), None)
        _, rank = split_code(code, suit_first=deck.get("suit_first", False))
        yield Card(
            code=code,
            shape=deck.get("shape", "card"),
            family=deck.get("family", ""),
            suit=suit,
            rank=face["id"],
            place=deck["ranks"].index(rank) if suit else 0,
            name=face["name"],
            index=face.get("index", ""),
            glyph=face.get("glyph", ""),
            own_symbol=face.get("symbol", ""),
            own_ink=face.get("ink", ""),
            number=face.get("number"),
            signs=tuple(one.symbol for one in suits),
        )
