"""The showdown: all hands are laid down, the lowest gets a mark, special ones wipe one off."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import Cards, Seat
from engine.deals import MARKS
from engine.errors import PositionError
from engine.mechanics.hand_values import hand_values
from engine.params import Choice, Flag, Half, Whole
from engine.phases.swapping import DECLARED, Swapping
from engine.phases.trick_seats import OUT, in_order
from engine.registry import phase

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft


@phase(
    "showdown",
    doc="vyložení a vyúčtování: kdo má nejméně, dostává čárku, zvláštní list ji maže",
    params={
        "lowest": Whole("čárky pro nejnižší list", low=1, high=10),
        "tie": Choice(
            "kdo dostává čárku při rovnosti nejnižších: všichni, první od předáka, nebo nikdo",
            ("all", "first", "none"),
            default="all",
        ),
        "special": Whole("kolik čárek si maže, kdo ohlásil zvláštní list", low=1, default=0),
        "floor": Flag("méně než žádnou čárku mít nelze"),
        "triple": Half("hodnota tří karet téže hodnoty", low=1, high=60, default=0),
    },
    parts={
        "best_suit": "počítá se jen nejlepší barva",
        "spared": "kdo ohlásil zvláštní list, čárku nedostává",
    },
    says={
        "lowest": "nejnižší list",
        "tie": "nejnižší list",
        "special": "zvláštní list",
        "special suited": "alager",
        "special of_rank": "tři esa",
    },
    marks=("values", DECLARED),
    reads=("hands", "layout", "talon"),
)
class Showdown:
    """Values of hands become public; whoever has declared is no candidate for the lowest."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Claim the marks and the values of hands; find who has declared."""
        self.name = name
        self.seats = plan.seats
        self.lowest: int = params["lowest"]
        self.tie: str = params.get("tie", "all")
        self.special: int = params.get("special", 0)
        self.floor: bool = params.get("floor", False)
        self.spares = plan.on(f"{name}.spared")
        self.hand_values = hand_values(
            plan, triple=params.get("triple", 0), best_suit=plan.on(f"{name}.best_suit")
        )
        self.hands = plan.layout.hands()
        self.out = plan.layout.variable(OUT, ())
        self.declared = plan.layout.variable(DECLARED, ())
        self.values = plan.layout.variable("values", (0,) * plan.seats, halves=True)
        self.marks = plan.layout.accounts_of_seats(MARKS)

    def enter(self, draft: Draft) -> None:
        """Lay all hands down, then write."""
        players = in_order(self.seats, draft.dealer + 1, draft.variables[self.out])
        values = [0] * self.seats
        for seat in players:
            hand = draft.zones[self.hands[seat]]
            values[seat] = self.hand_values.of(hand)
            draft.show(hand)
        draft.variables[self.values] = tuple(values)
        draft.event("showdown", arg=tuple((seat, values[seat]) for seat in players))
        declared = draft.variables[self.declared]
        for seat in declared:
            self._wipe(draft, seat, self._kind(draft, draft.zones[self.hands[seat]]))
        rest = [seat for seat in players if not (self.spares and seat in declared)]
        lowest = [seat for seat in rest if values[seat] == min(values[one] for one in rest)]
        for seat in self._punished(lowest):
            part = "tie" if len(lowest) > 1 and self.tie != "all" else "lowest"
            draft.award(f"{self.name}.{part}", MARKS, seat, self.lowest)

    def _punished(self, lowest: list[Seat]) -> list[Seat]:
        """Return who gets a mark of those whose hands are equally low."""
        if len(lowest) < 2 or self.tie == "all":
            return lowest
        return lowest[:1] if self.tie == "first" else []

    def _kind(self, draft: Draft, hand: Cards) -> str:
        """Return which special hand has been declared."""
        swapping = (one for one in draft.game.phases if isinstance(one, Swapping))
        return next((one.kind_of(hand) for one in swapping), "")

    def _wipe(self, draft: Draft, seat: Seat, kind: str) -> None:
        """Take marks off for a special hand, as far as there are any where that is the rule."""
        has = draft.accounts[self.marks[seat]]
        amount = min(self.special, max(0, has)) if self.floor else self.special
        draft.award(f"{self.name}.special", MARKS, seat, -amount, kind)

    def place(self, draft: Draft, given: Given) -> None:
        """Complete the hands."""
        out = draft.variables[self.out]
        if any(seat in out for seat in draft.variables[self.declared]):
            raise PositionError("kdo je ze hry, nic nehlásí – nechte hlásit jiného")
        given.fill_hands(draft)

    def passed(self, draft: Draft, given: Given) -> None:
        """Leave nothing behind but marks."""
