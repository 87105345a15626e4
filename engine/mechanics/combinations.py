"""Combinations of cards that are worth points: sums, equal ranks, runs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from engine.cards import Card
from engine.errors import RecordError

if TYPE_CHECKING:
    from engine.plan import Plan

Places: TypeAlias = tuple[int, ...]  # of cards in the order of ranks, the lowest rank is 0

_KEYS = ("sum", "fifteen", "pair", "run", "run_min")  # of `values`, besides the ranks


class Rates(NamedTuple):
    """What combinations are, and what they are worth."""

    sum: int  # that cards are to make together
    fifteen: int  # points for each such sum
    pair: int  # points for each two cards of a rank
    run: int  # points for each card of a run
    run_min: int  # cards that make a run


class Made(NamedTuple):
    """Points by the kind of combination."""

    fifteens: int = 0
    pairs: int = 0
    runs: int = 0


class Combinations:
    """The record's `values`: what ranks count in sums, and what combinations are worth.

    Every phase of a game that knows combinations reads the same numbers.
    """

    def __init__(self, plan: Plan) -> None:
        """Read the values.

        Raises:
            RecordError: one of them is missing.
        """
        for key in (*plan.deck.ranks, *_KEYS):
            if key not in plan.values:
                raise RecordError(f"values neříká, kolik je „{key}“", "values")
        place = {rank: at for at, rank in enumerate(reversed(plan.order))}
        self.rates = Rates(*(int(plan.values[key]) for key in _KEYS))
        self.place: Places = tuple(place[rank] for rank in plan.deck.rank_of)
        self.worth = tuple(int(plan.values[rank]) for rank in plan.deck.rank_of)
        self._worth = tuple(int(plan.values[rank]) for rank in reversed(plan.order))

    def sum_of(self, cards: Iterable[Card]) -> int:
        """Return what cards count together."""
        return sum(self.worth[card] for card in cards)

    def held(self, cards: Iterable[Card]) -> Made:
        """Return what cards that lie together make, every choice of them counted."""
        return self.of(self.places(cards))

    def places(self, cards: Iterable[Card]) -> Places:
        """Return where cards stand in the order of ranks, the lowest first."""
        return tuple(sorted([self.place[card] for card in cards]))

    def of(self, places: Places) -> Made:
        """Return what ranks make that lie together (sorted places)."""
        return _held(places, self._worth, self.rates)

    def played(self, series: Sequence[Card]) -> Made:
        """Return what the last card of a series makes with those played right before it."""
        places = [self.place[card] for card in series]
        return Made(
            self.rates.fifteen if self.sum_of(series) == self.rates.sum else 0,
            _pairs(alike(places), self.rates),
            self.rates.run * run_at_end(places, self.rates.run_min),
        )

    def kind(self, series: Sequence[Card]) -> str:
        """Return how many cards at the end of a series are of one rank, as a word of a receipt."""
        return str(alike([self.place[card] for card in series]))


@lru_cache(maxsize=1 << 14)
def _held(places: Places, worth: tuple[int, ...], rates: Rates) -> Made:
    """Count sorted places; there are few thousand of them, whatever the suits."""
    counts = [(place, places.count(place)) for place in dict.fromkeys(places)]
    return Made(
        rates.fifteen * ways([worth[place] for place in places], rates.sum),
        sum(_pairs(many, rates) for _, many in counts),
        sum(rates.run * runs for runs in _runs(counts, rates.run_min)),
    )


def ways(numbers: Iterable[int], total: int) -> int:
    """Return how many choices of these numbers add up to a total."""
    found = [1, *[0] * total]
    for number in numbers:
        for reached in range(total, number - 1, -1):
            found[reached] += found[reached - number]
    return found[total]


def alike(places: Sequence[int]) -> int:
    """Return how many cards at the end of a series are of one rank."""
    many = 1
    while many < len(places) and places[-many - 1] == places[-1]:
        many += 1
    return many


def run_at_end(places: Sequence[int], least: int) -> int:
    """Return the length of the longest run at the end of a series, in any order; 0 for none."""
    for length in range(len(places), max(least, 2) - 1, -1):
        tail = set(places[-length:])
        if len(tail) == length and max(tail) - min(tail) == length - 1:
            return length
    return 0


def _pairs(many: int, rates: Rates) -> int:
    return rates.pair * many * (many - 1) // 2


def _runs(counts: Sequence[tuple[int, int]], least: int) -> list[int]:
    """Return the cards of all runs, block of neighbours by block; equal cards make more of them."""
    found: list[int] = []
    length, times, last = 0, 1, None
    for place, many in [*counts, (-2, 0)]:
        if last is not None and place != last + 1:
            if length >= max(least, 2):
                found.append(length * times)
            length, times = 0, 1
        length, times, last = length + 1, times * many, place
    return found
