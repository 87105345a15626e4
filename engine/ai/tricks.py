"""What trick games have in common for an opponent: strength, masters, equal cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.cards import NOBODY, SUITLESS, Card, Cards, Ranking, Seat, bit, mask
from engine.game import Game
from engine.moves import Move
from engine.phases.tricks import PLAY, Tricks
from engine.state import State


class Table(NamedTuple):
    """A trick in the making as the seat to move sees it."""

    ranks: Ranking
    hand: Cards
    trick: Sequence[Card]
    winning: Card  # wins so far; meaningless while the trick is empty
    unseen: Cards  # cards that others may still hold, as far as the seat can tell
    suit_of: Sequence[int]

    def is_trump(self, card: Card) -> bool:
        """Say whether the card is a trump."""
        return bool(self.ranks.trumps >> card & 1)

    def same_suit(self, card: Card) -> Cards:
        """Return the cards of the card's suit, itself included."""
        suit = self.suit_of[card]
        return bit(card) if suit == SUITLESS else self.ranks.suit_mask[suit]

    def is_master(self, card: Card) -> bool:
        """Say whether no unseen card of its suit beats the card."""
        return not self.ranks.beats[card] & self.same_suit(card) & self.unseen

    def wins(self, card: Card) -> bool:
        """Say whether the card would win the trick as it lies."""
        return not self.trick or bool(self.ranks.beats[self.winning] >> card & 1)

    def worth(self, card: Card) -> int:
        """Return a card's strength, any trump above all others."""
        return self.ranks.strength[card] + (1000 if self.is_trump(card) else 0)


def table(game: Game, state: State, seat: Seat, phase: Tricks) -> Table:
    """Return what a seat sees of the trick in a phase of tricks."""
    ranks = phase.ranking(state)
    trick = state.zones[phase.trick]
    hand = phase.seats.hand(state) if seat == state.turn else phase.hands[seat]
    return Table(
        ranks=ranks,
        hand=state.zones[hand],
        trick=trick,
        winning=trick[phase.winning(ranks, trick)] if trick else -1,
        unseen=game.everything & ~visible(game, state, seat) & ~own_dummy(game, state, seat, phase),
        suit_of=ranks.suit_of,
    )


def own_dummy(game: Game, state: State, seat: Seat, phase: Tricks) -> Cards:
    """Return the cards of a dummy of the seat's own side, once they lie on the table."""
    dummy = phase.seats.dummy(state)
    laid = state.zones[phase.trick] or any(state.variables[phase.taken])
    if dummy == NOBODY or not laid or dummy not in game.side(seat):
        return 0
    cards: Cards = state.zones[phase.hands[dummy]]
    return cards


def visible(game: Game, state: State, seat: Seat) -> Cards:
    """Return the cards that lie where the seat sees them."""
    seen = 0
    for slot in game.seen_slots[seat]:
        content = state.zones[slot]
        seen |= mask(content) if isinstance(content, tuple) else content
    return seen


def playable(moves: Iterable[Move]) -> list[Card]:
    """Return the cards that can be played to the trick."""
    return [move.cards[0] for move in moves if move.verb == PLAY]


def play(card: Card) -> Move:
    """Return the move that plays a card to the trick."""
    return Move(PLAY, (card,))


def distinct(game: Game, state: State, seat: Seat, moves: Sequence[Move]) -> Sequence[Move]:
    """Return the moves without cards that are as good as another one offered.

    Two cards of a hand are equal when one suit holds both and every card between them is
    gone or in the same hand. Where cards have values, they must be equal too.
    """
    phase = game.phases[state.phase]
    if not isinstance(phase, Tricks) or len(moves) < 2:
        return moves
    here = table(game, state, seat, phase)
    kept: list[Move] = []
    for move in moves:
        same = any(_equal(game, here, move, other) for other in kept)
        if not same:
            kept.append(move)
    return kept


def _equal(game: Game, here: Table, one: Move, other: Move) -> bool:
    if not (one.verb == other.verb == PLAY) or len(one.cards) != 1:
        return False
    card, twin = one.cards[0], other.cards[0]
    suit = here.same_suit(card)
    if not suit >> twin & 1 or _value(game, card) != _value(game, twin):
        return False
    above, above_twin = here.ranks.beats[card], here.ranks.beats[twin]
    between = (above ^ above_twin) & suit & ~bit(card) & ~bit(twin)
    return not between & (here.unseen | mask(here.trick))


def _value(game: Game, card: Card) -> object:
    values = game.settings.get("values") or {}
    return values.get(game.deck.codes[card], values.get(game.deck.rank_of[card]))
