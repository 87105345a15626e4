"""Rules of thumb for Cribbage: what to keep, what to lay away, what to play, what to declare."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from math import exp

from engine.ai.thumb import Rule, Sight
from engine.ai.tricks import playable, visible
from engine.cards import Card, Cards, cards_in
from engine.finding import phase_of
from engine.game import Game
from engine.games.cribbage.show import DECLARE, Show
from engine.mechanics.combinations import Combinations, Made, Places
from engine.moves import Move
from engine.phases.lay_away import LAY, LayAway
from engine.phases.pegging import PLAY, Pegging
from engine.state import State
from engine.view import View

# Tenths of points that two ranks bring into a crib with three cards at random, from the ace up.
_CRIB = (
    (55, 44, 45, 54, 57, 42, 40, 41, 40, 39, 39, 38, 37),
    (44, 58, 68, 48, 57, 43, 42, 42, 41, 40, 40, 39, 38),
    (45, 68, 61, 55, 64, 42, 43, 42, 41, 41, 41, 40, 39),
    (54, 48, 55, 61, 70, 49, 41, 43, 42, 41, 41, 40, 39),
    (57, 57, 64, 70, 90, 70, 64, 57, 57, 70, 70, 69, 68),
    (42, 43, 42, 49, 70, 63, 55, 49, 55, 38, 38, 37, 36),
    (40, 42, 43, 41, 64, 55, 61, 67, 43, 37, 37, 36, 35),
    (41, 42, 42, 43, 57, 49, 67, 56, 49, 43, 37, 36, 35),
    (40, 41, 41, 42, 57, 55, 43, 49, 55, 48, 42, 35, 35),
    (39, 40, 41, 41, 70, 38, 37, 43, 48, 54, 48, 41, 34),
    (39, 40, 41, 41, 70, 38, 37, 37, 42, 48, 54, 47, 40),
    (38, 39, 40, 40, 69, 37, 36, 36, 35, 41, 47, 52, 39),
    (37, 38, 39, 39, 68, 36, 35, 35, 35, 34, 40, 39, 50),
)
_FLUSH = 4.5  # points that four cards of a suit bring on average
_LOW = 0.15  # what a point less of a card is worth in the hand: it fits in at the end of a series
_FULL = 0.7  # a reply to a card counts as often as it is held, several of them hardly more
_GENTLE = 2.0  # points by which a layaway may be worse than the best one and still be likely
_LEADS = 5  # a lower card can't be made fifteen at once


def lay_away(sight: Sight) -> Move | None:
    """Lay away what costs least: what the rest is worth, with or against the crib."""
    lay = phase_of(sight.game, LayAway)
    held = list(cards_in(sight.state.zones[lay.hands[sight.seat]]))
    staged = list(cards_in(sight.state.zones[lay.staging[sight.seat]]))
    own = sight.state.dealer == sight.seat
    best = max(
        combinations(held, lay.cards - len(staged)),
        key=lambda pair: _kept(sight.game, [*held, *staged], [*pair, *staged], own=own),
    )
    return Move(LAY, (best[0],))


def score(sight: Sight) -> Move | None:
    """Play the card that brings most now, less what it gives away."""
    best = _best(sight)
    return Move(PLAY, (best,)) if best is not None and _gain(sight, best) else None


def lead_low(sight: Sight) -> Move | None:
    """Begin a series with a card that can't be made fifteen."""
    phase, best = _pegging(sight), _best(sight)
    if best is None or sight.state.zones[phase.series]:
        return None
    return Move(PLAY, (best,)) if phase.combinations.worth[best] < _LEADS else None


def safe(sight: Sight) -> Move | None:
    """Play the card on which the other one scores least."""
    best = _best(sight)
    return None if best is None else Move(PLAY, (best,))


def declare(sight: Sight) -> Move | None:
    """Say what the cards are worth."""
    worth = sum(one.amount for one in phase_of(sight.game, Show).entries(sight.state))
    return Move(DECLARE, arg=str(worth))


RULES = (
    Rule(
        "lay away", LAY, lay_away,
        "Zbylé karty tak spolu s otočenou kartou a s cribem vynesou nejvíc.",
        parts=("lay_away.cards",),
    ),
    Rule("score", PLAY, score, "Tahle karta hned vynese body."),
    Rule(
        "lead low", PLAY, lead_low, "Na kartu nižší než pětka soupeř hned patnáctku neudělá.",
        parts=("pegging.fifteens",),
    ),
    Rule("safe", PLAY, safe, "Na tuhle kartu soupeř nejspíš bodovat nebude."),
    Rule(
        "declare", DECLARE, declare, "Tolik bodů karty s otočenou kartou opravdu mají.",
        parts=("cribbage.show.declare", "cribbage.show.order"),
    ),
)  # fmt: skip


def likely(view: View, world: State) -> float:
    """Say how well the other one's cards fit a sensible layaway: he kept about the best he had."""
    game = view.game
    pegging, show = phase_of(game, Pegging), phase_of(game, Show)
    if view.phase < game.phases.index(pegging):
        return 1.0
    other = game.after(view.seat)
    players = world.variables[pegging.players]
    series = zip(world.zones[pegging.series], players, strict=True)
    kept = [*cards_in(world.zones[pegging.hands[other]]), *world.zones[pegging.played[other]]]
    kept += [card for card, seat in series if seat == other]
    laid = list(cards_in(world.zones[show.crib] & view.unseen))
    own = world.dealer == other
    chosen = _kept(game, [*kept, *laid], laid, own=own)
    best = max(
        _kept(game, [*kept, *laid], list(pair), own=own)
        for pair in combinations([*kept, *laid], len(laid))
    )
    return exp((chosen - best) / _GENTLE)


def _kept(game: Game, cards: Sequence[Card], laid: Sequence[Card], *, own: bool) -> float:
    """Return about what laying cards away brings: the hand, with or against the crib."""
    counted = phase_of(game, Pegging).combinations
    kept = [card for card in cards if card not in laid]
    suits = {game.deck.suit_of[card] for card in kept}
    hand = _FLUSH if len(suits) == 1 else 0.0
    hand += _average(counted, counted.places(kept), counted.places(cards))
    places = [counted.place[card] for card in laid]
    crib = sum(_CRIB[one][other] for one, other in combinations(places, 2)) / 10
    return hand + (crib if own else -crib)


@lru_cache(maxsize=1 << 14)
def _average(counted: Combinations, kept: Places, gone: Places) -> float:
    """Return what four ranks are worth with a starter, each as often as it is left."""
    points = left = 0
    for place in range(max(counted.place) + 1):
        many = counted.place.count(place) - gone.count(place)
        points += many * sum(counted.of(tuple(sorted((*kept, place)))))
        left += many
    return points / left


def _one_of_each(counted: Combinations) -> list[tuple[int, Card]]:
    return [(place, counted.place.index(place)) for place in range(max(counted.place) + 1)]


def _best(sight: Sight) -> Card | None:
    """Return the card that is best to play, None where none can be."""
    cards = playable(sight.legal)
    replies = list(_replies(sight))
    return max(cards, key=lambda card: _worth(sight, card, replies), default=None)


def _worth(sight: Sight, card: Card, replies: Sequence[tuple[Card, float]]) -> float:
    """Return what a card brings, less what the other one may make of it."""
    phase = _pegging(sight)
    series = (*sight.state.zones[phase.series], card)
    total = phase.combinations.sum_of(series)
    risk = 0.0
    for reply, chance in replies if total < phase.limit else ():
        if total + phase.combinations.worth[reply] <= phase.limit:
            risk += chance * _points(phase, (*series, reply))
    low = _LOW * phase.combinations.worth[card]
    return _gain(sight, card) - _FULL * risk + low


def _replies(sight: Sight) -> Iterator[tuple[Card, float]]:
    """Yield a card of every rank with how likely the other one holds one."""
    phase, other = _pegging(sight), sight.game.after(sight.seat)
    unseen = _unseen(sight) & sight.state.may[other]
    held = sight.state.zones[phase.hands[other]].bit_count()
    counted = phase.combinations
    many = unseen.bit_count()
    places = [counted.place[card] for card in cards_in(unseen)]
    for place, card in _one_of_each(counted):
        left = places.count(place)
        if left and held:
            yield card, min(1.0, held * left / many)


def _unseen(sight: Sight) -> Cards:
    known = visible(sight.game, sight.state, sight.seat) | sight.state.known[sight.seat]
    return sight.game.everything & ~known


def _gain(sight: Sight, card: Card) -> int:
    phase = _pegging(sight)
    return _points(phase, (*sight.state.zones[phase.series], card))


def _points(phase: Pegging, series: Sequence[Card]) -> int:
    """Return what the last card of a series brings."""
    made: Made = phase.combinations.played(series)
    full = phase.combinations.sum_of(series) == phase.limit
    return sum(made) + (phase.exact if full else 0)


def _pegging(sight: Sight) -> Pegging:
    phase = sight.game.phases[sight.state.phase]
    assert isinstance(phase, Pegging)
    return phase
