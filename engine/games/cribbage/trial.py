"""Four cards and a starter laid out to be tried: any of them can be changed for another card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards import Card, Cards, bit, cards_in, mask
from engine.errors import PositionError
from engine.moves import Move
from engine.phases.lay_away import CRIB, kept
from engine.zones import Sight

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft, State

PICK, PUT = "pick", "put"


class Trial:
    """Only examples lay cards out; a match never does."""

    def __init__(self, plan: Plan) -> None:
        """Claim the cards, what they are counted as, and which one is being changed."""
        self.tried = plan.layout.zone("tried", Sight.ALL, ordered=True)
        self.turned = plan.layout.zone("turned", Sight.ALL)
        self.deck = plan.deck
        self.tried_as = plan.layout.variable("tried_as", "")
        self.picked = plan.layout.variable("picked", "")

    def on(self, state: State | Draft) -> bool:
        """Say whether cards are tried here."""
        return bool(state.zones[self.tried])

    def as_crib(self, state: State | Draft) -> bool:
        """Say whether they are counted as a crib."""
        return bool(state.variables[self.tried_as] == CRIB)

    def legal(self, state: State) -> list[Move]:
        """Return the places of the cards, and for the one picked all other cards."""
        places = range(len(state.zones[self.tried]) + 1)
        picks = [Move(PICK, arg=str(place)) for place in places]
        if not state.variables[self.picked]:
            return picks
        others = self.deck.all & ~self._lying(state)
        return [*picks, *(Move(PUT, (card,)) for card in cards_in(others))]

    def change(self, draft: Draft, move: Move) -> bool:
        """Pick a card, or put another one in its place; say whether that was done."""
        if move.verb == PICK:
            again = draft.variables[self.picked] == move.arg
            draft.variables[self.picked] = "" if again else move.arg
            return False
        lying = (*draft.zones[self.tried], *cards_in(draft.zones[self.turned]))
        self._swap(draft, lying[int(draft.variables[self.picked])], move.cards[0])
        draft.variables[self.picked] = ""
        draft.show(self._lying(draft))
        return True

    def place(self, draft: Draft, given: Given) -> None:
        """Turn a card up; the rest lies in the talon."""
        if len(draft.zones[self.tried]) != kept(given):
            raise PositionError(f"počítají se {kept(given)} karty – opravte tried")
        if draft.variables[self.tried_as] not in ("", CRIB):
            raise PositionError(f"tried_as může být jen {CRIB} – opravte ho, nebo vynechte")
        if not draft.zones[self.turned]:
            draft.zones[self.turned] = mask(given.fill(1))

    def _lying(self, state: State | Draft) -> Cards:
        cards: Cards = state.zones[self.turned]
        return mask(state.zones[self.tried]) | cards

    def _swap(self, draft: Draft, old: Card, new: Card) -> None:
        """Let two cards change places, wherever they lie."""
        other = {old: new, new: old}
        for slot, content in enumerate(draft.zones):
            if isinstance(content, tuple):
                draft.zones[slot] = tuple(other.get(card, card) for card in content)
            elif (content >> old ^ content >> new) & 1:
                draft.zones[slot] = content ^ bit(old) ^ bit(new)
