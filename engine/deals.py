"""A match as a series of deals: its target, who deals, what is staked, how it ends."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY, Seat
from engine.errors import RecordError
from engine.params import Choice, Flag, Kind, Whole
from engine.phases.trick_seats import OUT
from engine.zones import Account

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.state import Draft, State
    from engine.view import View

POINTS = "points"
MONEY = "money"  # chips; the account of NOBODY is the pot
MARKS = "marks"  # of shame: the fewer the better
BELOW = "below"  # columns of points: what counts towards a game is written below a line …
ABOVE = "above"  # … and the rest above it

VALUE = "match_value"  # the variable: what the match is worth to the winner

CLOCKWISE, COUNTERCLOCKWISE = "clockwise", "counterclockwise"

MATCH_PARAMS: Mapping[str, Kind] = {
    "counts": Choice(
        "co rozhoduje partii: body, žetony, nebo čárky, kterých má být co nejméně",
        (POINTS, MONEY, MARKS), default=POINTS,
    ),
    "partners": Choice(
        "kdo hraje spolu a má společný účet: nikdo, nebo hráči, kteří sedí naproti sobě",
        ("none", "opposite"), default="none",
    ),
    "to": Whole("stav, kterým partie končí", low=1, high=10_000, default=0),
    "out": Flag("kdo dosáhne stavu to, vypadává, a hraje se, dokud nezbude poslední"),
    "extra_life": Flag("vypadává se až stavem o jedničku vyšším, než je to"),
    "start": Whole(
        "stav, se kterým partie začíná a od kterého se odečítá; kdo je první na nule, vyhrál",
        low=1, high=10_000, default=0,
    ),
    "tested": Choice(
        "kdy se konec partie zkouší: po každém zápisu, nebo až po rozdání",
        ("award", "deal"), default="deal",
    ),
    "deals": Whole("počet rozdání v partii", low=1, high=100, default=0),
    "rounds": Whole("kolikrát každý rozdává, než partie skončí", low=1, high=20, default=0),
    "dealer": Choice("kdo rozdává příště", ("next", "stays"), default="next"),
    "redeal": Flag("zrušené rozdání se do počtu rozdání nepočítá"),
    "direction": Choice(
        "kterým směrem se hraje a rozdává: po směru hodinových ručiček, nebo proti němu",
        (CLOCKWISE, COUNTERCLOCKWISE), default=CLOCKWISE,
    ),
    "stake": Whole("vklad každého hráče do banku", low=1, default=0),
    "pot": Choice(
        "komu po partii připadne, co zbylo v banku: vítězům, všem stejně, nebo nikomu",
        ("winners", "all", "nobody"), default="winners",
    ),
    "cap": Flag("kdo cíl přesáhne, má přesně tolik, kolik je cíl"),
    "lurch": Whole(
        "kdo prohraje nejvýš s tolika body, prohrává dvojnásobně", high=10_000, default=0
    ),
    "double_lurch": Whole(
        "kdo prohraje nejvýš s tolika body, prohrává trojnásobně", high=10_000, default=0
    ),
    "fine": Flag("kdo prohraje bez jediného bodu, platí navíc pokutu ve výši banku"),
}  # fmt: skip

MATCH_SAYS: Mapping[str, str] = {
    "match.stake": "vklady",
    "match.pot": "rozdělený bank",
    "match.fine": "pokuta za partii bez jediného bodu",
}


def disagreement(match: Mapping[str, Any]) -> str:
    """Return what doesn't go together in a record's `match`, '' when all does."""
    if match.get("to") and match.get("start"):
        return "to i start říkají, kdy partie končí – nechte jen jedno"
    if match.get("cap") and not match.get("to"):
        return "cap mluví o cíli partie – doplňte to, nebo ho vynechte"
    if match.get("double_lurch") and not match.get("lurch"):
        return "double_lurch bez lurch nedává smysl – doplňte lurch"
    if match.get("to") and match.get("lurch", 0) >= match["to"]:
        return "lurch dosahuje cíle partie, dvojnásobně by prohrál každý – dejte menší"
    if match.get("double_lurch", 0) >= match.get("lurch", 0) > 0:
        return "double_lurch má být menší než lurch – upravte ho"
    if match.get("out") and not match.get("to"):
        return "vypadávání potřebuje stav, kterým kdo vypadne – doplňte to"
    if match.get("extra_life") and not match.get("out"):
        return "extra_life má smysl, jen když se vypadává – vynechte ho"
    if match.get("deals") and match.get("rounds"):
        return "deals i rounds říkají, kolik má partie rozdání – nechte jen jedno"
    return ""


@dataclass(frozen=True)
class MatchRules:
    """The `match` of a record, compiled."""

    account: str  # what decides the match
    to: int
    start: int  # what everybody has at first; not 0: it is counted down
    tested: str
    deals: int  # 0: as many as it takes
    dealer: str
    direction: str
    stake: int
    pot_to: str
    fine: bool
    cap: bool
    lurch: int  # who loses with so much at most, loses double; 0: nobody does
    double_lurch: int  # … and treble
    scores: tuple[int, ...]  # slots of the deciding account, by seat
    pot: int | None  # account slot, None where there is none
    voided: int | None  # slot of the number of deals that don't count, None where all do
    value: int | None  # slot of what the match is worth once it is won, None where always the same
    out: int | None  # slot of the seats that are out of the match, None where nobody ever is

    @property
    def sign(self) -> int:
        """1 where much of the deciding account is good, -1 where little is."""
        return -1 if self.account == MARKS or self.start else 1

    @property
    def clockwise(self) -> bool:
        """Whether the next in order of play sits on one's left."""
        return self.direction == CLOCKWISE

    def lacks(self, amount: int) -> int:
        """Return how far from the end of the match a total is, where the match has a target."""
        return amount if self.start else self.to - amount

    def gain(self, draft: Draft, seat: Seat, amount: int) -> int:
        """Return what is written for points won: added, or taken off as far as there are any."""
        return -min(amount, draft.accounts[self.scores[seat]]) if self.start else amount

    def capped(self, draft: Draft, slot: int, amount: int) -> int:
        """Return what is written of an amount, where nobody gets past the target."""
        if not self.cap or slot not in self.scores:
            return amount
        return min(amount, self.to - draft.accounts[slot])

    def reached(self, draft: Draft) -> bool:
        """Say whether somebody has come to the target."""
        if not (self.to or self.start):
            return False
        return min(self.lacks(draft.accounts[slot]) for slot in self.scores) <= 0

    def open(self, draft: Draft) -> None:
        """Let everybody put a stake into the pot, once a match."""
        for seat in range(len(self.scores)):
            draft.pay("match.stake", MONEY, seat, NOBODY, self.stake)

    def after_award(self, draft: Draft, account: str) -> None:
        """End the match as soon as the target is reached, where that is the rule."""
        if account == self.account and self.tested == "award":
            self._test(draft)

    def gone(self, state: State | Draft | View, seat: Seat) -> bool:
        """Say whether a seat has come to the number that puts it out of the match."""
        return self.out is not None and self.lacks(state.accounts[self.scores[seat]]) <= 0

    def after_deal(self, draft: Draft) -> None:
        """End the match after a deal, or hold it until the next deal is dealt."""
        if draft.winners is None:
            self._test(draft)
        if draft.winners is None and self.deals and self.played(draft) >= self.deals:
            self.close(draft)
        draft.held = draft.winners is None

    def played(self, state: State | Draft | View) -> int:
        """Return which deal of the match this is, or how many were played when it is over."""
        voided: int = 0 if self.voided is None else state.variables[self.voided]
        return state.deal + 1 - voided

    def next_dealer(self, draft: Draft) -> Seat:
        """Return who deals the next deal."""
        if self.dealer == "stays":
            return draft.dealer
        left = draft.game.from_forehand(draft.dealer)
        return next(seat for seat in left if not self.gone(draft, seat))

    def _test(self, draft: Draft) -> None:
        if self.out is not None:
            self._test_last(draft, draft.variables[self.out])
        elif self.reached(draft):
            self.close(draft)

    def _test_last(self, draft: Draft, out: Collection[Seat]) -> None:
        """End the match for the last one left, or for those who went out together at last."""
        played = tuple(seat for seat in range(len(self.scores)) if seat not in out)
        left = tuple(seat for seat in played if not self.gone(draft, seat))
        for seat in played:
            if seat not in left:
                draft.event("out of match", seat)
        if len(left) <= 1:
            self.end(draft, left or played)

    def _best(self, draft: Draft) -> tuple[Seat, ...]:
        totals = [self.sign * draft.accounts[slot] for slot in self.scores]
        return tuple(seat for seat, total in enumerate(totals) if total == max(totals))

    def close(self, draft: Draft) -> None:
        """End the match for whoever stands best.

        A pot that is everybody's is shared out before it is known who has won.
        """
        if self.pot_to == "all":
            self._share_out(draft, range(len(self.scores)))
        self.end(draft, self._best(draft))

    def _share_out(self, draft: Draft, seats: Collection[Seat]) -> int:
        """Pay the pot out; odd chips go one by one to the left of the dealer. Return its size."""
        bank = draft.accounts[self.pot] if self.pot is not None else 0
        share, odd = divmod(bank, len(seats))
        part = "match.stake" if self.stake else "match.pot"
        order = [seat for seat in draft.game.from_forehand(draft.dealer) if seat in seats]
        for place, seat in enumerate(order):
            draft.pay(part, MONEY, NOBODY, seat, share + (place < odd))
        return bank

    def end(self, draft: Draft, winners: tuple[Seat, ...]) -> None:
        """End the match and pay out what is left in the pot."""
        bank = 0 if self.pot_to == "nobody" else self._share_out(draft, winners)
        if self.fine and len(winners) == 1:
            for seat, slot in enumerate(self.scores):
                if seat != winners[0] and draft.accounts[slot] == 0:
                    draft.pay("match.fine", MONEY, seat, winners[0], bank)
        if self.value is not None:
            draft.variables[self.value] = self._worth(draft, winners)
        draft.winners = winners
        draft.turn = NOBODY

    def _worth(self, draft: Draft, winners: tuple[Seat, ...]) -> int:
        """Return what the match is worth: more where a loser has been left far behind."""
        beaten = [
            draft.accounts[slot] for seat, slot in enumerate(self.scores) if seat not in winners
        ]
        behind = min(beaten, default=self.to)
        return 1 + sum(behind <= most for most in (self.lurch, self.double_lurch) if most)


def sides_of(match: Mapping[str, Any], seats: int) -> tuple[tuple[Seat, ...], ...]:
    """Return who plays together by a record's `match`; () where everybody is alone.

    Raises:
        RecordError: somebody has nobody opposite.
    """
    if match.get("partners", "none") == "none":
        return ()
    if seats % 2:
        raise RecordError(f"{seats} hráči nesedí po dvou naproti sobě – upravte players", "players")
    return tuple((seat, seat + seats // 2) for seat in range(seats // 2))


def match_rules(plan: Plan, given: Mapping[str, Any]) -> MatchRules:
    """Compile a record's `match`."""
    values = {key: given.get(key, kind.default) for key, kind in MATCH_PARAMS.items()}
    return MatchRules(
        account=values["counts"],
        to=values["to"] + values["extra_life"],
        start=values["start"],
        tested=values["tested"],
        deals=values["deals"] or values["rounds"] * plan.seats,
        dealer=values["dealer"],
        direction=values["direction"],
        stake=values["stake"],
        pot_to=values["pot"],
        fine=values["fine"],
        cap=values["cap"],
        lurch=values["lurch"],
        double_lurch=values["double_lurch"],
        scores=plan.layout.accounts_of_seats(values["counts"]),
        pot=_pot(plan, values["stake"]),
        voided=plan.layout.variable("voided", 0, lasting=True) if values["redeal"] else None,
        value=plan.layout.variable(VALUE, 0, lasting=True) if values["lurch"] else None,
        out=plan.layout.variable(OUT, ()) if values["out"] else None,
    )


def _pot(plan: Plan, stake: int) -> int | None:
    """Return the pot's account, where the match or one of the phases has a pot."""
    if stake:
        plan.layout.accounts_of_seats(MONEY)
        plan.layout.account(MONEY)
    pot = Account(MONEY, NOBODY)
    return plan.layout.accounts.index(pot) if pot in plan.layout.accounts else None
