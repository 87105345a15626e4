"""The order in which a hand is held.

By suits, trumps first and colours alternating, where cards beat one another; where they are
only worth something, the dearest first.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards import SUITLESS, Card, Deck, ranking
from engine.view import View

# Colours alternate round the circle, whichever suit it is entered at.
_CIRCLE = ("S", "H", "C", "D")


def sorted_hand(view: View, cards: Iterable[Card]) -> list[Card]:
    """Return cards in the order in which a player would hold them."""
    deck = view.game.deck
    worth = view.game.settings.get("values")
    if worth and not any(hasattr(phase, "trick") for phase in view.game.phases):
        order = view.game.order
        return sorted(
            cards,
            key=lambda card: (
                -worth.get(deck.rank_of[card], 0),
                order.index(deck.rank_of[card]),
                card,
            ),
        )
    strength = ranking(deck, view.game.order, None).strength
    suits = suits_in_order(deck, view.variable("trump"))

    def key(card: Card) -> tuple[int, int, Card]:
        suit = deck.suit_of[card]
        place = -1 if suit == SUITLESS else suits.index(deck.suits[suit])
        return place, -strength[card], card

    return sorted(cards, key=key)


def suits_in_order(deck: Deck, trump: str | None) -> list[str]:
    """Return the deck's suits, trumps first and colours alternating."""
    circle = list(_CIRCLE) if set(_CIRCLE) == set(deck.suits) else list(deck.suits)
    if trump in circle:
        start = circle.index(trump)
        circle = circle[start:] + circle[:start]
    return circle
