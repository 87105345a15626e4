"""Tarot's settlement: each defender and the declarer pay one another the same."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.cards import NOBODY
from engine.deals import POINTS
from engine.errors import RecordError
from engine.games.tarot.pack import CONTRACT, CONTRACTS
from engine.mechanics.card_points import worths
from engine.params import Many, Whole
from engine.registry import Dealing, Phase, phase

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft

_HALVES = 2  # in a point


class Result(NamedTuple):
    """How a contract has ended."""

    made: bool
    difference: int  # points over or under the target, a half counts as one


@lru_cache(maxsize=16)
def _tricks(phases: tuple[Phase, ...]) -> int:
    """Return how many tricks there are; asking every phase takes longer than a settlement."""
    return sum(one.hand_size for one in phases if isinstance(one, Dealing))


def result(halves: int, target: int) -> Result:
    """Return how a contract ends with so many half points of cards."""
    over = halves - _HALVES * target
    return Result(over >= 0, (abs(over) + 1) // _HALVES)


@phase(
    "tarot.settle",
    doc="vyúčtování: závazek, pagát v posledním zdvihu, hrsti a slem",
    params={
        "targets": Many(
            "kolik bodů je potřeba bez klíčové karty, s jednou, dvěma a třemi",
            Whole("bodů", high=91), drops=False,
        ),
        "base": Whole("body za závazek", low=1),
        "factors": Many(
            "násobky prise, garde, garde sans a garde contre", Whole("násobek", low=1), drops=False
        ),
        "petit": Whole("body za pagáta v posledním zdvihu, než se násobí", low=1),
        "poignees": Many(
            "body za jednoduchou, dvojitou a trojitou hrst", Whole("bodů"), drops=False
        ),
        "slam": Whole("body za ohlášený a uhraný slem", low=1),
        "slam_unannounced": Whole("body za slem uhraný bez ohlášení", low=1),
        "slam_failed": Whole("co stojí ohlášený a neuhraný slem", low=1),
        "slam_against": Whole("co stojí slem obrany", low=1),
    },
    parts={
        "difference": "k závazku se přidává, oč bodů bylo nad cíl, nebo pod něj",
        "halves": "půlka bodu se počítá za celý",
        "winner_takes": "prémie za hrst patří té straně, která rozdání vyhrála",
    },
    says={
        "base made": "závazek splněn",
        "base failed": "závazek nesplněn",
        "petit": "pagát v posledním zdvihu",
        "poignees": "hrst trumfů",
        "slam": "ohlášený slem",
        "slam_unannounced": "neohlášený slem",
        "slam_failed": "ohlášený slem neuhrán",
        "slam_against": "slem obrany",
    },
    marks=("bouts", "ultimo"),
    reads=("card_points", "taken", "contract", "declarer", "slam", "poignee"),
)  # fmt: skip
class Settle:
    """A payment of every defender for each thing that counts."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Read what the deal has come to."""
        if len(params["targets"]) != len(CONTRACTS) or len(params["factors"]) != len(CONTRACTS):
            raise RecordError("cíle i násobky jsou po čtyřech – doplňte targets, nebo factors")
        self.name = name
        self.params = params
        self.most = {"bouts": len(params["targets"]) - 1, "card_points": sum(worths(plan))}
        self.adds = plan.on(f"{name}.difference")
        self.rounds = plan.on(f"{name}.halves")
        self.winner_takes = plan.on(f"{name}.winner_takes")
        plan.layout.accounts_of_seats(POINTS)
        self.points = plan.layout.variable("card_points", (0,) * plan.seats, halves=True)
        self.bouts = plan.layout.variable("bouts", (0,) * plan.seats)
        self.taken = plan.layout.variable("taken", (0,) * plan.seats)
        self.contract = plan.layout.variable(CONTRACT, "")
        self.declarer = plan.layout.variable("declarer", NOBODY)
        self.ultimo = plan.layout.variable("ultimo", NOBODY)
        self.poignee = plan.layout.variable("poignee", (0,) * plan.seats)
        self.slam = plan.layout.variable("slam", NOBODY)

    def enter(self, draft: Draft) -> None:
        """Write the lines: what each defender pays, less than nothing for what he gets."""
        declarer = draft.variables[self.declarer]
        if declarer == NOBODY:
            return  # an example of tricks alone
        ended = self.result(draft)
        sign = 1 if ended.made else -1
        factor = self._factor(draft)
        difference = ended.difference if self.adds else 0
        worth = sign * (self.params["base"] + difference) * factor
        draft.event(
            "contract ended", declarer, arg=(ended.made, ended.difference), part=f"{self.name}.base"
        )
        self._pay(draft, "base", worth, "made" if ended.made else "failed")
        last = draft.variables[self.ultimo]
        if last != NOBODY:
            gain = self.params["petit"] * factor
            self._pay(draft, "petit", gain if last == declarer else -gain)
        self._pay(draft, "poignees", sign * self._shown(draft))
        for part, amount in self._slams(draft):
            self._pay(draft, part, amount)

    def result(self, draft: Draft) -> Result:
        """Return how the contract has ended."""
        declarer = draft.variables[self.declarer]
        bouts = draft.variables[self.bouts][declarer]
        ended = result(draft.variables[self.points][declarer], self.params["targets"][bouts])
        odd = draft.variables[self.points][declarer] % _HALVES
        return ended if self.rounds else ended._replace(difference=ended.difference - odd)

    def place(self, draft: Draft, given: Given) -> None:
        """Nothing to complete: the earlier phases do it from `taken`."""

    def passed(self, draft: Draft, given: Given) -> None:
        """Leave nothing behind but points."""

    def _factor(self, draft: Draft) -> int:
        place = CONTRACTS.index(draft.variables[self.contract])
        return int(self.params["factors"][place])

    def _shown(self, draft: Draft) -> int:
        """Return what the poignées shown are worth; all go to the side that has won."""
        levels = enumerate(draft.variables[self.poignee])
        declarer = draft.variables[self.declarer]
        amounts = {seat: self.params["poignees"][level - 1] for seat, level in levels if level}
        if self.winner_takes:
            return sum(amounts.values())
        return sum(one if seat == declarer else -one for seat, one in amounts.items())

    def _slams(self, draft: Draft) -> list[tuple[str, int]]:
        """Return what is paid for all tricks, announced or not."""
        declarer, taken = draft.variables[self.declarer], draft.variables[self.taken]
        tricks = _tricks(draft.game.phases)
        announced = draft.variables[self.slam] == declarer
        if taken[declarer] == tricks:
            part = "slam" if announced else "slam_unannounced"
            return [(part, self.params[part])]
        lines = [("slam_failed", -self.params["slam_failed"])] if announced else []
        if sum(taken) == tricks and not taken[declarer]:
            lines.append(("slam_against", -self.params["slam_against"]))
        return lines

    def _pay(self, draft: Draft, part: str, amount: int, detail: str = "") -> None:
        declarer = draft.variables[self.declarer]
        draft.collect(f"{self.name}.{part}", POINTS, declarer, amount, detail)
