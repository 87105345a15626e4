"""The state of a match as an immutable value, and the draft in which one move is played out.

State and Draft have the same field names, tuples in one and lists in the other, so that the
reading code of phases serves both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from engine.cards import NOBODY, Card, Cards, Seat, bit, cards_in, mask
from engine.rng import Rng, stream
from engine.zones import Sight

if TYPE_CHECKING:
    from engine.game import Game

Content: TypeAlias = Any  # Cards of a set zone, tuple[Card, ...] of an ordered one


class Line(NamedTuple):
    """One line of a receipt."""

    part: str  # path of the part that gave it; the first clause that claims it is named
    account: str
    seat: Seat  # who gets the amount, or who pays it when `to` says to whom; NOBODY: the pot
    amount: int
    detail: str = ""  # what the sentence needs besides the amount, e.g. a card's code
    to: Seat | None = None  # receiver of a payment; NOBODY: the pot

    def change(self, seat: Seat) -> int:
        """Return what the line adds to a seat's account; a payment takes from its payer."""
        if self.to is None:
            return self.amount if self.seat == seat else 0
        return self.amount * ((self.to == seat) - (self.seat == seat))


class Event(NamedTuple):
    """Something that a seat's status line can tell."""

    kind: str
    seat: Seat = NOBODY
    cards: tuple[Card, ...] = ()
    arg: Any = None
    part: str = ""


Listener: TypeAlias = Callable[["Event", "Draft"], None]


class State(NamedTuple):
    """A position: everything, hidden things and the seed included."""

    seed: str
    deal: int
    dealer: Seat
    phase: int
    turn: Seat  # NOBODY only between deals and when the match is over
    zones: tuple[Content, ...]
    known: tuple[Cards, ...]  # by seat: cards whose place the seat knows
    may: tuple[Cards, ...]  # by seat: cards that its hand can hold after public play
    variables: tuple[Any, ...]
    accounts: tuple[int, ...]
    receipt: tuple[Line, ...]  # lines of the deal in progress
    winners: tuple[Seat, ...] | None  # not None: the match is over; several: shared
    held: bool  # the deal is settled and the next one not yet begun


class Draft:
    """A working copy of a state while one move and its consequences are played out.

    Args:
        game: the compiled game.
        state: where to start from.
        listener: told every event with the draft as it stands; None in searches.
        blind: leave `known` and `may` alone; for worlds that no seat looks at any more.
    """

    __slots__ = (
        "_listener", "accounts", "blind", "deal", "dealer", "game", "held", "jump", "known",
        "may", "phase", "receipt", "seed", "turn", "variables", "winners", "zones",
    )  # fmt: skip

    def __init__(
        self, game: Game, state: State, listener: Listener | None = None, *, blind: bool = False
    ) -> None:
        """Copy the state's fields into lists."""
        self.game = game
        self.blind = blind
        self._listener = listener
        self.seed, self.deal, self.dealer, self.phase, self.turn = state[:5]
        self.zones: list[Content] = list(state.zones)
        self.known = list(state.known)
        self.may = list(state.may)
        self.variables = list(state.variables)
        self.accounts = list(state.accounts)
        self.receipt = list(state.receipt)
        self.winners = state.winners
        self.held = state.held
        self.jump: int | None = None  # phase to go to instead of the next one

    def freeze(self) -> State:
        """Return the draft as a state."""
        return State(
            self.seed, self.deal, self.dealer, self.phase, self.turn, tuple(self.zones),
            tuple(self.known), tuple(self.may), tuple(self.variables), tuple(self.accounts),
            tuple(self.receipt), self.winners, self.held,
        )  # fmt: skip

    # Flow

    def finish(self) -> None:
        """End the phase in force; the next one follows."""
        self.turn = NOBODY

    def go_to(self, name: str) -> None:
        """End the phase in force and go on with a named one, e.g. the settlement."""
        self.turn = NOBODY
        self.jump = self.game.phase_index(name)

    def void_deal(self) -> None:
        """End the deal at once, with what has been scored so far."""
        if self.game.rules.voided is not None:
            self.variables[self.game.rules.voided] += 1
        self.turn = NOBODY
        self.jump = len(self.game.phases)

    def event(self, kind: str, seat: Seat = NOBODY, **more: Any) -> None:
        """Tell the listener, if there is one."""
        if self._listener is not None:
            self._listener(Event(kind, seat, **more), self)

    def random(self, purpose: str, n: int = 0) -> Rng:
        """Return the deal's stream for a chance step, and tell the listener of it."""
        self.event("chance", arg=purpose)
        return stream(self.seed, self.deal, purpose, n)

    # Cards

    def move(self, card: Card, source: int, target: int, *, shown: bool = False) -> None:
        """Move one card between zones and keep track of who knows what.

        Args:
            card: lies in `source` (not checked).
            source: slot of a zone.
            target: slot of a zone; ordered zones take the card at their end.
            shown: everybody sees the card on its way.
        """
        zones = self.game.layout.zones
        if not self.blind:
            self._learn(card, source, target, shown)
        if zones[source].ordered:
            content = self.zones[source]
            place = content.index(card)
            self.zones[source] = content[:place] + content[place + 1 :]
        else:
            self.zones[source] &= ~bit(card)
        if zones[target].ordered:
            self.zones[target] += (card,)
        else:
            self.zones[target] |= bit(card)

    def move_all(self, source: int, target: int) -> None:
        """Move every card of a zone."""
        content = self.zones[source]
        cards = content if self.game.layout.zones[source].ordered else list(cards_in(content))
        for card in cards:
            self.move(card, source, target)

    def draw(self, source: int, target: int) -> Card:
        """Move the top card of an ordered zone (not empty) and return it."""
        card: Card = self.zones[source][0]
        self.move(card, source, target)
        return card

    def show(self, cards: Cards) -> None:
        """Let everybody know where these cards are."""
        if not self.blind:
            self.known = [known | cards for known in self.known]

    def exclude(self, seat: Seat, cards: Cards) -> None:
        """Note that public play shows: this hand holds none of these cards."""
        if not self.blind:
            self.may[seat] &= ~cards

    def _learn(self, card: Card, source: int, target: int, shown: bool) -> None:
        leaves, enters = self.game.layout.zones[source], self.game.layout.zones[target]
        one = bit(card)
        for seat in range(len(self.known)):
            if shown or enters.seen_by(seat):
                self.known[seat] |= one
            elif not leaves.seen_by(seat) and not leaves.ordered:
                # One of the cards went, the seat can't tell which: it knows none of them now.
                self.known[seat] &= ~self.zones[source]
        if enters.inferred and not (shown or leaves.sight is Sight.ALL):
            self.may[enters.owner] = self.game.everything

    # Counting

    def add(self, slot: int, seat: Seat, amount: int) -> None:
        """Add to a seat's number in a variable that has one for each seat."""
        numbers = list(self.variables[slot])
        numbers[seat] += amount
        self.variables[slot] = tuple(numbers)

    def count(self, account: str, seat: Seat, amount: int) -> None:
        """Add to an account, and to the one that it is a column of."""
        slot = self.game.account(account, seat)
        self.accounts[slot] += amount
        if slot in self.game.totals:
            self.accounts[self.game.totals[slot]] += amount

    def pay(
        self, part: str, account: str, payer: Seat, receiver: Seat, amount: int, detail: str = ""
    ) -> None:
        """Move chips from one account to another of the same name; NOBODY's is the pot."""
        if self._pays(part, account, payer, receiver, amount, detail):
            self.event("pay", payer, arg=(receiver, amount), part=part)
            self.game.rules.after_award(self, account)

    def collect(self, part: str, account: str, seat: Seat, amount: int, detail: str = "") -> None:
        """Let every other seat pay one the same; a negative amount is paid by it to each."""
        others = [other for other in range(self.game.seats) if other != seat]
        pairs = [(seat, one) if amount < 0 else (one, seat) for one in others]
        paid = [self._pays(part, account, *pair, abs(amount), detail) for pair in pairs]
        if any(paid):
            self.event("collect", seat, arg=amount, part=part)
            self.game.rules.after_award(self, account)

    def _pays(
        self, part: str, account: str, payer: Seat, receiver: Seat, amount: int, detail: str = ""
    ) -> bool:
        """Write a payment; False when there is nothing to pay."""
        if amount == 0 or self.winners is not None or part in self.game.off:
            return False
        self.accounts[self.game.account(account, payer)] -= amount
        self.accounts[self.game.account(account, receiver)] += amount
        self.receipt.append(Line(part, account, payer, amount, detail, receiver))
        return True

    def award(self, part: str, account: str, seat: Seat, amount: int, detail: str = "") -> None:
        """Give points or chips, keep the receipt, and test the end of the match.

        Args:
            part: path of the part that gives them.
            account: name of the account.
            seat: whose account, NOBODY for a shared one.
            amount: may be negative; nothing is written when 0 or when the match is over.
            detail: what the sentence needs besides, e.g. a card's code.
        """
        if self.winners is not None or part in self.game.off:
            return
        amount = self.game.rules.capped(self, self.game.account(account, seat), amount)
        if amount == 0:
            return
        self.count(account, seat, amount)
        self.receipt.append(Line(part, account, seat, amount, detail))
        self.event("award", seat, arg=amount, part=part)
        self.game.rules.after_award(self, account)

    def shuffle_into(self, target: int, cards: Iterable[Card], purpose: str) -> None:
        """Put cards in random order into an ordered zone; nobody knows any of them any more."""
        order = list(cards)
        self.random(purpose).shuffle(order)
        self.zones[target] = tuple(order)
        if not self.blind:
            hidden = ~mask(order)
            self.known = [known & hidden for known in self.known]
