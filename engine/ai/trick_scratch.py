"""Plain trick games played out by the rules of thumb in a fraction of the time.

What `engine.ai.partnership` says, once more on bare masks: all tricks that are left, in one loop
over small integers, for games in which nothing is drawn or called while tricks are played. What
comes after the tricks goes through the clear code. A test plays deals both ways.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from engine.ai.partnership import HONOURS, MANY_TRUMPS, SHORT
from engine.ai.trick_board import Board, put_back, set_up, sides
from engine.ai.trick_tables import Hand, Suit, Tables, tables
from engine.cards import Cards, Seat
from engine.game import Game
from engine.phases.tricks import Tricks
from engine.rng import Rng
from engine.state import Draft, State

# Duties that the loop knows: the suit led, else a trump, and a card that wins.
_FOLLOW, _TRUMP, _BEAT = "follow", "trump", "beat"
_DUTIES = ((_FOLLOW,), (_FOLLOW, _TRUMP), (_FOLLOW, _BEAT), (_FOLLOW, _TRUMP, _BEAT))


def usable(game: Game, state: State) -> bool:
    """Say whether the phase is one of plain tricks."""
    phase = game.phases[state.phase]
    if not isinstance(phase, Tricks) or phase.calls or not plain(phase):
        return False
    return tables_of(phase, state) is not None


@lru_cache(maxsize=64)
def plain(phase: Tricks) -> bool:
    """Say whether nothing but cards that follow to tricks decides the phase, calls aside."""
    roles = phase.cards.excuse or phase.cards.bouts or phase.cards.ultimo
    ends = phase.points is not None and phase.points.to
    return (
        not (phase.stock or phase.counted or roles or ends)
        and tuple(duty.name for duty in phase.duties) in _DUTIES
        and phase.wins
        and phase.winner_leads
    )


def tables_of(phase: Tricks, state: State | Draft) -> Tables | None:
    """Return the tables for the trump in force; None where suits aren't all alike."""
    here = tables(phase, state.variables[phase.trump])
    return here if here is not None and here.regular else None


def play_on(game: Game, state: State, rng: Rng | None) -> State:
    """Play to the end of the deal.

    Args:
        game: a game of tricks.
        state: a usable position.
        rng: not used: playouts with a card at random now and then made search no better.
    """
    phase = game.phases[state.phase]
    assert isinstance(phase, Tricks)
    draft = Draft(game, state, blind=True)
    here = tables_of(phase, draft)
    assert here is not None
    board = set_up(draft, phase, here)
    _tricks(board, here, sides(game, draft), [duty.name for duty in phase.duties])
    put_back(draft, phase, here, board)
    draft.finish()
    game.run(draft)
    return draft.freeze()


def _tricks(board: Board, here: Tables, side: Sequence[Seat], duties: Sequence[str]) -> None:
    """Play all tricks that are left: the hot loop of the family, hence its local names."""
    hands, left, won, taken = board.hands, board.left, board.won, board.taken
    orders, seen, later, leader = board.orders, board.seen, board.later, board.leader
    trump = here.trump
    trumping, beating = _TRUMP in duties, _BEAT in duties
    honour = 1 << here.size - HONOURS  # led, it has fewer than that above it
    order, followers, last = orders[leader]
    played = len(board.trick)
    suit, led, laid, best, top, winner, off = _laid(board, trump, order)
    if played:
        followers = order[played:]
    for _ in range(board.tricks):
        if not played:
            hand = hands[leader]
            suit, led = _lead(here, hand, left, seen[leader])
            hand[suit] ^= led
            left[suit] ^= led
            best, top, laid, winner = suit, led, led, leader
        for seat in followers:
            hand = hands[seat]
            own = hand[suit]
            if own:
                card = own & -own
                if own > top and best == suit:
                    wins = own & -(top << 1)
                    if beating:
                        card = wins & -wins
                    if own != card and (
                        side[winner] != side[seat]
                        or (seat != last and left[suit] & ~(own | seen[seat][suit]) > top)
                    ):
                        if seat == last:
                            card = wins & -wins
                        else:
                            unseen = left[suit] & ~(own | seen[seat][suit])
                            place = laid.bit_count() + len(off)
                            card = _take(wins, unseen, laid, led >= honour, place) or card
                    if card > top:
                        top, winner = card, seat
                hand[suit] ^= card
                left[suit] ^= card
                laid |= card
                continue
            may, wins = hand, hand[trump]
            if best == trump:
                wins &= -(top << 1)
            if trumping and hand[trump]:
                may = [0] * len(hand)
                may[trump] = wins if wins and beating else hand[trump]
            if wins and (
                side[winner] != side[seat]
                or (seat != last and best != trump and _two(left[best] & ~seen[seat][best], top))
            ):
                other, card = trump, wins & -wins
            else:
                other, card = _discard(here, may, left, seen[seat])
            hand[other] ^= card
            left[other] ^= card
            off.append((other, card))
            if other == trump and (best != trump or card > top):
                best, top, winner = trump, card, seat
        mine = won[winner]
        mine[suit] |= laid
        if off:
            for other, card in off:
                mine[other] |= card
            off.clear()
        taken[winner] += 1
        leader, played, seen = winner, 0, later
        _, followers, last = orders[leader]
    board.leader = leader


def _take(wins: Cards, unseen: Cards, laid: Cards, honour: bool, place: int) -> Cards:
    """Choose a card of the led suit that takes the trick for now; 0: it isn't worth it."""
    if place == 2:
        return _lowest_equal(wins, 1 << wins.bit_length() - 1, unseen | laid)
    if place == 1 and honour:
        masters = wins & -(1 << unseen.bit_length())
        return masters & -masters
    return 0


def _lead(here: Tables, hand: Hand, left: Hand, seen: Hand) -> tuple[Suit, Cards]:
    """Choose a card to lead."""
    trump, own = here.trump, hand[here.trump]
    out = left[trump] & ~(own | seen[trump])
    many = own.bit_count()
    if many >= MANY_TRUMPS and out:
        high = 1 << own.bit_length() - 1
        return trump, _lowest_equal(own, high, out) if high > out else own & -own
    best = single = long = -1
    most = longest = 0
    for suit in here.plain:
        cards = hand[suit]
        if not cards:
            continue
        others, count = left[suit] & ~(cards | seen[suit]), cards.bit_count()
        if cards > others:  # the strongest card is a master
            if count > most and (not out or others.bit_count() > count):
                best, most = suit, count
        elif count == 1 and (single < 0 or cards < hand[single]):
            single = suit
        if count > longest or (count == longest and cards.bit_length() > hand[long].bit_length()):
            long, longest = suit, count
    if best < 0 and own and not out:
        best = trump
    if best >= 0:
        return best, 1 << hand[best].bit_length() - 1
    if single >= 0 and 0 < many <= SHORT:
        return single, hand[single]
    suit = long if long >= 0 else trump
    cards = hand[suit]
    high = 1 << cards.bit_length() - 1
    equal = _lowest_equal(cards, high, left[suit] & ~(cards | seen[suit]))
    return suit, high if equal != high else cards & -cards


def _discard(here: Tables, hand: Hand, left: Hand, seen: Hand) -> tuple[Suit, Cards]:
    """Choose the card that is missed least: no trump, no master, the lowest."""
    lowest = master = 0
    found = other = here.trump
    for suit in here.plain:
        cards = hand[suit]
        card = cards & -cards
        if not cards:
            continue
        if card < left[suit] & ~(cards | seen[suit]):
            if not lowest or card < lowest:
                found, lowest = suit, card
        elif not master or card < master:
            other, master = suit, card
    if lowest:
        return found, lowest
    trumps = hand[here.trump]
    return (other, master) if master else (here.trump, trumps & -trumps)


def _lowest_equal(own: Cards, card: Cards, others: Cards) -> Cards:
    """Return the lowest card of a suit that is as good as this one, none of others between."""
    equal = own & ((card << 1) - 1) & -(1 << (others & (card - 1)).bit_length())
    return equal & -equal


def _two(cards: Cards, above: Cards) -> bool:
    """Say whether two of the cards or more are above one."""
    higher = cards & -above
    return bool(higher & (higher - 1))


Laid: TypeAlias = tuple[Suit, Cards, Cards, Suit, Cards, Seat, list[tuple[Suit, Cards]]]


def _laid(board: Board, trump: Suit, order: Sequence[Seat]) -> Laid:
    """Return the trick in the making.

    Returns:
        the suit and the card led, the cards of that suit; suit, card and seat that win so far;
        the cards of other suits.
    """
    if not board.trick:
        return 0, 0, 0, 0, 0, order[0], []
    suit, led = board.trick[0]
    laid = sum(card for own, card in board.trick if own == suit)
    off = [(own, card) for own, card in board.trick if own != suit]
    best, top = max(one for one in board.trick if one[0] == (trump if _any(off, trump) else suit))
    return suit, led, laid, best, top, order[board.trick.index((best, top))], off


def _any(off: Sequence[tuple[Suit, Cards]], trump: Suit) -> bool:
    return any(suit == trump for suit, _ in off)
