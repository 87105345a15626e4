"""Sets that are gathered: all cards of a suit, or all cards of a rank."""

from __future__ import annotations

from typing import NamedTuple

from engine.cards import Card, Cards, Deck, cards_in, mask


class CardSet(NamedTuple):
    """Cards that belong together."""

    code: str  # of the suit or the rank that they share
    cards: Cards


def sets_of(deck: Deck, by: str) -> tuple[CardSet, ...]:
    """Return the sets of a deck.

    Args:
        deck: whose cards.
        by: what the cards of a set share, `suit` or `rank`.
    """
    codes = deck.suits if by == "suit" else deck.ranks
    found = (CardSet(code, _having(deck, by, code)) for code in codes)
    return tuple(one for one in found if one.cards)


def with_card(sets: tuple[CardSet, ...], card: Card) -> CardSet:
    """Return the set that a card belongs to."""
    return next(one for one in sets if one.cards >> card & 1)


def called(sets: tuple[CardSet, ...], code: str) -> CardSet | None:
    """Return the set of a code, None for another code."""
    return next((one for one in sets if one.code == code), None)


def whole_in(sets: tuple[CardSet, ...], cards: Cards) -> list[CardSet]:
    """Return the sets that some cards hold whole."""
    return [one for one in sets if not one.cards & ~cards]


def _having(deck: Deck, by: str, code: str) -> Cards:
    shared = deck.suit_code if by == "suit" else deck.rank_of.__getitem__
    return mask(card for card in cards_in(deck.all) if shared(card) == code)
