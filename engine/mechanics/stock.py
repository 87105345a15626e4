"""A talon that is drawn from after each trick, until it is used up or somebody closes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards import NOBODY, Seat, cards_in, mask
from engine.errors import PositionError
from engine.zones import Sight

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft, State


class Stock:
    """The talon with the turned card under it; `closed_by` is who has closed it."""

    def __init__(self, plan: Plan, *, frees: bool = False, pauses: bool = False) -> None:
        """Claim the talon, the turned card and the hands that draw.

        Args:
            plan: the game so far.
            frees: no duties are in force while cards will be drawn.
            pauses: who has taken a trick decides something before cards are drawn.
        """
        self._frees = frees
        self._undrawn = plan.layout.variable("undrawn", 0) if pauses else None
        self.hands = plan.layout.hands()
        self.talon = plan.layout.zone("talon", Sight.NONE, ordered=True)
        self.turned = plan.layout.zone("turned", Sight.ALL)
        self.closed_by = plan.layout.variable("closed_by", NOBODY)
        self.trump = plan.layout.variable("trump", None)

    def left(self, state: State | Draft) -> int:
        """Return how many cards lie there, the turned one among them."""
        turned: int = state.zones[self.turned].bit_count()
        return len(state.zones[self.talon]) + turned

    def is_open(self, state: State | Draft) -> bool:
        """Say whether cards will still be drawn."""
        return bool(state.variables[self.closed_by] == NOBODY and self.left(state))

    def frees(self, state: State | Draft) -> bool:
        """Say whether followers have no duties yet."""
        return self._frees and self.is_open(state)

    def pauses(self, state: State | Draft) -> bool:
        """Say whether the seat to move has taken a trick and not drawn yet."""
        undrawn = self._undrawn is not None and state.variables[self._undrawn]
        return bool(undrawn) and self.is_open(state)

    def after_trick(self, draft: Draft, winner: Seat) -> None:
        """Draw if the talon is open, at once or as soon as the winner says so."""
        if self._undrawn is not None:
            draft.variables[self._undrawn] = 1
        elif self.is_open(draft):
            self.draw(draft, winner)

    def draw(self, draft: Draft, first: Seat) -> None:
        """Let everybody draw a card in turn; the turned one is the last."""
        if self._undrawn is not None:
            draft.variables[self._undrawn] = 0
        for step in range(draft.game.seats):
            self.draw_one(draft, (first + step) % draft.game.seats)
        if not self.left(draft):
            draft.event("talon out")

    def draw_one(self, draft: Draft, seat: Seat) -> None:
        """Let a seat draw the next card (there is one), the turned one last."""
        if draft.zones[self.talon]:
            card = draft.draw(self.talon, self.hands[seat])
            draft.event("drawn", seat, cards=(card,))
        else:
            card = next(cards_in(draft.zones[self.turned]))
            draft.move(card, self.turned, self.hands[seat])
            draft.event("drawn", seat, cards=(card,), arg="turned")

    def place(self, draft: Draft, given: Given, size: int, taken: int) -> int:
        """Turn a card where there is still a talon; return how many tricks have been played.

        Args:
            draft: the position so far.
            given: the example.
            size: how many cards a hand has before it plays to the trick.
            taken: how many tricks the example gives.
        """
        seats, deck = draft.game.seats, len(draft.game.deck.codes)
        rounds = (deck - seats * given.full_hand) // seats  # tricks after which cards are drawn
        closed = draft.variables[self.closed_by] != NOBODY
        fewer = given.full_hand - size
        if fewer and not closed:
            drawn = rounds
        elif "talon" in given.raw or "sizes" in given.raw:
            down = given.raw.get("sizes", {}).get("talon", len(draft.zones[self.talon]))
            drawn = rounds - (down + 1) // seats
        elif "taken" in given.raw:
            drawn = taken - fewer
        else:
            drawn = given.rng.below(rounds)
        if not 0 <= drawn <= rounds - closed:
            raise PositionError("počet zdvihů nesedí ke kartám v ruce a v talonu – opravte taken")
        if drawn < rounds and not draft.zones[self.turned]:
            draft.zones[self.turned] = mask(given.fill(1, draft.variables[self.trump]))
        return drawn + fewer
