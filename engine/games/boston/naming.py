"""Naming the trump suit after an auction in which only contracts were bid."""

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

NAME = "name"


@phase(
    "boston.naming",
    doc="volba trumfů: hlavní hráč jmenuje barvu, neřekl-li ji už v dražbě",
    verbs={NAME: Verb("Trumfy:", takes=("arg",), form="[SHDC]", arg="barva")},
    reads=("hand", "hands"),
    leaves=("trump",),
)
class Naming:
    """Skipped where the suit was a part of the bid, and for a misère."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Read the contract; complete it by its suit."""
        self.name = name
        self.suits = plan.deck.suits
        self.contract = plan.layout.variable("contract", "")
        self.declarer = plan.layout.variable("declarer", NOBODY)
        self.trump = plan.layout.variable("trump", None)

    def enter(self, draft: Draft) -> None:
        """Ask the main player."""
        draft.turn = self._asked(draft)

    def legal(self, state: State) -> list[Move]:
        """Return every suit."""
        return [Move(NAME, arg=suit) for suit in self.suits]

    def forbids(self, state: State, move: Move) -> str:
        """Nothing else is to be done here."""
        return NOT_NOW

    def play(self, draft: Draft, move: Move) -> None:
        """Make the suit trumps, and a part of the contract."""
        draft.variables[self.contract] += move.arg
        draft.variables[self.trump] = move.arg
        draft.event(NAME, draft.turn, arg=move.arg)
        draft.finish()

    def place(self, draft: Draft, given: Given) -> None:
        """Complete the hands."""
        draft.turn = self._asked(draft)
        given.fill_hands(draft)

    def passed(self, draft: Draft, given: Given) -> None:
        """Make the suit of a given contract trumps."""
        contract = contract_of(draft.variables[self.contract])
        if contract is not None and contract.suit:
            draft.variables[self.trump] = contract.suit

    def _asked(self, draft: Draft) -> Seat:
        """Return who is to name the suit, NOBODY where it is no question."""
        contract = contract_of(draft.variables[self.contract])
        unnamed = contract is not None and contract.unnamed
        return draft.variables[self.declarer] if unnamed else NOBODY
