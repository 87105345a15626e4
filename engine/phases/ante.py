"""The ante: a stake that goes into the pot before a deal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY
from engine.deals import MONEY
from engine.errors import PositionError
from engine.params import Choice, Flag, Whole
from engine.registry import phase
from engine.zones import Sight

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft


def _odd(stake: int, shares: int) -> str:
    """Return why a stake can't be, '' when it can."""
    if shares and stake % shares:
        near = stake - stake % shares
        return (
            f"vklad má být dělitelný {shares}, je tu {stake}"
            f" – napište třeba {near or shares} nebo {near + shares}"
        )
    return ""


def _agree(params: Mapping[str, Any], marks: frozenset[str]) -> str:
    return _odd(params["stake"], params.get("shares", 0))


@phase(
    "ante",
    doc="vklad do banku před rozdáním",
    params={
        "stake": Whole("kolik se vkládá", low=1),
        "payer": Choice("kdo vkládá", ("dealer", "all")),
        "when_empty": Flag("vkládá se, jen když je bank prázdný"),
        "shares": Whole("na tolik dílů se vklad musí dát rozdělit", low=2, high=52, default=0),
    },
    says={"stake": "vklad"},
    reads=("stake", "talon"),
    leaves=("stake",),
    agree=_agree,
)
class Ante:
    """The dealer, or everybody, pays into the pot; how much may be agreed before the match."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Claim the pot and the stake."""
        self.name = name
        self.all_pay = params["payer"] == "all"
        self.when_empty: bool = params.get("when_empty", False)
        self.shares: int = params.get("shares", 0)
        self.stake = plan.layout.variable("stake", params["stake"], lasting=True)
        self.talon = plan.layout.zone("talon", Sight.NONE, ordered=True)
        plan.layout.accounts_of_seats(MONEY)
        self.pot = plan.layout.account(MONEY)

    def enter(self, draft: Draft) -> None:
        """Pay, unless there is still something in the pot and that is enough."""
        if self.when_empty and draft.accounts[self.pot]:
            return
        payers = draft.game.from_forehand(draft.dealer) if self.all_pay else [draft.dealer]
        for seat in payers:
            stake = draft.variables[self.stake]
            draft.pay(f"{self.name}.stake", MONEY, seat, NOBODY, stake)

    def place(self, draft: Draft, given: Given) -> None:
        """Lay out the talon as it will be dealt: the cards given, then the rest."""
        self._check(draft)
        draft.turn = NOBODY
        draft.zones[self.talon] += tuple(given.take_rest())

    def passed(self, draft: Draft, given: Given) -> None:
        """Leave the pot as the example has it."""
        self._check(draft)

    def _check(self, draft: Draft) -> None:
        if bad := _odd(draft.variables[self.stake], self.shares):
            raise PositionError(bad)
