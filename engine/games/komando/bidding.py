"""Who takes the command after two cards: the dealer, unseen or seen, or one of the others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY, Seat, cards_in
from engine.common import NOT_NOW
from engine.moves import Move
from engine.params import Code
from engine.phases.deal import TAKEN_UP, face_down
from engine.phases.trick_seats import DECLARER, in_order
from engine.phases.trick_shares import EASED
from engine.registry import Verb, phase
from engine.zones import Sight

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft, State
    from engine.view import View

BLIND, LOOK, TAKE, PASS = "blind", "look", "take", "pass"


@phase(
    "komando.bidding",
    doc="dražba: kdo bere komando; první se rozhoduje rozdávající, a to dřív, než vidí své karty",
    params={
        "eases": Code("otočená hodnota, po které rozdávajícímu stačí méně zdvihů", default=""),
        "compels": Code("otočená hodnota, po které rozdávající komando vzít musí", default=""),
    },
    parts={
        "unseen": "rozdávající se nejdřív rozhoduje naslepo",
        "turned": "kdo bere komando naslepo, dostává i otočenou kartu",
        "first": "po rozdávajícím se ptá předák",
        "void": "komando nemusí vzít nikdo, rozdání se pak ruší a bank zůstává",
    },
    says={
        "compels": "s touto otočenou kartou musí rozdávající komando vzít",
        "void": "komando někdo vzít musí",
    },
    verbs={
        BLIND: Verb(
            "„Komando naslepo“",
            you="Berete komando naslepo.",
            they="{name} bere komando naslepo.",
        ),
        LOOK: Verb(
            "Podívat se",
            you="Podíváte se na své karty.",
            they="{name} se podívá na své karty.",
        ),
        TAKE: Verb("„Beru komando“", you="Berete komando.", they="{name} bere komando."),
        PASS: Verb("„Dál“", you="Říkáte „dál“.", they="{name} říká „dál“."),
    },
    marks=("looked",),
    reads=("hand", "hands", "to_move"),
    leaves=(DECLARER, TAKEN_UP, EASED),
)
class Bidding:
    """The dealer speaks first, once unseen and once seen; then the others, once each."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Claim what is turned up and what lies face down."""
        self.name = name
        self.plan = plan
        self.eases: str = params.get("eases", "")
        self.compels: str = params.get("compels", "")
        self.unseen = plan.on(f"{name}.unseen")
        self.takes_turned = plan.on(f"{name}.turned")
        self.forehand_first = plan.on(f"{name}.first")
        self.void = plan.on(f"{name}.void")
        self.hands = plan.layout.hands()
        self.face_down = face_down(plan)
        self.turned = plan.layout.zone("turned", Sight.ALL)
        self.looked = plan.layout.variable("looked", 0)
        self.declarer = plan.layout.variable(DECLARER, NOBODY)
        self.taken_up = plan.layout.variable(TAKEN_UP, NOBODY)
        self.eased = plan.layout.variable(EASED, 0)

    def enter(self, draft: Draft) -> None:
        """Ask the dealer."""
        draft.turn = draft.dealer
        if not self.unseen:
            self._look(draft)

    def legal(self, state: State) -> list[Move]:
        """Return both words that the seat may say."""
        if self._blind(state):
            return [Move(BLIND), Move(LOOK)]
        return [Move(TAKE)] if self._bound(state) else [Move(TAKE), Move(PASS)]

    def forbids(self, state: State, move: Move) -> str:
        """Name what keeps a seat from passing."""
        return NOT_NOW if move.verb != PASS or self._blind(state) else self._bound(state) or NOT_NOW

    def play(self, draft: Draft, move: Move) -> None:
        """Take the command, look, or let the next one speak."""
        seat = draft.turn
        draft.event(move.verb, seat)
        if move.verb == LOOK:
            self._look(draft)
        elif move.verb == PASS:
            self._pass_on(draft, seat)
        else:
            self._appoint(draft, seat, blind=move.verb == BLIND)

    def order(self, state: State | Draft | View) -> list[Seat]:
        """Return who is asked after the dealer, in turn."""
        order = in_order(self.plan.seats, state.dealer + 1, (state.dealer,))
        return order if self.forehand_first else order[::-1]

    def declined(self, state: State | View) -> list[Seat]:
        """Return who has passed so far."""
        if state.turn == state.dealer:
            return []
        order = self.order(state)
        return [state.dealer, *order[: order.index(state.turn)]]

    def rank(self, state: State | Draft) -> str:
        """Return the rank that has been turned up, '' once it lies there no more."""
        return next((self.plan.deck.rank_of[one] for one in cards_in(state.zones[self.turned])), "")

    def place(self, draft: Draft, given: Given) -> None:
        """Complete the two cards of each hand; the dealer's lie face down until he has looked."""
        seat = draft.turn = given.seat("to_move", draft.dealer)
        given.fill_hands(draft)
        if seat != draft.dealer:
            draft.variables[self.looked] = 1
        elif self._blind(draft):
            draft.zones[self.face_down[seat]] = draft.zones[self.hands[seat]]
            draft.zones[self.hands[seat]] = 0

    def passed(self, draft: Draft, given: Given) -> None:
        """Let whoever has taken the turned card up be the declarer, and the dealer have looked."""
        draft.variables[self.looked] = 1
        if draft.variables[self.taken_up] != NOBODY:
            draft.variables[self.declarer] = draft.variables[self.taken_up]

    def _blind(self, state: State | Draft) -> bool:
        """Say whether the dealer is to decide before he has seen his cards."""
        return bool(self.unseen and state.turn == state.dealer and not state.variables[self.looked])

    def _bound(self, state: State) -> str:
        """Return the part that keeps the seat to move from passing, '' when none does."""
        if state.turn == state.dealer:
            compelled = self.compels and self.rank(state) == self.compels
            return f"{self.name}.compels" if compelled else ""
        last = state.turn == self.order(state)[-1]
        return f"{self.name}.void" if last and not self.void else ""

    def _look(self, draft: Draft) -> None:
        draft.variables[self.looked] = 1
        draft.move_all(self.face_down[draft.dealer], self.hands[draft.dealer])

    def _pass_on(self, draft: Draft, seat: Seat) -> None:
        """Ask the next; a deal that nobody wants is void."""
        order = self.order(draft)
        later = order if seat == draft.dealer else order[order.index(seat) + 1 :]
        if later:
            draft.turn = later[0]
        else:
            draft.event("all pass", draft.dealer, part=f"{self.name}.void")
            draft.void_deal()

    def _appoint(self, draft: Draft, seat: Seat, *, blind: bool) -> None:
        """Make a seat the declarer; who hasn't looked gets the turned card too."""
        draft.variables[self.declarer] = seat
        if seat == draft.dealer and self.eases and self.rank(draft) == self.eases:
            draft.variables[self.eased] = 1
            draft.event("eased", seat, part=f"{self.name}.eases")
        if blind:
            self._look(draft)
        if blind and self.takes_turned:
            draft.variables[self.taken_up] = seat
            cards = tuple(cards_in(draft.zones[self.turned]))
            draft.move_all(self.turned, self.hands[seat])
            draft.event("take up", seat, cards=cards)
        draft.finish()
