"""Cards with a role of their own in tricks, and who is left with the cards of a trick."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from engine.cards import SUITLESS, Card, Cards, Seat, bit, mask
from engine.mechanics.card_points import CardPoints, counts_cards
from engine.registry import CARDS

if TYPE_CHECKING:
    from engine.mechanics.excuse import Excuse
    from engine.mechanics.taken_cards import Bouts, Ultimo
    from engine.plan import Plan
    from engine.state import Draft, State


class TrickCards:
    """The roles that a record gives to cards, and the points in them."""

    def __init__(self, plan: Plan, path: str, params: Mapping[str, Any], to: int) -> None:
        """Make the roles; `to` so many points end the deal."""
        roles = {
            name: CARDS[name].make(plan, f"{path}.{name}", own or {})
            for name, own in params.items()
            if plan.on(f"{path}.{name}")
        }
        self.excuse: Excuse | None = roles.get("excuse")
        self.bouts: Bouts | None = roles.get("bouts")
        self.ultimo: Ultimo | None = roles.get("ultimo")
        self.points = CardPoints(plan, to) if counts_cards(plan) else None
        suits = enumerate(plan.deck.suit_of)
        excused = bit(self.excuse.card) if self.excuse else 0
        self.suitless = mask(card for card, suit in suits if suit == SUITLESS) & ~excused

    def free(self, hand: Cards) -> Cards:
        """Return the cards of a hand that may be played whatever is to be followed."""
        return self.excuse.free(hand) if self.excuse else 0

    def binding(self, trick: Sequence[Card]) -> Sequence[Card]:
        """Return the cards of a trick that say what is to be followed."""
        return self.excuse.binding(trick) if self.excuse else trick

    def sweeps(self, state: State | Draft, trick: Sequence[Card], leader: Seat) -> bool:
        """Say whether a card that never wins takes the last trick all the same."""
        return self.excuse is not None and self.excuse.sweeps(state, trick, leader)

    def share(
        self, draft: Draft, players: Sequence[Seat], winner: Seat, trick: Sequence[Card], last: bool
    ) -> list[tuple[Seat, Sequence[Card]]]:
        """Return who gets which cards of a trick, and count them."""
        shares = self._shares(draft, players, winner, trick, last)
        for seat, cards in shares:
            if self.points:
                self.points.take(draft, seat, cards)
            if self.bouts:
                self.bouts.take(draft, seat, cards)
        if self.ultimo and not (last and self.sweeps(draft, trick, players[0])):
            self.ultimo.take(draft, winner, trick)
        return shares

    def _shares(
        self, draft: Draft, players: Sequence[Seat], winner: Seat, trick: Sequence[Card], last: bool
    ) -> list[tuple[Seat, Sequence[Card]]]:
        if self.excuse is None or self.excuse.card not in trick:
            return [(winner, trick)]
        card = self.excuse.card
        keeper = self.excuse.keeper(draft, players[trick.index(card)], winner, last=last)
        rest = [one for one in trick if one != card]
        return [(winner, trick)] if keeper == winner else [(keeper, [card]), (winner, rest)]
