"""Petit sec: a hand whose only trump is the petit, without the Excuse."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY, Seat, bit
from engine.common import NOT_NOW
from engine.games.tarot.pack import pack_of
from engine.moves import Move
from engine.params import Flag
from engine.registry import Verb, phase

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft, State

VOID, PLAY_ON = "void", "play-on"


@phase(
    "tarot.petit_sec",
    doc="plonkový pagát: kdo má jediný trumf, pagáta, a nemá omluvu, ten ho ohlásí",
    params={"choice": Flag("zda se rozdání zruší, rozhodne ten, kdo plonkového pagáta má")},
    parts={"void": "rozdání se ruší"},
    verbs={
        VOID: Verb(
            "Zrušit rozdání", you="Rozdání rušíte.", they="{name} ruší rozdání."
        ),
        PLAY_ON: Verb(
            "Hrát", you="S\u00a0plonkovým pagátem hrajete.",
            they="{name} s\u00a0plonkovým pagátem hraje.",
        ),
    },
    reads=("hand", "hands", "to_move"),
)  # fmt: skip
class PetitSec:
    """The deal is void, or its holder says whether it is."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Read the hands."""
        self.name = name
        self.choice: bool = params.get("choice", False)
        self.voids = plan.on(f"{name}.void")
        self.pack = pack_of(plan.deck)
        self.hands = plan.layout.hands()

    def enter(self, draft: Draft) -> None:
        """Let the holder, if there is one, show what he has."""
        holder = self._holder(draft)
        if holder == NOBODY or not self.voids:
            return
        petit = bit(self.pack.petit)
        draft.show(petit)
        draft.exclude(holder, self._tarots & ~petit)
        draft.event("petit sec", holder, cards=(self.pack.petit,), part=f"{self.name}.void")
        if self.choice:
            draft.turn = holder
        else:
            draft.void_deal()

    def legal(self, state: State) -> list[Move]:
        """Return both decisions."""
        return [Move(PLAY_ON), Move(VOID)]

    def forbids(self, state: State, move: Move) -> str:
        """Nothing of this phase is ever forbidden."""
        return NOT_NOW

    def play(self, draft: Draft, move: Move) -> None:
        """Go on, or deal anew."""
        draft.event(move.verb, draft.turn)
        if move.verb == VOID:
            draft.void_deal()
        else:
            draft.finish()

    def place(self, draft: Draft, given: Given) -> None:
        """Complete the hands; then they are looked at."""
        draft.turn = given.seat("to_move", NOBODY)
        given.fill_hands(draft)
        draft.turn = NOBODY

    def passed(self, draft: Draft, given: Given) -> None:
        """Leave nothing behind."""

    @property
    def _tarots(self) -> int:
        return self.pack.trumps | bit(self.pack.excuse)

    def _holder(self, draft: Draft) -> Seat:
        petit = bit(self.pack.petit)
        for seat, hand in enumerate(self.hands):
            if draft.zones[hand] & self._tarots == petit:
                return seat
        return NOBODY
