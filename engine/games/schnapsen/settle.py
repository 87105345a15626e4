"""Schnapsen's settlement of a deal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.cards import NOBODY, Seat
from engine.deals import MARKS, POINTS
from engine.errors import RecordError
from engine.params import Whole
from engine.registry import phase

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft

_AMOUNTS = ("point", "schneider", "schwarz", "failed", "failed_schwarz", "last")
_PLAYERS = 2


class Result(NamedTuple):
    """Who has won a deal, and by which part."""

    winner: Seat
    part: str


@phase(
    "schnapsen.settle",
    doc="vyúčtování rozdání podle toho, co má poražený a kdo zavřel talon",
    params={
        "half": Whole("kdo má míň bodů v kartách, prohrává dráž", low=1, high=120),
        "point": Whole("body za vyhrané rozdání", low=1),
        "schneider": Whole("body, má-li soupeř míň než polovinu", low=1),
        "schwarz": Whole("body, nemá-li soupeř ani zdvih", low=1),
        "failed": Whole("body soupeři toho, kdo zavřel talon a neuspěl", low=1),
        "failed_schwarz": Whole("totéž, neměl-li soupeř při zavření žádný zdvih", low=1),
        "last": Whole("body za poslední zdvih, nedosáhl-li nikdo cíle", low=1),
        "bummerl": Whole("čárky za prohranou partii", low=1, default=0),
        "double": Whole("čárky za partii prohranou bez jediného bodu", low=1, default=0),
    },
    says={
        "point": "vyhrané rozdání",
        "schneider": "soupeř nemá ani polovinu",
        "schwarz": "soupeř nemá žádný zdvih",
        "failed": "talon zavřený předčasně",
        "failed_schwarz": "talon zavřený soupeři bez zdvihu",
        "last": "poslední zdvih",
        "bummerl": "prohraná partie",
        "double": "partie prohraná bez bodu",
    },
    marks=(
        "taken", "card_points", "reached", "closed_by", "closed_tricks", "closed_points", "leader",
    ),
)  # fmt: skip
class Settle:
    """One line for the winner of the deal, and in one variant one for the loser of the match."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Read what everybody has taken, who reached the number and who closed."""
        if plan.seats != _PLAYERS:
            raise RecordError(f"vyúčtování je pro {_PLAYERS} hráče – upravte players", "players")
        self.name = name
        self.half: int = params["half"]
        self.amounts = {key: int(params[key]) for key in _AMOUNTS}
        self.bummerl: int = params.get("bummerl", 0)
        self.double: int = params.get("double", 0)
        plan.layout.accounts_of_seats(POINTS)
        if self.bummerl:
            plan.layout.accounts_of_seats(MARKS)
        self.tricks = plan.layout.variable("taken", (0,) * plan.seats)
        self.points = plan.layout.variable("card_points", (0,) * plan.seats)
        self.reached = plan.layout.variable("reached", NOBODY)
        self.leader = plan.layout.variable("leader", NOBODY)
        self.closed_by = plan.layout.variable("closed_by", NOBODY)
        self.closed_tricks = plan.layout.variable("closed_tricks", 0)
        self.closed_points = plan.layout.variable("closed_points", 0)

    def enter(self, draft: Draft) -> None:
        """Write the line of the deal; the loser of a match may get marks."""
        winner, part = self.result(draft)
        amount = draft.game.rules.gain(draft, winner, self.amounts[part])
        draft.award(f"{self.name}.{part}", POINTS, winner, amount)
        if self.bummerl and draft.game.rules.reached(draft):
            self._mark(draft, draft.game.after(winner))

    def result(self, draft: Draft) -> Result:
        """Return who has won the deal and why it is worth what it is."""
        closed_by, reached = draft.variables[self.closed_by], draft.variables[self.reached]
        if closed_by not in (NOBODY, reached):
            black = draft.variables[self.closed_tricks] == 0
            return Result(draft.game.after(closed_by), "failed_schwarz" if black else "failed")
        if reached == NOBODY:
            return Result(draft.variables[self.leader], "last")
        tricks, points = self._record(draft, draft.game.after(reached))
        if tricks == 0:
            return Result(reached, "schwarz")
        return Result(reached, "schneider" if points < self.half else "point")

    def place(self, draft: Draft, given: Given) -> None:
        """Nothing to complete: the earlier phases do it from `taken`."""

    def passed(self, draft: Draft, given: Given) -> None:
        """Leave nothing behind but points."""

    def _record(self, draft: Draft, loser: Seat) -> tuple[int, int]:
        """Return the loser's tricks and points: those at closure if the winner has closed."""
        if draft.variables[self.closed_by] != NOBODY:
            return draft.variables[self.closed_tricks], draft.variables[self.closed_points]
        return draft.variables[self.tricks][loser], draft.variables[self.points][loser]

    def _mark(self, draft: Draft, loser: Seat) -> None:
        untouched = draft.accounts[draft.game.account(POINTS, loser)] == draft.game.rules.start
        part, amount = ("double", self.double) if untouched else ("bummerl", self.bummerl)
        draft.award(f"{self.name}.{part}", MARKS, loser, amount)
