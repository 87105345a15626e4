"""Whose turn it is in an auction, told from what has been called so far."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from engine.cards import NOBODY, Seat

Called: TypeAlias = tuple[tuple[Seat, str], ...]  # who and what, from the first call on
NO_BIDS = ("pass", "double", "redouble")  # calls that bid nothing


class Top(NamedTuple):
    """The highest bid so far."""

    seat: Seat
    call: str


def top_of(called: Called) -> Top | None:
    """Return the highest bid, None while there is none."""
    bids = [Top(seat, call) for seat, call in called if call not in NO_BIDS]
    return bids[-1] if bids else None


def in_rounds(order: Sequence[Seat], called: Called, highest: bool) -> Seat:
    """Ask round and round until all the others have passed in a row; a pass isn't final."""
    silent = 0
    for _, call in reversed(called):
        if call != "pass":
            break
        silent += 1
    over = silent == len(order) or (silent == len(order) - 1 and top_of(called) is not None)
    return NOBODY if over else order[len(called) % len(order)]


def once(order: Sequence[Seat], called: Called, highest: bool) -> Seat:
    """Ask everybody once; nobody is asked any more who could say nothing higher."""
    return NOBODY if highest or len(called) == len(order) else order[len(called)]


def duels(order: Sequence[Seat], called: Called, highest: bool) -> Seat:
    """Let the next challenger and the holder of the bid answer each other until one passes."""
    passed = {seat for seat, call in called if call == "pass"}
    left = [seat for seat in order if seat not in passed]
    top = top_of(called)
    if top is None:
        return left[0] if left else NOBODY
    pair = left[:2]
    if highest or len(pair) < 2:
        return NOBODY
    return pair[1] if pair[0] == top.seat else pair[0]


Turns: TypeAlias = Callable[[Sequence[Seat], Called, bool], Seat]

TURNS: Mapping[str, Turns] = {"rounds": in_rounds, "once": once, "duels": duels}
