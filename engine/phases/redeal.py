"""Dealing on: when the hands are empty the stock is dealt, and the phase before goes on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from engine.params import Whole
from engine.phases.capture_positions import between_hands
from engine.phases.layout import LAYOUT
from engine.registry import phase
from engine.zones import Sight

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft


@phase(
    "redeal",
    doc="další rozdání z talonu, po kterém se hraje dál",
    params={
        "each": Whole(
            "po kolika kartách se rozdává, dokud talon stačí; jinak se rozdá najednou celý",
            low=1,
            high=26,
            default=0,
        ),
    },
    parts={
        "equal": "talon se rozdá všem stejně",
        "rest": "co nejde rozdělit, přijde lícem nahoru na stůl",
    },
    marks=("piles",),
    reads=(LAYOUT, "captured"),
)
class Redeal:
    """Deals the stock equally and goes back to the phase before; an empty stock lets it pass."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Claim the stock, the hands and the cards on the table."""
        self.name = name
        self.each: int = params.get("each", 0)
        self.equal = plan.on(f"{name}.equal")
        self.rest = plan.on(f"{name}.rest")
        self.hands = plan.layout.hands()
        self.talon = plan.layout.zone("talon", Sight.NONE, ordered=True)
        self.layout = plan.layout.zone(LAYOUT, Sight.ALL, ordered=True)

    def enter(self, draft: Draft) -> None:
        """Deal one card after another, turn what is left over, and go back."""
        stock, seats = len(draft.zones[self.talon]), draft.game.seats
        size, over = next(self.deals(stock, seats), (0, 0))
        if not size or not self.equal:
            return
        order = draft.game.from_forehand(draft.dealer)
        for seat in order * size:
            draft.draw(self.talon, self.hands[seat])
        draft.event("deal on", draft.dealer, arg=size)
        if over and self.rest:
            left: tuple[int, ...] = draft.zones[self.talon]
            draft.move_all(self.talon, self.layout)
            draft.event("left over", draft.dealer, cards=left)
        draft.go_to(draft.game.phases[draft.phase - 1].name)

    def deals(self, stock: int, seats: int) -> Iterator[tuple[int, int]]:
        """Yield each deal to come from a stock: cards for a hand, and those for the table."""
        while stock >= seats:
            whole = not self.each or stock < self.each * seats
            size = stock // seats if whole else self.each
            over = stock % seats if whole else 0
            yield size, over
            stock -= size * seats + over

    def place(self, draft: Draft, given: Given) -> None:
        """Lay out what has been captured and what lies on the table; the hands are empty."""
        between_hands(draft, given)

    def passed(self, draft: Draft, given: Given) -> None:
        """Leave nothing to complete: whoever plays on knows whose hands are full."""
