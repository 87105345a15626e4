"""The table of Černý Petr: hands, laid pairs, and who has got rid of all cards so far."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards import NOBODY, Card, Cards, Deck, Seat, bit, cards_in, mask
from engine.errors import PositionError, RecordError
from engine.zones import Sight

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft

FEWEST = 2  # players


class Table:
    """What the phases share; every one of them claims it for itself."""

    def __init__(self, plan: Plan) -> None:
        """Claim zones and variables; `finished` holds the seats in order of leaving."""
        self.deck = plan.deck
        if plan.seats < FEWEST:
            raise RecordError(f"karty se tahají nejméně ve {FEWEST}, ne v {plan.seats}", "players")
        self.odd = odd_cards(plan.deck)
        ranks = {plan.deck.rank_of[card] for card in cards_in(self.odd)}
        if len(ranks) != 1:
            raise RecordError(
                f"bez dvojice má v balíčku zůstat jedna karta, zůstalo by jich {len(ranks)}", "deck"
            )
        self.hands = plan.layout.hands()
        self.laid = plan.layout.zones_of_seats("pairs", Sight.ALL)
        self.finished = plan.layout.variable("finished", ())
        self.at_once = plan.layout.variable("at_once", 0)  # so many are out before any draw
        self.loser = plan.layout.variable("loser", NOBODY)

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
        """Return the seats that still hold cards, from the forehand on."""
        seats = draft.game.from_forehand(draft.dealer)
        return [seat for seat in seats if draft.zones[self.hands[seat]]]

    def loses(self, draft: Draft) -> Seat:
        """Return the first seat from the forehand on with an odd card; NOBODY if all lie aside."""
        holders = self.holders(draft)
        return next((seat for seat in holders if draft.zones[self.hands[seat]] & self.odd), NOBODY)

    # Positions of examples

    def leave_odd(self, draft: Draft, given: Given, seat: Seat) -> None:
        """Give a seat one odd card, its last, of those that the example leaves open."""
        card = next((card for card in given.rest if self.odd >> card & 1), None)
        if card is None:
            raise PositionError("karta, která nemá dvojici, už leží jinde")
        given.rest.remove(card)
        draft.zones[self.hands[seat]] = bit(card)

    def lay_rest(self, draft: Draft, given: Given) -> None:
        """Lay all that is left in pairs before the seats, as if they had done it."""
        for slot in self.laid:
            if 2 * len(pairs_in(self.deck, draft.zones[slot])) < draft.zones[slot].bit_count():
                raise PositionError("mezi vyložené dvojice patří jen dvojice – opravte pairs")
        rest = mask(given.take_rest())
        pairs = pairs_in(self.deck, rest)
        if 2 * len(pairs) < rest.bit_count():
            raise PositionError("mezi vyloženými dvojicemi by ležela karta bez druhé do páru")
        for number, pair in enumerate(pairs):
            draft.zones[self.laid[number % draft.game.seats]] |= mask(pair)


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


def odd_cards(deck: Deck) -> Cards:
    """Return the cards of the rank of which one is left over when all pairs are laid aside."""
    ranks = deck.rank_of
    return mask(card for card, rank in enumerate(ranks) if ranks.count(rank) % 2)


def pairing(deck: Deck) -> tuple[Cards, ...]:
    """Return the groups of cards of which any two are a pair."""
    groups: dict[str, Cards] = {}
    for card, rank in enumerate(deck.rank_of):
        groups[rank] = groups.get(rank, 0) | bit(card)
    return tuple(group for group in groups.values() if group.bit_count() > 1)
