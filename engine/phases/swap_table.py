"""The cards of a table that one exchanges with: open ones, talon, perhaps a discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards import Card, Cards, Seat, bit, cards_in, mask
from engine.errors import PositionError
from engine.zones import Sight

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft


class SwapTable:
    """Zones, what each exchange does with them, and what all have seen going into which hand."""

    def __init__(self, plan: Plan, opened: int, *, piles: bool) -> None:
        """Claim hands, talon and open cards.

        Args:
            plan: the game so far.
            opened: so many cards lie open.
            piles: cards put away lie on a pile that becomes the talon once that is used up.
        """
        self.opened = opened
        self.deck = plan.deck
        self.hands = plan.layout.hands()
        self.talon = plan.layout.zone("talon", Sight.NONE, ordered=True)
        self.layout = plan.layout.zone("layout", Sight.ALL, ordered=True)
        self.pile: int | None = None
        if piles:
            self.pile = plan.layout.zone("pile", Sight.ALL, ordered=True)
            self.shuffles = plan.layout.variable("shuffles", 0)
        self.picked = plan.layout.variable("picked", (0,) * plan.seats)

    def swap(self, draft: Draft, seat: Seat, taken: Card, given: Card) -> None:
        """Take an open card and lay another one in its place."""
        lying = draft.zones[self.layout]
        draft.move(taken, self.layout, self.hands[seat])
        draft.move(given, self.hands[seat], self.layout)
        draft.zones[self.layout] = tuple(given if one == taken else one for one in lying)
        self._remember(draft, seat, bit(taken), bit(given))

    def swap_all(self, draft: Draft, seat: Seat) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
        """Exchange the hand for all open cards; return what was given and what was taken."""
        taken = tuple(draft.zones[self.layout])
        given = tuple(cards_in(draft.zones[self.hands[seat]]))
        draft.move_all(self.layout, self.hands[seat])
        for card in given:
            draft.move(card, self.hands[seat], self.layout)
        self._remember(draft, seat, mask(taken), mask(given))
        return given, taken

    def put_away(self, draft: Draft, seat: Seat, card: Card) -> None:
        """Put a card of a hand under the talon, or on the pile."""
        draft.move(card, self.hands[seat], self._away)
        self._remember(draft, seat, 0, bit(card) if self.pile is not None else 0)

    def draw(self, draft: Draft, target: int) -> Card:
        """Draw the top card; once the talon is empty the pile is shuffled into it."""
        card = draft.draw(self.talon, target)
        if self.pile is not None and not draft.zones[self.talon]:
            cards, draft.zones[self.pile] = draft.zones[self.pile], ()
            draft.shuffle_into(self.talon, cards, f"pile {draft.variables[self.shuffles]}")
            draft.variables[self.shuffles] += 1
        return card

    def turn_up(self, draft: Draft) -> None:
        """Turn cards up until all lie open that should."""
        while len(draft.zones[self.layout]) < self.opened:
            self.draw(draft, self.layout)
        draft.event("open", cards=tuple(draft.zones[self.layout]))

    def refresh(self, draft: Draft) -> None:
        """Put the open cards away and turn up others."""
        draft.move_all(self.layout, self._away)
        self.turn_up(draft)

    def place(self, draft: Draft, given: Given) -> None:
        """Complete the open cards of an example."""
        lying = draft.zones[self.layout]
        if len(lying) > self.opened:
            raise PositionError(f"na stole leží nejvýš {self.opened} karty – opravte layout")
        draft.zones[self.layout] = (*lying, *given.fill(self.opened - len(lying)))

    @property
    def _away(self) -> int:
        return self.talon if self.pile is None else self.pile

    def _remember(self, draft: Draft, seat: Seat, taken: Cards, given: Cards) -> None:
        """Note which cards all have seen going into a hand and not coming out again."""
        picked = list(draft.variables[self.picked])
        picked[seat] = (picked[seat] | taken) & ~given
        draft.variables[self.picked] = tuple(picked)
