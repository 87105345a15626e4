"""Hundert's settlement of a deal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY
from engine.deals import MARKS, MONEY
from engine.errors import RecordError
from engine.params import Flag, Whole
from engine.registry import phase

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft

FEWEST = 2  # players
THIRD = 3  # a point over costs this part of the stake; that is why it must be divisible by it


def _agree(params: Mapping[str, Any], marks: frozenset[str]) -> str:
    ways = [key for key in ("stake", "flat", "mark") if params.get(key)]
    if len(ways) > 1:
        return f"{' a '.join(ways)} se vylučují: platí se jen jedním z nich – nechte jen jedno"
    if not ways:
        return "vyúčtování neříká, čím se platí – doplňte stake, flat, nebo mark"
    return ""


@phase(
    "hundert.settle",
    doc="vyúčtování rozdání podle toho, zda součet vyšel přesně",
    params={
        "stake": Whole("základní částka", low=THIRD, high=300, default=0, step=THIRD),
        "over": Flag("kdo cíl přesáhne, platí každému za každý bod navíc třetinu základní částky"),
        "flat": Whole("stejná platba za přesný součet i za každé přesáhnutí", low=1, default=0),
        "mark": Whole("trestné čárky za přesáhnutí", low=1, default=0),
    },
    says={
        "stake": "přesně sto",
        "over": "přes sto",
        "flat": "přesně sto",
        "flat over": "přes sto",
        "mark": "přes sto",
    },
    marks=("closer", "over"),
    agree=_agree,
)
class Settle:
    """The player who closed the deal gets from every other one, or pays to each."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Read who closed the deal and by how much; the stake was agreed before the match."""
        self.name = name
        if plan.seats < FEWEST:
            raise RecordError(f"platí se mezi hráči, aspoň {FEWEST} – upravte players", "players")
        self.pays_over: bool = params.get("over", False)
        self.flat: int = params.get("flat", 0)
        self.mark: int = params.get("mark", 0)
        self.over = plan.layout.variable("over", 0)
        self.stake = plan.layout.variable("stake", params.get("stake", 0), lasting=True)
        self.closer = plan.layout.variable("closer", NOBODY)
        plan.layout.accounts_of_seats(MARKS if self.mark else MONEY)

    def enter(self, draft: Draft) -> None:
        """Pay for the exact number or for every point over it."""
        closer, over = draft.variables[self.closer], draft.variables[self.over]
        stake = draft.variables[self.stake]
        if closer == NOBODY:
            return
        if self.mark:
            draft.award(f"{self.name}.mark", MARKS, closer, self.mark if over else 0)
        elif self.flat:
            amount, detail = (-self.flat, "over") if over else (self.flat, "")
            draft.collect(f"{self.name}.flat", MONEY, closer, amount, detail)
        elif over and self.pays_over:
            draft.collect(f"{self.name}.over", MONEY, closer, -over * (stake // THIRD))
        elif not over:
            draft.collect(f"{self.name}.stake", MONEY, closer, stake)

    def place(self, draft: Draft, given: Given) -> None:
        """Nothing to complete: the cards lie where the play has left them."""

    def passed(self, draft: Draft, given: Given) -> None:
        """Leave nothing behind but payments."""
