"""Laying away: everybody secretly lays the same number of cards aside into one heap."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import Cards, cards_in
from engine.common import NOT_NOW, NOT_YOUR_CARD
from engine.errors import PositionError
from engine.moves import Move
from engine.params import Whole
from engine.registry import Verb, phase
from engine.zones import Sight

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft, State

LAY = "lay"
CRIB = "crib"


@phase(
    "lay_away",
    doc="odkládání: každý tajně odloží stejně karet na společnou hromádku",
    params={"cards": Whole("kolik karet každý odloží", low=1, high=13)},
    verbs={LAY: Verb("Odložit do cribu", takes=("card",), secret=True)},
    marks=("staging",),
    reads=("hand", "hands", "to_move"),
    leaves=(CRIB,),
)
class LayAway:
    """The heap is filled only when all have chosen, so that nobody can wait for the others."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Claim the hands, what is being chosen, and the heap that nobody may look at."""
        self.name = name
        self.cards: int = params["cards"]
        self.hands = plan.layout.hands()
        self.staging = plan.layout.zones_of_seats("staging", Sight.OWNER)
        self.crib = plan.layout.zone(CRIB, Sight.NONE)

    def enter(self, draft: Draft) -> None:
        """Let the forehand choose first; nobody learns what."""
        draft.turn = draft.game.after(draft.dealer)

    def legal(self, state: State) -> list[Move]:
        """Return the cards of the hand."""
        return [Move(LAY, (card,)) for card in cards_in(state.zones[self.hands[state.turn]])]

    def forbids(self, state: State, move: Move) -> str:
        """Name what rules a card out: only that it isn't held."""
        return NOT_YOUR_CARD if move.verb == LAY else NOT_NOW

    def play(self, draft: Draft, move: Move) -> None:
        """Lay a card aside; after the last one of all, they go on the heap together."""
        seat = draft.turn
        draft.move(move.cards[0], self.hands[seat], self.staging[seat])
        draft.event(LAY, seat, cards=move.cards)
        if self._staged(draft, seat) < self.cards:
            return
        draft.event("laid", seat, arg=self.cards)
        if seat != draft.dealer:
            draft.turn = draft.game.after(seat)
            return
        for slot in self.staging:
            draft.move_all(slot, self.crib)
        draft.finish()

    def place(self, draft: Draft, given: Given) -> None:
        """Complete the hands; who comes before the seat on turn has chosen."""
        order = draft.game.from_forehand(draft.dealer)
        draft.turn = given.seat("to_move", order[0])
        for seat in order[: order.index(draft.turn)]:
            given.fill_zone(draft, self.staging[seat], self.cards)
        if self._staged(draft, draft.turn) >= self.cards:
            raise PositionError(
                "kdo má odloženo dost, není na tahu – opravte staging, nebo to_move"
            )
        given.fill_hands(draft)

    def passed(self, draft: Draft, given: Given) -> None:
        """Complete the heap."""
        given.fill_zone(draft, self.crib, self.cards * draft.game.seats)

    def _staged(self, draft: Draft, seat: int) -> int:
        cards: Cards = draft.zones[self.staging[seat]]
        return cards.bit_count()


def kept(given: Given) -> int:
    """Return how many cards a hand has once all have laid away."""
    laid = sum(one.cards for one in given.game.phases if isinstance(one, LayAway))
    return given.full_hand - laid
