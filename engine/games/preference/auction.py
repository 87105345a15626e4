"""Preference's auction: numbers that are raised or held, hand games, and who has priority."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY, Seat
from engine.common import NOT_NOW
from engine.errors import PositionError
from engine.games.preference import PLAYERS
from engine.games.preference.bids import HEARTS, HOLD, PASS, SUIT_ORDER, Stand, bids_of, stand
from engine.moves import Move
from engine.params import Code, Many
from engine.phases.trick_seats import DECLARER, in_order
from engine.registry import Verb, phase

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft, State

BID = "bid"
_PARTS = {
    "first": "první draží předák a má před ostatními přednost",
    "step": "každé číslo je o jedno vyšší než předchozí",
    "hold": "kdo má přednost, číslo drží, místo aby je zvyšoval",
    "priority": "držet smí jen ten, kdo má přednost",
    "hand": "hra bez talonu přebíjí každé číslo",
    "hand_first": "hru bez talonu lze ohlásit jen napoprvé",
    "hand_over": "hru bez talonu přebije jen hra ve vyšší barvě",
    "hearts": "srdce dražbu hned končí",
    "void": "pasují-li všichni, rozdání se ruší",
}


@phase(
    "preference.auction",
    doc="dražba: čísla se zvyšují nebo drží, hra bez talonu je přebíjí",
    params={"suits": Many("barvy od nejnižší, číslo barvy je její pořadí", Code("kód barvy"))},
    parts=_PARTS,
    says={
        "step": "nabídka musí být právě o jedno vyšší než poslední číslo",
        "hold": "máte přednost, číslo se drží, nezvyšuje",
        "priority": "držet smí jen ten, kdo má přednost",
        "hand": "hru bez talonu žádné číslo nepřebije",
        "hand_first": "hra bez talonu se hlásí, jen když na hráče přijde řada poprvé",
        "hand_over": "ohlášenou hru přebije jen hra ve vyšší barvě",
        "void": "někdo hrát musí",
    },
    verbs={
        PASS: Verb("Pasovat", you="Pasujete.", they="{name} pasuje."),
        BID: Verb("Nabídnout", takes=("arg",), form="[1-9]|hand[A-Z]|hearts", arg="závazek"),
        HOLD: Verb("Držet"),
    },
    marks=("calls",),
    reads=("hand", "hands"),
    leaves=("contract", "declarer", "trump"),
)
class Auction:
    """Calls in turn until one player is left, or the deal is void."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Claim what has been called and what comes of it."""
        self.name = name
        off = frozenset(part for part in _PARTS if not plan.on(f"{name}.{part}"))
        plan.layout.variable(SUIT_ORDER, "".join(reversed(params["suits"])))
        self.bids = bids_of(plan, off)
        self.hands = plan.layout.hands()
        self.called = plan.layout.variable("called", ())
        self.contract = plan.layout.variable("contract", "")
        self.declarer = plan.layout.variable(DECLARER, NOBODY)
        self.trump = plan.layout.variable("trump", None)

    def enter(self, draft: Draft) -> None:
        """Ask whoever has priority first."""
        draft.turn = self.order(draft)[0]

    def order(self, state: State | Draft) -> list[Seat]:
        """Return the seats that bid, the one with priority over all others first."""
        seats = in_order(len(state.known), state.dealer + 1)[:PLAYERS]
        return seats if "first" not in self.bids.off else [seats[-1], *seats[:-1]]

    def stand(self, state: State | Draft) -> Stand:
        """Return how the auction stands."""
        return stand(state.variables[self.called])

    def legal(self, state: State | Draft) -> list[Move]:
        """Return every call that the seat to move may make."""
        now, order = self.stand(state), self.order(state)
        calls = [PASS, *self.bids.contracts(), HOLD]
        return [
            _move(call) for call in calls if self.bids.forbids(now, order, state.turn, call) is None
        ]

    def forbids(self, state: State, move: Move) -> str:
        """Name the rule that a call breaks."""
        call = move.arg or move.verb
        part = self.bids.forbids(self.stand(state), self.order(state), state.turn, call)
        return f"{self.name}.{part}" if part else NOT_NOW

    def play(self, draft: Draft, move: Move) -> None:
        """Note the call and ask the next player, or end the auction."""
        seat, call = draft.turn, move.arg or move.verb
        if call == HOLD:
            call = self.stand(draft).contract
        draft.variables[self.called] += ((seat, call),)
        draft.event(move.verb, seat, arg=call)
        now, order = self.stand(draft), self.order(draft)
        left = [one for one in order if one not in now.out]
        if call == HEARTS or left == [now.holder]:
            self._conclude(draft, now)
        elif left:
            after = [*order[order.index(seat) + 1 :], *order]
            draft.turn = next(one for one in after if one in left)
        else:
            draft.event("all pass", draft.dealer, part=f"{self.name}.void")
            draft.void_deal()

    def place(self, draft: Draft, given: Given) -> None:
        """Complete the hands once the calls of the example have been made."""
        self.enter(draft)
        for call in map(str, given.raw.get("calls", ())):
            move = _move(call)
            if draft.turn == NOBODY or move not in self.legal(draft):
                raise PositionError(f"„{call}“ tu hráč na tahu říct nesmí – opravte calls")
            self.play(draft, move)
            if draft.turn == NOBODY:
                raise PositionError("dražba by tu už skončila – poslední hlas napište do moves")
        given.fill_hands(draft)

    def passed(self, draft: Draft, given: Given) -> None:
        """Let the dealer be the declarer unless the example names another."""
        contract = draft.variables[self.contract]
        if contract and contract not in self.bids.contracts():
            known = ", ".join(self.bids.contracts())
            raise PositionError(f"závazek „{contract}“ hra nezná – může to být {known}")
        if draft.variables[self.declarer] == NOBODY:
            draft.variables[self.declarer] = draft.dealer
        if draft.variables[self.trump] is None:
            draft.variables[self.trump] = self.bids.trump(contract)

    def _conclude(self, draft: Draft, now: Stand) -> None:
        draft.variables[self.contract] = now.contract
        draft.variables[self.declarer] = now.holder
        draft.variables[self.trump] = self.bids.trump(now.contract)
        draft.event("contract", now.holder, arg=now.contract)
        draft.finish()


def _move(call: str) -> Move:
    return Move(call) if call in (PASS, HOLD) else Move(BID, (), call)
