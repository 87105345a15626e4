"""Positions of examples in which cards are asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards import Cards, mask
from engine.deals import POINTS
from engine.errors import PositionError
from engine.phases.asking_sets import CardSet, whole_in

if TYPE_CHECKING:
    from engine.position import Given
    from engine.state import Draft


class Places:
    """Where hands and sets lie, and what a set is worth."""

    def __init__(
        self, sets: tuple[CardSet, ...], hands: tuple[int, ...], laid: tuple[int, ...], point: int
    ) -> None:
        """Keep the slots of both zones, by seat."""
        self.sets = sets
        self.hands = hands
        self.laid = laid
        self.point = point

    def deal(self, draft: Draft, given: Given) -> None:
        """Give the hands; where all of them are known, whatever is left has been laid.

        Raises:
            PositionError: what would lie there are no whole sets.
        """
        given.share_out(draft)
        rest = mask(given.take_rest())
        whole = whole_in(self.sets, rest)
        if rest != mask_of(whole) or any(self._odd(draft.zones[slot]) for slot in self.laid):
            raise PositionError("vyložená leží jen celá kvarteta – doplňte hands, nebo sets")
        for number, one in enumerate(whole):
            draft.zones[self.laid[number % len(self.laid)]] |= one.cards

    def lay_whole(self, draft: Draft, given: Given) -> None:
        """Lay the sets that would be whole in a hand, as their holders have done.

        Raises:
            PositionError: the example itself gives somebody a whole set.
        """
        own = given.hands()
        for seat, slot in enumerate(self.hands):
            whole = mask_of(whole_in(self.sets, draft.zones[slot]))
            if whole and seat in own:
                raise PositionError("celé kvarteto v\u00a0ruce by už bylo vyložené")
            draft.zones[slot] &= ~whole
            draft.zones[self.laid[seat]] |= whole

    def count(self, draft: Draft, given: Given) -> None:
        """Give the points for what lies on the table, unless the example has its own score."""
        if "score" in given.raw:
            return
        for seat, slot in enumerate(self.laid):
            many = len(whole_in(self.sets, draft.zones[slot]))
            draft.count(POINTS, seat, self.point * many)

    def _odd(self, cards: Cards) -> bool:
        return cards != mask_of(whole_in(self.sets, cards))


def mask_of(sets: list[CardSet]) -> Cards:
    """Return all cards of some sets."""
    cards = 0
    for one in sets:
        cards |= one.cards
    return cards
