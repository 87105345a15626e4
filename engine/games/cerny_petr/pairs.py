"""Pairs of Černý Petr: what pairs, and laying aside all that were dealt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import Card, Cards, Deck, Seat, cards_in, mask
from engine.errors import PositionError
from engine.registry import phase
from engine.zones import Sight

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft


class Table:
    """Where hands and pairs lie, and who has got rid of all cards so far."""

    def __init__(self, plan: Plan) -> None:
        """Claim hands, pairs and the variable `finished`, the seats in order of leaving."""
        self.deck = plan.deck
        self.hands = plan.layout.hands()
        self.laid = plan.layout.zones_of_seats("pairs", Sight.ALL)
        self.finished = plan.layout.variable("finished", ())

    def lay(self, draft: Draft, seat: Seat) -> None:
        """Lay every pair of a hand aside, face up."""
        for pair in pairs_in(self.deck, draft.zones[self.hands[seat]]):
            for card in pair:
                draft.move(card, self.hands[seat], self.laid[seat])
            draft.event("pair", seat, cards=pair)

    def leave(self, draft: Draft, seat: Seat) -> None:
        """Let a seat without cards leave the game."""
        finished = draft.variables[self.finished]
        if seat not in finished and not draft.zones[self.hands[seat]]:
            draft.variables[self.finished] = (*finished, seat)
            draft.event("out", seat, arg=len(finished) + 1)

    def holders(self, draft: Draft) -> list[Seat]:
        """Return the seats that still hold cards."""
        return [seat for seat in range(draft.game.seats) if draft.zones[self.hands[seat]]]


def pairs_in(deck: Deck, hand: Cards) -> list[tuple[Card, Card]]:
    """Return the pairs of a hand: two cards of one rank each, or two of the same picture."""
    waiting: dict[str, Card] = {}
    found = []
    for card in cards_in(hand):
        other = waiting.pop(deck.rank_of[card], None)
        if other is None:
            waiting[deck.rank_of[card]] = card
        else:
            found.append((other, card))
    return found


def odd_rank(deck: Deck) -> str:
    """Return the rank of the card that is left over when all pairs are laid aside."""
    ranks = deck.rank_of
    return next(rank for rank in ranks if ranks.count(rank) % 2)


def odd_cards(deck: Deck) -> Cards:
    """Return the cards of the odd rank."""
    odd = odd_rank(deck)
    return mask(card for card, rank in enumerate(deck.rank_of) if rank == odd)


@phase(
    "cerny-petr.pairs",
    doc="vykládání: každý vyloží všechny dvojice, které dostal",
    parts={"laid": "dvojice se vykládají", "out": "kdo nemá karty, ze hry odchází"},
)
class Pairs:
    """Everybody lays all pairs aside, from the forehand on; some may be out at once."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Claim the table."""
        self.name = name
        self.table = Table(plan)
        self.lays = plan.on(f"{name}.laid")
        self.leaves = plan.on(f"{name}.out")
        self.at_once = plan.layout.variable("at_once", 0)  # so many are out before any draw

    def enter(self, draft: Draft) -> None:
        """Lay pairs, then let those without cards leave in order of their seats."""
        seats = draft.game.from_forehand(draft.dealer)
        if self.lays:
            for seat in seats:
                self.table.lay(draft, seat)
        for seat in seats if self.leaves else ():
            self.table.leave(draft, seat)
        draft.variables[self.at_once] = len(draft.variables[self.table.finished])

    def place(self, draft: Draft, given: Given) -> None:
        """Deal out what the example doesn't give."""
        given.share_out(draft)

    def passed(self, draft: Draft, given: Given) -> None:
        """Everything that nobody holds has been laid aside as pairs by somebody."""
        rest = mask(given.take_rest())
        pairs = pairs_in(self.table.deck, rest)
        if 2 * len(pairs) < rest.bit_count():
            raise PositionError("mezi vyloženými dvojicemi by ležela karta bez druhé do páru")
        for number, pair in enumerate(pairs):
            draft.zones[self.table.laid[number % draft.game.seats]] |= mask(pair)
