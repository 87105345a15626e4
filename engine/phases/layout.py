"""The layout: cards turned face up on the table, from which they are captured later."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.params import Flag, Whole
from engine.registry import phase
from engine.zones import Sight

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft

LAYOUT = "layout"


@phase(
    "layout",
    doc="vyložení karet na stůl lícem nahoru",
    params={
        "cards": Whole("kolik karet se vyloží", low=1, high=20),
        "distinct": Flag("hodnoty vyložených karet se neopakují"),
    },
    reads=(LAYOUT, "hands", "talon"),
)
class FirstLayout:
    """Turns cards from the talon; one whose rank already lies there goes to its bottom.

    Everybody has seen such a card, but nobody is bound to remember where it lies.
    """

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Claim the talon and the place of the cards on the table."""
        self.name = name
        self.cards: int = params["cards"]
        self.distinct: bool = params.get("distinct", False)
        self.talon = plan.layout.zone("talon", Sight.NONE, ordered=True)
        self.layout = plan.layout.zone(LAYOUT, Sight.ALL, ordered=True)

    def enter(self, draft: Draft) -> None:
        """Turn cards until so many lie on the table, or no other rank is left."""
        ranks = draft.game.deck.rank_of
        looked_at = len(draft.zones[self.talon])
        while looked_at and len(draft.zones[self.layout]) < self.cards:
            top, *rest = draft.zones[self.talon]
            lying = {ranks[card] for card in draft.zones[self.layout]}
            if self.distinct and ranks[top] in lying:
                draft.zones[self.talon] = (*rest, top)
                draft.event("turned back", draft.dealer, cards=(top,))
            else:
                draft.draw(self.talon, self.layout)
            looked_at -= 1
        draft.event(LAYOUT, draft.dealer, cards=draft.zones[self.layout])

    def place(self, draft: Draft, given: Given) -> None:
        """Complete the hands; the talon lies as the deal has left it."""
        given.fill_hands(draft)

    def passed(self, draft: Draft, given: Given) -> None:
        """Leave nothing to complete: the phases of capturing know what lies on the table."""
