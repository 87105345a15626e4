"""Écarté's king of trumps: turned up by the dealer, or announced from the hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY, Cards, Seat, bit, cards_in, mask
from engine.common import NOT_NOW
from engine.deals import POINTS
from engine.moves import Move
from engine.params import Flag, Whole
from engine.registry import CALLS, Verb, mechanic, phase
from engine.zones import Sight

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft, State

ANNOUNCE = "announce"


@phase(
    "ecarte.turned_king",
    doc="otočený trumfový král dává bod rozdávajícímu",
    params={"points": Whole("body za otočeného krále", low=1)},
    says={"points": "otočený trumfový král"},
    marks=("turned",),
    reads=("hands",),
)
class TurnedKing:
    """Scores the turned king for the dealer."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Read the turned card."""
        self.name = name
        self.points: int = params["points"]
        self.turned = plan.layout.zone("turned", Sight.ALL)

    def enter(self, draft: Draft) -> None:
        """Award the dealer, who may win the match by it."""
        for card in cards_in(draft.zones[self.turned]):
            if draft.game.deck.rank_of[card] == "K":
                code = draft.game.deck.codes[card]
                draft.award(f"{self.name}.points", POINTS, draft.dealer, self.points, code)

    def place(self, draft: Draft, given: Given) -> None:
        """Complete the hands."""
        given.fill_hands(draft)

    def passed(self, draft: Draft, given: Given) -> None:
        """Leave nothing behind but points."""


@mechanic(
    CALLS,
    "ecarte.king",
    doc="hlášení trumfového krále před první vlastní kartou",
    params={
        "points": Whole("body za ohlášeného krále", low=1),
        "must_play": Flag("ohlášený král se musí hned zahrát"),
    },
    parts={"first_card": "krále lze ohlásit, jen dokud hráč nezahrál žádnou kartu"},
    says={
        "": "ohlásit lze jen krále trumfové barvy z vlastní ruky",
        "points": "ohlášený trumfový král",
        "must_play": "ohlášený král se musí hned zahrát",
        "first_card": "krále lze ohlásit jen před první vlastní kartou",
    },
    verbs={
        ANNOUNCE: Verb(
            "Ohlásit krále",
            takes=("card",),
            you="Hlásíte krále: {cards}.",
            they="{name} hlásí krále: {cards}.",
        ),
    },
)
class King:
    """The announcement of the trump king."""

    verbs = (ANNOUNCE,)

    def __init__(self, plan: Plan, path: str, params: Mapping[str, Any]) -> None:
        """Remember who announced in the variable `king`."""
        self.path = path
        self.plan = plan
        self.points: int = params["points"]
        self.must_play: bool = params.get("must_play", False)
        self.hands = plan.layout.hands()
        self.trump = plan.layout.variable("trump", None)
        self.king = plan.layout.variable("king", NOBODY)
        self.taken = plan.layout.variable("taken", (0,) * plan.seats)

    def offers(self, state: State | Draft, seat: Seat, allowed: Cards) -> list[Move]:
        """Offer the announcement to the holder before his first card."""
        king = self._held(state, seat)
        if not king or state.variables[self.king] != NOBODY or not self._in_time(state):
            return []
        if self.must_play and not king & allowed:
            return []
        return [Move(ANNOUNCE, tuple(cards_in(king)))]

    def narrows(self, state: State | Draft, seat: Seat, allowed: Cards) -> Cards:
        """Keep only the announced king where it must be played."""
        if self.must_play and state.variables[self.king] == seat:
            return self._held(state, seat) & allowed or allowed
        return allowed

    def promises(self, move: Move) -> Cards:
        """Bind to the king where it must be played."""
        return mask(move.cards) if self.must_play else 0

    def forbids(self, state: State | Draft, seat: Seat, move: Move) -> str:
        """Name the rule against an announcement, or against another card than the king."""
        if move.verb != ANNOUNCE:
            return f"{self.path}.must_play" if self.must_play else ""
        king = self._held(state, seat)
        if not king or move.cards != tuple(cards_in(king)):
            return self.path
        if state.variables[self.king] != NOBODY:
            return NOT_NOW
        return f"{self.path}.must_play" if self._in_time(state) else f"{self.path}.first_card"

    def play(self, draft: Draft, seat: Seat, move: Move) -> None:
        """Show the king and score it; this may end the match."""
        draft.variables[self.king] = seat
        draft.show(bit(move.cards[0]))
        draft.event(ANNOUNCE, seat, cards=move.cards, part=self.path)
        code = self.plan.deck.codes[move.cards[0]]
        draft.award(f"{self.path}.points", POINTS, seat, self.points, code)

    def _held(self, state: State | Draft, seat: Seat) -> Cards:
        copies = self.plan.deck.copies_of.get(f"K{state.variables[self.trump]}", 0)
        held: Cards = state.zones[self.hands[seat]] & copies
        return held

    def _in_time(self, state: State | Draft) -> bool:
        """Say whether the seat to move has yet to play its first card of the deal."""
        first = sum(state.variables[self.taken]) == 0
        return first or not self.plan.on(f"{self.path}.first_card")
