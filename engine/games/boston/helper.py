"""Looking for a helper: the main player asks round the table, the first who agrees helps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY, Seat
from engine.common import NOT_NOW
from engine.games.boston.contracts import contract_of
from engine.moves import Move
from engine.registry import Verb, phase

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft, State

ALONE, ASK = "alone", "ask"
HELP, DECLINE = "help", "decline"


@phase(
    "boston.helper",
    doc="hledání pomocníka: kdo se přidá k hlavnímu hráči",
    parts={
        "low": "pomocníka lze hledat jen v nižších závazcích",
        "left": "ptá se nejdřív soused po levici hlavního hráče",
    },
    verbs={
        ALONE: Verb(
            "„Bez pomocníka“",
            you="Hrajete bez pomocníka.",
            they="{name} hraje bez pomocníka.",
        ),
        ASK: Verb("„Hledám pomocníka“", you="Hledáte pomocníka.", they="{name} hledá pomocníka."),
        HELP: Verb("„Pomohu“", you="Pomáháte hlavnímu hráči.", they="{name} pomůže."),
        DECLINE: Verb("„Nepomohu“", you="Pomáhat nechcete.", they="{name} nepomůže."),
    },
    marks=("helper",),
    reads=("hand", "hands", "to_move"),
    leaves=("helper",),
)
class Helper:
    """The public variable `helper`: a seat, NOBODY as long as the main player is alone."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Claim the helper; read who plays what."""
        self.name = name
        self.low = plan.on(f"{name}.low")
        self.from_left = plan.on(f"{name}.left")
        self.contract = plan.layout.variable("contract", "")
        self.declarer = plan.layout.variable("declarer", NOBODY)
        self.helper = plan.layout.variable("helper", NOBODY)

    def enter(self, draft: Draft) -> None:
        """Let the main player decide, where he may have a helper."""
        if self._applies(draft):
            draft.turn = draft.variables[self.declarer]

    def legal(self, state: State) -> list[Move]:
        """Return what the main player may say, or what he may be answered."""
        mine = state.turn == state.variables[self.declarer]
        return [Move(verb) for verb in ((ALONE, ASK) if mine else (HELP, DECLINE))]

    def forbids(self, state: State, move: Move) -> str:
        """Only questions and answers have their time here."""
        return NOT_NOW

    def play(self, draft: Draft, move: Move) -> None:
        """Ask the next one, until somebody agrees or all have refused."""
        seat = draft.turn
        draft.event(move.verb, seat)
        if move.verb == HELP:
            draft.variables[self.helper] = seat
        if move.verb in (ASK, DECLINE):
            self._ask_after(draft, seat)
        else:
            draft.finish()

    def place(self, draft: Draft, given: Given) -> None:
        """Complete the hands; the main player decides unless the example asks somebody else."""
        draft.turn = NOBODY
        if self._applies(draft):
            draft.turn = given.seat("to_move", draft.variables[self.declarer])
        given.fill_hands(draft)

    def passed(self, draft: Draft, given: Given) -> None:
        """Leave the helper that the example has."""

    def _applies(self, draft: Draft) -> bool:
        contract = contract_of(draft.variables[self.contract])
        if contract is None or contract.terms.misere:
            return False
        return contract.terms.helper or not self.low

    def _ask_after(self, draft: Draft, seat: Seat) -> None:
        """Ask the next one; whom all have refused plays alone."""
        declarer, seats = draft.variables[self.declarer], draft.game.seats
        step = 1 if self.from_left else seats - 1
        draft.turn = (seat + step) % seats
        if draft.turn == declarer:
            draft.event("no helper", declarer)
            draft.finish()
