"""Preference's settlement: the pot, tricks, penalties and bonuses, all of them transfers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.cards import NOBODY, Cards, Seat, mask
from engine.deals import MONEY
from engine.errors import RecordError
from engine.games.preference import PLAYERS
from engine.games.preference.bids import HEARTS, bids_of
from engine.games.preference.naming import ACE, ACELESS
from engine.params import Flag, Whole
from engine.phases.trick_seats import DECLARER, OUT
from engine.registry import phase

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft

_AMOUNTS = ("pot", "trick", "fail", "short", "hearts", "aces", "aceless")


class Terms(NamedTuple):
    """What a deal is worth, and how many tricks are enough."""

    made: int  # tricks that a declarer needs
    each: int  # tricks that a defender needs who plays for himself
    both: int  # tricks that a host and his guest need together
    amounts: Mapping[str, int]
    failed_draws: bool  # a declarer who fails draws from the pot all the same
    any_hearts: bool  # hearts named after a number earn the bonus as well


class Deal(NamedTuple):
    """How a deal was played."""

    declarer: Seat
    opponents: tuple[Seat, ...]  # both, whether they went along or not
    out: tuple[Seat, ...]
    host: Seat
    taken: tuple[int, ...]  # tricks by seat
    contract: str
    trump: str
    best: str  # the best suit
    all_aces: bool  # in the declarer's hand
    aceless: bool  # announced

    @property
    def defenders(self) -> tuple[Seat, ...]:
        """Those who have played against the declarer."""
        return tuple(seat for seat in self.opponents if seat not in self.out)


class Payment(NamedTuple):
    """An amount and by which part it changes hands."""

    part: str
    payer: Seat
    receiver: Seat
    amount: int


@phase(
    "preference.settle",
    doc="vyúčtování: bank, zdvihy, pokuty a prémie",
    params={
        "made": Whole("tolik zdvihů potřebuje hlavní hráč", low=1, high=13),
        "each": Whole("tolik zdvihů potřebuje obránce, který hraje za sebe", low=1, high=13),
        "both": Whole("tolik zdvihů potřebuje hostitel s hostem", low=1, high=13, default=0),
        "pot": Whole("kolik bere hlavní hráč z banku", low=1),
        "trick": Whole("kolik platí hlavní hráč za zdvih obránce", low=1),
        "fail": Whole("kolik vloží do banku hlavní hráč, který neuspěl", low=1),
        "short": Whole("kolik vloží do banku obránce, který nemá dost zdvihů", low=1),
        "hearts": Whole("prémie za ohlášená srdce, od každého soupeře", low=1),
        "aces": Whole("prémie za čtyři esa, od každého soupeře", low=1),
        "aceless": Whole("prémie za hlášení bez esa, od každého soupeře", low=1),
        "failed_draws": Flag("z banku bere i hlavní hráč, který neuspěl"),
        "any_hearts": Flag("prémie za srdce patří i k číslu, po kterém jsou srdce trumfy"),
    },
    says={
        "pot": "podíl z banku",
        "trick": "zdvihy obránců",
        "fail": "nesplněný závazek",
        "each": "málo zdvihů v obraně",
        "both": "málo zdvihů s hostem",
        "hearts": "srdce",
        "aces": "čtyři esa",
        "aceless": "bez esa",
    },
    marks=("taken",),
)
class Settle:
    """Payments between the declarer, the pot and his opponents."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Read who played what and with how many tricks."""
        if plan.seats not in (PLAYERS, PLAYERS + 1):
            raise RecordError(f"vyúčtování je pro {PLAYERS} hráče – upravte players", "players")
        self.name = name
        self.terms = Terms(
            made=params["made"],
            each=params["each"],
            both=params.get("both", 0),
            amounts={key: params[key] for key in _AMOUNTS},
            failed_draws=params.get("failed_draws", False),
            any_hearts=params.get("any_hearts", False),
        )
        layout = plan.layout
        self.best = bids_of(plan).suits[-1]
        self.aces: Cards = mask(card for card, rank in enumerate(plan.deck.rank_of) if rank == ACE)
        self.hands = layout.hands()
        self.declarer = layout.variable(DECLARER, NOBODY)
        self.contract = layout.variable("contract", "")
        self.trump = layout.variable("trump", None)
        self.aceless = layout.variable(ACELESS, NOBODY)
        self.out = layout.variable(OUT, ())
        self.host = layout.variable("host", NOBODY)
        self.taken = layout.variable("taken", (0,) * plan.seats)
        self.counted = layout.variable("counted", (0,) * plan.seats)
        layout.accounts_of_seats(MONEY)
        layout.account(MONEY)

    def enter(self, draft: Draft) -> None:
        """Pay, one thing after another."""
        declarer = draft.variables[self.declarer]
        held = draft.zones[self.hands[declarer]] & self.aces
        deal = self._deal(draft, declarer, held)
        if held and deal.all_aces:
            draft.show(held)
            draft.event("shows aces", declarer)
        for part, payer, receiver, amount in payments(self.terms, deal):
            draft.pay(f"{self.name}.{part}", MONEY, payer, receiver, amount)

    def place(self, draft: Draft, given: Given) -> None:
        """Nothing to complete: the earlier phases do it from `taken`."""

    def passed(self, draft: Draft, given: Given) -> None:
        """Leave nothing behind but payments."""

    def _deal(self, draft: Draft, declarer: Seat, held: Cards) -> Deal:
        seats = draft.game.from_forehand(draft.dealer)[:PLAYERS]
        read = draft.variables
        return Deal(
            declarer=declarer,
            opponents=tuple(seat for seat in seats if seat != declarer),
            out=read[self.out],
            host=read[self.host],
            taken=read[self.taken],
            contract=read[self.contract],
            trump=read[self.trump] or "",
            best=self.best,
            all_aces=held.bit_count() + read[self.counted][declarer] == self.aces.bit_count(),
            aceless=read[self.aceless] == declarer,
        )


def payments(terms: Terms, deal: Deal) -> Iterator[Payment]:
    """Yield everything that is paid after a deal."""
    declarer, amounts = deal.declarer, terms.amounts
    made = deal.taken[declarer] >= terms.made
    if made or terms.failed_draws:
        yield Payment("pot", NOBODY, declarer, amounts["pot"])
    yield from _for_tricks(amounts["trick"], deal)
    if not made:
        yield Payment("fail", declarer, NOBODY, amounts["fail"])
    yield from _for_few(terms, deal)
    yield from _bonuses(terms, deal, made=made)


def _for_tricks(amount: int, deal: Deal) -> Iterator[Payment]:
    """Yield what tricks of the defence earn: each defender his own, a host all of them."""
    if deal.host != NOBODY:
        yield Payment("trick", deal.declarer, deal.host, amount * _together(deal))
        return
    for seat in deal.defenders:
        yield Payment("trick", deal.declarer, seat, amount * deal.taken[seat])


def _for_few(terms: Terms, deal: Deal) -> Iterator[Payment]:
    """Yield what too few tricks cost: each defender for himself, a host for both."""
    amount = terms.amounts["short"]
    if deal.host != NOBODY:
        if _together(deal) < terms.both:
            yield Payment("both", deal.host, NOBODY, amount)
        return
    for seat in deal.defenders:
        if deal.taken[seat] < terms.each:
            yield Payment("each", seat, NOBODY, amount)


def _together(deal: Deal) -> int:
    return sum(deal.taken[seat] for seat in deal.defenders)


def _bonuses(terms: Terms, deal: Deal, *, made: bool) -> Iterator[Payment]:
    earned = {
        "hearts": _hearts(terms, deal),
        "aces": deal.all_aces and made,
        "aceless": deal.aceless,
    }
    for part in (part for part, due in earned.items() if due):
        for seat in deal.opponents:
            payer, receiver = (seat, deal.declarer) if made else (deal.declarer, seat)
            yield Payment(part, payer, receiver, terms.amounts[part])


def _hearts(terms: Terms, deal: Deal) -> bool:
    """Say whether the deal was played for the bonus of hearts."""
    named = deal.contract.isdecimal() and deal.trump == deal.best
    return deal.contract == HEARTS or (terms.any_hearts and named)
