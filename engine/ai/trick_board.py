"""Where the cards of a trick game lie while a playout plays its tricks on bare masks.

Every short cut through tricks takes the position apart here, and puts it back once its loop is
done; what comes after the tricks goes through the clear code.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from engine.ai.trick_tables import Hand, Suit, Tables, apart, split, together
from engine.cards import NOBODY, Cards, Seat, bit, cards_in, mask
from engine.game import Game
from engine.phases.trick_seats import in_order
from engine.phases.tricks import Tricks
from engine.state import Draft

Order: TypeAlias = tuple[Sequence[Seat], Sequence[Seat], Seat]


@dataclass(slots=True)
class Board:
    """A position of tricks taken apart; a short cut plays on in it."""

    orders: Sequence[Order]  # by the seat that leads
    hands: list[Hand]
    left: Hand  # all cards that haven't been played
    seen: Sequence[Hand]  # by seat what it sees of others' hands, in this trick
    later: Sequence[Hand]  # and in later ones
    won: list[Hand]  # by seat, from now on
    taken: list[int]  # tricks by seat
    leader: Seat
    trick: list[tuple[Suit, Cards]]  # what lies in the trick, in order
    tricks: int  # to be played, the one on the table among them


def set_up(draft: Draft, phase: Tricks, here: Tables) -> Board:
    """Take a position apart."""
    slot = phase.seats.out
    orders = _orders(len(phase.hands), () if slot is None else draft.variables[slot])
    hands, left = _dealt(draft, phase, here)
    seen, later = _seen(draft, phase, here, hands)
    leader: Seat = draft.variables[phase.leader]
    lying = draft.zones[phase.trick]
    order = orders[leader][0]
    held = [sum(map(int.bit_count, hands[seat])) for seat in order]
    return Board(
        orders=orders,
        hands=hands,
        left=left,
        seen=seen,
        later=later,
        won=[[0] * len(left) for _ in hands],
        taken=list(draft.variables[phase.taken]),
        leader=leader,
        trick=[split(apart(bit(card), here)) for card in lying],
        tricks=min(many + (place < len(lying)) for place, many in enumerate(held)),
    )


def put_back(draft: Draft, phase: Tricks, here: Tables, board: Board) -> None:
    """Leave the cards where they lie after the last trick, the counts and who leads."""
    turned = phase.seats.turned
    if turned is not None:
        draft.zones[phase.hands[draft.dealer]] |= draft.zones[turned]
        draft.zones[turned] = 0
    for seat, slot in enumerate(phase.hands):
        kept = together(board.hands[seat], here)
        if phase.honours:
            for card in cards_in(draft.zones[slot] & ~kept & here.honours):
                phase.honours.play(draft, seat, card)
        cards = together(board.won[seat], here)
        if phase.points:
            phase.points.take(draft, seat, cards_in(cards))
        if phase.cards.bouts:
            phase.cards.bouts.take(draft, seat, cards_in(cards))
        draft.zones[phase.won[seat]] |= cards
        draft.zones[slot] = kept
    draft.zones[phase.trick] = ()
    draft.variables[phase.taken] = tuple(board.taken)
    draft.variables[phase.leader] = board.leader
    phase.seats.let_play(draft, board.leader)


def sides(game: Game, draft: Draft) -> list[Seat]:
    """Return by seat one that stands for its side: partners, or the sides of a contract."""
    if len(game.sides) < game.seats:
        return [game.side(seat)[0] for seat in range(game.seats)]
    declarer, helper = (_named(game, draft, name) for name in ("declarer", "helper"))
    if declarer == NOBODY:
        return list(range(game.seats))
    return [int(seat in (declarer, helper)) for seat in range(game.seats)]


def _named(game: Game, draft: Draft, name: str) -> Seat:
    slot = game.layout.named(name)
    return NOBODY if slot is None else draft.variables[slot]


@lru_cache(maxsize=64)
def _orders(seats: int, out: tuple[Seat, ...]) -> Sequence[Order]:
    """Return by the seat that leads: the order of all, those who follow, and the last of them."""
    orders = [in_order(seats, first, out) for first in range(seats)]
    return [(order, order[1:], order[-1]) for order in orders]


def _dealt(draft: Draft, phase: Tricks, here: Tables) -> tuple[list[Hand], Hand]:
    """Return the hands, and all cards that haven't been played."""
    held = [draft.zones[slot] for slot in phase.hands]
    turned = phase.seats.turned
    if turned is not None:
        held[draft.dealer] |= draft.zones[turned]  # he takes it up before he plays
    whole = sum(held)
    for slot in here.hidden:
        whole |= _lying(draft, slot)
    return [apart(cards, here) for cards in held], apart(whole, here)


def _seen(
    draft: Draft, phase: Tricks, here: Tables, hands: Sequence[Hand]
) -> tuple[Sequence[Hand], Sequence[Hand]]:
    """Return by seat what it sees of cards not played, in this trick and in later ones.

    It sees what it has laid aside; a turned card lies open until the dealer takes it up in the
    first trick; declarer and dummy are played by one player.
    """
    later = [apart(sum(_lying(draft, slot) for slot in own), here) for own in here.own]
    dummy, turned = phase.seats.dummy(draft), phase.seats.turned
    if dummy != NOBODY:
        declarer = phase.seats.declarer_of(draft)
        later[dummy], later[declarer] = hands[declarer], hands[dummy]
    if turned is None or not draft.zones[turned]:
        return later, later
    return [apart(draft.zones[turned], here)] * len(hands), later


def _lying(draft: Draft, slot: int) -> Cards:
    content = draft.zones[slot]
    return mask(content) if isinstance(content, tuple) else content
