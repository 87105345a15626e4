"""Bridge's settlement of a contract: below the line what was undertaken, the rest above it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY
from engine.deals import ABOVE, BELOW, POINTS
from engine.games.bridz.scores import contract_of, entries
from engine.params import Many, Whole
from engine.registry import phase

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft, State
    from engine.view import View


def _points(doc: str) -> Whole:
    return Whole(doc, low=10, high=10_000, step=10)


def _rising(doc: str) -> Many:
    return Many(doc, _points("body za pád"), high=13)


@phase(
    "bridz.contract",
    doc="vyúčtování závazku: pod čáru, co bylo vydraženo a uhráno, ostatní nad čáru",
    params={
        "book": Whole("kniha: tolik zdvihů se nepočítá", low=1, high=6),
        "minor": _points("body za trik v trefech a v kárech"),
        "major": _points("body za trik v srdcích a v pikách"),
        "no_trumps": _points("body za trik bez trumfů"),
        "first": Whole("body, o které je první trik bez trumfů dražší", high=100, step=10),
        "doubled": Whole("kolikrát víc je za triky kontrovaného závazku", low=1, high=10),
        "redoubled": Whole("kolikrát víc je za triky rekontrovaného závazku", low=1, high=20),
        "over_doubled": _points("body za zdvih navíc v kontrovaném závazku v první hře"),
        "over_doubled_vulnerable": _points("totéž ve druhé hře"),
        "insult": _points("prémie za splněný kontrovaný závazek"),
        "insult_redoubled": _points("prémie za splněný rekontrovaný závazek"),
        "small_slam": _points("prémie za malý slem v první hře"),
        "small_slam_vulnerable": _points("prémie za malý slem ve druhé hře"),
        "grand_slam": _points("prémie za velký slem v první hře"),
        "grand_slam_vulnerable": _points("prémie za velký slem ve druhé hře"),
        "down": _points("body soupeřům za pád v první hře"),
        "down_vulnerable": _points("body soupeřům za pád ve druhé hře"),
        "down_doubled": _rising("body soupeřům za kontrované pády v první hře, poslední platí dál"),
        "down_doubled_vulnerable": _rising("totéž ve druhé hře"),
    },
    parts={
        "overtricks": "zdvihy navíc mají hodnotu triků, pokud nikdo nekontroval",
        "twice": "rekontra zdvojnásobuje kontrované zdvihy navíc i pády",
    },
    says={
        "minor": "splněný závazek",
        "major": "splněný závazek",
        "no_trumps": "splněný závazek",
        "doubled": "splněný kontrovaný závazek",
        "redoubled": "splněný rekontrovaný závazek",
        "overtricks": "zdvihy navíc",
        "twice over": "rekontrované zdvihy navíc",
        "twice down": "rekontrované pády",
        "over_doubled": "kontrované zdvihy navíc",
        "over_doubled_vulnerable": "kontrované zdvihy navíc",
        "insult": "prémie za kontrovaný závazek",
        "insult_redoubled": "prémie za rekontrovaný závazek",
        "small_slam": "malý slem",
        "small_slam_vulnerable": "malý slem",
        "grand_slam": "velký slem",
        "grand_slam_vulnerable": "velký slem",
        "down": "pády",
        "down_vulnerable": "pády ve druhé hře",
        "down_doubled": "kontrované pády",
        "down_doubled_vulnerable": "kontrované pády ve druhé hře",
    },
    marks=("contract", "declarer", "doubled", "taken"),
)
class ContractScore:
    """Lines for the side of the declarer, or one for its opponents."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Read what was undertaken and what was taken."""
        self.name = name
        self.book: int = params["book"]
        self.rates = params
        plan.layout.accounts_of_seats(POINTS)
        for column in (BELOW, ABOVE):
            plan.layout.accounts_of_seats(column, column_of=POINTS)
        self.contract = plan.layout.variable("contract", "")
        self.declarer = plan.layout.variable("declarer", NOBODY)
        self.doubled = plan.layout.variable("doubled", 0)
        self.taken = plan.layout.variable("taken", (0,) * plan.seats)
        self.games = plan.layout.variable("games", (0,) * plan.seats, lasting=True)

    def enter(self, draft: Draft) -> None:
        """Write the lines; a deal without a contract has none."""
        declarer = draft.variables[self.declarer]
        if declarer == NOBODY:
            return
        contract = contract_of(draft.variables[self.contract], draft.variables[self.doubled])
        side = draft.game.side(declarer)
        extra = sum(draft.variables[self.taken][seat] for seat in side) - self.needed(draft)
        draft.event("contract over", declarer, arg=extra)
        others = draft.game.side(draft.game.after(declarer))
        winner = side[0] if extra >= 0 else others[0]
        vulnerable = any(draft.variables[self.games][seat] for seat in side)
        for entry in entries(contract, extra, self.rates, vulnerable=vulnerable):
            part = f"{self.name}.{entry.part}"
            draft.award(part, entry.account, winner, entry.amount, entry.detail)

    def needed(self, state: State | Draft | View) -> int:
        """Return how many tricks the contract in force needs."""
        return self.book + contract_of(state.variables[self.contract], 0).level

    def place(self, draft: Draft, given: Given) -> None:
        """Nothing to complete: the earlier phases do it from `taken`."""

    def passed(self, draft: Draft, given: Given) -> None:
        """Leave nothing behind but points."""
