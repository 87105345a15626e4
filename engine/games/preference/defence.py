"""Who plays against the declarer: going along, staying at home, and the invitation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY, Seat
from engine.common import NOT_NOW
from engine.errors import PositionError
from engine.games.preference import PLAYERS
from engine.moves import Move
from engine.params import Flag
from engine.phases.joining import JOIN, STAY
from engine.phases.trick_seats import DECLARER, OUT, in_order
from engine.registry import Verb, phase

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft, State

INVITE, ALONE = "invite", "alone"
SETTLE = "preference.settle"


@phase(
    "preference.defence",
    doc="obrana: obránci se rozhodují, zda jdou s sebou, a jediný smí pozvat druhého",
    params={"invitation": Flag("jediný obránce smí pozvat toho, kdo zůstal doma")},
    parts={
        "first": "první se rozhoduje obránce po levici hlavního hráče",
        "walkover": "zůstanou-li doma oba, má hlavní hráč všechny zdvihy",
    },
    verbs={
        JOIN: Verb("Jít s sebou", you="Jdete s sebou.", they="{name} jde s sebou."),
        STAY: Verb("Zůstat doma", you="Zůstáváte doma.", they="{name} zůstává doma."),
        INVITE: Verb("Pozvat"),
        ALONE: Verb(
            "Hrát bez pozvání", you="Hrajete bez pozvání.", they="{name} hraje bez pozvání."
        ),
    },
    marks=("joined", "host"),
    reads=("hand", "hands", "out"),
    leaves=("out", "host", "joined"),
)
class Defence:
    """Both defenders decide in turn; one alone may then invite the other."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Claim who goes along, who stays at home and who has invited."""
        self.name = name
        self.invitation: bool = params.get("invitation", False)
        self.left_first = plan.on(f"{name}.first")
        self.walkover = plan.on(f"{name}.walkover")
        self.hands = plan.layout.hands()
        self.declarer = plan.layout.variable(DECLARER, NOBODY)
        self.out = plan.layout.variable(OUT, ())
        self.joined = plan.layout.variable("joined", ())
        self.host = plan.layout.variable("host", NOBODY)
        self.taken = plan.layout.variable("taken", (0,) * plan.seats)

    def enter(self, draft: Draft) -> None:
        """Ask the first defender."""
        draft.turn = self.defenders(draft)[0]

    def defenders(self, state: State | Draft) -> list[Seat]:
        """Return both defenders in the order in which they decide."""
        seats, declarer = len(state.known), state.variables[self.declarer]
        idle = state.dealer if seats > PLAYERS else NOBODY
        found = in_order(seats, declarer + 1, (declarer, idle))
        return found if self.left_first else found[::-1]

    def legal(self, state: State) -> list[Move]:
        """Return both answers, or what the only defender may do about the other."""
        if self._undecided(state):
            return [Move(JOIN), Move(STAY)]
        return [Move(INVITE), Move(ALONE)]

    def forbids(self, state: State, move: Move) -> str:
        """Leave it to the phase."""
        return NOT_NOW

    def play(self, draft: Draft, move: Move) -> None:
        """Note the answer and go on to the next question, or to play."""
        seat = draft.turn
        if move.verb == JOIN:
            draft.variables[self.joined] += (seat,)
        elif move.verb == STAY:
            draft.variables[self.out] += (seat,)
        elif move.verb == INVITE:
            guest = next(one for one in self.defenders(draft) if one != seat)
            out = draft.variables[self.out]
            draft.variables[self.out] = tuple(one for one in out if one != guest)
            draft.variables[self.host] = seat
        draft.event(move.verb, seat)
        if move.verb in (JOIN, STAY):
            self._ask(draft)
        else:
            draft.finish()

    def place(self, draft: Draft, given: Given) -> None:
        """Complete the hands; whoever has not decided yet is asked."""
        if draft.variables[self.declarer] == NOBODY:
            draft.variables[self.declarer] = draft.dealer
        self._ask(draft)
        if draft.turn == NOBODY:
            raise PositionError("obránci se už rozhodli – poslední slovo napište do moves")
        given.fill_hands(draft)

    def passed(self, draft: Draft, given: Given) -> None:
        """Leave those at home as the example has them."""

    def _undecided(self, state: State | Draft) -> list[Seat]:
        decided = (*state.variables[self.out], *state.variables[self.joined])
        return [seat for seat in self.defenders(state) if seat not in decided]

    def _ask(self, draft: Draft) -> None:
        """Turn to the next defender, to the only one, or go on."""
        waiting, joined = self._undecided(draft), draft.variables[self.joined]
        if waiting:
            draft.turn = waiting[0]
        elif len(joined) == 1 and self.invitation:
            draft.turn = joined[0]
        elif joined:
            draft.finish()
        else:
            self._give_up(draft)

    def _give_up(self, draft: Draft) -> None:
        """Credit the declarer with every trick; nothing is played."""
        declarer = draft.variables[self.declarer]
        if self.walkover:
            tricks = draft.zones[self.hands[declarer]].bit_count()
            draft.add(self.taken, declarer, tricks)
        draft.event("walkover", declarer, part=f"{self.name}.walkover")
        draft.go_to(SETTLE)
