"""What the leader may do with an open talon: take its turned card for a jack, or close it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import Cards, Seat, cards_in
from engine.mechanics.stock import Stock
from engine.moves import Move
from engine.params import Whole
from engine.registry import CALLS, Verb, mechanic
from engine.zones import Sight

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.state import Draft, State

EXCHANGE = "exchange"
CLOSE = "close"

_LEAST = Whole(
    "nejmenší talon, se kterým to ještě jde, i s otočenou kartou", low=4, high=10, step=2, default=0
)


class _AtTalon:
    """One word of the leader's about a talon that is open."""

    verbs: tuple[str, ...]

    def __init__(self, plan: Plan, path: str, params: Mapping[str, Any]) -> None:
        """Claim the talon and what says who leads."""
        self.path = path
        self.plan = plan
        self.stock = Stock(plan)
        self.least: int = params.get("least", 0)
        self.only_leader = plan.on(f"{path}.lead")
        self.only_open = plan.on(f"{path}.open")
        self.hands = plan.layout.hands()
        self.trick = plan.layout.zone("trick", Sight.ALL, ordered=True)

    def offers(self, state: State | Draft, seat: Seat, allowed: Cards) -> list[Move]:
        """Offer the word where nothing forbids it."""
        move = Move(self.verbs[0])
        return [] if self.forbids(state, seat, move) else [move]

    def narrows(self, state: State | Draft, seat: Seat, allowed: Cards) -> Cards:
        """Leave all cards."""
        return allowed

    def promises(self, move: Move) -> Cards:
        """Bind to nothing."""
        return 0

    def forbids(self, state: State | Draft, seat: Seat, move: Move) -> str:
        """Name the rule against the word, '' for cards and when it may be said."""
        if move.verb not in self.verbs:
            return ""
        if self.only_leader and state.zones[self.trick]:
            return f"{self.path}.lead"
        if not self.stock.left(state) or (self.only_open and not self.stock.is_open(state)):
            return f"{self.path}.open"
        if self.stock.left(state) < self.least:
            return f"{self.path}.least"
        return self._lacks(state, seat)

    def _lacks(self, state: State | Draft, seat: Seat) -> str:
        """Name what the seat itself lacks for the word, '' when it lacks nothing."""
        return ""


@mechanic(
    CALLS,
    "schnapsen.exchange",
    doc="výměna nejnižšího trumfu za otočenou kartu",
    params={"least": _LEAST},
    parts={
        "lead": "měnit smí jen ten, kdo vynáší",
        "open": "měnit lze, jen dokud se z talonu dobírá",
    },
    says={
        "": "vyměnit lze jen trumfového kluka z vlastní ruky",
        "lead": "kluka mění jen ten, kdo je právě na výnosu",
        "open": "kluka lze vyměnit, jen dokud se z talonu dobírá",
        "least": "v talonu už je na výměnu málo karet",
    },
    verbs={EXCHANGE: Verb("Vyměnit trumfového kluka")},
)
class Exchange(_AtTalon):
    """The leader lays the lowest trump under the talon and takes the turned card."""

    verbs = (EXCHANGE,)

    def play(self, draft: Draft, seat: Seat, move: Move) -> None:
        """Swap the two cards before everybody's eyes."""
        own = next(cards_in(self._lowest(draft, seat)))
        turned = next(cards_in(draft.zones[self.stock.turned]))
        draft.move(turned, self.stock.turned, self.hands[seat])
        draft.move(own, self.hands[seat], self.stock.turned)
        draft.event(EXCHANGE, seat, cards=(turned,), part=self.path)

    def _lacks(self, state: State | Draft, seat: Seat) -> str:
        return "" if self._lowest(state, seat) else self.path

    def _lowest(self, state: State | Draft, seat: Seat) -> Cards:
        code = f"{self.plan.order[-1]}{state.variables[self.stock.trump]}"
        held: Cards = state.zones[self.hands[seat]] & self.plan.deck.copies_of.get(code, 0)
        return held


@mechanic(
    CALLS,
    "schnapsen.close",
    doc="zavření talonu: dál se nedobírá",
    params={"least": _LEAST},
    parts={
        "lead": "zavřít talon smí jen ten, kdo vynáší",
        "open": "zavřít lze jen talon, ze kterého se dobírá",
    },
    says={
        "lead": "talon zavírá jen ten, kdo je právě na výnosu",
        "open": "z talonu už se nedobírá, a tak není co zavřít",
        "least": "v talonu už je na zavření málo karet",
    },
    verbs={CLOSE: Verb("Zavřít talon")},
)
class Close(_AtTalon):
    """The leader stops the drawing; what the opponent has by then is kept for the settlement."""

    verbs = (CLOSE,)

    def __init__(self, plan: Plan, path: str, params: Mapping[str, Any]) -> None:
        """Claim the record at closure besides."""
        super().__init__(plan, path, params)
        self.tricks = plan.layout.variable("taken", (0,) * plan.seats)
        self.points = plan.layout.variable("card_points", (0,) * plan.seats)
        self.closed_tricks = plan.layout.variable("closed_tricks", 0)
        self.closed_points = plan.layout.variable("closed_points", 0)

    def play(self, draft: Draft, seat: Seat, move: Move) -> None:
        """Close, and note what the opponent has."""
        opponent = draft.game.after(seat)
        draft.variables[self.stock.closed_by] = seat
        draft.variables[self.closed_tricks] = draft.variables[self.tricks][opponent]
        draft.variables[self.closed_points] = draft.variables[self.points][opponent]
        draft.event(CLOSE, seat, part=self.path)
