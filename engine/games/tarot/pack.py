"""The tarot pack as its rules speak of it, and the contracts."""

from __future__ import annotations

from typing import NamedTuple

from engine.cards import SUITLESS, Card, Cards, Deck, bit, mask
from engine.plan import Plan
from engine.zones import Sight

PRISE, GARDE, GARDE_SANS, GARDE_CONTRE = "prise", "garde", "garde-sans", "garde-contre"
CONTRACTS = (PRISE, GARDE, GARDE_SANS, GARDE_CONTRE)
OPEN = (PRISE, GARDE)  # the declarer takes the chien
CONTRACT = "contract"  # the variable that the auction sets


class Pack(NamedTuple):
    """Sets of cards that rules speak of."""

    petit: Card
    excuse: Card
    trumps: Cards  # without the Excuse
    bouts: Cards
    kings: Cards
    ordinary: Cards  # of the suits, without kings


def pack_of(deck: Deck) -> Pack:
    """Return the sets of a deck that has trumps T1 to T21 and EXC."""
    petit, highest, excuse = (deck.card(code) for code in ("T1", "T21", "EXC"))
    suitless = mask(card for card, suit in enumerate(deck.suit_of) if suit == SUITLESS)
    kings = mask(card for card, rank in enumerate(deck.rank_of) if rank == "K")
    return Pack(
        petit=petit,
        excuse=excuse,
        trumps=suitless & ~bit(excuse),
        bouts=mask((petit, highest, excuse)),
        kings=kings,
        ordinary=deck.all & ~suitless & ~kings,
    )


def discard_zones(plan: Plan) -> tuple[int, ...]:
    """Return the slots of what is laid aside, by seat; trumps there have been shown."""
    return plan.layout.zones_of_seats("discard", Sight.OWNER, holds=pack_of(plan.deck).ordinary)
