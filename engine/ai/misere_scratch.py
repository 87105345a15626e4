"""Tricks that one player must not take, played out as `engine.ai.misere` says, on bare masks."""

from __future__ import annotations

from collections.abc import Sequence

from engine.ai.misere import FEW
from engine.ai.trick_board import Board
from engine.ai.trick_tables import Hand, Suit, Tables
from engine.cards import NOBODY, Cards, Seat


def play_tricks(
    board: Board, here: Tables, victim: Seat, open_hand: Sequence[Hand], *, caught: bool
) -> None:
    """Play tricks without trumps until none is left.

    Args:
        board: where it begins.
        here: tables without trumps.
        victim: who must not take a trick; NOBODY: nobody wants one.
        open_hand: by seat, what it knows of the victim's hand.
        caught: the victim's first trick ends the play.
    """
    hands, left, won, seen = board.hands, board.left, board.won, board.later
    trick = list(board.trick)
    for _ in range(board.tricks):
        order = board.orders[board.leader][0]
        suit, top, winner = _winning(trick, order)
        for place in range(len(trick), len(order)):
            seat = order[place]
            hand, ducks = hands[seat], victim in (NOBODY, seat)
            if not trick:
                if ducks:
                    suit, card = _lead_low(here, hand, left, seen[seat])
                else:
                    suit, card = _lead_under(here, hand, open_hand[seat], hands[victim])
                found, top, winner = suit, card, seat
            elif hand[suit]:
                waits = not ducks and victim in order[place + 1 :]
                found, card = suit, _follow(hand[suit], top, place == len(order) - 1, ducks, waits)
                if not ducks and winner == victim and hand[suit] & (top - 1):
                    card = _highest(hand[suit] & (top - 1))
                if card > top:
                    top, winner = card, seat
            elif ducks:
                found, card = _most_dangerous(here, hand, left, seen[seat])
            else:
                found, card = _highest_of_all(here, hand)
            hand[found] ^= card
            left[found] ^= card
            trick.append((found, card))
        for found, card in trick:
            won[winner][found] |= card
        trick.clear()
        board.taken[winner] += 1
        board.leader = winner
        if caught and winner == victim:
            return


def _winning(
    trick: Sequence[tuple[Suit, Cards]], order: Sequence[Seat]
) -> tuple[Suit, Cards, Seat]:
    """Return the suit that is led, the card that wins so far and whose it is."""
    if not trick:
        return 0, 0, NOBODY
    suit = trick[0][0]
    top = max(card for own, card in trick if own == suit)
    return suit, top, order[trick.index((suit, top))]


def _follow(own: Cards, top: Cards, last: bool, ducks: bool, waits: bool) -> Cards:
    """Choose a card of the led suit; `waits`: the victim is still to play."""
    if ducks:
        under = own & (top - 1)
        if under:
            return _highest(under)
        return _highest(own) if last else own & -own
    return own & -own if waits else _highest(own)


def _lead_low(here: Tables, hand: Hand, left: Hand, seen: Hand) -> tuple[Suit, Cards]:
    """Choose the card that others beat most surely."""
    found, lowest, most = here.plain[0], 0, -1
    for suit in here.plain:
        own = hand[suit]
        if not own:
            continue
        card = own & -own
        above = min(FEW, (left[suit] & ~(own | seen[suit]) & -card).bit_count())
        if above > most or (above == most and card < lowest):
            found, lowest, most = suit, card, above
    return found, lowest


def _lead_under(here: Tables, hand: Hand, known: Hand, against: Hand) -> tuple[Suit, Cards]:
    """Choose a low card, if possible of a suit in which the victim shows nothing lower."""
    lows = [(suit, hand[suit] & -hand[suit]) for suit in here.plain if hand[suit]]
    shown = {suit: against[suit] & known[suit] for suit, _ in lows}
    beaten = [(suit, card) for suit, card in lows if shown[suit] & -shown[suit] > card]
    return min(beaten or lows, key=lambda one: (one[1], hand[one[0]].bit_count()))


def _most_dangerous(here: Tables, hand: Hand, left: Hand, seen: Hand) -> tuple[Suit, Cards]:
    """Choose the card that is most likely to take a trick later."""
    found, highest, most = here.plain[0], 0, -1
    for suit in here.plain:
        own = hand[suit]
        if not own:
            continue
        card = _highest(own)
        below = (left[suit] & ~(own | seen[suit]) & (card - 1)).bit_count()
        if below > most or (below == most and card > highest):
            found, highest, most = suit, card, below
    return found, highest


def _highest_of_all(here: Tables, hand: Hand) -> tuple[Suit, Cards]:
    return max(
        ((suit, _highest(hand[suit])) for suit in here.plain if hand[suit]), key=lambda one: one[1]
    )


def _highest(cards: Cards) -> Cards:
    return 1 << cards.bit_length() - 1
