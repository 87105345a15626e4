"""Rules of thumb for Ospalec: collect one suit, part with the rest, and feed no neighbour."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from engine.ai.thumb import Rule, Sight
from engine.cards import Card, Cards, mask
from engine.finding import phase_of
from engine.moves import Move
from engine.phases.passing import GIVE, RETURN, Passing

_OFTEN = 4  # cards that have to come before their suits say anything
_COMING = 2.0  # ranks that it is worth when a suit is all that comes


def harmless(verb: str, sight: Sight) -> Move | None:
    """Part with a suit that the neighbour has parted with, where each card is there once."""
    phase = _phase(sight)
    if len(phase.deck.copies_of) < len(phase.deck.codes):
        return None  # with two packs the other copy comes round anyway
    thrown = _remembered(sight, phase.returned if verb == GIVE else phase.given)
    suits = [suit for suit in _unwanted(sight) if thrown[suit]]
    return _least(verb, sight, suits)


def useless(verb: str, sight: Sight) -> Move | None:
    """Part with a card of the suit that one has least of."""
    return _least(verb, sight, _unwanted(sight))


def spare(verb: str, sight: Sight) -> Move | None:
    """Part with a second copy where all cards are of the suit that is collected."""
    deck, hand = sight.game.deck, _hand(sight)
    twice = [card for card in _cards(sight) if deck.copies_in(hand, card).bit_count() > 1]
    return Move(verb, (twice[0],)) if twice else None


def _both(
    name: str, advises: Callable[[str, Sight], Move | None], reason: str
) -> tuple[Rule, Rule]:
    """Return a rule for giving and for giving back."""
    give = Rule(name, GIVE, partial(advises, GIVE), reason, parts=("passing.left",))
    back = ("passing.back",)
    return give, Rule(f"{name} back", RETURN, partial(advises, RETURN), reason, parts=back)


RULES = (
    *_both(
        "harmless", harmless,
        "Tuto barvu dal soused sám pryč, takže ji nesbírá a karta mu nepomůže.",
    ),
    *_both("useless", useless, "Z této barvy máte k celé nejdál, tak ať jde z ruky."),
    *_both("spare", spare, "Tuto kartu máte dvakrát a druhá je navíc."),
)  # fmt: skip


def _unwanted(sight: Sight) -> list[int]:
    """Return the suits that aren't collected, the most hopeless one first."""
    return _by_hope(sight)[:-1]


def _by_hope(sight: Sight) -> list[int]:
    """Return the suits by how near a full one is; what never comes, somebody else collects."""
    phase, hand = _phase(sight), _hand(sight)
    given, back = (_remembered(sight, slot) for slot in (phase.given, phase.returned))
    came = [one + other for one, other in zip(given, back, strict=True)]
    share = _COMING / sum(came) if sum(came) >= _OFTEN else 0.0
    held = phase.suits.held(hand)

    def hope(suit: int) -> tuple[float, int]:
        return held[suit] + share * came[suit], (hand & phase.suits.suits[suit]).bit_count()

    return sorted(range(len(held)), key=hope)


def _least(verb: str, sight: Sight, suits: Sequence[int]) -> Move | None:
    """Return the first of these suits that there is a card of, a second copy before others."""
    deck, hand = sight.game.deck, _hand(sight)
    for suit in suits:
        cards = [card for card in _cards(sight) if deck.suit_of[card] == suit]
        if cards:
            card = max(cards, key=lambda one: deck.copies_in(hand, one).bit_count())
            return Move(verb, (card,))
    return None


def _cards(sight: Sight) -> list[Card]:
    return [move.cards[0] for move in sight.legal]


def _hand(sight: Sight) -> Cards:
    """Return the hand, with the card that has just come."""
    phase = _phase(sight)
    hand: Cards = sight.state.zones[phase.hands[sight.seat]]
    return hand | mask(sight.state.zones[phase.received[sight.seat]])


def _remembered(sight: Sight, slot: int) -> Sequence[int]:
    counts: Sequence[int] = sight.state.variables[slot][sight.seat]
    return counts


def _phase(sight: Sight) -> Passing:
    return phase_of(sight.game, Passing)
