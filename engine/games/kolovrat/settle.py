"""Kolovrat's settlement: the last cards of the table, and the pot for the most cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY, Seat
from engine.deals import MONEY
from engine.errors import PositionError
from engine.params import Choice
from engine.phases.capture_positions import CAPTURED, fill_piles
from engine.phases.layout import LAYOUT
from engine.registry import phase
from engine.zones import Sight

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft, State


@phase(
    "kolovrat.settle",
    doc="vyúčtování: zbylé karty ze stolu a bank za nejvíc sebraných karet",
    params={
        "leftover": Choice(
            "kdo si vezme karty, které zbyly na stole: kdo hrál poslední, nebo kdo poslední sbíral",
            ("last_play", "last_capture"),
        ),
        "ties": Choice(
            "co s bankem, má-li nejvíc karet několik hráčů: rozdělí se, nebo zůstane",
            ("split", "stay"),
        ),
    },
    parts={"most": "bank bere, kdo sebral nejvíc karet"},
    says={"most": "za nejvíc karet", "ties": "za nejvíc karet"},
    marks=("piles", "last_play", "last_capture"),
    reads=(LAYOUT, CAPTURED),
)
class Settle:
    """Counts piles; what of the pot can't be divided stays in it."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Claim piles, table and pot."""
        self.name = name
        self.splits = params["ties"] == "split"
        self.layout = plan.layout.zone(LAYOUT, Sight.ALL, ordered=True)
        self.captured = plan.layout.zones_of_seats(CAPTURED, Sight.ALL, ordered=True)
        self.gets = plan.layout.variable(params["leftover"], NOBODY)
        plan.layout.accounts_of_seats(MONEY)
        self.pot = plan.layout.account(MONEY)

    def enter(self, draft: Draft) -> None:
        """Clear the table, then pay out the pot."""
        seat: Seat = draft.variables[self.gets]
        left: tuple[int, ...] = draft.zones[self.layout]
        if left and seat != NOBODY:
            draft.move_all(self.layout, self.captured[seat])
            draft.event("swept", seat, cards=left)
        sizes = self.sizes(draft)
        draft.event("counted", arg=sizes)
        best = [one for one in draft.game.from_forehand(draft.dealer) if sizes[one] == max(sizes)]
        bank = draft.accounts[self.pot]
        if len(best) > 1 and not self.splits:
            draft.event("pot stays", arg=bank)
            return
        part = "most" if len(best) == 1 else "ties"
        for one in best:
            draft.pay(f"{self.name}.{part}", MONEY, NOBODY, one, bank // len(best))

    def sizes(self, state: State | Draft) -> tuple[int, ...]:
        """Return how many cards everybody has captured."""
        return tuple(len(state.zones[slot]) for slot in self.captured)

    def place(self, draft: Draft, given: Given) -> None:
        """Complete the piles; together with the table they are the whole deck."""
        fill_piles(draft, given, {})
        if given.rest:
            many = len(draft.game.deck.codes)
            raise PositionError(f"hromádky a stůl nedávají {many} karet – opravte piles")

    def passed(self, draft: Draft, given: Given) -> None:
        """Leave nothing behind but payments."""
