"""The race: everybody else lays the cards down as fast as they can, and the last one is asleep."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY, Seat
from engine.common import NOT_NOW
from engine.errors import PositionError
from engine.mechanics.full_suits import FullSuits
from engine.moves import Move
from engine.params import Choice, Flag, Whole
from engine.phases.passing import FULL, LAID
from engine.phases.passing_positions import dealt_sizes, fill_up
from engine.registry import Verb, phase
from engine.zones import Sight

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft, State

LAY = "lay"
LATE = "late"  # the argument of who hasn't laid the cards down in time
TIME, MISSING, NONE = "time", "missing", "none"
SLEEPER = "sleeper"
_NOT_YET = -1


def _agree(params: Mapping[str, Any], marks: frozenset[str]) -> str:
    if (params["order"] == TIME) != bool(params.get("wait")):
        return "wait patří k order: time – doplňte ho, nebo ho vynechte"
    return ""


@phase(
    "ospalec.race",
    doc="závod: kdo barvu nesložil, vyloží karty co nejrychleji",
    params={
        "order": Choice(
            "čím se určuje pořadí ostatních: časem, tím, kolik jim do barvy chybí, nebo ničím",
            (TIME, MISSING, NONE),
        ),
        "wait": Whole("kolik setin sekundy se na opozdilce čeká", low=1, high=1_000, default=0),
        "near_first": Flag("při shodě je dřív, kdo sedí vítězi blíž po levici"),
    },
    says={"wait": "na opozdilce se tak dlouho nečeká"},
    verbs={
        LAY: Verb(
            "Položit karty",
            takes=("arg",),
            form=f"{LATE}|0|[1-9][0-9]{{0,3}}",
            arg="čas v setinách sekundy, nebo slovo za toho, kdo to nestihl",
            timed=True,
        )
    },
    marks=(FULL, "pressed"),
    reads=("hands", LAID, "to_move"),
)
class Race:
    """Times come in seat order and stay hidden until all are there; or nobody has to hurry."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Claim the order of all seats, the times that made it, and who came last."""
        self.name = name
        self.suits = FullSuits(plan.deck)
        self.seats = plan.seats
        self.by: str = params["order"]
        self.wait: int = params.get("wait", 0)
        self.near_first: bool = params.get("near_first", False)
        times = (*map(str, range(self.wait + 1)), LATE)
        self.moves = tuple(Move(LAY, arg=time) for time in times)
        self.hands = plan.layout.hands()
        self.laid = plan.layout.zone(LAID, Sight.ALL, ordered=True)
        self.full = plan.layout.variable(FULL, NOBODY)
        self.pressed = plan.layout.variable("pressed", (_NOT_YET,) * plan.seats, secret=True)
        self.times = plan.layout.variable("times", (0,) * plan.seats)
        self.lacks = plan.layout.variable("lacks", (0,) * plan.seats)
        self.order = plan.layout.variable("order", ())
        self.sleeper = plan.layout.variable(SLEEPER, NOBODY)

    def enter(self, draft: Draft) -> None:
        """Ask the winner's left neighbour, or say at once who was how far from a suit."""
        if self.by == TIME:
            draft.turn = draft.game.after(draft.variables[self.full])
        elif self.by == MISSING:
            self._compare(draft)

    def legal(self, state: State) -> list[Move]:
        """Return every time that is waited for, and being late."""
        return list(self.moves)

    def forbids(self, state: State, move: Move) -> str:
        """Name the time that is waited: no other time is refused."""
        return f"{self.name}.wait" if move.verb == LAY else NOT_NOW

    def play(self, draft: Draft, move: Move) -> None:
        """Keep the time; when all are there, say who was when."""
        seat = draft.turn
        late = move.arg == LATE
        draft.add(self.pressed, seat, (self.wait + 1 if late else int(move.arg)) - _NOT_YET)
        draft.event(LAY, seat, arg=move.arg)
        others = self._others(draft)
        draft.turn = next((one for one in others if not self._has_laid(draft, one)), NOBODY)
        if draft.turn == NOBODY:
            draft.variables[self.times] = tuple(
                max(time, 0) for time in draft.variables[self.pressed]
            )
            draft.variables[self.pressed] = (_NOT_YET,) * self.seats
            self._rank(draft, draft.variables[self.times])

    def place(self, draft: Draft, given: Given) -> None:
        """Lay a full suit before its owner and complete the hands of all."""
        lay_suit(draft, given, self.full, self.laid)
        fill_up(draft, given, self.hands, sizes_after(draft, given, self.full))

    def passed(self, draft: Draft, given: Given) -> None:
        """Leave nothing to complete: the settlement says who was last."""

    def _has_laid(self, draft: Draft, seat: Seat) -> bool:
        return bool(draft.variables[self.pressed][seat] != _NOT_YET)

    def _others(self, draft: Draft) -> list[Seat]:
        """Return everybody but the winner, the nearest on his left first."""
        return draft.game.from_forehand(draft.variables[self.full])[:-1]

    def _compare(self, draft: Draft) -> None:
        """Let everybody show the cards and count what each lacks."""
        for hand in self.hands:
            draft.show(draft.zones[hand])
        others = self._others(draft)
        draft.variables[self.lacks] = tuple(
            self.suits.lacking(draft.zones[self.hands[seat]]) if seat in others else 0
            for seat in range(self.seats)
        )
        self._rank(draft, draft.variables[self.lacks])

    def _rank(self, draft: Draft, amounts: tuple[int, ...]) -> None:
        """Put the seats in order, the winner first; the last one is the sleeper."""
        others = self._others(draft)
        if not self.near_first:
            others.reverse()
        order = (draft.variables[self.full], *sorted(others, key=lambda seat: amounts[seat]))
        draft.variables[self.order] = order
        draft.variables[self.sleeper] = order[-1]
        draft.event("race", order[-1], arg=order)
        draft.finish()


def lay_suit(draft: Draft, given: Given, full: int, laid: int) -> None:
    """Lay a suit of free cards on the table, unless the example has laid one.

    Raises:
        PositionError: nobody has a full suit, or there is none left.
    """
    if draft.variables[full] == NOBODY:
        raise PositionError("postavení neříká, kdo složil barvu – doplňte full")
    if draft.zones[laid]:
        return
    deck = draft.game.deck
    for suit in range(len(deck.suits)):
        cards = {
            deck.rank_of[card]: card for card in sorted(given.rest) if deck.suit_of[card] == suit
        }
        if len(cards) == len(deck.ranks):
            draft.zones[laid] = tuple(given.take(sorted(cards.values())))
            return
    raise PositionError("celá barva by na stole ležet nemohla – její karty jsou jinde")


def sizes_after(draft: Draft, given: Given, full: int) -> list[int]:
    """Return how large hands are once somebody has laid a suit down."""
    sizes = dealt_sizes(draft, given)
    sizes[draft.variables[full]] -= len(draft.game.deck.ranks)
    return sizes
