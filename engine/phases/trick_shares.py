"""A pot shared out by tricks, as in the games of the Rams family."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY
from engine.deals import MONEY
from engine.params import Whole
from engine.phases.trick_seats import OUT
from engine.registry import phase

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft


@phase(
    "trick_shares",
    doc="vyúčtování: bank se dělí podle zdvihů, kdo nevzal žádný, vkládá do nového",
    params={
        "limit": Whole("nejvýš tolik vkládá, kdo nevzal žádný zdvih", low=1, default=0),
    },
    parts={
        "trick": "každý zdvih bere z banku stejný díl",
        "trickless": "kdo hrál a nevzal žádný zdvih, vkládá tolik, kolik v banku bylo",
    },
    says={
        "trick": "za zdvihy",
        "trickless": "bez zdvihu",
        "limit": "bez zdvihu",
    },
    marks=("taken",),
)
class TrickShares:
    """Tricks take equal shares of the pot; players without a trick fill the new one."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Read who took what and who stayed at home."""
        self.name = name
        self.limit: int = params.get("limit", 0)
        self.taken = plan.layout.variable("taken", (0,) * plan.seats)
        self.out = plan.layout.named(OUT)
        plan.layout.accounts_of_seats(MONEY)
        self.pot = plan.layout.account(MONEY)

    def enter(self, draft: Draft) -> None:
        """Pay the tricks, then let those without one pay."""
        taken = draft.variables[self.taken]
        bank = draft.accounts[self.pot]
        share = bank // (sum(taken) or 1)  # what can't be divided stays in the pot
        order = draft.game.from_forehand(draft.dealer)
        for seat in order:
            draft.pay(f"{self.name}.trick", MONEY, NOBODY, seat, share * taken[seat])
        out = () if self.out is None else draft.variables[self.out]
        limited = 0 < self.limit < bank
        part = f"{self.name}.{'limit' if limited else 'trickless'}"
        for seat in order:
            if not taken[seat] and seat not in out:
                draft.pay(part, MONEY, seat, NOBODY, self.limit if limited else bank)

    def place(self, draft: Draft, given: Given) -> None:
        """Nothing to complete: the earlier phases do it from `taken`."""

    def passed(self, draft: Draft, given: Given) -> None:
        """Leave nothing behind but payments."""
