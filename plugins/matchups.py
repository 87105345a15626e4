"""Opponents against each other: duplicate deals, and how sure the result is.

Every deal is played twice with the seats swapped, so that luck with the cards cancels out;
what counts is the sum of the two.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from engine.ai.players import LEVELS, thinker
from engine.cards import Seat
from engine.deals import POINTS
from engine.game import Game
from engine.rng import stream
from engine.state import State
from engine.view import view

_SURE = 1.96  # standard errors on either side that hold 95 of 100 results
_SLICE_MS = 100


class Player(NamedTuple):
    """An opponent: a level, by its own budget of time or by so many iterations."""

    level: str
    iterations: int | None = None

    def __str__(self) -> str:
        return self.level if self.iterations is None else f"{self.level}:{self.iterations}"


class Estimate(NamedTuple):
    """A mean and how far off it may be (95 %)."""

    mean: float
    margin: float


@dataclass
class Duel:
    """What came of one opponent playing another."""

    points: list[float] = field(default_factory=list)  # by pair: first's lead, per deal or match
    wins: list[float] = field(default_factory=list)  # by pair: first's share of what was won
    slowest_ms: dict[int, float] = field(default_factory=dict)  # by player: longest decision
    thought_ms: dict[int, list[float]] = field(default_factory=dict)  # by player: decisions


def player(text: str) -> Player:
    """Read `tezka` or `tezka:500`.

    Raises:
        ValueError: no such level, or no number after the colon.
    """
    level, _, iterations = text.partition(":")
    if level not in LEVELS or (iterations and int(iterations) < 1):
        raise ValueError(text)
    return Player(level, int(iterations) if iterations else None)


def duel(
    game: Game,
    players: tuple[Player, Player],
    pairs: int,
    seed: str = "arena",
    *,
    whole: bool = False,
    clock: Callable[[], float] = time.perf_counter,
) -> Duel:
    """Play pairs of deals (or whole matches), seats swapped in the second of each pair.

    Args:
        game: the compiled game, of two seats or more; the players sit alternately.
        players: the two opponents.
        pairs: how many deals, each played twice.
        seed: names the run.
        whole: play matches to their end, not single deals.
        clock: seconds from any start; the opponents think by it.
    """
    result = Duel()
    for number in range(pairs):
        points = wins = 0.0
        for swap in (0, 1):
            ended = _play(game, players, swap, f"{seed}/{number}", whole, clock, result)
            points += _lead(game, ended, swap) / 2
            wins += _won(game, ended, swap) / 2
        result.points.append(points)
        result.wins.append(wins)
    return result


def estimate(sample: list[float]) -> Estimate:
    """Return the mean of a sample and its margin."""
    if len(sample) < 2:
        return Estimate(fmean(sample), float("inf"))
    return Estimate(fmean(sample), _SURE * stdev(sample) / sqrt(len(sample)))


def _play(
    game: Game,
    players: tuple[Player, Player],
    swap: int,
    seed: str,
    whole: bool,
    clock: Callable[[], float],
    result: Duel,
) -> State:
    state, ply = game.start(seed), 0
    while state.winners is None and (whole or not state.held):
        if state.held:
            state = game.go_on(state)
            continue
        who = _who(state.turn, swap)
        rng = stream(seed, state.deal, f"{swap}/{state.turn}", ply)
        level, iterations = players[who]
        seen = view(game, state, state.turn)
        began = clock()
        mind = thinker(level, seen, clock=clock, rng=rng, iterations=iterations)
        while (move := mind.think(_SLICE_MS)) is None:
            pass
        spent = (clock() - began) * 1000
        result.slowest_ms[who] = max(result.slowest_ms.get(who, 0.0), spent)
        result.thought_ms.setdefault(who, []).append(spent)
        state, ply = game.play(state, move), ply + 1
    return state


def _who(seat: Seat, swap: int) -> int:
    return (seat + swap) % 2


def _lead(game: Game, state: State, swap: int) -> float:
    """Return the first player's mean points less the second's."""
    sides: tuple[list[int], list[int]] = ([], [])
    for seat in range(game.seats):
        sides[_who(seat, swap)].append(state.accounts[game.account(POINTS, seat)])
    return fmean(sides[0]) - fmean(sides[1])


def _won(game: Game, state: State, swap: int) -> float:
    """Return the first player's share of a match, or of a deal by points."""
    if state.winners is None:
        lead = _lead(game, state, swap)
        return 0.5 if lead == 0 else float(lead > 0)
    return fmean(float(_who(seat, swap) == 0) for seat in state.winners)
