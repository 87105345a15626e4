"""French tarot's tricks played out by the rules of thumb in a fraction of the time.

What `engine.ai.tarot` says, once more on bare masks: all tricks that are left, in one loop over
small integers. The Excuse and the settlement are asked of the clear code.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.ai.tarot import SAFE
from engine.ai.tarot_cards import (
    Choice,
    Scale,
    Sight,
    after_excuse,
    follow_suit,
    follow_with_trump,
    lead,
    scale_of,
    throw,
    unseen,
)
from engine.ai.trick_board import Board, put_back, set_up
from engine.ai.trick_tables import Hand, Suit, Tables, apart, tables
from engine.cards import NOBODY, Cards, Seat
from engine.game import Game
from engine.mechanics.excuse import Excuse
from engine.phases.tricks import Tricks
from engine.rng import Rng
from engine.state import Draft, State

_DUTIES = ("follow", "trump", "overtrump")
_LATE = 2  # tricks before the end in which the Excuse has to go


def usable(game: Game, state: State) -> bool:
    """Say whether tricks are played, and nothing can be called any more."""
    phase = game.phases[state.phase]
    if not isinstance(phase, Tricks) or scale_of(phase) is None:
        return False
    excuse, calls = phase.cards.excuse, phase.calls and not sum(state.variables[phase.taken])
    return (
        not calls
        and phase.seats.declarer_of(state) != NOBODY
        and tuple(duty.name for duty in phase.duties) == _DUTIES
        and excuse is not None
        and excuse.any_time
        and excuse.no_suit
        and phase.wins
        and phase.winner_leads
    )


def play_on(game: Game, state: State, rng: Rng | None) -> State:
    """Play to the end of the deal.

    Args:
        game: French tarot.
        state: a usable position.
        rng: not used, as in `trick_scratch`.
    """
    phase = game.phases[state.phase]
    assert isinstance(phase, Tricks)
    here, scale = tables(phase, None), scale_of(phase)
    assert here is not None
    assert scale is not None
    draft = Draft(game, state, blind=True)
    board = set_up(draft, phase, here)
    _tricks(draft, phase, here, scale, board)
    put_back(draft, phase, here, board)
    draft.finish()
    game.run(draft)
    return draft.freeze()


def _tricks(draft: Draft, phase: Tricks, here: Tables, scale: Scale, board: Board) -> None:
    """Play all tricks that are left."""
    hands, left, seen, trick = board.hands, board.left, board.later, board.trick
    trump, excuse = scale.trump, scale.excuse
    declarer = phase.seats.declarer_of(draft)
    may = apart(draft.may[declarer], here)
    for remaining in range(board.tricks, 0, -1):
        order = board.orders[board.leader][0]
        led, best, top, winner = _winning(trick, order, scale)
        turn = order.index(declarer)
        for place in range(len(trick), len(order)):
            seat = order[place]
            hand = hands[seat]
            behind = len(order) - 1 - place
            if hand[excuse] and remaining <= _LATE:
                suit, card = excuse, hand[excuse]
            elif not trick:
                others = [
                    cards & ~(own | laid)
                    for cards, own, laid in zip(left, hand, seen[seat], strict=True)
                ]
                suit, card = lead(scale, hand, others, behind, may, declares=seat == declarer)
            else:
                ours = seat != declarer != winner
                safe = ours and turn < place
                sight = Sight(hand, left, seen[seat], best, top, behind, ours, safe)
                if ours and not safe:
                    sight = sight._replace(sure=_keeps(scale, sight, may))
                suit, card = _follow(scale, sight, led)
            hand[suit] ^= card
            left[suit] ^= card
            trick.append((suit, card))
            if suit == excuse:
                if place == 0:
                    winner, best, top = seat, excuse, card
            elif led < 0:
                led, best, top, winner = suit, suit, card, seat
            elif (suit == best and card > top) or (suit == trump != best):
                best, top, winner = suit, card, seat
        _share(draft, phase, scale, board, winner, last=remaining == 1)
        trick.clear()


def _follow(scale: Scale, sight: Sight, led: Suit) -> Choice:
    if led < 0:
        return after_excuse(scale, sight)
    if led != scale.trump and sight.hand[led]:
        return follow_suit(scale, sight, led)
    return (follow_with_trump if sight.hand[scale.trump] else throw)(scale, sight)


def _keeps(scale: Scale, sight: Sight, may: Hand) -> bool:
    """Say whether the declarer, who plays later, can't take the trick, or isn't likely to."""
    best, trump = sight.best, scale.trump
    if best == scale.excuse:
        return not any(unseen(sight, suit) & may[suit] for suit in (*scale.plain, trump))
    others = unseen(sight, best)
    if others & may[best] & -(sight.top << 1):
        return False
    if best == trump or not unseen(sight, trump) & may[trump]:
        return True
    return others.bit_count() >= SAFE * (sight.left + 1)


def _winning(
    trick: Sequence[Choice], order: Sequence[Seat], scale: Scale
) -> tuple[Suit, Suit, Cards, Seat]:
    """Return the suit that is led, -1 for none yet; suit, card and seat that win so far."""
    binding = [one for one in trick if one[0] != scale.excuse]
    if not binding:
        return (-1, *trick[0], order[0]) if trick else (-1, -1, 0, NOBODY)
    led = binding[0][0]
    suits = {suit for suit, _ in binding}
    best, top = max(
        one for one in binding if one[0] == (scale.trump if scale.trump in suits else led)
    )
    return led, best, top, order[trick.index((best, top))]


def _share(
    draft: Draft, phase: Tricks, scale: Scale, board: Board, winner: Seat, *, last: bool
) -> None:
    """Give the cards of a trick to those who get them."""
    excuse, ultimo, trick = phase.cards.excuse, phase.cards.ultimo, board.trick
    assert excuse is not None
    order = board.orders[board.leader][0]
    places = [place for place, one in enumerate(trick) if one[0] == scale.excuse]
    swept = last and places == [0] and _sweeps(draft, phase, excuse, board)
    if swept:
        winner = order[0]
    for suit, card in trick:
        board.won[winner][suit] |= card
    for place in places:
        keeper = excuse.keeper(draft, order[place], winner, last=last)
        board.won[winner][scale.excuse] ^= trick[place][1]
        board.won[keeper][scale.excuse] |= trick[place][1]
    if ultimo and not swept:
        draft.variables[ultimo.taken] = winner if scale.ultimo in trick else NOBODY
    board.taken[winner] += 1
    board.leader = winner


def _sweeps(draft: Draft, phase: Tricks, excuse: Excuse, board: Board) -> bool:
    """Say whether the Excuse, led to the last trick, takes it."""
    draft.variables[phase.taken] = tuple(board.taken)
    return excuse.sweeps(draft, [excuse.card], board.leader)
