"""A pot shared out by tricks, as in the games of the Rams family."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY, Seat
from engine.deals import MONEY
from engine.params import Choice, Whole
from engine.phases.trick_seats import DECLARER, OUT
from engine.registry import phase

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft, State

EASED = "eased"  # the variable that says: the declarer may take fewer tricks
SHORT = "short"  # the detail of a line: the declarer's


def _agree(params: Mapping[str, Any], marks: frozenset[str]) -> str:
    if not params.get("required") and (params.get("eased") or params.get("fine")):
        return (
            "úleva a pokuta hlavního hráče platí, jen když má zdvihy předepsané – doplňte required"
        )
    return ""


@phase(
    "trick_shares",
    doc="vyúčtování: bank se dělí podle zdvihů, kdo nevzal žádný, vkládá do nového",
    params={
        "limit": Whole("nejvýš z tolika žetonů banku se počítají pokuty", low=1, default=0),
        "required": Whole("tolik zdvihů má vzít hlavní hráč", low=1, high=13, default=0),
        "eased": Whole("tolik zdvihů mu stačí, má-li úlevu", low=1, high=13, default=0),
        "fine": Choice(
            "kolikrát tolik platí hlavní hráč, který má zdvihů málo; graded: za všechny chybějící"
            " dvakrát, má-li aspoň jeden, jednou",
            ("single", "double", "graded"),
            default="single",
        ),
    },
    parts={
        "trick": "každý zdvih bere z banku stejný díl",
        "trickless": "kdo hrál a nevzal žádný zdvih, vkládá tolik, kolik v banku bylo",
    },
    says={
        "trick": "za zdvihy",
        "trickless": "bez zdvihu",
        "limit": "bez zdvihu",
        "limit short": "málo zdvihů",
        "fine": "málo zdvihů",
    },
    marks=("taken",),
    agree=_agree,
)
class TrickShares:
    """Tricks take equal shares of the pot; who has taken too few of them fills the new one."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Read who took what, who stayed at home and who had to take more."""
        self.name = name
        self.limit: int = params.get("limit", 0)
        self.required: int = params.get("required", 0)
        self.eased_to: int = params.get("eased", 0)
        self.fine: str = params.get("fine", "single")
        self.taken = plan.layout.variable("taken", (0,) * plan.seats)
        self.out = plan.layout.named(OUT)
        self.declarer = plan.layout.named(DECLARER)
        self.eased = plan.layout.named(EASED)
        plan.layout.accounts_of_seats(MONEY)
        self.pot = plan.layout.account(MONEY)

    def enter(self, draft: Draft) -> None:
        """Pay the tricks, then let those pay who have taken too few."""
        taken = draft.variables[self.taken]
        bank = draft.accounts[self.pot]
        share = bank // (sum(taken) or 1)  # what can't be divided stays in the pot
        order = draft.game.from_forehand(draft.dealer)
        for seat in order:
            draft.pay(f"{self.name}.trick", MONEY, NOBODY, seat, share * taken[seat])
        out = () if self.out is None else draft.variables[self.out]
        for seat in order:
            if seat not in out:
                self._fine(draft, seat, bank)

    def place(self, draft: Draft, given: Given) -> None:
        """Nothing to complete: the earlier phases do it from `taken`."""

    def passed(self, draft: Draft, given: Given) -> None:
        """Leave nothing behind but payments."""

    def wanted(self, state: State | Draft, seat: Seat) -> int:
        """Return how many tricks a seat that plays has to take."""
        if not self._commands(state, seat):
            return 1
        eased = self.eased is not None and state.variables[self.eased]
        return self.eased_to if eased and self.eased_to else self.required

    def _fine(self, draft: Draft, seat: Seat, bank: int) -> None:
        """Let a seat with too few tricks pay."""
        tricks = draft.variables[self.taken][seat]
        if tricks >= self.wanted(draft, seat):
            return
        commands = self._commands(draft, seat)
        part = "fine" if commands else "trickless"
        base = bank
        if 0 < self.limit < bank:
            part, base = "limit", self.limit
        times = _TIMES[self.fine](tricks) if commands else 1
        detail = SHORT if commands else ""
        draft.pay(f"{self.name}.{part}", MONEY, seat, NOBODY, base * times, detail)

    def _commands(self, state: State | Draft, seat: Seat) -> bool:
        """Say whether a seat has more to take than a single trick."""
        declared = self.declarer is not None and state.variables[self.declarer] == seat
        return declared and bool(self.required)


# How many times the pot a declarer pays who has so many tricks, too few of them.
_TIMES: Mapping[str, Callable[[int], int]] = {
    "single": lambda tricks: 1,
    "double": lambda tricks: 2,
    "graded": lambda tricks: 1 if tricks else 2,
}
