"""Duties of a player who follows to a trick, as filters of card masks.

A duty keeps the cards that meet it, 0 when none can. Duties are tried in order; the first
that can be met decides, and a refining one (`beat`) narrows what was kept.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from engine.cards import SUITLESS, Card, Cards, Deck, Ranking
from engine.registry import DUTIES, mechanic


class Situation(NamedTuple):
    """A trick that somebody is about to follow to."""

    deck: Deck
    ranking: Ranking
    led: Card
    winning: Card
    lying: int = 1  # cards in the trick
    players: int = 2  # cards in it once it is complete
    declarer_led: bool = False


Filter: TypeAlias = Callable[[Situation, Cards], Cards]


class Duty(NamedTuple):
    """A duty in force in a game."""

    name: str
    keep: Filter
    refines: bool  # narrows a duty that was met instead of standing for itself


@mechanic(
    DUTIES,
    "follow",
    doc="ctít barvu: kdo má vynesenou barvu, hraje ji",
    says={"": "vynesená barva se musí ctít"},
)
def follow(situation: Situation, hand: Cards) -> Cards:
    """Keep the cards of the led suit."""
    suit = situation.ranking.suit_of[situation.led]
    return 0 if suit == SUITLESS else hand & situation.ranking.suit_mask[suit]


@mechanic(
    DUTIES,
    "trump",
    doc="trumfovat: kdo nemá vynesenou barvu, hraje trumf",
    says={"": "kdo nemá vynesenou barvu, musí trumfovat"},
)
def trump(situation: Situation, hand: Cards) -> Cards:
    """Keep the trumps."""
    return hand & situation.ranking.trumps


@mechanic(
    DUTIES,
    "beat",
    doc="přebíjet: kdo může, hraje kartu, která přebíjí",
    says={"": "máte kartu, která přebíjí, a přebíjet je povinné"},
    refines=True,
)
def beat(situation: Situation, hand: Cards) -> Cards:
    """Keep the cards that beat the winning one. Refines an earlier duty."""
    return hand & situation.ranking.beats[situation.winning]


@mechanic(
    DUTIES,
    "overtrump",
    doc="přebíjet trumfy: kdo hraje trumf a může, hraje vyšší než trumfy ve zdvihu",
    says={"": "máte vyšší trumf a trumf se musí přebít"},
    refines=True,
)
def overtrump(situation: Situation, hand: Cards) -> Cards:
    """Keep the trumps that beat the winning card. Refines an earlier duty."""
    return hand & situation.ranking.trumps & situation.ranking.beats[situation.winning]


def duties(names: Sequence[str]) -> tuple[Duty, ...]:
    """Return the named duties in order."""
    return tuple(Duty(name, DUTIES[name].make, DUTIES[name].refines) for name in names)


def allowed(duties: Sequence[Duty], situation: Situation, hand: Cards) -> Cards:
    """Return the cards of a hand that the duties allow."""
    kept, met = hand, False
    for duty in duties:
        if duty.refines != met:
            continue
        narrower = duty.keep(situation, kept)
        if narrower:
            kept, met = narrower, True
    return kept


def forbidding(duties: Sequence[Duty], situation: Situation, hand: Cards, card: Card) -> str | None:
    """Return the name of the first duty that rules a card of the hand out, or None."""
    for count, duty in enumerate(duties, 1):
        if not allowed(duties[:count], situation, hand) >> card & 1:
            return duty.name
    return None


def ruled_out(duties: Sequence[Duty], situation: Situation, card: Card, candidates: Cards) -> Cards:
    """Return the candidates that the hand can't have held when it played this card.

    A candidate goes when a hand of just the two would have forbidden the card.
    """
    one = 1 << card
    gone = 0
    rest = candidates & ~one
    while rest:
        low = rest & -rest
        if not allowed(duties, situation, one | low) & one:
            gone |= low
        rest ^= low
    return gone
