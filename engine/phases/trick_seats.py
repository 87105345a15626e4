"""Who plays to a trick, in which order, and whose hand a card comes from."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY, Seat, cards_in
from engine.zones import Sight

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.state import Draft, State

OUT = "out"  # the variable that names the seats which don't play the deal
DECLARER = "declarer"  # the one that names who plays the contract
FIRST_LEAD = "first_lead"  # the one by which an earlier phase names the first leader
PLAYS_FOR = "plays_for"  # the one that names the dummy while the declarer plays his hand
LEADS = ("forehand", "dealer", "declarer", "after_declarer")


class TrickSeats:
    """The seats of one phase of tricks: leader, those at home, the dummy."""

    def __init__(self, plan: Plan, params: Mapping[str, Any]) -> None:
        """Find what earlier phases say of seats; claim the dummy's part and the turned card."""
        self.plan = plan
        self.leads: str = params["leads"]
        self.hands = plan.layout.hands()
        self.out = plan.layout.named(OUT)
        self.declarer = plan.layout.named(DECLARER)
        self.first_lead = plan.layout.named(FIRST_LEAD)
        self.plays_for = None
        if params.get("dummy"):
            self.plays_for = plan.layout.variable(PLAYS_FOR, NOBODY)
        self.turned = None
        if params.get("takes_turned"):
            self.turned = plan.layout.zone("turned", Sight.ALL)

    def players(self, state: State | Draft, first: Seat) -> list[Seat]:
        """Return the seats that play this deal, in their order from a seat on."""
        out = () if self.out is None else state.variables[self.out]
        return in_order(self.plan.seats, first, out)

    def many(self, state: State | Draft) -> int:
        """Return how many seats play this deal."""
        return self.plan.seats - (0 if self.out is None else len(state.variables[self.out]))

    def usual_leader(self, state: State | Draft) -> Seat:
        """Return who leads first when everybody plays; the dealer where there is no declarer."""
        if self.first_lead is not None and state.variables[self.first_lead] != NOBODY:
            first: Seat = state.variables[self.first_lead]
            return first
        if self.leads == "forehand":
            return (state.dealer + 1) % self.plan.seats
        declarer = self.declarer_of(state)
        if self.leads == "dealer" or declarer == NOBODY:
            return state.dealer
        return (declarer + (self.leads == "after_declarer")) % self.plan.seats

    def declarer_of(self, state: State | Draft) -> Seat:
        """Return who plays the contract, NOBODY where there is none."""
        return NOBODY if self.declarer is None else state.variables[self.declarer]

    def dummy(self, state: State | Draft) -> Seat:
        """Return whose hand the declarer plays besides his own, NOBODY where nobody's."""
        declarer = self.declarer_of(state)
        if self.plays_for is None or declarer == NOBODY:
            return NOBODY
        partners = [seat for seat in self.plan.layout.side(declarer) if seat != declarer]
        return partners[0] if partners else NOBODY

    def acting(self, state: State | Draft) -> Seat:
        """Return whose card is next: the seat to move, or the dummy whom it plays for."""
        dummy = NOBODY if self.plays_for is None else state.variables[self.plays_for]
        return state.turn if dummy == NOBODY else dummy

    def hand(self, state: State | Draft) -> int:
        """Return the slot of the hand that the next card comes from."""
        return self.hands[self.acting(state)]

    def let_play(self, draft: Draft, seat: Seat) -> None:
        """Make a seat's card the next one; the dummy's is played by the declarer."""
        draft.turn = seat
        if self.plays_for is not None:
            is_dummy = seat == self.dummy(draft)
            draft.variables[self.plays_for] = seat if is_dummy else NOBODY
            draft.turn = self.declarer_of(draft) if is_dummy else seat

    def pass_to(self, draft: Draft, seat: Seat) -> None:
        """Let a seat's card be next; the dealer takes the card up that has been turned."""
        self.let_play(draft, seat)
        if self.turned is not None and seat == draft.dealer and draft.zones[self.turned]:
            cards = tuple(cards_in(draft.zones[self.turned]))
            draft.move_all(self.turned, self.hands[seat])
            draft.event("take up", seat, cards=cards)

    def lay_open(self, draft: Draft) -> None:
        """Lay the dummy's hand on the table."""
        dummy = self.dummy(draft)
        if dummy != NOBODY:
            draft.show(draft.zones[self.hands[dummy]])
            draft.event("dummy", dummy, cards=tuple(cards_in(draft.zones[self.hands[dummy]])))


def in_order(seats: int, first: Seat, out: Collection[Seat] = ()) -> list[Seat]:
    """Return the seats that play, in their order from a seat on."""
    return [seat for step in range(seats) if (seat := (first + step) % seats) not in out]
