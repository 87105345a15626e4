"""Settlement of Černý Petr: who has won, and who gets the mark."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY
from engine.deals import MARKS
from engine.errors import PositionError
from engine.games.cerny_petr.table import Table
from engine.params import Flag, Whole
from engine.registry import phase

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft


@phase(
    "cerny-petr.settle",
    doc="vyúčtování: kdo vyhrál a kdo je černým Petrem",
    params={
        "mark": Whole("čárky pro toho, komu zůstal černý Petr", low=1),
        "first_wins": Flag("partii vyhrává, kdo je první bez karet"),
        "shared_first": Flag("kdo je bez karet ještě před tažením, dělí se o vítězství"),
    },
    says={"mark": "zůstal černý Petr"},
    marks=("loser", "finished", "at_once"),
)
class Settle:
    """A mark for the loser; where a match is one deal, the first without cards has won it."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Claim the table and the marks."""
        self.name = name
        self.mark: int = params["mark"]
        self.first_wins: bool = params.get("first_wins", False)
        self.shared_first: bool = params.get("shared_first", False)
        self.table = Table(plan)
        plan.layout.accounts_of_seats(MARKS)

    def enter(self, draft: Draft) -> None:
        """Give the mark and, where that is the rule, end the match."""
        loser = draft.variables[self.table.loser]
        if loser != NOBODY:
            draft.award(f"{self.name}.mark", MARKS, loser, self.mark)
        finished = draft.variables[self.table.finished]
        if self.first_wins and finished and draft.winners is None:
            first = draft.variables[self.table.at_once] if self.shared_first else 1
            draft.game.rules.end(draft, finished[: max(1, first)])

    def place(self, draft: Draft, given: Given) -> None:
        """Give the loser the odd card; all others are out."""
        loser = given.seat("loser", NOBODY)
        if loser == NOBODY:
            raise PositionError("postavení neříká, komu zůstal černý Petr – doplňte loser")
        finished = draft.variables[self.table.finished]
        if loser in finished:
            raise PositionError("komu zůstal černý Petr, ten karty má – vynechte ho z finished")
        if draft.variables[self.table.at_once] > len(finished):
            raise PositionError("at_once je víc, než kolik hráčů je bez karet – opravte ho")
        self.table.leave_odd(draft, given, loser)

    def passed(self, draft: Draft, given: Given) -> None:
        """Leave nothing behind but marks."""
