"""Cards that add up to a number: which groups there are, and whether a choice can be completed.

Cards of one value are alike here, so a set of cards is how many of each value it holds. That keeps
the number of cases small however many cards lie on the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TypeAlias

Counts: TypeAlias = tuple[int, ...]  # how many cards of each value, by value from 0
Group: TypeAlias = tuple[tuple[int, int], ...]  # value → how many cards of it, the highest first

_KEPT = 1 << 15  # answers that are remembered


def counted(values: Iterable[int], total: int) -> Counts:
    """Return how many cards of each value below a total there are; others never add up to it."""
    numbers = [0] * total
    for value in values:
        if 0 < value < total:
            numbers[value] += 1
    return tuple(numbers)


@lru_cache
def groups(total: int) -> tuple[Group, ...]:
    """Return every way to make a total of two cards or more."""
    return tuple(_parted(total, total - 1))


def _parted(total: int, highest: int) -> Iterator[Group]:
    """Yield the ways to make a total of values not above `highest`."""
    if total == 0:
        yield ()
        return
    for value in range(min(total, highest), 0, -1):
        for many in range(total // value, 0, -1):
            for rest in _parted(total - many * value, value - 1):
                yield ((value, many), *rest)


@lru_cache
def _groups_from(total: int, highest: int) -> tuple[Group, ...]:
    """Return the groups whose highest card has this value."""
    return tuple(group for group in groups(total) if group[0][0] == highest)


@lru_cache
def _groups_with(total: int, value: int) -> tuple[Group, ...]:
    """Return the groups that hold a card of this value."""
    return tuple(group for group in groups(total) if any(one == value for one, _ in group))


def any_group(total: int, counts: Counts) -> bool:
    """Say whether some of the cards make the total."""
    return any(_holds(counts, group) for group in groups(total))


def one_group(total: int, chosen: Counts, free: Counts) -> bool:
    """Say whether the chosen cards and some free ones make the total together, in one group."""
    both = _sum(chosen, free)
    return any(_holds(both, group) and _covers(group, chosen) for group in groups(total))


@lru_cache(maxsize=_KEPT)
def completes(total: int, chosen: Counts, free: Counts) -> bool:
    """Say whether the chosen cards and some free ones can be parted into groups of the total.

    The highest chosen card goes into one group or another; chosen cards are used before free
    ones of the same value, which can always be exchanged.
    """
    highest = next((value for value in range(total - 1, 0, -1) if chosen[value]), 0)
    if not highest:
        return True
    both = _sum(chosen, free)
    spare = sum(free) > 0
    if not spare and sum(value * many for value, many in enumerate(chosen)) % total:
        return False
    fitting = _groups_with(total, highest) if spare else _groups_from(total, highest)
    return any(
        completes(total, *_without(chosen, free, group)) for group in fitting if _holds(both, group)
    )


def _sum(one: Counts, other: Counts) -> Counts:
    return tuple(map(sum, zip(one, other, strict=True)))


def _holds(counts: Counts, group: Group) -> bool:
    return all(counts[value] >= many for value, many in group)


def _covers(group: Group, chosen: Counts) -> bool:
    inside = dict(group)
    return all(inside.get(value, 0) >= many for value, many in enumerate(chosen))


def _without(chosen: Counts, free: Counts, group: Group) -> tuple[Counts, Counts]:
    """Take a group away, chosen cards before free ones."""
    left, spare = list(chosen), list(free)
    for value, many in group:
        own = min(many, left[value])
        left[value] -= own
        spare[value] -= many - own
    return tuple(left), tuple(spare)
