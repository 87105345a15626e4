"""Full suits: a hand that holds every rank of one suit, and how far others are from it."""

from __future__ import annotations

from engine.cards import SUITLESS, Cards, Deck, bit, cards_in


def full_suit(deck: Deck, hand: Cards) -> Cards:
    """Return a full suit of a hand, one card of each rank; no cards when there is none."""
    for suit in range(len(deck.suits)):
        cards = one_of_each(deck, hand, suit)
        if cards.bit_count() == len(deck.ranks):
            return cards
    return 0


def one_of_each(deck: Deck, hand: Cards, suit: int) -> Cards:
    """Return one card of each face that a hand holds of a suit, by its index."""
    found, ranks = 0, set()
    for card in cards_in(hand):
        if deck.suit_of[card] == suit and deck.rank_of[card] not in ranks:
            ranks.add(deck.rank_of[card])
            found |= bit(card)
    return found


def lacking(deck: Deck, hand: Cards) -> int:
    """Return how many ranks a hand lacks in the suit that it has most of."""
    most = max(one_of_each(deck, hand, suit).bit_count() for suit in range(len(deck.suits)))
    return len(deck.ranks) - most


def outside(deck: Deck, hand: Cards) -> int:
    """Return how many cards of a hand are outside the suit that it has most cards of."""
    held = [deck.suit_of[card] for card in cards_in(hand)]
    suited = [suit for suit in held if suit != SUITLESS]
    return len(held) - max((suited.count(suit) for suit in set(suited)), default=0)
