"""Rules of thumb for tricks that one player must not take and all others want to give him."""

from __future__ import annotations

from collections.abc import Sequence

from engine.ai.thumb import Sight
from engine.ai.tricks import Table, play, playable
from engine.cards import NOBODY, Card, Cards, Seat
from engine.moves import Move
from engine.phases.trick_seats import in_order

FEW = 3  # cards above one that make it safe to lead


def duck(sight: Sight) -> Move | None:
    """Stay under the card that takes the trick, as high as possible."""
    here = sight.table
    under = [card for card in _following(sight) if not here.wins(card)]
    return play(max(under, key=here.worth)) if under else None


def hope(sight: Sight) -> Move | None:
    """Where the trick can only be taken, take it with the lowest card: others may beat it."""
    follow = _following(sight)
    if not follow:
        return None
    last = len(sight.table.trick) == sight.game.seats - 1
    return play((max if last else min)(follow, key=sight.table.worth))


def throw_danger(sight: Sight) -> Move | None:
    """Without the suit throw the card that is most likely to take a trick later."""
    here = sight.table
    if not here.trick:
        return None
    return play(max(playable(sight.legal), key=lambda card: (_below(here, card), here.worth(card))))


def lead_low(sight: Sight) -> Move | None:
    """Lead the card that others beat most surely."""
    here = sight.table
    if here.trick:
        return None
    return play(
        max(playable(sight.legal), key=lambda card: (_above(here, card), -here.worth(card)))
    )


def put_under(sight: Sight) -> Move | None:
    """Stay under the card of the one who must not take the trick, as high as possible."""
    here = sight.table
    if not here.trick or _taker(sight) != victim(sight):
        return None
    under = [card for card in playable(sight.legal) if not here.wins(card)]
    same = [card for card in under if here.same_suit(here.trick[0]) >> card & 1]
    return play(max(same or under, key=here.worth)) if under else None


def leave_him_over(sight: Sight) -> Move | None:
    """Follow as low as possible before the one who must not take the trick."""
    follow = _following(sight)
    if not follow or not _still_to_play(sight):
        return None
    return play(min(follow, key=sight.table.worth))


def spend_high(sight: Sight) -> Move | None:
    """Get rid of a high card in a trick that can't be given away."""
    cards = playable(sight.legal)
    return play(max(cards, key=sight.table.worth)) if sight.table.trick else None


def lead_under(sight: Sight) -> Move | None:
    """Lead a low card, if possible of a suit in which the open hand has nothing lower."""
    here = sight.table
    if here.trick:
        return None
    seen = visible_hand(sight, victim(sight))
    cards = playable(sight.legal)
    beaten = [card for card in cards if _only_above(here, seen, card)]
    return play(min(beaten or cards, key=lambda card: (here.worth(card), _length(here, card))))


def victim(sight: Sight) -> Seat:
    """Return who must not take a trick."""
    declarer: Seat = sight.state.variables[sight.game.variable("declarer")]
    return declarer


def visible_hand(sight: Sight, seat: Seat) -> Cards:
    """Return the cards of a hand that lie open."""
    known: Cards = sight.state.known[sight.seat]
    hand: Cards = sight.state.zones[sight.tricks.hands[seat]]
    return hand & known


def _following(sight: Sight) -> Sequence[Card]:
    here = sight.table
    if not here.trick:
        return ()
    same = here.same_suit(here.trick[0])
    return [card for card in playable(sight.legal) if same >> card & 1]


def _played(sight: Sight) -> list[Seat]:
    leader: Seat = sight.state.variables[sight.tricks.leader]
    return in_order(sight.game.seats, leader)[: len(sight.table.trick)]


def _taker(sight: Sight) -> Seat:
    """Return whose card takes the trick as it lies, NOBODY's before it is led to."""
    here = sight.table
    return _played(sight)[here.trick.index(here.winning)] if here.trick else NOBODY


def _still_to_play(sight: Sight) -> bool:
    return victim(sight) not in _played(sight)


def _above(here: Table, card: Card) -> int:
    """Return how many unseen cards of the suit beat a card, more than a few being no better."""
    return min(FEW, (here.ranks.beats[card] & here.same_suit(card) & here.unseen).bit_count())


def _below(here: Table, card: Card) -> int:
    """Return how many unseen cards of the suit a card beats."""
    same = here.same_suit(card) & here.unseen
    return (same & ~here.ranks.beats[card]).bit_count()


def _only_above(here: Table, seen: Cards, card: Card) -> bool:
    """Say whether an open hand has cards of a suit, all of them above this one."""
    own = seen & here.same_suit(card)
    return bool(own) and not own & ~here.ranks.beats[card]


def _length(here: Table, card: Card) -> int:
    return (here.hand & here.same_suit(card)).bit_count()
