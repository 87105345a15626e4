"""Hands that are something special whatever they are worth: given ranks of a suit, one rank."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol

from engine.cards import Cards, cards_in
from engine.params import Code, Many
from engine.registry import HANDS, mechanic

if TYPE_CHECKING:
    from engine.plan import Plan


class SpecialHand(Protocol):
    """What every mechanic of the registry `HANDS` makes."""

    def is_it(self, hand: Cards) -> bool:
        """Say whether a hand is of this kind."""


@mechanic(
    HANDS,
    "suited",
    doc="karty daných hodnot v jedné barvě",
    params={"ranks": Many("hodnoty", Code("kód hodnoty"), swaps=False)},
)
class Suited:
    """One card of each of some ranks, all of one suit, and no other card."""

    def __init__(self, plan: Plan, params: Mapping[str, Any]) -> None:
        """Note the ranks."""
        self.deck = plan.deck
        self.ranks = sorted(params["ranks"])

    def is_it(self, hand: Cards) -> bool:
        """See `SpecialHand`."""
        cards = list(cards_in(hand))
        one_suit = len({self.deck.suit_of[card] for card in cards}) == 1
        return one_suit and sorted(self.deck.rank_of[card] for card in cards) == self.ranks


@mechanic(
    HANDS,
    "of_rank",
    doc="všechny karty v ruce téže dané hodnoty",
    params={"rank": Code("kód hodnoty")},
)
class OfRank:
    """A hand of one rank only."""

    def __init__(self, plan: Plan, params: Mapping[str, Any]) -> None:
        """Note the rank."""
        self.deck = plan.deck
        self.rank: str = params["rank"]

    def is_it(self, hand: Cards) -> bool:
        """See `SpecialHand`."""
        return bool(hand) and all(self.deck.rank_of[card] == self.rank for card in cards_in(hand))


def special_hands(plan: Plan, path: str, params: Mapping[str, Any]) -> Mapping[str, SpecialHand]:
    """Return the kinds of hands that a record calls special and that are in force, by name."""
    return {
        name: HANDS[name].make(plan, own or {})
        for name, own in params.items()
        if plan.on(f"{path}.{name}")
    }
