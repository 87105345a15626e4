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
from engine.phases.trick_seats import OUT
from engine.registry import Verb, phase

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft, State

JOIN, STAY = "join", "stay"


@phase(
    "joining",
    doc="přihlášení: kdo jde s sebou a kdo zůstane doma",
    params={
        "base_compels": Flag("leží-li v banku jen vklady z tohoto rozdání, jdou s sebou všichni"),
    },
    parts={
        "first": "první se rozhoduje předák",
        "alone": "kdo jde s sebou sám, bere bank bez hry",
        "void": "nemusí jít nikdo, rozdání se pak ruší a bank zůstává",
    },
    says={"alone": "nikdo jiný s sebou nejde", "void": "někdo hrát musí"},
    verbs={
        JOIN: Verb("„Jdu s sebou“", you="Jdete s sebou.", they="{name} jde s sebou."),
        STAY: Verb("„Pas“", you="Pasujete, zůstáváte doma.", they="{name} pasuje."),
    },
    marks=("out",),
    reads=("hand", "hands", "to_move"),
    leaves=("out",),
)
class Joining:
    """One decision for each seat, the dealer's last; `out` names who stays at home."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Claim the list of those at home, and the pot."""
        self.name = name
        self.base_compels: bool = params.get("base_compels", False)
        self.forehand_first = plan.on(f"{name}.first")
        self.alone = plan.on(f"{name}.alone")
        self.void = plan.on(f"{name}.void")
        self.hands = plan.layout.hands()
        self.out = plan.layout.variable(OUT, ())
        plan.layout.accounts_of_seats(MONEY)
        self.pot = plan.layout.account(MONEY)

    def enter(self, draft: Draft) -> None:
        """Ask the first; nobody is asked where everybody has to play."""
        if self.base_compels and draft.accounts[self.pot] == self._base(draft):
            draft.event("all join")
            return
        draft.turn = self._order(draft)[0]

    def legal(self, state: State) -> list[Move]:
        """Return both words; the last one can't pass where somebody has to play."""
        others = len(state.variables[self.out]) < len(state.known) - 1
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
        order = self._order(draft)
        later = order[order.index(seat) + 1 :]
        if later:
            draft.turn = later[0]
        else:
            self._conclude(draft)

    def place(self, draft: Draft, given: Given) -> None:
        """Complete the hands; whoever comes after the last one at home is asked."""
        order = self._order(draft)
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

    def _order(self, draft: Draft) -> list[Seat]:
        order = draft.game.from_forehand(draft.dealer)
        return order if self.forehand_first else [draft.dealer, *order[:-1]]

    def _base(self, draft: Draft) -> int:
        """Return what this deal has brought into the pot so far."""
        return sum(line.change(NOBODY) for line in draft.receipt if line.account == MONEY)

    def _conclude(self, draft: Draft) -> None:
        """Play, unless only one has joined or nobody."""
        out = draft.variables[self.out]
        joined = [seat for seat in self._order(draft) if seat not in out]
        if not joined:
            draft.event("nobody joins", draft.dealer, part=f"{self.name}.void")
            draft.void_deal()
        elif len(joined) == 1 and self.alone:
            bank = draft.accounts[self.pot]
            draft.pay(f"{self.name}.alone", MONEY, NOBODY, joined[0], bank)
            draft.void_deal()
        else:
            draft.finish()
