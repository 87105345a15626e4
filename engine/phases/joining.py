"""Joining: everybody in turn says whether he plays the deal or stays at home."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY, Seat
from engine.common import NOT_NOW
from engine.deals import MONEY
from engine.errors import PositionError
from engine.moves import Move
from engine.params import Flag
from engine.phases.trick_seats import DECLARER, OUT, in_order
from engine.registry import Verb, phase

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft, State
    from engine.view import View

JOIN, STAY = "join", "stay"
DECLARED = "declared"  # the detail of a line: the declarer plays alone


@phase(
    "joining",
    doc="přihlášení: kdo jde s sebou, nebo pomáhá hlavnímu hráči, a kdo zůstane doma",
    params={
        "base_compels": Flag("leží-li v banku jen vklady z tohoto rozdání, jdou s sebou všichni"),
    },
    parts={
        "first": "první se rozhoduje předák, kde je hlavní hráč, tam soused po jeho levici",
        "alone": "kdo jde s sebou sám, bere bank bez hry",
        "void": "nemusí jít nikdo; není-li hlavní hráč, rozdání se pak ruší a bank zůstává",
    },
    says={
        "alone": "nikdo jiný s sebou nejde",
        f"alone {DECLARED}": "nikdo nepomáhá",
        "void": "někdo hrát musí",
    },
    verbs={
        JOIN: Verb("„Jdu s sebou“", you="Jdete s sebou.", they="{name} jde s sebou."),
        STAY: Verb("„Pas“", you="Pasujete, zůstáváte doma.", they="{name} pasuje."),
    },
    marks=("out",),
    reads=("hand", "hands", "to_move"),
    leaves=("out",),
)
class Joining:
    """One decision for each seat but the declarer's; `out` names who stays at home."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Claim the list of those at home, and the pot."""
        self.name = name
        self.base_compels: bool = params.get("base_compels", False)
        self.forehand_first = plan.on(f"{name}.first")
        self.alone = plan.on(f"{name}.alone")
        self.void = plan.on(f"{name}.void")
        self.seats = plan.seats
        self.hands = plan.layout.hands()
        self.out = plan.layout.variable(OUT, ())
        self.declarer = plan.layout.named(DECLARER)
        plan.layout.accounts_of_seats(MONEY)
        self.pot = plan.layout.account(MONEY)

    def enter(self, draft: Draft) -> None:
        """Ask the first; nobody is asked where everybody has to play."""
        if self.base_compels and draft.accounts[self.pot] == self._base(draft):
            draft.event("all join")
            return
        draft.turn = self.order(draft)[0]

    def legal(self, state: State) -> list[Move]:
        """Return both words; the last one can't pass where somebody has to play."""
        others = len(state.variables[self.out]) < len(self.order(state)) - 1
        return [Move(JOIN), Move(STAY)] if self.void or others else [Move(JOIN)]

    def forbids(self, state: State, move: Move) -> str:
        """Name what keeps the last one from passing."""
        return f"{self.name}.void" if move.verb == STAY else NOT_NOW

    def play(self, draft: Draft, move: Move) -> None:
        """Note who stays at home, and ask the next."""
        seat = draft.turn
        if move.verb == STAY:
            draft.variables[self.out] += (seat,)
        draft.event(move.verb, seat)
        order = self.order(draft)
        later = order[order.index(seat) + 1 :]
        if later:
            draft.turn = later[0]
        else:
            self._conclude(draft)

    def place(self, draft: Draft, given: Given) -> None:
        """Complete the hands; whoever comes after the last one at home is asked."""
        order = self.order(draft)
        out = draft.variables[self.out]
        asked = max((order.index(seat) + 1 for seat in out), default=0)
        draft.turn = given.seat("to_move", order[asked % len(order)])
        if order.index(draft.turn) < asked:
            raise PositionError(
                "kdo zůstal doma, rozhodl se dřív než hráč na tahu – opravte to_move"
            )
        given.fill_hands(draft)

    def passed(self, draft: Draft, given: Given) -> None:
        """Leave those at home as the example has them."""

    def order(self, state: State | Draft | View) -> list[Seat]:
        """Return who is asked, in turn: everybody, or all but the declarer from his left."""
        declarer = self.declarer_of(state)
        last = state.dealer if declarer == NOBODY else declarer
        order = in_order(self.seats, last + 1, (last,))
        if declarer == NOBODY:
            return [*order, last] if self.forehand_first else [last, *order]
        return order if self.forehand_first else order[::-1]

    def declarer_of(self, state: State | Draft | View) -> Seat:
        """Return who plays in any case, NOBODY where everybody may choose."""
        return NOBODY if self.declarer is None else state.variables[self.declarer]

    def _base(self, draft: Draft) -> int:
        """Return what this deal has brought into the pot so far."""
        return sum(line.change(NOBODY) for line in draft.receipt if line.account == MONEY)

    def _conclude(self, draft: Draft) -> None:
        """Play, unless only one is in or nobody; the declarer always is."""
        out, declarer = draft.variables[self.out], self.declarer_of(draft)
        joined = [seat for seat in self.order(draft) if seat not in out]
        joined += [] if declarer == NOBODY else [declarer]
        if not joined:
            draft.event("nobody joins", draft.dealer, part=f"{self.name}.void")
            draft.void_deal()
        elif len(joined) == 1 and self.alone:
            bank, detail = draft.accounts[self.pot], "" if declarer == NOBODY else DECLARED
            draft.pay(f"{self.name}.alone", MONEY, NOBODY, joined[0], bank, detail)
            draft.void_deal()
        else:
            draft.finish()
