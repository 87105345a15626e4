"""Settlement of Ospalec: who has won, and what the sleeper or all losers get for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY
from engine.deals import MARKS, MONEY
from engine.games.ospalec.race import SLEEPER, lay_suit, sizes_after
from engine.mechanics.full_suits import FullSuits
from engine.params import Flag, Whole
from engine.phases.passing import FULL, LAID
from engine.phases.passing_positions import fill_up
from engine.registry import phase
from engine.zones import Sight

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft


@phase(
    "ospalec.settle",
    doc="vyúčtování: kdo vyhrál a co dostane ospalec",
    params={
        "mark": Whole("čárky pro ospalce", low=1, default=0),
        "per_card": Whole(
            "kolik žetonů platí každý vítězi za kartu mimo svou nejpočetnější barvu",
            low=1,
            default=0,
        ),
        "first_wins": Flag("partii vyhrává, kdo složil barvu"),
    },
    says={"mark": "ospalec", "per_card": "karty mimo barvu"},
    marks=(SLEEPER,),
    reads=(FULL, "hands", LAID),
)
class Settle:
    """A mark for the sleeper, or chips from everybody; one deal alone is won by the full suit."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Claim the accounts that are written to."""
        self.name = name
        self.mark: int = params.get("mark", 0)
        self.per_card: int = params.get("per_card", 0)
        self.first_wins: bool = params.get("first_wins", False)
        self.suits = FullSuits(plan.deck)
        self.hands = plan.layout.hands()
        self.laid = plan.layout.zone(LAID, Sight.ALL, ordered=True)
        self.full = plan.layout.variable(FULL, NOBODY)
        self.sleeper = plan.layout.variable(SLEEPER, NOBODY)
        if self.mark:
            plan.layout.accounts_of_seats(MARKS)
        if self.per_card:
            plan.layout.accounts_of_seats(MONEY)

    def enter(self, draft: Draft) -> None:
        """Give the mark, let the losers pay, and where that is the rule, end the match."""
        sleeper, winner = draft.variables[self.sleeper], draft.variables[self.full]
        if self.mark and sleeper != NOBODY:
            draft.award(f"{self.name}.mark", MARKS, sleeper, self.mark)
        if self.per_card:
            self._pay(draft)
        if self.first_wins and draft.winners is None:
            draft.game.rules.end(draft, (winner,))

    def place(self, draft: Draft, given: Given) -> None:
        """Lay a full suit before its owner and complete the hands of all."""
        lay_suit(draft, given, self.full, self.laid)
        fill_up(draft, given, self.hands, sizes_after(draft, given, self.full))

    def passed(self, draft: Draft, given: Given) -> None:
        """Leave nothing behind but marks and chips."""

    def _pay(self, draft: Draft) -> None:
        """Let all show their hands and pay for what is outside their best suit."""
        winner = draft.variables[self.full]
        for seat in draft.game.from_forehand(winner)[:-1]:
            hand = draft.zones[self.hands[seat]]
            draft.show(hand)
            many = self.suits.outside(hand)
            part = f"{self.name}.per_card"
            draft.pay(part, MONEY, seat, winner, many * self.per_card, str(many))
