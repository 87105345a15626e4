"""Cards that are watched in tricks: how many somebody has taken, who takes one in the last."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY, Card, Seat, mask
from engine.params import Code, Many
from engine.registry import CARDS, mechanic

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.state import Draft


@mechanic(
    CARDS,
    "bouts",
    doc="klíčové karty: počítají se tomu, kdo je získal",
    params={"cards": Many("kódy karet", Code("kód karty"), swaps=False)},
)
class Bouts:
    """The public variable `bouts`, a number for each seat."""

    def __init__(self, plan: Plan, path: str, params: Mapping[str, Any]) -> None:
        """Claim the variable."""
        self.cards = mask(plan.deck.card(code) for code in params["cards"])
        self.taken = plan.layout.variable("bouts", (0,) * plan.seats)

    def take(self, draft: Draft, seat: Seat, cards: Iterable[Card]) -> None:
        """Count cards for the seat that gets them."""
        draft.add(self.taken, seat, (mask(cards) & self.cards).bit_count())


@mechanic(
    CARDS,
    "ultimo",
    doc="karta v posledním zdvihu: pamatuje se, kdo ho vzal",
    params={"card": Code("kód karty")},
)
class Ultimo:
    """The public variable `ultimo`: who took the card in the last trick, NOBODY before."""

    def __init__(self, plan: Plan, path: str, params: Mapping[str, Any]) -> None:
        """Claim the variable."""
        self.card: Card = plan.deck.card(params["card"])
        self.taken = plan.layout.variable("ultimo", NOBODY)

    def take(self, draft: Draft, seat: Seat, cards: Iterable[Card]) -> None:
        """Note who takes the card, and forget the one who took it in a trick before."""
        draft.variables[self.taken] = seat if self.card in cards else NOBODY
