"""What an exchange in Alager may bring: every way to use a turn, each with its worth.

A `Spot` holds all that a seat judges by, so that the answer is worked out once for all rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from engine.ai.thumb import Sight
from engine.ai.tricks import visible
from engine.cards import NOBODY, Card, Cards, bit, cards_in, mask
from engine.finding import phase_of
from engine.phases.showdown import Showdown
from engine.phases.swapping import ALL, PASS, STOCK, TAKE, Swapping

SPECIAL = 60.0  # points that a special hand is as good as
FULL = 3  # cards of a hand
_ENOUGH = 28.0  # more points than that hardly make a difference
_HOPE = (0.0, 0.0, 1.75, 1.4)  # worth of what may still come, by cards of the best suit
_GIFT = 0.12  # of a card's worth is lost where the next player collects its suit
_KEEP = 0.1  # a change must bring more than that


class Spot(NamedTuple):
    """A decision as far as its seat sees it."""

    swapping: Swapping
    showdown: Showdown
    hand: Cards
    lying: tuple[Card, ...]
    unseen: Cards
    collected: Cards  # by the next player, as all have seen
    closed: bool  # this is the last turn
    free: bool  # nobody comes after it


class Option(NamedTuple):
    """An exchange and what it is worth."""

    worth: float
    verb: str
    wanted: Card = -1
    given: Card = -1


def spot(sight: Sight) -> Spot:
    """Return what a seat judges by."""
    game, state, seat = sight.game, sight.state, sight.seat
    phase = phase_of(game, Swapping)
    order = phase.players(state)
    neighbour = order[(order.index(seat) + 1) % len(order)]
    closer = state.variables[phase.closer]
    return Spot(
        swapping=phase,
        showdown=phase_of(game, Showdown),
        hand=state.zones[phase.hands[seat]],
        lying=state.zones[phase.table.layout],
        unseen=game.everything & ~visible(game, state, seat),
        collected=state.variables[phase.table.picked][neighbour],
        closed=closer != NOBODY,
        free=neighbour == closer,
    )


@lru_cache(maxsize=256)
def options(here: Spot) -> tuple[Option, ...]:
    """Return every way to use a turn without closing, the best first."""
    return tuple(sorted(_options(here), key=lambda option: -option.worth))


def drawn(here: Spot, kept: Cards) -> float:
    """Return what two cards are worth with one from the talon, on average."""
    deck, worth = here.swapping.deck, here.showdown.hand_values.worth
    own = list(cards_in(kept))
    sums: dict[int, int] = {}
    for card in own:
        sums[deck.suit_of[card]] = sums.get(deck.suit_of[card], 0) + worth[card]
    most = max(sums.values(), default=0)
    alike = len(sums) < len(own) or len({deck.rank_of[card] for card in own}) < len(own)
    total, many = 0.0, 0
    for card in cards_in(here.unseen):
        if alike:
            total += now(here, kept | bit(card))
        else:
            total += _tempered(max(most, sums.get(deck.suit_of[card], 0) + worth[card]) / 2)
        many += 1
    return total / many if many else 0.0


def now(here: Spot, hand: Cards) -> float:
    """Return what a hand is worth if all is over; beyond enough it hardly matters."""
    if here.swapping.kind_of(hand):
        return SPECIAL
    return _tempered(points(here, hand))


def points(here: Spot, hand: Cards) -> float:
    """Return what a hand counts."""
    return here.showdown.hand_values.of(hand) / 2


def _options(here: Spot) -> Iterator[Option]:
    yield Option(_value(here, here.hand) + _KEEP, PASS)
    for given in cards_in(here.hand):
        kept = here.hand & ~bit(given)
        yield Option(drawn(here, kept) + _promise(here, kept), STOCK, given=given)
        for wanted in here.lying:
            worth = _value(here, kept | bit(wanted)) - _gift(here, given)
            yield Option(worth, TAKE, wanted, given)
    gift = sum(_gift(here, given) for given in cards_in(here.hand))
    yield Option(_value(here, mask(here.lying)) - gift, ALL)


def _value(here: Spot, hand: Cards) -> float:
    """Return what a hand is worth, and while there is time what it may become."""
    worth = now(here, hand)
    return worth if worth >= SPECIAL else worth + _promise(here, hand)


def _promise(here: Spot, hand: Cards) -> float:
    """Return what may still come; nothing in the last turn."""
    counted = here.showdown.hand_values.counted(hand).bit_count()
    return 0.0 if here.closed or counted > FULL else _HOPE[counted]


def _tempered(amount: float) -> float:
    return amount if amount <= _ENOUGH else _ENOUGH + (amount - _ENOUGH) / 4


def _gift(here: Spot, given: Card) -> float:
    """Return what it costs to lay a card before somebody who has been seen to take its suit."""
    suit_of = here.swapping.deck.suit_of
    wants = any(suit_of[card] == suit_of[given] for card in cards_in(here.collected))
    return 0.0 if here.free or not wants else _GIFT * here.showdown.hand_values.worth[given] / 2
