"""What a declarer names before the defenders decide: trumps, and that he has no ace."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY, Cards, mask
from engine.common import NOT_NOW
from engine.errors import PositionError
from engine.games.preference.bids import bids_of
from engine.moves import Move
from engine.phases.trick_seats import DECLARER
from engine.registry import Verb, phase
from engine.zones import Sight

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft, State

TRUMP, NO_ACE, SILENT = "trump", "no-ace", "silent"
ACE = "A"
ACELESS = "aceless"  # the variable that names who has announced that he has no ace


@phase(
    "preference.naming",
    doc="hlášení: hlavní hráč volí trumfy a může ohlásit, že nemá žádné eso",
    parts={
        "least": "trumfy musí mít aspoň hodnotu vydražené nabídky",
        "no_ace": "bez esa smí hlásit jen ten, kdo nemá eso v ruce ani v odhozu",
    },
    says={
        "least": "tato barva má menší číslo, než jaké jste vydražili",
        "no_ace": "máte eso, nebo jste ho odhodili",
    },
    verbs={
        TRUMP: Verb("Zvolit trumfy", takes=("arg",), form="[A-Z]", arg="barva"),
        NO_ACE: Verb("Ohlásit „bez esa“", you="Hlásíte „bez esa“.", they="{name} hlásí „bez esa“."),
        SILENT: Verb("Nehlásit nic", you="Nehlásíte nic.", they="{name} nehlásí nic."),
    },
    marks=("aceless",),
    reads=("hand", "hands", "discard"),
    leaves=("aceless", "trump"),
)
class Naming:
    """The declarer names trumps after a number; after a hand game he only may say „bez esa“."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Claim the trumps and what has been announced."""
        self.name = name
        self.bids = bids_of(plan)
        self.least = plan.on(f"{name}.least")
        self.no_ace = plan.on(f"{name}.no_ace")
        self.aces: Cards = mask(card for card, rank in enumerate(plan.deck.rank_of) if rank == ACE)
        self.hands = plan.layout.hands()
        self.discards = plan.layout.zones_of_seats("discard", Sight.OWNER)
        self.contract = plan.layout.variable("contract", "")
        self.declarer = plan.layout.variable(DECLARER, NOBODY)
        self.trump = plan.layout.variable("trump", None)
        self.aceless = plan.layout.variable(ACELESS, NOBODY)

    def enter(self, draft: Draft) -> None:
        """Ask the declarer: always, lest the silence of those with an ace be told apart."""
        draft.turn = draft.variables[self.declarer]

    def legal(self, state: State) -> list[Move]:
        """Return the suits that may be trumps, and the announcement where it is true."""
        moves = [Move(TRUMP, (), suit) for suit in self._suits(state)] or [Move(SILENT)]
        if state.variables[self.aceless] == NOBODY and self._may_announce(state):
            moves.append(Move(NO_ACE))
        return moves

    def forbids(self, state: State, move: Move) -> str:
        """Name the value that trumps must have, or the ace."""
        number = state.variables[self.contract].isdecimal()
        if move.verb == TRUMP and number and move.arg in self.bids.suits:
            return f"{self.name}.least"
        if move.verb == NO_ACE and state.variables[self.aceless] == NOBODY:
            return f"{self.name}.no_ace"
        return NOT_NOW

    def play(self, draft: Draft, move: Move) -> None:
        """Name trumps, or announce; a number still needs its trumps."""
        seat = draft.turn
        if move.verb == TRUMP:
            draft.variables[self.trump] = move.arg
        elif move.verb == NO_ACE:
            draft.variables[self.aceless] = seat
            draft.exclude(seat, self.aces)
        draft.event(move.verb, seat, arg=move.arg)
        if move.verb != NO_ACE or not self._suits(draft):
            draft.finish()

    def place(self, draft: Draft, given: Given) -> None:
        """Complete the hands; an announcement that can't be true is no position."""
        if draft.variables[self.declarer] == NOBODY:
            draft.variables[self.declarer] = draft.dealer
        draft.turn = draft.variables[self.declarer]
        given.fill_hands(draft)
        if draft.variables[self.aceless] != NOBODY and not self._may_announce(draft):
            raise PositionError("s esem nejde hlásit bez esa – opravte hand")

    def passed(self, draft: Draft, given: Given) -> None:
        """Choose trumps at random where the example is silent and the contract leaves a choice."""
        if draft.variables[self.trump] is None:
            contract = draft.variables[self.contract]
            suits = self.bids.named(contract) or self.bids.suits
            at_once = self.bids.trump(contract)
            draft.variables[self.trump] = at_once or given.rng.choice(suits)

    def _suits(self, state: State | Draft) -> tuple[str, ...]:
        """Return the suits that may be named, none after a hand game."""
        contract = state.variables[self.contract]
        named = self.bids.named(contract)
        return named if self.least or not named else self.bids.suits

    def _may_announce(self, state: State | Draft) -> bool:
        seat = state.variables[self.declarer]
        own: Cards = state.zones[self.hands[seat]] | state.zones[self.discards[seat]]
        return not self.no_ace or not own & self.aces
