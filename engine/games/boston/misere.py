"""Misères: a card laid aside, hands laid open, and the end with the first trick taken."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY, Cards, Seat, bit, cards_in
from engine.common import NOT_NOW, NOT_YOUR_CARD
from engine.games.boston.contracts import ALL, OWN, contract_of
from engine.moves import Move
from engine.registry import CALLS, Verb, mechanic, phase
from engine.zones import Sight

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft, State

DISCARD = "discard"


@phase(
    "boston.misere",
    doc="příprava mizérie: odložení karty a vyložení rukou",
    parts={
        "discard": "v malé mizérii hlavní hráč odloží jednu kartu",
        "open": "ve vyložené mizérii hraje hlavní hráč s kartami lícem nahoru",
        "all": "v revoluci vyloží karty všichni",
    },
    verbs={DISCARD: Verb("Odložit", takes=("card",), secret=True)},
    marks=("discard",),
    reads=("hand", "hands"),
    leaves=("discard",),
)
class Misere:
    """Skipped where tricks are to be taken."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Claim the card laid aside; read who plays what."""
        self.name = name
        self.discarding = plan.on(f"{name}.discard")
        parts = {OWN: "open", ALL: "all"}
        self.shown = {show for show, part in parts.items() if plan.on(f"{name}.{part}")}
        self.hands = plan.layout.hands()
        self.aside = plan.layout.zones_of_seats("discard", Sight.OWNER)
        self.contract = plan.layout.variable("contract", "")
        self.declarer = plan.layout.variable("declarer", NOBODY)

    def enter(self, draft: Draft) -> None:
        """Let the main player lay a card aside, or the hands be laid open at once."""
        if self._discards(draft):
            draft.turn = draft.variables[self.declarer]
        else:
            self._lay_open(draft)

    def legal(self, state: State) -> list[Move]:
        """Return every card of the main player."""
        return [Move(DISCARD, (card,)) for card in cards_in(state.zones[self.hands[state.turn]])]

    def forbids(self, state: State, move: Move) -> str:
        """Only an own card can be laid aside."""
        return NOT_YOUR_CARD if move.verb == DISCARD else NOT_NOW

    def play(self, draft: Draft, move: Move) -> None:
        """Lay the card aside and go on."""
        seat = draft.turn
        draft.move(move.cards[0], self.hands[seat], self.aside[seat])
        draft.event(DISCARD, seat, cards=move.cards)
        self._lay_open(draft)
        draft.finish()

    def place(self, draft: Draft, given: Given) -> None:
        """Complete the hands."""
        draft.turn = draft.variables[self.declarer] if self._discards(draft) else NOBODY
        given.fill_hands(draft)

    def passed(self, draft: Draft, given: Given) -> None:
        """Lay a card aside where the example says nothing of it, and show what is laid open."""
        seat = draft.variables[self.declarer]
        if self._discards(draft) and not draft.zones[self.aside[seat]]:
            card = self._spare(draft, given, seat)
            draft.zones[self.hands[seat]] &= ~card
            draft.zones[self.aside[seat]] = card
        draft.show(self._laid(draft))

    def _spare(self, draft: Draft, given: Given, seat: Seat) -> Cards:
        """Return a card that lies nowhere yet, or one from the main player's hand."""
        if given.rest:
            return bit(given.fill(1)[0])
        hand: Cards = draft.zones[self.hands[seat]]
        return hand & -hand

    def _discards(self, draft: Draft) -> bool:
        contract = contract_of(draft.variables[self.contract])
        return contract is not None and contract.terms.discards and self.discarding

    def _lay_open(self, draft: Draft) -> None:
        cards = self._laid(draft)
        if cards:
            everybody = cards & ~draft.zones[self.hands[draft.variables[self.declarer]]]
            draft.event("all lay open" if everybody else "lay open", draft.variables[self.declarer])
            draft.show(cards)

    def _laid(self, draft: Draft) -> Cards:
        """Return the cards that lie open."""
        contract = contract_of(draft.variables[self.contract])
        show = contract.terms.shows if contract is not None else ""
        if show not in self.shown:
            return 0
        own = self.hands[draft.variables[self.declarer]]
        laid: tuple[Cards, ...] = tuple(
            draft.zones[slot] for slot in (self.hands if show == ALL else (own,))
        )
        return sum(laid)


@mechanic(
    CALLS,
    "boston.caught",
    doc="mizérie končí prvním zdvihem hlavního hráče",
)
class Caught:
    """Ends the play; says and forbids nothing."""

    verbs: tuple[str, ...] = ()

    def __init__(self, plan: Plan, path: str, params: Mapping[str, Any]) -> None:
        """Read who plays what."""
        self.path = path
        self.contract = plan.layout.variable("contract", "")
        self.declarer = plan.layout.variable("declarer", NOBODY)
        self.taken = plan.layout.variable("taken", (0,) * plan.seats)

    def offers(self, state: State | Draft, seat: Seat, allowed: Cards) -> list[Move]:
        """Offer nothing."""
        return []

    def narrows(self, state: State | Draft, seat: Seat, allowed: Cards) -> Cards:
        """Leave all cards."""
        return allowed

    def promises(self, move: Move) -> Cards:
        """Bind to nothing."""
        return 0

    def forbids(self, state: State | Draft, seat: Seat, move: Move) -> str:
        """Forbid nothing."""
        return ""

    def play(self, draft: Draft, seat: Seat, move: Move) -> None:
        """Nothing is said."""

    def ends(self, draft: Draft, seat: Seat) -> bool:
        """Say whether the main player has taken a trick that he mustn't take."""
        contract = contract_of(draft.variables[self.contract])
        misere = contract is not None and contract.terms.misere
        return misere and draft.variables[self.taken][draft.variables[self.declarer]] > 0
