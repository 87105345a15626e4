"""Plain trick games played out by the rules of thumb in a fraction of the time.

What `engine.ai.partnership` says, once more on bare masks: all tricks that are left, in one loop
over integers, for games in which nothing is drawn or called while tricks are played. What comes
after the tricks goes through the clear code. A test plays deals both ways.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.ai.partnership import HONOURS, MANY_TRUMPS, SHORT
from engine.ai.trick_tables import Tables, moved, tables
from engine.cards import NOBODY, Card, Cards, Seat, bit, cards_in, mask
from engine.game import Game
from engine.phases.trick_seats import in_order
from engine.phases.tricks import Tricks
from engine.rng import Rng
from engine.state import Draft, State

# Duties that the loop knows: the suit led, else a trump, and a card that wins.
_FOLLOW, _TRUMP, _BEAT = "follow", "trump", "beat"
_DUTIES = ((_FOLLOW,), (_FOLLOW, _TRUMP), (_FOLLOW, _BEAT), (_FOLLOW, _TRUMP, _BEAT))
# Whims come from one product and one sum: with `Rng` they took a third of a playout's time.
FACTOR, ADDEND, WORD = 1_664_525, 1_013_904_223, 0xFFFFFFFF
WHIM = 1 << 29  # of 2³²: one card of eight, as in `engine.ai.playout`


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
        rng: for a card at random now and then; None plays by the rules of thumb alone.
    """
    phase = game.phases[state.phase]
    assert isinstance(phase, Tricks)
    here = tables(phase, state.variables[phase.trump])
    assert here is not None
    draft = Draft(game, state, blind=True)
    _tricks(draft, phase, here, None if rng is None else rng.bits32())
    draft.finish()
    game.run(draft)
    return draft.freeze()


def _tricks(draft: Draft, phase: Tricks, here: Tables, luck: int | None) -> None:
    """Play all tricks that are left: the hot loop of the family, hence its local names."""
    beats, suits, side = here.beats, here.suit, here.side
    orders = _orders(len(side), () if phase.seats.out is None else draft.variables[phase.seats.out])
    duties = tuple(duty.name for duty in phase.duties[1:])
    chance, whim = (0, 0) if luck is None else (luck, WHIM)
    hands, others, shown = _dealt(draft, phase, here)
    seen = _seen(draft, phase)
    dealt, won, taken = tuple(hands), [0] * len(side), list(draft.variables[phase.taken])
    order, place = orders[draft.variables[phase.leader]], len(draft.zones[phase.trick])
    pile, led, best, winner = _laid(draft, phase, here, order)
    suit, takes = suits[led], beats[best]
    while True:
        last = order[-1]
        for seat in order[place:]:
            hand = hands[seat]
            can = (hand & suit or hand) if pile else hand
            if duties and pile:
                can = _narrowed(here, duties, can, suit, takes)
            if not can & (can - 1):
                card = can
            else:
                chance = (chance * FACTOR + ADDEND) & WORD
                if chance < whim:
                    chance = (chance * FACTOR + ADDEND) & WORD
                    card = _nth(can, can.bit_count() * chance >> 32)
                else:
                    unseen = others & ~(hand | hands[seen[seat]] if seen else hand)
                    if pile:
                        ours = side[winner] == side[seat]
                        card = _follow(here, can, unseen, pile, led, best, ours, seat == last)
                    else:
                        card = _lead(here, hand, unseen)
            hands[seat] = hand ^ card
            others &= ~card
            if takes & card or not pile:
                best, winner = card.bit_length() - 1, seat
                takes = beats[best]
                if not pile:
                    led, suit = best, suits[best]
            pile |= card
        won[winner] |= pile
        taken[winner] += 1
        if shown:
            others |= shown & hands[draft.dealer]
            shown = 0
        if not hands[winner]:
            break
        order, place, pile = orders[winner], 0, 0
    _write(draft, phase, here, won, dealt)
    draft.variables[phase.taken] = tuple(taken)
    draft.variables[phase.leader] = winner
    phase.seats.let_play(draft, winner)


def _follow(
    here: Tables, can: Cards, unseen: Cards, pile: Cards, led: Card, best: Card,
    ours: bool, last: bool,
) -> Cards:  # fmt: skip
    """Choose a card to follow with; `ours`: the own side wins the trick so far."""
    wins = can & here.beats[best]
    if not wins:
        return _weakest(here, can, unseen)
    stronger = here.above[best] & unseen
    if ours and (last or not stronger):
        return _weakest(here, can, unseen)
    if last:
        return wins & -wins
    suit, trumps = here.suit[led], here.trumps
    if suit != trumps:
        ruffs = wins & trumps
        if ruffs and not (ours and (trumps >> best & 1 or stronger.bit_count() < 2)):
            return ruffs & -ruffs
    wins &= suit
    if wins:
        played = pile.bit_count()
        if played == 2:
            return _lowest_equal(wins, 1 << wins.bit_length() - 1, (unseen | pile) & suit)
        if played == 1 and here.above[led].bit_count() < HONOURS:
            masters = wins & -(1 << (unseen & suit).bit_length())
            if masters:
                return masters & -masters
    return _weakest(here, can, unseen)


def _lead(here: Tables, hand: Cards, unseen: Cards) -> Cards:
    """Choose a card to lead."""
    own, out = hand & here.trumps, unseen & here.trumps
    many = own.bit_count()
    if many >= MANY_TRUMPS and out:
        high = 1 << own.bit_length() - 1
        return _lowest_equal(own, high, out) if high > out else own & -own
    master = single = long = most = longest = 0
    for suit in here.plain:
        cards, others = hand & suit, unseen & suit
        if not cards:
            continue
        count = cards.bit_count()
        if cards > others:  # the strongest card is a master
            if count > most and (not out or others.bit_count() > count):
                master, most = cards, count
        elif count == 1 and (not single or cards < single):
            single = cards
        if count > longest or (count == longest and _stronger(here, cards, long)):
            long, longest = cards, count
    if not (master or out):
        master = own
    if master:
        return 1 << master.bit_length() - 1
    if single and 0 < many <= SHORT:
        return single
    cards = long or own
    high = 1 << cards.bit_length() - 1
    equal = _lowest_equal(cards, high, unseen & here.suit[high.bit_length() - 1])
    return high if equal != high else cards & -cards


def _weakest(here: Tables, can: Cards, unseen: Cards) -> Cards:
    """Return the card that is missed least: no trump, no master, the lowest."""
    plain = can & ~here.trumps or can
    rest = plain
    while rest:
        low = rest & -rest
        if here.above[low.bit_length() - 1] & unseen:
            return low
        rest ^= low
    return plain & -plain


def _lowest_equal(own: Cards, card: Cards, others: Cards) -> Cards:
    """Return the lowest card of a suit that is as good as this one, none of others between."""
    equal = own & ((card << 1) - 1) & -(1 << (others & (card - 1)).bit_length())
    return equal & -equal


def _stronger(here: Tables, cards: Cards, than: Cards) -> bool:
    strength = here.strength
    return strength[cards.bit_length() - 1] > strength[than.bit_length() - 1]


def _narrowed(here: Tables, duties: Sequence[str], can: Cards, suit: Cards, takes: Cards) -> Cards:
    """Return what duties after the first allow of the cards that it allows."""
    met = can & suit
    if not met and _TRUMP in duties:
        met = can & here.trumps
    if met and _BEAT in duties:
        met = met & takes or met
    return met or can


def _nth(cards: Cards, number: int) -> Cards:
    for _ in range(number):
        cards &= cards - 1
    return cards & -cards


@lru_cache(maxsize=64)
def _orders(seats: int, out: tuple[Seat, ...]) -> Sequence[Sequence[Seat]]:
    """Return by the seat that leads in which order cards are played."""
    return [in_order(seats, first, out) for first in range(seats)]


def _dealt(draft: Draft, phase: Tricks, here: Tables) -> tuple[list[Cards], Cards, Cards]:
    """Return the hands, the cards that somebody doesn't see, and what of a hand lies open."""
    hands = [moved(draft.zones[slot], here.inward) for slot in phase.hands]
    others = sum(hands)
    for slot in here.hidden:
        if content := draft.zones[slot]:
            cards = mask(content) if isinstance(content, tuple) else content
            others |= moved(cards, here.inward)
    turned = phase.seats.turned
    if turned is None or not draft.zones[turned]:
        return hands, others, 0
    shown = moved(draft.zones[turned], here.inward)
    hands[draft.dealer] |= shown  # he takes it up before he plays
    return hands, others, shown


def _seen(draft: Draft, phase: Tricks) -> Sequence[Seat]:
    """Return by seat whose hand it plays or knows besides its own; () where nobody does."""
    dummy = phase.seats.dummy(draft)
    if dummy == NOBODY:
        return ()
    seen = list(range(len(phase.hands)))
    declarer = phase.seats.declarer_of(draft)
    seen[dummy], seen[declarer] = declarer, dummy
    return seen


def _laid(
    draft: Draft, phase: Tricks, here: Tables, order: Sequence[Seat]
) -> tuple[Cards, Card, Card, Seat]:
    """Return the cards of the trick, the one led, the one that wins so far, and whose it is."""
    trick = draft.zones[phase.trick]
    if not trick:
        return 0, 0, 0, order[0]
    cards = [moved(bit(card), here.inward) for card in trick]
    place = phase.winning(phase.ranking(draft), trick)
    led, best = cards[0].bit_length() - 1, cards[place].bit_length() - 1
    return sum(cards), led, best, order[place]


def _write(
    draft: Draft, phase: Tricks, here: Tables, won: Sequence[Cards], dealt: Sequence[Cards]
) -> None:
    """Leave the cards where they lie after the last trick, and what is counted by them."""
    for seat, slot in enumerate(phase.won):
        tricks = moved(won[seat], here.outward)
        draft.zones[slot] |= tricks
        draft.zones[phase.hands[seat]] = 0
        if phase.points:
            phase.points.take(draft, seat, cards_in(tricks))
        if phase.honours:
            for card in cards_in(moved(dealt[seat], here.outward)):
                phase.honours.play(draft, seat, card)
    if phase.seats.turned is not None:
        draft.zones[phase.seats.turned] = 0
    draft.zones[phase.trick] = ()
