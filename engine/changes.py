"""What a reader may change in an example that is only counted: a trick more, a point less.

Such an example asks for no move: what it gives is settled at once. A change alters what is given
and the settlement follows. It is written as a move of the demo's match, „change taken 1 +1“.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.cards import NOBODY, Seat
from engine.errors import PositionError
from engine.examples import Clause, Example, start_of
from engine.game import Game
from engine.position import POT, ROLES, seat_of
from engine.state import State

CHANGE = "change"
# What is settled from: tricks pass from one side to another, other numbers stand by themselves.
TAKEN = "taken"
STEPS: Mapping[str, tuple[int, ...]] = {
    TAKEN: (1,),
    "card_points": (-10, -1, 1, 10),
    "bouts": (-1, 1),
}
_EXPECTED = ("lines", "score")


class Change(NamedTuple):
    """One step of a number that an example gives for a seat."""

    fact: str
    seat: Seat
    step: int

    @property
    def text(self) -> str:
        """How it is written in a match."""
        return f"{CHANGE} {self.fact} {self.seat} {self.step:+d}"


def offered(game: Game, example: Example, start: State) -> tuple[Change, ...]:
    """Return what can be changed in an example, () where it isn't only counted."""
    given = example.get("given") or {}
    counted = start.turn == NOBODY and any(key in example for key in _EXPECTED)
    if not counted or example.get("moves"):
        return ()
    facts = [fact for fact in STEPS if isinstance(given.get(fact), Mapping)]
    if TAKEN in facts:
        # Points of the cards in tricks can't stay while the tricks change.
        return _tricks(game, given) if facts == [TAKEN] else ()
    return tuple(
        Change(fact, seat_of(game, role), step)
        for fact in facts
        for role in list(given[fact])[:1]
        for step in STEPS[fact]
    )


def possible(game: Game, example: Example, change: Change) -> bool:
    """Say whether there is anything to take for a change that is offered."""
    given = example["given"][change.fact]
    if change.fact == TAKEN:
        return any(seat not in _side(game, change.seat) for seat, n in _counts(game, given) if n)
    value = dict(_counts(game, given)).get(change.seat, 0) + change.step
    return bool(0 <= value <= _most(game, change.fact))


def changed(
    game: Game, clause: Clause, example: Example, change: Change, fill: int
) -> tuple[Example, State]:
    """Return an example after a change with its position; it expects what is settled there.

    Raises:
        PositionError: the change isn't offered, or there is nothing to take for it.
    """
    if not possible(game, example, change):
        raise PositionError(f"„{change.text}“ tu nejde")
    given = {**example["given"], change.fact: _stepped(game, example["given"], change)}
    kept = {key: value for key, value in example.items() if key not in _EXPECTED}
    start = start_of(game, clause, {**kept, "given": given}, fill)
    return {**kept, "given": given, "lines": _lines(game, start)}, start


def _tricks(game: Game, given: Mapping[str, Any]) -> tuple[Change, ...]:
    """Return a trick more for each side that plays."""
    out = {seat_of(game, role) for role in given.get("out", ())}
    took = [seat for seat, _ in _counts(game, given[TAKEN])]
    sides = [side for side in game.sides if not out.issuperset(side)]
    return tuple(
        Change(TAKEN, next((seat for seat in took if seat in side), side[0]), 1) for side in sides
    )


def _stepped(game: Game, given: Mapping[str, Any], change: Change) -> dict[str, Any]:
    counts = dict(_counts(game, given[change.fact]))
    counts[change.seat] = counts.get(change.seat, 0) + change.step
    if change.fact == TAKEN:
        own = _side(game, change.seat)
        others = [side for side in game.sides if side != own]
        richest = max(others, key=lambda side: sum(counts.get(seat, 0) for seat in side))
        counts[max(richest, key=lambda seat: counts.get(seat, 0))] -= change.step
    return {ROLES[seat]: count for seat, count in counts.items()}


def _counts(game: Game, by_role: Mapping[str, Any]) -> list[tuple[Seat, Any]]:
    return [(seat_of(game, role), count) for role, count in by_role.items()]


def _side(game: Game, seat: Seat) -> tuple[Seat, ...]:
    return next(side for side in game.sides if seat in side)


def _most(game: Game, fact: str) -> float:
    """Return how much of something there is in the whole deck."""
    limits: list[Mapping[str, float]] = [getattr(phase, "most", {}) for phase in game.phases]
    return min((one[fact] for one in limits if fact in one), default=float("inf"))


def _lines(game: Game, start: State) -> list[dict[str, Any]]:
    """Return a receipt as an example expects it."""
    return [
        {
            "account": line.account,
            "seat": _payee(line.seat),
            **({} if line.to is None else {"to": _payee(line.to)}),
            "amount": line.amount,
            "clause": game.clause_of(line.part),
        }
        for line in start.receipt
    ]


def _payee(seat: Seat) -> str:
    return POT if seat == NOBODY else ROLES[seat]
