"""The declarer takes the talon and lays as many cards aside; only he knows either of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY, cards_in, mask
from engine.common import NOT_NOW, NOT_YOUR_CARD
from engine.moves import Move
from engine.params import Code, Many
from engine.phases.trick_seats import DECLARER
from engine.registry import Verb, phase
from engine.zones import Sight

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft, State

DISCARD = "discard"


@phase(
    "talon_exchange",
    doc="výměna: hlavní hráč vezme talon a stejně karet odhodí",
    params={
        "contracts": Many(
            "závazky, se kterými se talon bere; bez nich všechny",
            Code("závazek"),
            swaps=False,
            default=(),
        ),
    },
    verbs={
        DISCARD: Verb(
            "Odhodit",
            takes=("card",),
            secret=True,
            you="Odhazujete {cards}.",
            they="{name} odhazuje {cards}.",
        )
    },
    marks=("staging",),
    reads=("hand", "hands", "discard"),
    leaves=("discard",),
)
class TalonExchange:
    """The talon goes into the declarer's hand; he chooses what goes away, card by card."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Claim the talon, the hands and where cards are laid aside."""
        self.name = name
        self.contracts = tuple(params.get("contracts", ()))
        self.hands = plan.layout.hands()
        self.talon = plan.layout.zone("talon", Sight.NONE, ordered=True)
        self.staging = plan.layout.zones_of_seats("staging", Sight.OWNER)
        self.discards = plan.layout.zones_of_seats("discard", Sight.OWNER)
        self.contract = plan.layout.variable("contract", "")
        self.declarer = plan.layout.variable(DECLARER, NOBODY)
        self.surplus = plan.layout.variable("surplus", 0)

    def enter(self, draft: Draft) -> None:
        """Take the talon, unless the contract is played without it."""
        many = len(draft.zones[self.talon])
        if not many or not self._takes(draft):
            return
        seat = draft.variables[self.declarer]
        taken = tuple(draft.zones[self.talon])
        draft.move_all(self.talon, self.hands[seat])
        draft.event("take talon", seat, cards=taken)
        draft.variables[self.surplus] = many
        draft.turn = seat

    def legal(self, state: State) -> list[Move]:
        """Return the cards of the hand."""
        return [Move(DISCARD, (card,)) for card in cards_in(state.zones[self.hands[state.turn]])]

    def forbids(self, state: State, move: Move) -> str:
        """Name a card that isn't in the hand."""
        return NOT_YOUR_CARD if move.verb == DISCARD else NOT_NOW

    def play(self, draft: Draft, move: Move) -> None:
        """Lay a card aside; with the last one the choice is made."""
        seat = draft.turn
        draft.move(move.cards[0], self.hands[seat], self.staging[seat])
        draft.variables[self.surplus] -= 1
        draft.event(DISCARD, seat, cards=move.cards)
        if not draft.variables[self.surplus]:
            draft.move_all(self.staging[seat], self.discards[seat])
            draft.event("discarded", seat, arg=draft.zones[self.discards[seat]].bit_count())
            draft.finish()

    def place(self, draft: Draft, given: Given) -> None:
        """Complete the hands; the talon lies in the declarer's."""
        if draft.variables[self.declarer] == NOBODY:
            draft.variables[self.declarer] = draft.dealer
        seat = draft.turn = draft.variables[self.declarer]
        spare = len(draft.game.deck.codes) - sum(
            given.dealt(draft, one) for one in range(draft.game.seats)
        )
        aside = draft.zones[self.staging[seat]].bit_count()
        draft.variables[self.surplus] = spare - aside
        for one in range(draft.game.seats):
            more = spare - aside if one == seat else 0
            given.fill_hand(draft, one, given.dealt(draft, one) + more)

    def passed(self, draft: Draft, given: Given) -> None:
        """Put what is left into the declarer's discard where he has taken the talon."""
        seat = draft.variables[self.declarer]
        if seat != NOBODY and draft.variables[self.contract] and self._takes(draft):
            draft.zones[self.discards[seat]] |= mask(given.take_rest())

    def _takes(self, draft: Draft) -> bool:
        return not self.contracts or draft.variables[self.contract] in self.contracts
