"""Playing a contract of bridge: the declarer with two hands, the defenders against the dummy."""

from __future__ import annotations

from collections.abc import Iterable

from engine.ai.bridz.shown import read
from engine.ai.partnership import lowest_equal
from engine.ai.thumb import Sight
from engine.ai.tricks import play, playable
from engine.cards import Card, Cards, Seat, cards_in
from engine.moves import Move

_SAFE_FIT = 9  # cards of a suit with which a missing queen is played for from the top
_BOOK = 6
_HONOURS = 4  # the highest cards of a suit, worth leading from a sequence of


def draw_trumps(sight: Sight) -> Move | None:
    """Lead trumps as the declarer while the opponents have some."""
    here = sight.table
    if here.trick or not _declares(sight) or not here.ranks.trumps & here.unseen:
        return None
    hand, mate = here.hand & here.ranks.trumps, _mate(sight) & here.ranks.trumps
    if not hand or (hand | mate).bit_count() <= (here.ranks.trumps & here.unseen).bit_count():
        return None
    return play(_towards(sight, hand, mate))


def cash_out(sight: Sight) -> Move | None:
    """Take the sure tricks as the declarer when they are enough for the contract."""
    here = sight.table
    if here.trick or not _declares(sight):
        return None
    masters = [card for card in cards_in(here.hand | _mate(sight)) if here.is_master(card)]
    if len(masters) < _missing(sight):
        return None
    return _cash(sight)


def develop(sight: Sight) -> Move | None:
    """Lead the longest suit of both hands as the declarer, towards the higher cards."""
    here = sight.table
    if here.trick or not _declares(sight):
        return None
    plain = [suit for suit in _suits(sight) if suit & here.hand and suit & here.unseen]
    plain = [suit for suit in plain if not suit & here.ranks.trumps]
    if not plain:
        return None
    both = here.hand | _mate(sight)
    best = max(plain, key=lambda suit: ((suit & both).bit_count(), (suit & here.hand).bit_count()))
    if (best & both).bit_count() <= (best & here.unseen).bit_count():
        return None
    return play(_towards(sight, best & here.hand, best & _mate(sight)))


def cash(sight: Sight) -> Move | None:
    """Take a sure trick as the declarer, before the lead is lost."""
    return None if sight.table.trick or not _declares(sight) else _cash(sight)


def finesse(sight: Sight) -> Move | None:
    """Play the lower of two high cards as the third, when one card lies between them."""
    here = sight.table
    if len(here.trick) != 2 or not _declares(sight):
        return None
    suit = here.same_suit(here.trick[0])
    winners = sorted((card for card in sight.winning if suit >> card & 1), key=here.worth)
    if len(winners) < 2 or not here.is_master(winners[-1]):
        return None
    for card in winners:
        between = here.ranks.beats[card] & suit & here.unseen
        if between.bit_count() == 1 and _is_worth_it(sight, suit):
            return play(lowest_equal(here, card))
    return None


def beat_dummy(sight: Sight) -> Move | None:
    """Play as high as is needed as the third, when the dummy plays last."""
    here = sight.table
    if len(here.trick) != 2 or _declares(sight):
        return None
    seats = sight.tricks.seats
    dummy = seats.dummy(sight.state)
    if (sight.seat + 1) % sight.game.seats != dummy:
        return None
    suit = here.same_suit(here.trick[0])
    last = sight.state.zones[seats.hands[dummy]] & suit
    winners = [card for card in sight.winning if suit >> card & 1]
    above = [card for card in winners if not here.ranks.beats[card] & last]
    return play(min(above, key=here.worth)) if above else None


def lead_partners(sight: Sight) -> Move | None:
    """Lead the suit that the partner has bid, as the first card."""
    here = sight.table
    if here.trick or _declares(sight) or any(sight.state.variables[sight.tricks.taken]):
        return None
    called = sight.state.variables[sight.game.variable("called")]
    named = read(called).shown[(sight.seat + 2) % sight.game.seats].bids
    codes = sight.game.deck
    cards = [
        card
        for card in playable(sight.legal)
        if codes.suit_code(card) in named and not here.is_trump(card)
    ]
    if not cards:
        return None
    best, low = max(cards, key=here.worth), min(cards, key=here.worth)
    return play(best if len(cards) < 3 or lowest_equal(here, best) != best else low)


def lead_sequence(sight: Sight) -> Move | None:
    """Lead the highest of touching high cards as a defender: K from K Q, Q from Q J 10."""
    here = sight.table
    if here.trick or _declares(sight):
        return None
    tops = [
        card
        for card in playable(sight.legal)
        if not here.is_trump(card)
        and (here.ranks.beats[card] & here.same_suit(card)).bit_count() < _HONOURS
        and lowest_equal(here, card) != card
        and not here.ranks.beats[card] & here.hand & here.same_suit(card)
    ]
    return play(max(tops, key=here.worth)) if tops else None


def _declares(sight: Sight) -> bool:
    """Say whether the seat plays the contract, from its own hand or from the dummy."""
    return sight.seat == sight.tricks.seats.declarer_of(sight.state)


def _mate(sight: Sight) -> Cards:
    """Return the declarer's other hand."""
    seats = sight.tricks.seats
    acting, dummy = seats.acting(sight.state), seats.dummy(sight.state)
    other: Seat = sight.seat if acting == dummy else dummy
    if other == dummy and not (sight.table.trick or any(sight.state.variables[sight.tricks.taken])):
        return 0
    cards: Cards = sight.state.zones[seats.hands[other]]
    return cards


def _missing(sight: Sight) -> int:
    """Return how many tricks the contract still needs."""
    taken = sight.state.variables[sight.tricks.taken]
    contract = sight.state.variables[sight.game.variable("contract")] or "1"
    have: int = sum(taken[seat] for seat in sight.game.side(sight.seat))
    return _BOOK + int(contract[0]) - have


def _suits(sight: Sight) -> Iterable[Cards]:
    return [mask for mask in sight.table.ranks.suit_mask if mask]


def _towards(sight: Sight, own: Cards, mate: Cards) -> Card:
    """Return the card of a suit to lead: a sure one, a low one to higher cards, else the top."""
    here = sight.table
    cards = sorted(cards_in(own), key=here.worth)
    top = cards[-1]
    if here.is_master(top):
        return lowest_equal(here, top)
    if any(here.worth(card) > here.worth(top) for card in cards_in(mate)):
        return cards[0]
    equal = lowest_equal(here, top)
    return equal if equal != top else cards[0]


def _cash(sight: Sight) -> Move | None:
    """Lead a sure trick, from the shorter hand first, or a low card to one in the other hand."""
    here, mate = sight.table, _mate(sight)
    masters = [card for card in playable(sight.legal) if here.is_master(card)]
    if masters:
        short = min(
            masters, key=lambda card: ((here.hand & here.same_suit(card)).bit_count(), card)
        )
        return play(lowest_equal(here, short))
    for card in cards_in(mate):
        own = here.hand & here.same_suit(card)
        if here.is_master(card) and own:
            return play(min(cards_in(own), key=here.worth))
    return None


def _is_worth_it(sight: Sight, suit: Cards) -> bool:
    """Say whether to finesse: not with so many cards that the missing one should fall."""
    return (suit & sight.table.unseen).bit_count() > 13 - _SAFE_FIT - 2
