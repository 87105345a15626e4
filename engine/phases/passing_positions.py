"""Hands of an example's position in a game whose whole deck is dealt out and passed on."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from engine.cards import Cards, Seat, mask
from engine.errors import PositionError
from engine.mechanics.full_suits import FullSuits

if TYPE_CHECKING:
    from engine.position import Given
    from engine.state import Draft

_TRIES = 20  # fills, until none of them completes a suit by chance


def dealt_sizes(draft: Draft, given: Given) -> list[int]:
    """Return how many cards each seat was dealt, by seat; the first ones may have one more."""
    over: int = sum(getattr(one, "over", 0) for one in given.dealing)
    seats = draft.game.from_forehand(draft.dealer)
    return [
        given.dealt(draft, seat) + (seats.index(seat) < over) for seat in range(draft.game.seats)
    ]


def fill_up(
    draft: Draft,
    given: Given,
    hands: Sequence[int],
    sizes: Sequence[int],
    open_to: Collection[Seat] = (),
) -> None:
    """Give every seat the cards of the example, completed with free ones to its size.

    Args:
        draft: the position so far.
        given: the example; `hand` is that of the seat to move.
        hands: slots of the hands.
        sizes: of the hands, by seat.
        open_to: seats that can't hold a full suit.

    Raises:
        PositionError: a hand is too long, or one that must not be full is.
    """
    named = _named(draft, given)
    suits = FullSuits(draft.game.deck)
    for seat in open_to:
        if suits.full(named.get(seat, 0)):
            raise PositionError("celá barva v ruce by už ležela na stole – jednu kartu změňte")
    for _ in range(_TRIES):
        rest = list(given.rest)
        filled = []
        for seat, size in enumerate(sizes):
            missing = size - named.get(seat, 0).bit_count()
            if missing < 0:
                raise PositionError("v ruce je víc karet, než kolik jich hráč má mít – uberte je")
            filled.append(named.get(seat, 0) | mask(rest[:missing]))
            rest = rest[missing:]
        if not any(suits.full(cards) for cards in filled if cards not in named.values()):
            break
        given.rng.shuffle(given.rest)
    for slot, cards in zip(hands, filled, strict=True):
        draft.zones[slot] = cards
    given.rest = rest


def _named(draft: Draft, given: Given) -> dict[Seat, Cards]:
    """Return the hands that the example speaks of."""
    named = given.hands()
    if "hand" in given.raw:
        named[draft.turn] = given.cards(given.codes("hand"), given.laid)
    return named
