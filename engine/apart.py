"""Worlds in which no hand holds cards that it would have got rid of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.cards import Card, Cards, bit, cards_in, mask


class Hand(NamedTuple):
    """One hand of a made world, as far as it is made up."""

    known: Cards  # what is really there
    can: Cards  # what else it can hold
    cards: list[Card]  # what was put there; changed in place


def part(hands: Sequence[Hand], groups: Sequence[Cards]) -> bool:
    """Swap made-up cards between hands until none holds two cards of a group.

    False when a card is left that no single swap helps. Where the groups are pairs that
    doesn't happen: a hand that holds both lacks some other group, and whoever has a card of
    that one has neither of the pair.
    """
    group_of = {one: group for group in groups for one in cards_in(group)}
    return all(
        not _clashes(hand, place, card, group_of) or _swap(hand, place, hands, group_of)
        for hand in hands
        for place, card in enumerate(hand.cards)
    )


def _swap(hand: Hand, place: int, hands: Sequence[Hand], group_of: Mapping[Card, Cards]) -> bool:
    """Swap a card with the first one that clashes with nothing where either comes."""
    card = hand.cards[place]
    for other in hands:
        if other is hand or not other.can & bit(card):
            continue
        for there, swapped in enumerate(other.cards):
            if not hand.can & bit(swapped):
                continue
            if not _clashes(hand, place, swapped, group_of) and not _clashes(
                other, there, card, group_of
            ):
                hand.cards[place], other.cards[there] = swapped, card
                return True
    return False


def _clashes(hand: Hand, place: int, card: Card, group_of: Mapping[Card, Cards]) -> bool:
    """Say whether a card at a place of a hand would meet another one of its group."""
    rest = mask(hand.cards[:place]) | mask(hand.cards[place + 1 :])
    return bool((hand.known | rest) & group_of.get(card, 0) & ~bit(card))
