"""What wasn't played is counted at the end: the discard, or the chien that nobody took."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY, Card, Seat, cards_in, mask
from engine.games.tarot.pack import CONTRACT, GARDE_CONTRE, GARDE_SANS, OPEN, discard_zones, pack_of
from engine.mechanics.card_points import CardPoints
from engine.registry import phase
from engine.zones import Sight

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft


@phase(
    "tarot.count",
    doc="sčítání: odhoz a talon se přidají k nahraným kartám",
    parts={
        "discard": "odhoz se počítá hlavnímu hráči",
        "sans": "v garde sans se talon počítá hlavnímu hráči",
        "contre": "v garde contre se talon počítá obraně",
    },
    marks=("discard",),
    reads=("taken", "won", "card_points", "bouts", "talon", "contract", "declarer"),
)
class Count:
    """The cards are laid with those that one side has taken, and counted."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Claim the cards and what is counted."""
        self.name = name
        self.plan = plan
        self.bouts_of = pack_of(plan.deck).bouts
        self.points = CardPoints(plan, 0)
        self.bouts = plan.layout.variable("bouts", (0,) * plan.seats)
        self.won = plan.layout.zones_of_seats("won", Sight.ALL)
        self.talon = plan.layout.zone("talon", Sight.NONE, ordered=True)
        self.discards = discard_zones(plan)
        self.contract = plan.layout.variable(CONTRACT, "")
        self.declarer = plan.layout.variable("declarer", NOBODY)
        self.taken = plan.layout.variable("taken", (0,) * plan.seats)

    def enter(self, draft: Draft) -> None:
        """Count."""
        declarer = draft.variables[self.declarer]
        contract = draft.variables[self.contract]
        if contract in OPEN:
            cards = list(cards_in(draft.zones[self.discards[declarer]]))
            self._count(draft, "discard", self.discards[declarer], declarer, cards)
        elif contract == GARDE_SANS:
            self._count(draft, "sans", self.talon, declarer, draft.zones[self.talon])
        elif contract == GARDE_CONTRE:
            other = draft.game.after(declarer)
            self._count(draft, "contre", self.talon, other, draft.zones[self.talon])

    def place(self, draft: Draft, given: Given) -> None:
        """Lay all cards that the example doesn't speak of with those taken."""
        if not sum(draft.variables[self.taken]):
            declarer = draft.variables[self.declarer]
            draft.zones[self.won[declarer]] |= mask(given.take_rest())

    def passed(self, draft: Draft, given: Given) -> None:
        """Leave what was counted as the example has it."""

    def _count(
        self, draft: Draft, part: str, source: int, seat: Seat, cards: Sequence[Card]
    ) -> None:
        path = f"{self.name}.{part}"
        if not self.plan.on(path):
            return
        self.points.take(draft, seat, cards)
        draft.add(self.bouts, seat, (mask(cards) & self.bouts_of).bit_count())
        for card in cards:
            draft.move(card, source, self.won[seat])
        draft.event("counted", seat, cards=tuple(cards), arg=part, part=path)
