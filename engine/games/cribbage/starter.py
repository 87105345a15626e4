"""The starter: the card that is turned up after laying away and counts to every hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import mask
from engine.mechanics.pegs import Gain, Pegs
from engine.params import Whole
from engine.phases.lay_away import kept
from engine.registry import phase
from engine.zones import Sight

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft

JACK = "J"


@phase(
    "cribbage.starter",
    doc="otočená karta: předák sejme a rozdávající otočí horní kartu",
    params={"heels": Whole("body rozdávajícímu, je-li otočenou kartou kluk", low=1, default=0)},
    says={"heels": "otočený kluk"},
    reads=("hands",),
    leaves=("turned",),
)
class Starter:
    """Turns the top card of the shuffled talon up, which is as good as a cut."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Claim the talon and the turned card."""
        self.name = name
        self.heels: int = params.get("heels", 0)
        self.hands = plan.layout.hands()
        self.talon = plan.layout.zone("talon", Sight.NONE, ordered=True)
        self.turned = plan.layout.zone("turned", Sight.ALL)
        self.pegs = Pegs(plan)

    def enter(self, draft: Draft) -> None:
        """Turn the card up; a jack gives points to the dealer, who may win by them."""
        card = draft.draw(self.talon, self.turned)
        draft.event("starter", draft.dealer, cards=(card,))
        if draft.game.deck.rank_of[card] == JACK:
            self.pegs.move(draft, draft.dealer, [Gain(f"{self.name}.heels", self.heels)])

    def place(self, draft: Draft, given: Given) -> None:
        """Complete the hands to what is left after laying away."""
        for seat in range(draft.game.seats):
            given.fill_hand(draft, seat, kept(given))

    def passed(self, draft: Draft, given: Given) -> None:
        """Turn a card up."""
        if not draft.zones[self.turned]:
            draft.zones[self.turned] = mask(given.fill(1))
