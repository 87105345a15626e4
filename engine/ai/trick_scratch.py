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
from engine.ai.trick_tables import Hand, Suit, Tables, apart, tables, together
from engine.cards import NOBODY, Cards, Seat, bit, cards_in, mask
from engine.game import Game
from engine.phases.trick_seats import in_order
from engine.phases.tricks import Tricks
from engine.rng import Rng
from engine.state import Draft, State

# Duties that the loop knows: the suit led, else a trump, and a card that wins.
_FOLLOW, _TRUMP, _BEAT = "follow", "trump", "beat"
_DUTIES = ((_FOLLOW,), (_FOLLOW, _TRUMP), (_FOLLOW, _BEAT), (_FOLLOW, _TRUMP, _BEAT))


def usable(game: Game, state: State) -> bool:
    """Say whether the phase is one of plain tricks."""
    phase = game.phases[state.phase]
    return (
        isinstance(phase, Tricks)
        and not (phase.calls or phase.stock or (phase.points and phase.points.to))
        and tuple(duty.name for duty in phase.duties) in _DUTIES
        and phase.wins
        and phase.winner_leads
        and tables(phase, state.variables[phase.trump]) is not None
    )


def play_on(game: Game, state: State, rng: Rng | None) -> State:
    """Play to the end of the deal.

    Args:
        game: a game of tricks.
        state: a usable position.
        rng: not used: playouts with a card at random now and then made search no better.
    """
    phase = game.phases[state.phase]
    assert isinstance(phase, Tricks)
    here = tables(phase, state.variables[phase.trump])
    assert here is not None
    draft = Draft(game, state, blind=True)
    _tricks(draft, phase, here)
    draft.finish()
    game.run(draft)
    return draft.freeze()


def _tricks(draft: Draft, phase: Tricks, here: Tables) -> None:
    """Play all tricks that are left: the hot loop of the family, hence its local names."""
    trump, side, out = here.trump, here.side, phase.seats.out
    orders = _orders(len(side), () if out is None else draft.variables[out])
    duties = [duty.name for duty in phase.duties]
    trumping, beating = _TRUMP in duties, _BEAT in duties
    honour = 1 << here.size - HONOURS  # led, it has fewer than that above it
    hands, left = _dealt(draft, phase, here)
    seen, later = _seen(draft, phase, here, hands)
    won = [[0] * len(left) for _ in side]
    leader: Seat = draft.variables[phase.leader]
    order, played = orders[leader], len(draft.zones[phase.trick])
    suit, led, laid, best, top, winner, off = _laid(draft, phase, here, order)
    followers = order[played:]
    for _ in range(sum(map(int.bit_count, hands[order[played]]))):
        if not played:
            hand = hands[leader]
            suit, led = _lead(here, hand, left, seen[leader])
            hand[suit] ^= led
            left[suit] ^= led
            best, top, laid, winner = suit, led, led, leader
            followers = order[1:]
        last = order[-1]
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
        leader, played, seen = winner, 0, later
        order = orders[leader]
    _write(draft, phase, here, won, len(order))
    draft.variables[phase.leader] = leader
    phase.seats.let_play(draft, leader)


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


@lru_cache(maxsize=64)
def _orders(seats: int, out: tuple[Seat, ...]) -> Sequence[Sequence[Seat]]:
    """Return by the seat that leads in which order cards are played."""
    return [in_order(seats, first, out) for first in range(seats)]


def _dealt(draft: Draft, phase: Tricks, here: Tables) -> tuple[list[Hand], Hand]:
    """Return the hands, and all cards that haven't been played."""
    held = [draft.zones[slot] for slot in phase.hands]
    turned = phase.seats.turned
    if turned is not None:
        held[draft.dealer] |= draft.zones[turned]  # he takes it up before he plays
    whole = sum(held)
    for slot in here.hidden:
        content = draft.zones[slot]
        whole |= mask(content) if isinstance(content, tuple) else content
    return [apart(cards, here) for cards in held], apart(whole, here)


def _seen(
    draft: Draft, phase: Tricks, here: Tables, hands: Sequence[Hand]
) -> tuple[Sequence[Hand], Sequence[Hand]]:
    """Return by seat what it sees of others' hands, in this trick and in later ones.

    A turned card lies open until the dealer takes it up in the first trick; declarer and dummy
    are played by one player.
    """
    nothing = apart(0, here)
    later = [nothing] * len(hands)
    dummy, turned = phase.seats.dummy(draft), phase.seats.turned
    if dummy != NOBODY:
        declarer = phase.seats.declarer_of(draft)
        later[dummy], later[declarer] = hands[declarer], hands[dummy]
    if turned is None or not draft.zones[turned]:
        return later, later
    return [apart(draft.zones[turned], here)] * len(hands), later


Laid: TypeAlias = tuple[Suit, Cards, Cards, Suit, Cards, Seat, list[tuple[Suit, Cards]]]


def _laid(draft: Draft, phase: Tricks, here: Tables, order: Sequence[Seat]) -> Laid:
    """Return the trick in the making.

    Returns:
        the suit and the card led, the cards of that suit; suit, card and seat that win so far;
        the cards of other suits.
    """
    trick = draft.zones[phase.trick]
    if not trick:
        return 0, 0, 0, 0, 0, order[0], []
    suits = [apart(bit(card), here) for card in trick]
    cards = [(suit, card) for one in suits for suit, card in enumerate(one) if card]
    suit, led = cards[0]
    place = phase.winning(phase.ranking(draft), trick)
    laid = sum(card for own, card in cards if own == suit)
    off = [(own, card) for own, card in cards if own != suit]
    return suit, led, laid, *cards[place], order[place], off


def _write(draft: Draft, phase: Tricks, here: Tables, won: Sequence[Hand], many: int) -> None:
    """Leave the cards where they lie after the last trick, so many in each, and the counts."""
    taken = list(draft.variables[phase.taken])
    turned = phase.seats.turned
    if turned is not None:
        draft.zones[phase.hands[draft.dealer]] |= draft.zones[turned]
        draft.zones[turned] = 0
    for seat, slot in enumerate(phase.hands):
        if phase.honours:
            for card in cards_in(draft.zones[slot]):
                phase.honours.play(draft, seat, card)
        tricks = together(won[seat], here)
        taken[seat] += tricks.bit_count() // many
        if phase.points:
            phase.points.take(draft, seat, cards_in(tricks))
        draft.zones[phase.won[seat]] |= tricks
        draft.zones[slot] = 0
    draft.zones[phase.trick] = ()
    draft.variables[phase.taken] = tuple(taken)
