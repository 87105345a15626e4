"""Settlement of games in which everybody wants to get rid of all cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from engine.cards import Seat, mask
from engine.deals import MARKS, POINTS
from engine.errors import PositionError
from engine.params import Whole
from engine.registry import phase

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft


def _agree(params: Mapping[str, Any], marks: frozenset[str]) -> str:
    if bool(params.get("first")) == bool(params.get("last")):
        return "zapisuje se buď prvnímu (first), nebo poslednímu (last) – nechte jen jedno"
    return ""


@phase(
    "going_out",
    doc="vyúčtování podle toho, kdo se zbavil karet a komu zůstaly",
    params={
        "first": Whole("body pro toho, kdo se karet zbavil první", low=1, default=0),
        "last": Whole("čárky pro toho, komu karty zůstaly", low=1, default=0),
    },
    says={"first": "první bez karet", "first fewest": "nejméně karet v ruce",
          "last": "poslední s kartami", "last most": "nejvíc karet v ruce"},
    reads=("hands", "finished"),
    agree=_agree,
)  # fmt: skip
class GoingOut:
    """A point for the first without cards, or a mark for the last with some.

    A deal that was broken off is judged by the sizes of the hands; equal ones count alike.
    """

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Claim the hands and who is out, in order."""
        self.name = name
        self.first: int = params.get("first", 0)
        self.last: int = params.get("last", 0)
        self.hands = plan.layout.hands()
        self.finished = plan.layout.variable("finished", ())
        plan.layout.accounts_of_seats(MARKS if self.last else POINTS)

    def enter(self, draft: Draft) -> None:
        """Write what the deal has brought."""
        sizes = [draft.zones[slot].bit_count() for slot in self.hands]
        if self.last:
            most = _having(sizes, max(sizes))
            broken = sizes.count(0) < len(sizes) - 1
            for seat in most:
                detail = "most" if broken else ""
                draft.award(f"{self.name}.last", MARKS, seat, self.last, detail)
            return
        out: Sequence[Seat] = draft.variables[self.finished]
        for seat in out[:1] or _having(sizes, min(sizes)):
            detail = "" if out else "fewest"
            draft.award(f"{self.name}.first", POINTS, seat, self.first, detail)

    def place(self, draft: Draft, given: Given) -> None:
        """Give cards to everybody who isn't out."""
        out = draft.variables[self.finished]
        hands = given.hands()
        for seat, slot in enumerate(self.hands):
            cards = hands.get(seat)
            if cards is None:
                cards = 0 if seat in out else mask(given.fill(1))
            if bool(cards) == (seat in out):
                raise PositionError("kdo nemá karty, je bez karet – opravte hands, nebo finished")
            draft.zones[slot] = cards

    def passed(self, draft: Draft, given: Given) -> None:
        """Leave nothing behind but points and marks."""


def _having(sizes: Sequence[int], size: int) -> list[Seat]:
    return [seat for seat, own in enumerate(sizes) if own == size]
