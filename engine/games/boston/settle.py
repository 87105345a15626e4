"""Boston's settlement of a deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY, Seat
from engine.deals import MONEY
from engine.games.boston.contracts import CONTRACTS, IN_SUITS, MISERES, Contract, contract_of
from engine.params import Choice, Flag, Kind, Many, Whole
from engine.phases.auction import SUIT_ORDER
from engine.registry import phase

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft

_SUITS = 4
_RISING, _LITERAL = "rising", "literal"
_MAIN, _HELPER = "main", "helper"
_OWN = ("own_small", "own")


def _values() -> dict[str, Kind]:
    """Return a parameter for what each contract is worth."""
    value = Whole("žetonů", low=1)
    row = Many("hodnota závazku podle barvy", value, _SUITS, _SUITS, drops=False)
    one = Whole("hodnota mizérie", low=1)
    return {code: row if code in IN_SUITS else one for code in CONTRACTS}


@phase(
    "boston.settle",
    doc="vyúčtování: závazek se platí podle své hodnoty a podle jakosti barvy",
    params={
        **_values(),
        "columns": Choice(
            "který sloupec hodnot patří nejlepší barvě: poslední, nebo první",
            (_RISING, _LITERAL),
        ),
        "own_small": Whole("tolik zdvihů musí v malém bostonu vzít jeden z dvojice sám", high=13),
        "own": Whole("totéž v ostatních závazcích s pomocníkem", high=13),
        "quota": Choice(
            "komu vlastní zdvihy předpisují: hlavnímu hráči v rámci závazku, nebo pomocníkovi"
            " nad závazek hlavního hráče",
            (_MAIN, _HELPER),
        ),
        "beast": Flag("kdo závazek nesplní, vloží do banku navíc tolik, kolik v něm je"),
        "partout": Whole(
            "co platí každému, kdo vzal nejvíc zdvihů, když nikdo nedražil", low=1, default=0
        ),
    },
    parts={
        "alone": "za splněný závazek dostane hlavní hráč jeho hodnotu od každého",
        "alone_failed": "za nesplněný závazek platí hlavní hráč jeho hodnotu každému",
        "together": "za splněný závazek platí jeden obránce hlavnímu hráči, druhý pomocníkovi",
        "together_failed": "za nesplněný závazek platí hlavní hráč i pomocník po jednom obránci",
        "pool": "za splněný závazek se bere bank",
    },
    says={
        "alone": "splněný závazek",
        "alone_failed": "nesplněný závazek",
        "together": "splněný závazek",
        "together_failed": "nesplněný závazek",
        "pool": "splněný závazek",
        "beast": "nesplněný závazek",
        "partout": "nejvíc zdvihů",
    },
    marks=("taken", "contract", "declarer", "helper", SUIT_ORDER),
)  # fmt: skip
class Settle:
    """Payments between the sides, then the pot."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Read the contract, the sides and the tricks."""
        self.name = name
        self.values: dict[str, list[int]] = {code: params[code] for code in IN_SUITS}
        self.miseres: dict[str, int] = {code: params[code] for code in MISERES}
        self.rising = params["columns"] == _RISING
        self.own: dict[str, int] = {key: params[key] for key in _OWN}
        self.above = params["quota"] == _HELPER
        self.beast: bool = params.get("beast", False)
        self.partout: int = params.get("partout", 0)
        self.contract = plan.layout.variable("contract", "")
        self.declarer = plan.layout.variable("declarer", NOBODY)
        self.helper = plan.layout.variable("helper", NOBODY)
        self.suits = plan.layout.variable(SUIT_ORDER, "")
        self.taken = plan.layout.variable("taken", (0,) * plan.seats)
        plan.layout.accounts_of_seats(MONEY)
        self.pot = plan.layout.account(MONEY)

    def enter(self, draft: Draft) -> None:
        """Let the losing side pay; who has made a contract takes the pot."""
        contract = contract_of(draft.variables[self.contract])
        if contract is None:
            self._pay_most(draft)
            return
        declarer, helper = draft.variables[self.declarer], draft.variables[self.helper]
        side = (declarer,) if helper == NOBODY else (declarer, helper)
        value = self.value(contract, draft.variables[self.suits])
        made = self.made(contract, [draft.variables[self.taken][seat] for seat in side])
        if helper == NOBODY:
            part = "alone" if made else "alone_failed"
            draft.collect(f"{self.name}.{part}", MONEY, declarer, value if made else -value)
        else:
            self._pay_pairs(draft, side, value, made=made)
        self._empty_or_fill(draft, side, made=made)

    def value(self, contract: Contract, order: str) -> int:
        """Return what a contract is worth; `order` has the suits best first."""
        if contract.terms.misere:
            return self.miseres[contract.code]
        place = order.index(contract.suit)
        return self.values[contract.code][-1 - place if self.rising else place]

    def made(self, contract: Contract, taken: Sequence[int]) -> bool:
        """Say whether a contract is made, by the tricks of the main player and of the helper."""
        terms, own = contract.terms, taken[0]
        if terms.misere:
            return own == 0
        if len(taken) == 1:
            return own >= terms.tricks
        least = self.own[terms.own]
        if self.above:
            return own >= terms.tricks and taken[1] >= least
        return sum(taken) >= terms.tricks and own >= least

    def place(self, draft: Draft, given: Given) -> None:
        """Nothing to complete: the earlier phases do it from `taken`."""

    def passed(self, draft: Draft, given: Given) -> None:
        """Leave nothing behind but payments."""

    def _pay_pairs(self, draft: Draft, side: Sequence[Seat], value: int, *, made: bool) -> None:
        """Let each of two pay one of the other two."""
        part = f"{self.name}.{'together' if made else 'together_failed'}"
        others = [seat for seat in draft.game.from_forehand(draft.dealer) if seat not in side]
        for one, other in zip(side, others, strict=True):
            payer, receiver = (other, one) if made else (one, other)
            draft.pay(part, MONEY, payer, receiver, value)

    def _empty_or_fill(self, draft: Draft, side: Sequence[Seat], *, made: bool) -> None:
        """Share the pot of a contract made; in one variant failing doubles it."""
        bank = draft.accounts[self.pot]
        for seat, share in zip(side, _shares(bank, len(side)), strict=True):
            if made:
                draft.pay(f"{self.name}.pool", MONEY, NOBODY, seat, share)
            elif self.beast:
                draft.pay(f"{self.name}.beast", MONEY, seat, NOBODY, share)

    def _pay_most(self, draft: Draft) -> None:
        """Let whoever took most tricks pay those who took fewer, where nobody plays a contract."""
        taken = draft.variables[self.taken]
        order = draft.game.from_forehand(draft.dealer)
        most = [seat for seat in order if taken[seat] == max(taken)]
        for payer in most:
            for seat in order:
                if seat not in most:
                    draft.pay(f"{self.name}.partout", MONEY, payer, seat, self.partout)


def _shares(bank: int, many: int) -> list[int]:
    """Return equal shares; the main player gets the odd chip."""
    whole, odd = divmod(bank, many)
    return [whole + odd, *[whole] * (many - 1)]
