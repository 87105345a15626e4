"""The show: after pegging the hands and the crib are counted, one after another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import Card, Seat, cards_in, mask
from engine.common import NOT_NOW
from engine.errors import PositionError
from engine.games.cribbage.count import Counter, Rates, Worth
from engine.games.cribbage.trial import PICK, PUT, Trial
from engine.mechanics.combinations import Combinations
from engine.mechanics.pegs import Gain, Pegs
from engine.moves import Move
from engine.params import Choice, Flag, Many, Whole
from engine.phases.lay_away import CRIB, kept
from engine.registry import Verb, phase
from engine.zones import Sight

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft, State
    from engine.view import View

DECLARE = "declare"
FOREHAND, DEALER = "forehand", "dealer"
MOST = 29  # that a hand can be worth
_CRIB_SAYS = {
    "fifteens": "patnáctky", "pairs": "dvojice", "runs": "postupky",
    "flush": "barva", "flush_five": "barva", "nobs": "kluk v\u00a0barvě otočené karty",
}  # fmt: skip


@phase(
    "cribbage.show",
    doc="počítání: hráči postupně ukážou karty a spočítají, co tvoří s otočenou kartou",
    params={
        "order": Many(
            "v jakém pořadí se počítá", Choice("co", (FOREHAND, DEALER, CRIB)), low=1, high=3
        ),
        "flush": Whole("body za čtyři karty jedné barvy", low=1),
        "flush_five": Whole("body za barvu i s otočenou kartou", low=1),
        "nobs": Whole("body za kluka v barvě otočené karty", low=1),
        "crib_four": Flag("v cribu stačí na barvu čtyři karty"),
        "declare": Flag("hráči body sami hlásí a rozdíl od správného počtu bere soupeř"),
    },
    parts={
        "fifteens": "body za součty",
        "pairs": "body za karty stejné hodnoty",
        "runs": "body za postupky",
    },
    says={
        **_CRIB_SAYS,
        **{f"{part} {CRIB}": f"crib: {said}" for part, said in _CRIB_SAYS.items()},
        "declare": "ohlášené body",
        f"declare {CRIB}": "crib: ohlášené body",
        "declare wrong": "soupeřova chyba v\u00a0počítání",
    },
    verbs={
        DECLARE: Verb(
            "Ohlásit", takes=("arg",), form="[0-9]|[12][0-9]", arg="ohlášené body, 0 až 29"
        ),
        PICK: Verb("Vyměnit", takes=("arg",), form="[0-4]", arg="místo karty, od 0"),
        PUT: Verb("Položit", takes=("card",)),
    },
    marks=("played", "crib", "counting", "tried", "tried_as"),
    reads=("turned",),
)
class Show:
    """Counts by itself; in one variant the owner of the cards says what they are worth.

    An example may also lay out four cards to try: then any of the five can be changed, one by
    one, and what they are worth is counted anew.
    """

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Read what lies before the seats, in the crib and on the talon."""
        self.name = name
        self.order: tuple[str, ...] = tuple(params["order"])
        self.declares: bool = params.get("declare", False)
        rates = Rates(
            params["flush"], params["flush_five"], params["nobs"], params.get("crib_four", False)
        )
        self.counter = Counter(plan.deck, Combinations(plan), rates)
        self.pegs = Pegs(plan)
        self.played = plan.layout.zones_of_seats("played", Sight.ALL, ordered=True)
        self.crib = plan.layout.zone(CRIB, Sight.NONE)
        self.turned = plan.layout.zone("turned", Sight.ALL)
        self.counting = plan.layout.variable("counting", 0)  # which of the order is counted
        self.trial = Trial(plan)

    def enter(self, draft: Draft) -> None:
        """Count one after another, or ask the owner of the first cards."""
        self._go_on(draft)

    def legal(self, state: State) -> list[Move]:
        """Return every number of points, right or wrong; or the cards that can be changed."""
        if self.trial.on(state):
            return self.trial.legal(state)
        return [Move(DECLARE, arg=str(points)) for points in range(MOST + 1)]

    def forbids(self, state: State, move: Move) -> str:
        """Name nothing: another move is none of this moment."""
        return NOT_NOW

    def play(self, draft: Draft, move: Move) -> None:
        """Write what was declared as far as it is right; what is wrong goes to the other one."""
        if self.trial.on(draft):
            if self.trial.change(draft, move):
                self._count_trial(draft)
            return
        what, seat = self.order[draft.variables[self.counting]], draft.turn
        right, said = self._points(draft), int(move.arg)
        draft.event(DECLARE, seat, arg=(said, right))
        part, detail = f"{self.name}.declare", CRIB if what == CRIB else ""
        self.pegs.move(draft, seat, [Gain(part, min(said, right), detail)])
        self.pegs.move(draft, draft.game.after(seat), [Gain(part, abs(said - right), "wrong")])
        draft.variables[self.counting] += 1
        self._go_on(draft)

    def owner(self, state: State | Draft | View, what: str) -> Seat:
        """Return whose points a hand or the crib gives."""
        return state.dealer if what != FOREHAND else 1 - state.dealer

    def cards(self, state: State | Draft) -> list[Card]:
        """Return the four cards that are being counted."""
        what = self.order[state.variables[self.counting]]
        if what == CRIB:
            return list(cards_in(state.zones[self.crib]))
        return list(state.zones[self.played[self.owner(state, what)]])

    def entries(self, state: State | Draft) -> list[Worth]:
        """Return what the cards that are being counted make."""
        what = self.order[state.variables[self.counting]]
        starter = next(cards_in(state.zones[self.turned]))
        return self.counter.entries(self.cards(state), starter, crib=what == CRIB)

    def place(self, draft: Draft, given: Given) -> None:
        """Leave the cards as pegging and laying away have left them, or lay them out to try."""
        if draft.zones[self.trial.tried]:
            self.trial.place(draft, given)
            self._count_trial(draft)
            return
        if draft.variables[self.counting] >= len(self.order):
            raise PositionError("tolik se toho nepočítá – opravte counting")
        size = kept(given)
        for slot in self.played:
            if len(draft.zones[slot]) > size:
                raise PositionError(f"před hráčem leží nejvýš {size} karty – opravte played")
            draft.zones[slot] += tuple(given.fill(size - len(draft.zones[slot])))

    def passed(self, draft: Draft, given: Given) -> None:
        """Leave nothing behind but points."""

    def _points(self, state: State | Draft) -> int:
        return sum(one.amount for one in self.entries(state))

    def _go_on(self, draft: Draft) -> None:
        """Count until somebody has to say what his cards are worth, or the match is won."""
        while draft.winners is None and draft.variables[self.counting] < len(self.order):
            what = self.order[draft.variables[self.counting]]
            seat, cards = self.owner(draft, what), self.cards(draft)
            if what == CRIB:
                draft.show(mask(cards))
            told = None if self.declares else self._points(draft)
            draft.event("show", seat, cards=tuple(cards), arg=(what, told))
            if self.declares:
                draft.turn = seat
                return
            self._award(draft, seat, self.entries(draft), crib=what == CRIB)
            draft.variables[self.counting] += 1
        draft.finish()

    def _award(self, draft: Draft, seat: Seat, entries: list[Worth], *, crib: bool) -> None:
        detail = CRIB if crib else ""
        gains = [Gain(f"{self.name}.{one.part}", one.amount, detail) for one in entries]
        self.pegs.move(draft, seat, gains)

    def _count_trial(self, draft: Draft) -> None:
        """Count what lies there to be tried, as if nothing had been counted before."""
        cards, starter = draft.zones[self.trial.tried], next(cards_in(draft.zones[self.turned]))
        crib = self.trial.as_crib(draft)
        seat = self.owner(draft, CRIB if crib else FOREHAND)
        draft.accounts[self.pegs.scores[seat]] = 0
        draft.receipt = []
        self._award(draft, seat, self.counter.entries(cards, starter, crib=crib), crib=crib)
        draft.event("tried", seat, cards=cards, arg=sum(line.amount for line in draft.receipt))
        draft.turn = seat
