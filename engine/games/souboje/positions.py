"""What a position of Souboje comes to: ranks that attack, an attack in a pile, what repeats."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card, Deck, Seat

RANKS = "JQKA"  # of attack cards, from the weakest
_NUMBER = "-"  # any other card: they are all alike


def attack_rank(deck: Deck, card: Card) -> str:
    """Return the rank of an attack card, '' of any other."""
    rank = deck.rank_of[card]
    return rank if rank in RANKS else ""


def attack_in(deck: Deck, pile: Sequence[Card], *, as_high: bool) -> tuple[str, int]:
    """Return the attack that a pile leaves open and how many cards lie on it, '' for none.

    Args:
        deck: of the cards.
        pile: in order of play.
        as_high: a weaker attack card is no defence.
    """
    attack, since = "", 0
    for card in pile:
        rank = attack_rank(deck, card)
        if rank and not (as_high and weaker(rank, attack)):
            attack, since = rank, 0
        else:
            since += 1
    return attack, since


def weaker(rank: str, other: str) -> bool:
    """Say whether an attack card is weaker than another one; '' is weaker than all."""
    return RANKS.find(rank) < RANKS.find(other)


def position_of(deck: Deck, leader: Seat, packs: Sequence[Sequence[Card]]) -> str:
    """Return a position without a pile so that two are equal when the game goes on alike."""
    lying = ("".join(attack_rank(deck, card) or _NUMBER for card in pack) for pack in packs)
    return f"{leader} {'/'.join(lying)}"
