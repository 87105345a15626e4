"""Buying cards: everybody who plays exchanges once with the talon, the declarer last."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY, Cards, Seat, cards_in
from engine.common import NOT_NOW, NOT_YOUR_CARD
from engine.errors import PositionError
from engine.moves import Move
from engine.params import Whole
from engine.phases.deal import TAKEN_UP
from engine.phases.trick_seats import DECLARER, OUT, in_order
from engine.registry import Verb, phase
from engine.zones import Sight

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft, State

DISCARD, DONE = "discard", "done"


@phase(
    "exchange",
    doc="dokup: kdo hraje, jednou odhodí a dobere si z talonu; hlavní hráč poslední",
    params={
        "most": Whole("nejvýš tolik karet si hráč dobere", low=1, high=13),
    },
    parts={
        "first": "první mění soused po levici hlavního hráče, kde není, tam předák",
        "talon": "dobrat lze, jen kolik karet v talonu zbývá",
        "surplus": "kdo vzal otočenou kartu, odhodí o kartu víc, než dobere",
    },
    says={
        "surplus": "kdo má v ruce kartu navíc, musí aspoň jednu odhodit",
    },
    verbs={
        DISCARD: Verb("Odhodit", takes=("card",), secret=True),
        DONE: Verb("Vyměnit"),
    },
    marks=("exchanged", "sizes"),
    reads=("hand", "hands", "to_move", "staging", "discard"),
    leaves=("exchanged", "discard"),
)
class Exchange:
    """One run of discards for each seat that plays; the talon gets smaller from seat to seat."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Claim the zones; `exchanged` counts what each seat has drawn."""
        self.name = name
        self.seats = plan.seats
        self.most: int = params["most"]
        self.left_first = plan.on(f"{name}.first")
        self.heeds_talon = plan.on(f"{name}.talon")
        self.evens = plan.on(f"{name}.surplus")
        self.hands = plan.layout.hands()
        self.staging = plan.layout.zones_of_seats("staging", Sight.OWNER)
        self.discards = plan.layout.zones_of_seats("discard", Sight.OWNER)
        self.talon = plan.layout.zone("talon", Sight.NONE, ordered=True)
        self.exchanged = plan.layout.variable("exchanged", (0,) * plan.seats)
        self.declarer = plan.layout.named(DECLARER)
        self.taken_up = plan.layout.named(TAKEN_UP)
        self.out = plan.layout.named(OUT)

    def enter(self, draft: Draft) -> None:
        """Let the first exchange who can."""
        self._ask(draft, self.order(draft))

    def legal(self, state: State) -> list[Move]:
        """Return the cards that may be laid aside, and the end of it."""
        moves = [Move(DISCARD, (card,)) for card in cards_in(state.zones[self.hands[state.turn]])]
        if self._staged(state) >= self.surplus(state, state.turn):
            moves.append(Move(DONE))
        return moves

    def forbids(self, state: State, move: Move) -> str:
        """Name the card that must go, or one that isn't in the hand."""
        if move.verb == DONE:
            return f"{self.name}.surplus"
        return NOT_YOUR_CARD if move.verb == DISCARD else NOT_NOW

    def play(self, draft: Draft, move: Move) -> None:
        """Lay a card aside, or draw for those laid aside; the last possible card ends the run."""
        seat = draft.turn
        if move.verb == DISCARD:
            draft.move(move.cards[0], self.hands[seat], self.staging[seat])
            draft.event(DISCARD, seat, cards=move.cards)
        if move.verb == DONE or self._staged(draft) == self.maximum(draft, seat):
            self._exchange(draft, seat)

    def order(self, state: State | Draft) -> list[Seat]:
        """Return who exchanges, in turn."""
        declarer = NOBODY if self.declarer is None else state.variables[self.declarer]
        out = () if self.out is None else state.variables[self.out]
        last = state.dealer if declarer == NOBODY else declarer
        playing = in_order(self.seats, last + 1, out)
        return playing if self.left_first else playing[::-1]

    def surplus(self, state: State | Draft, seat: Seat) -> int:
        """Return how many cards a seat that hasn't exchanged yet has to lay aside undrawn."""
        took = self.taken_up is not None and state.variables[self.taken_up] == seat
        return int(took and self.evens)

    def maximum(self, state: State | Draft, seat: Seat) -> int:
        """Return how many cards the seat may lay aside at most."""
        left = len(state.zones[self.talon]) if self.heeds_talon else self.most
        return min(self.most, left) + self.surplus(state, seat)

    def place(self, draft: Draft, given: Given) -> None:
        """Complete the hands; who comes before the seat on turn has exchanged."""
        order = self.order(draft)
        draft.turn = given.seat("to_move", order[0])
        if draft.turn not in order:
            raise PositionError("kdo zůstal doma, nedokupuje – opravte to_move")
        done = order[: order.index(draft.turn)]
        for seat in range(self.seats):
            aside: Cards = draft.zones[self.staging[seat]]
            size = given.full_hand if seat in done else given.dealt(draft, seat)
            given.fill_hand(draft, seat, size - aside.bit_count())
        for seat, count in enumerate(draft.variables[self.exchanged]):
            given.fill_zone(draft, self.discards[seat], count)
        given.spill(draft, self.talon, self.discards[order[-1]])

    def passed(self, draft: Draft, given: Given) -> None:
        """Leave the talon as the deal left it: as if nothing had been exchanged."""

    def _staged(self, state: State | Draft) -> int:
        cards: Cards = state.zones[self.staging[state.turn]]
        return cards.bit_count()

    def _exchange(self, draft: Draft, seat: Seat) -> None:
        """Discard what is staged, draw, and let the next one exchange."""
        laid = self._staged(draft)
        drawn = laid - self.surplus(draft, seat)
        draft.move_all(self.staging[seat], self.discards[seat])
        for _ in range(drawn):
            draft.draw(self.talon, self.hands[seat])
        draft.add(self.exchanged, seat, drawn)
        draft.event("exchange", seat, arg=(laid, drawn))
        order = self.order(draft)
        self._ask(draft, order[order.index(seat) + 1 :])

    def _ask(self, draft: Draft, later: list[Seat]) -> None:
        """Let the first of these seats exchange that can; go on when none can."""
        draft.turn = next((seat for seat in later if self.maximum(draft, seat)), NOBODY)
