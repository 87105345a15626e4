"""The auction: who plays, and what for, by a table of bids."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY, Seat
from engine.common import NOT_NOW
from engine.errors import PositionError
from engine.mechanics.bids import NO_TRUMPS, BidTable
from engine.moves import Move
from engine.params import Choice, Code, Flag, Many
from engine.phases.auction_turns import TURNS, Called, top_of
from engine.phases.trick_seats import DECLARER, in_order
from engine.registry import Verb, phase

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft, State

BID, PASS, DOUBLE, REDOUBLE = "bid", "pass", "double", "redouble"
CODE = "[0-9A-Za-z-]{1,20}"  # what a bid may look like
CALLED, CONTRACT, DOUBLED = "called", "contract", "doubled"
SUIT_ORDER = "suit_order"  # a word that ranks the suits in this deal, the best one first
_PASS, _DOUBLE, _REDOUBLE = Move(PASS), Move(DOUBLE), Move(REDOUBLE)


@phase(
    "auction",
    doc="dražba: závazek hraje, kdo nabídne nejvíc",
    params={
        "bids": Many("závazky od nejnižšího", Code("název závazku")),
        "suits": Many("barvy závazku od nejnižší, NT bez trumfů", Code("kód barvy"), default=()),
        "suited": Many(
            "závazky, ke kterým patří barva; bez nich všechny",
            Code("název závazku"),
            swaps=False,
            default=(),
        ),
        "turns": Choice(
            "jak se draží: dokola, jednou, nebo vždy dva proti sobě", tuple(TURNS), default="rounds"
        ),
        "first": Choice("kdo draží první", ("dealer", "forehand"), default="forehand"),
        "declarer": Choice(
            "kdo závazek hraje: kdo nabídl nejvíc, nebo kdo z jeho strany první jmenoval barvu",
            ("highest", "first_named"),
            default="highest",
        ),
        "plays_on": Flag("pasují-li všichni, hraje se bez závazku"),
        "doubles": Flag("soupeř smí závazek kontrovat, strana závazku rekontrovat"),
    },
    parts={
        "higher": "další nabídka musí být vyšší",
        "pass_out": "pasovat smějí všichni, rozdání se pak ruší",
    },
    says={
        "higher": "nabídnout se dá jen víc",
        "pass_out": "někdo dražit musí",
        "doubles": "kontrovat se smí jen závazek soupeřů, rekontrovat jen jejich kontra",
    },
    verbs={
        BID: Verb(
            "Nabídnout",
            takes=("arg",),
            form=CODE,
            arg="závazek, třeba 4S",
            you="Nabízíte {arg}.",
            they="{name} nabízí {arg}.",
        ),
        PASS: Verb("„Pas“", you="Pasujete.", they="{name} pasuje."),
        DOUBLE: Verb("„Kontra“", you="Dáváte kontra.", they="{name} dává kontra."),
        REDOUBLE: Verb("„Rekontra“", you="Dáváte rekontra.", they="{name} dává rekontra."),
    },
    marks=("calls",),
    reads=("hand", "hands", SUIT_ORDER),
    leaves=(CONTRACT, DECLARER, DOUBLED, "trump"),
)
class Auction:
    """Calls in turn until nobody says more; `called` keeps them, with who made them."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Claim the calls, the contract and the trumps that it names."""
        self.name = name
        self.plan = plan
        suits = tuple(params.get("suits", ()))
        self.table = BidTable(params["bids"], suits, params.get("suited", ()))
        self.turns = TURNS[params.get("turns", "rounds")]
        self.dealer_first: bool = params.get("first", "forehand") == "dealer"
        self.first_named: bool = params.get("declarer", "highest") == "first_named"
        self.plays_on: bool = params.get("plays_on", False)
        self.doubles: bool = params.get("doubles", False)
        self.rises = plan.on(f"{name}.higher")
        self.void = plan.on(f"{name}.pass_out")
        self.called = plan.layout.variable(CALLED, ())
        self.contract = plan.layout.variable(CONTRACT, "")
        self.declarer = plan.layout.variable(DECLARER, NOBODY)
        self.doubled = plan.layout.variable(DOUBLED, 0)
        self.trump = plan.layout.variable("trump", None) if suits else None
        self.suit_order = plan.layout.named(SUIT_ORDER)
        self.bids = {code: Move(BID, (), code) for code in self.table.rising(suits)}

    def enter(self, draft: Draft) -> None:
        """Ask the first."""
        draft.turn = self._next(draft)

    def legal(self, state: State | Draft) -> list[Move]:
        """Return the pass, the doubles and every bid that is high enough."""
        called: Called = state.variables[self.called]
        moves = [self.bids[code] for code in self._enough(state)]
        if self._may_double(state, 0, DOUBLE):
            moves.insert(0, _DOUBLE)
        if self._may_double(state, 1, REDOUBLE):
            moves.insert(0, _REDOUBLE)
        last = len(called) == self.plan.seats - 1 and not top_of(called)
        return moves if last and not self.void else [_PASS, *moves]

    def forbids(self, state: State, move: Move) -> str:
        """Name what keeps a bid, a double or the last pass from being made."""
        if move.verb == BID:
            return f"{self.name}.higher" if move.arg in self.bids else NOT_NOW
        if move.verb in (DOUBLE, REDOUBLE):
            return f"{self.name}.doubles"
        return f"{self.name}.pass_out" if move.verb == PASS else NOT_NOW

    def play(self, draft: Draft, move: Move) -> None:
        """Write the call down and ask the next, or end the auction."""
        self._call(draft, move)
        draft.event(move.verb, draft.turn, arg=move.arg)
        draft.turn = self._next(draft)
        if draft.turn == NOBODY:
            self._conclude(draft)

    def place(self, draft: Draft, given: Given) -> None:
        """Make the calls that an example gives, then complete the hands."""
        draft.turn = self._next(draft)
        for call in given.raw.get("calls", ()):
            move = next((one for one in self.legal(draft) if call in (one.verb, one.arg)), None)
            if move is None:
                raise PositionError(f"„{call}“ se tu nabídnout nedá – opravte calls")
            self._call(draft, move)
            draft.turn = self._next(draft)
            if draft.turn == NOBODY:
                raise PositionError("dražba by tu už skončila – poslední hlas napište do moves")
        given.fill_hands(draft)

    def passed(self, draft: Draft, given: Given) -> None:
        """Name the trumps of the contract that an example gives."""
        code = draft.variables[self.contract]
        if not code:
            return
        named_later = code[:-1] in self.bids and code[-1:] in self.plan.deck.suits
        if code not in self.bids and not named_later:
            raise PositionError(f"závazek „{code}“ v dražbě není – opravte contract")
        if draft.variables[self.declarer] == NOBODY:
            raise PositionError("závazek musí někdo hrát – doplňte declarer")
        if "trump" not in given.raw and not named_later:
            self._name_trumps(draft, code)

    def suits(self, state: State | Draft) -> tuple[str, ...]:
        """Return the suits of bids in this deal, rising."""
        order = "" if self.suit_order is None else state.variables[self.suit_order]
        return (
            tuple(suit for suit in reversed(order) if suit in self.table.suits) or self.table.suits
        )

    def _next(self, state: State | Draft) -> Seat:
        """Return who is to call, NOBODY when the auction is over."""
        order = in_order(self.plan.seats, state.dealer + (not self.dealer_first))
        called: Called = state.variables[self.called]
        top = top_of(called)
        highest = top is not None and not self.table.higher(top.call, self.suits(state))
        return self.turns(order, called, highest)

    def _enough(self, state: State | Draft) -> tuple[str, ...]:
        top = top_of(state.variables[self.called])
        return self.table.higher(top.call if top and self.rises else "", self.suits(state))

    def _may_double(self, state: State | Draft, doubled: int, call: str) -> bool:
        """Say whether the last word that was no pass is an opponent's, and can be doubled."""
        spoken = [one for one in state.variables[self.called] if one[1] != PASS]
        if not self.doubles or not spoken or state.variables[self.doubled] != doubled:
            return False
        return spoken[-1][0] not in self.plan.layout.side(state.turn)

    def _call(self, draft: Draft, move: Move) -> None:
        draft.variables[self.called] += ((draft.turn, move.arg or move.verb),)
        if move.verb != PASS:
            draft.variables[self.doubled] = {BID: 0, DOUBLE: 1, REDOUBLE: 2}[move.verb]

    def _conclude(self, draft: Draft) -> None:
        """Say who plays what; nobody does where all have passed."""
        called: Called = draft.variables[self.called]
        top = top_of(called)
        if top is None:
            self._nobody_plays(draft)
            return
        draft.variables[self.contract] = top.call
        draft.variables[self.declarer] = declarer = self._who_plays(called, top.seat, top.call)
        self._name_trumps(draft, top.call)
        draft.event("contract", declarer, arg=top.call)
        draft.finish()

    def _nobody_plays(self, draft: Draft) -> None:
        """Void the deal, or go on without a contract."""
        if self.plays_on:
            draft.event("no contract", draft.dealer, part=f"{self.name}.plays_on")
            draft.finish()
        else:
            draft.event("all pass", draft.dealer, part=f"{self.name}.pass_out")
            draft.void_deal()

    def _who_plays(self, called: Called, seat: Seat, call: str) -> Seat:
        """Return who plays the contract of the seat that has bid the most."""
        if not self.first_named:
            return seat
        side, suit = self.plan.layout.side(seat), self.table.bid(call).suit
        return next(
            one
            for one, said in called
            if one in side and said in self.bids and self.table.bid(said).suit == suit
        )

    def _name_trumps(self, draft: Draft, code: str) -> None:
        suit = self.table.bid(code).suit
        if self.trump is not None:
            draft.variables[self.trump] = suit if suit not in ("", NO_TRUMPS) else None
