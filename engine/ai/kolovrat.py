"""Rules of thumb for Kolovrat: take much, leave a top that nobody can match, feed nobody.

Every play is weighed by the cards that it brings and by how likely somebody steals the pile before
one's next turn: cards that are gone are remembered, so a rank of which none is left is safe.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from engine.ai.thumb import Rule, Sight
from engine.ai.tricks import visible
from engine.cards import Card, Cards, cards_in
from engine.finding import phase_of
from engine.game import Game
from engine.mechanics.sums import Counts, groups
from engine.moves import Move
from engine.phases.capturing import DONE, LAY, PLAY, TAKE, Capturing
from engine.phases.redeal import Redeal
from engine.state import State

_FEAR = 0.7  # of a pile whose top somebody may hold, this share is taken for lost
_RIVAL = 0.4  # a card stolen hurts its owner as well
_FEEDS = 0.25  # what a way to take the card just laid down costs
_LAST_ROUNDS = 1  # are played out by a search
_WIDE = 15  # cards on the table from which on groups are taken greedily

Weights: TypeAlias = tuple[tuple[int, ...], ...]  # by value, what its cards bring, the best first


class Option(NamedTuple):
    """A card, what it would take, and what that is worth."""

    worth: float
    card: Card
    taken: tuple[Card, ...]
    steals: bool


def best(sight: Sight) -> Option:
    """Return the best play, of the card in play if there is one already."""
    phase, state = _phase(sight), sight.state
    card = phase.in_play(state)
    hand: Cards = state.zones[phase.hands[sight.seat]]
    cards = [card] if card is not None else list(cards_in(hand))
    alike = {phase.worth[one]: one for one in reversed(cards)}  # suits make no difference
    return max(one for each in alike.values() for one in _options(sight, phase, each))


def steal(sight: Sight) -> Move | None:
    """Play a card that steals a pile."""
    option = best(sight)
    return Move(PLAY, (option.card,)) if option.steals else None


def capture(sight: Sight) -> Move | None:
    """Play a card that takes the most that can be kept."""
    option = best(sight)
    return Move(PLAY, (option.card,)) if option.taken else None


def trail(sight: Sight) -> Move | None:
    """Lay down the card that helps the others least."""
    return Move(PLAY, (best(sight).card,))


def take(sight: Sight) -> Move | None:
    """Go on with the capture."""
    phase, chosen = _phase(sight), sight.state.variables[_phase(sight).chosen]
    wanted = [card for card in best(sight).taken if not chosen >> card & 1]
    legal = [move.cards[0] for move in sight.legal if move.verb == TAKE]
    card = next((one for one in wanted if one in legal), None)
    if card is None and chosen and Move(DONE) not in sight.legal:
        card = max(legal, key=lambda one: phase.worth[one])
    return None if card is None else Move(TAKE, (card,))


def done(sight: Sight) -> Move | None:
    """End a capture that is complete."""
    return Move(DONE)


def lay(sight: Sight) -> Move | None:
    """Lay the card down where that is better than what it could take."""
    return Move(LAY)


def horizon(game: Game, start: State, state: State) -> list[float] | None:
    """Return how many cards each pile has once everybody has played a card; None before that.

    By then every pile has been within everybody's reach. The last rounds are played to the end,
    where the pot is shared.
    """
    phase = phase_of(game, Capturing)
    round_cards = game.seats - (phase.in_play(start) is not None)
    left = _unplayed(game, phase, state)
    if left <= _LAST_ROUNDS * game.seats or _unplayed(game, phase, start) - left < round_cards:
        return None
    return [len(state.zones[slot]) for slot in phase.captured]


def _unplayed(game: Game, phase: Capturing, state: State) -> int:
    """Return how many cards are still in hands and in the stock."""
    held: int = sum(state.zones[slot].bit_count() for slot in phase.hands)
    return held + len(state.zones[phase_of(game, Redeal).talon])


RULES = (
    Rule(
        "steal", PLAY, steal,
        "Tahle karta vezme soupeři celou hromádku.", parts=("capturing.steal",),
    ),
    Rule(
        "capture", PLAY, capture,
        "Sebere nejvíc karet z těch, které se dají udržet.", parts=("capturing.sums",),
    ),
    Rule(
        "trail", PLAY, trail,
        "Lepší sebrání teď není a tahle karta soupeřům pomůže nejméně.",
        parts=("capturing.compulsory",),
    ),
    Rule(
        "take", TAKE, take,
        "Patří k výběru, který vynese nejvíc.", parts=("capturing.captures",),
    ),
    Rule(
        "done", DONE, done,
        "S touto kartou se už víc vzít nevyplatí.", parts=("capturing.captures",),
    ),
    Rule(
        "lay", LAY, lay,
        "Co by karta vzala, nestojí za to, aby ležela navrchu hromádky.",
        parts=("capturing.compulsory",),
    ),
)  # fmt: skip


def _options(sight: Sight, phase: Capturing, card: Card) -> list[Option]:
    """Return what can be done with a card: the best capture, and laying it down."""
    state = sight.state
    mine = _own(sight, phase)
    taken, gain, stolen = _richest(sight, phase, card)
    found = []
    if taken:
        under = gain + 1 + (mine if phase.one_pile else 0)
        kept = under * (1 - _FEAR * _danger(sight, phase, card))
        aside = 0 if phase.one_pile else mine
        found.append(Option(kept + aside + _RIVAL * stolen, card, taken, bool(stolen)))
    if not taken or not phase.compulsory:
        stays = sum(
            size * (1 - _FEAR * _danger(sight, phase, top)) for top, size in _tops(sight, phase)
        )
        feeds = _FEEDS * _ways(phase, state.zones[phase.layout], card)
        feeds += _danger(sight, phase, card)
        found.append(Option(stays - feeds, card, (), False))
    return found


def _richest(sight: Sight, phase: Capturing, card: Card) -> tuple[tuple[Card, ...], int, int]:
    """Return what brings a card the most cards, how many these are, how many of them stolen."""
    state, total = sight.state, phase.worth[card]
    sizes = {
        top: len(phase.pile_under(state, owner, top))
        for owner, top in phase.all_tops(state)
        if owner != sight.seat
    }
    offer = phase.offer(state, sight.seat)
    alone = [one for one in offer if phase.worth[one] == total]
    adding = [
        one
        for one in offer
        if 0 < phase.worth[one] < total and (one not in sizes or phase.tops_add)
    ]
    adding.sort(key=lambda one: -sizes.get(one, 1))
    by_value: list[list[Card]] = [[] for _ in range(total)]
    for one in adding:
        by_value[phase.worth[one]].append(one)
    weights = tuple(tuple(sizes.get(one, 1) for one in same) for same in by_value)
    counts = (_one_group if phase.one_only else _many_groups)(total, weights)
    summed = [one for same, many in zip(by_value, counts, strict=True) for one in same[:many]]
    chosen = [*alone, *summed]
    if phase.one_only:
        single = max(alone, key=lambda one: sizes.get(one, 1), default=None)
        worth = sum(sizes.get(one, 1) for one in summed)
        chosen = [single] if single is not None and sizes.get(single, 1) >= worth else summed
    gain = sum(sizes.get(one, 1) for one in chosen)
    return tuple(chosen), gain, sum(sizes[one] for one in chosen if one in sizes)


@lru_cache(maxsize=1 << 14)
def _many_groups(total: int, weights: Weights) -> Counts:
    """Return how many cards of each value to take in groups, to get the most."""
    counts = tuple(map(len, weights))
    if sum(counts) > _WIDE:
        return _greedy(total, weights)
    found: dict[Counts, tuple[int, Counts]] = {}

    def richest(used: Counts, first: int) -> tuple[int, Counts]:
        if used in found:
            return found[used]
        top = (_brings(weights, used), used)
        for at, group in enumerate(groups(total)[first:], first):
            more = _with(used, group)
            if all(many <= most for many, most in zip(more, counts, strict=True)):
                top = max(top, richest(more, at))
        found[used] = top
        return top

    return richest((0,) * total, 0)[1]


def _greedy(total: int, weights: Weights) -> Counts:
    """Take the richest group again and again."""
    used, counts = (0,) * total, tuple(map(len, weights))
    while True:
        more = [_with(used, group) for group in groups(total)]
        fit = [one for one in more if all(a <= b for a, b in zip(one, counts, strict=True))]
        if not fit:
            return used
        used = max(fit, key=lambda one: _brings(weights, one))


def _one_group(total: int, weights: Weights) -> Counts:
    """Return the single group that brings the most."""
    counts, none = tuple(map(len, weights)), (0,) * total
    each = [_with(none, group) for group in groups(total)]
    fit = [one for one in each if all(a <= b for a, b in zip(one, counts, strict=True))]
    return max(fit, key=lambda one: _brings(weights, one), default=none)


def _with(used: Counts, group: Sequence[tuple[int, int]]) -> Counts:
    more = list(used)
    for value, many in group:
        more[value] += many
    return tuple(more)


def _brings(weights: Weights, used: Counts) -> int:
    return sum(sum(worths[:many]) for worths, many in zip(weights, used, strict=True))


def _danger(sight: Sight, phase: Capturing, card: Card) -> float:
    """Return how likely another hand holds a card of the same value."""
    state, worth = sight.state, phase.worth
    unseen = sight.game.everything & ~visible(sight.game, state, sight.seat)
    alike = sum(worth[one] == worth[card] for one in cards_in(unseen))
    seats = (seat for seat in range(sight.game.seats) if seat != sight.seat)
    held: int = sum(state.zones[phase.hands[seat]].bit_count() for seat in seats)
    return float(1 - (1 - held / max(1, unseen.bit_count())) ** alike)


def _ways(phase: Capturing, table: Sequence[Card], card: Card) -> int:
    """Return how many values could take the card together with one on the table."""
    worth = phase.worth
    sums = {worth[card] + worth[one] for one in table}
    return sum(one <= max(worth) for one in sums)


def _own(sight: Sight, phase: Capturing) -> int:
    return len(sight.state.zones[phase.captured[sight.seat]])


def _tops(sight: Sight, phase: Capturing) -> list[tuple[Card, int]]:
    """Return the tops of one's own piles, and how many cards lie there."""
    return [
        (top, len(phase.pile_under(sight.state, owner, top)))
        for owner, top in phase.all_tops(sight.state)
        if owner == sight.seat
    ]


def _phase(sight: Sight) -> Capturing:
    phase = sight.game.phases[sight.state.phase]
    assert isinstance(phase, Capturing)
    return phase
