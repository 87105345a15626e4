"""Announcements before the first trick: the declarer's slam, then everybody's poignées."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY, Seat
from engine.common import NOT_NOW
from engine.games.tarot.pack import CONTRACT
from engine.games.tarot.poignee import LEVELS, POIGNEE, SIZES, VERBS, Poignees
from engine.moves import Move
from engine.params import Flag
from engine.phases.trick_seats import FIRST_LEAD, in_order
from engine.registry import Verb, phase

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft, State

SLAM, NO_SLAM, NOTHING = "slam", "no-slam", "nothing"


@phase(
    "tarot.announce",
    doc="hlášení: hlavní hráč slem, po něm každý hrst trumfů",
    params={
        "sizes": SIZES,
        "poignees": Flag("hrsti se ukazují už tady, před prvním zdvihem", default=True),
    },
    parts={
        "slam": "slem smí ohlásit jen hlavní hráč",
        "leads": "kdo ohlásil slem, vynáší k prvnímu zdvihu",
        "turns": "hrsti se ukazují po řadě od toho, kdo bude vynášet",
    },
    says={"sizes": "na takovou hrst nemáte dost trumfů"},
    verbs={
        SLAM: Verb("Ohlásit slem", you="Hlásíte slem.", they="{name} hlásí slem."),
        NO_SLAM: Verb("Bez slemu", you="Slem nehlásíte.", they="{name} slem nehlásí."),
        **VERBS,
        NOTHING: Verb("„Nic“", you="Nehlásíte nic.", they="{name} nehlásí nic."),
    },
    marks=("stage", "slam", "poignee"),
    reads=("hand", "hands", "to_move", "contract", "declarer", "discard"),
    leaves=("slam", "poignee"),
)
class Announce:
    """The stage is `slam` while the declarer decides on it, then `poignee`."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Claim what is announced and who leads first."""
        self.name = name
        self.asks = plan.on(f"{name}.slam")
        self.leads = plan.on(f"{name}.leads")
        self.turns = plan.on(f"{name}.turns")
        self.asks_all: bool = params.get("poignees", True)
        self.poignees = Poignees(plan, params["sizes"])
        self.declarer = plan.layout.variable("declarer", NOBODY)
        plan.layout.variable(CONTRACT, "")
        self.slam = plan.layout.variable("slam", NOBODY)
        self.stage = plan.layout.variable("stage", SLAM)
        self.first = plan.layout.variable(FIRST_LEAD, NOBODY)

    def enter(self, draft: Draft) -> None:
        """Ask the declarer."""
        draft.variables[self.stage] = SLAM
        draft.turn = draft.variables[self.declarer]
        if not self.asks:
            self._ask_all(draft)

    def legal(self, state: State) -> list[Move]:
        """Return the slam or the poignées, and the word against it."""
        if state.variables[self.stage] == SLAM:
            return [Move(NO_SLAM), Move(SLAM)]
        return [Move(NOTHING), *self.poignees.moves(state, state.turn)]

    def forbids(self, state: State, move: Move) -> str:
        """Name what a seat lacks for a poignée, or who alone may announce a slam."""
        if state.variables[self.stage] == SLAM:
            return NOT_NOW
        if move.verb in LEVELS:
            return f"{self.name}.sizes"
        return f"{self.name}.slam" if move.verb == SLAM else NOT_NOW

    def play(self, draft: Draft, move: Move) -> None:
        """Announce, and ask the next."""
        seat = draft.turn
        if move.verb in LEVELS:
            self.poignees.show(draft, seat, move, f"{self.name}.sizes")
        else:
            draft.event(move.verb, seat)
        if move.verb == SLAM:
            draft.variables[self.slam] = seat
            if self.leads:
                draft.variables[self.first] = seat
        if draft.variables[self.stage] == SLAM:
            self._ask_all(draft)
            return
        order = self._order(draft)
        later = order[order.index(seat) + 1 :]
        if later:
            draft.turn = later[0]
        else:
            draft.finish()

    def place(self, draft: Draft, given: Given) -> None:
        """Complete the hands; who is asked for a poignée has passed the stage of the slam."""
        declarer = draft.variables[self.declarer]
        if declarer == NOBODY:
            declarer = draft.variables[self.declarer] = draft.game.after(draft.dealer)
        if draft.variables[self.slam] != NOBODY and self.leads:
            draft.variables[self.first] = draft.variables[self.slam]
        if not self.asks:
            draft.variables[self.stage] = POIGNEE
        slam = draft.variables[self.stage] == SLAM
        draft.turn = given.seat("to_move", declarer if slam else self._order(draft)[0])
        given.fill_hands(draft)

    def passed(self, draft: Draft, given: Given) -> None:
        """Leave nothing behind but what was announced."""

    def reserve(self, draft: Draft, given: Given) -> None:
        """Let the one lead who has announced a slam."""
        if self.leads:
            draft.variables[self.first] = draft.variables[self.slam]

    def _ask_all(self, draft: Draft) -> None:
        """Go on with poignées, where they are shown before the first trick."""
        draft.variables[self.stage] = POIGNEE
        if self.asks_all:
            draft.turn = self._order(draft)[0]
        else:
            draft.finish()

    def _order(self, draft: Draft) -> list[Seat]:
        """Return the seats in the order of the first trick."""
        first: Seat = draft.variables[self.first]
        if first == NOBODY:
            first = draft.game.after(draft.dealer)
        seats = in_order(draft.game.seats, first)
        return seats if self.turns else seats[::-1]
