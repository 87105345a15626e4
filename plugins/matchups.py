"""Opponents against each other: duplicate deals, and how sure the result is.

Every deal is played as often as there are sides: the first opponent has each of them once,
the second all the others. So luck with the cards cancels out; what counts is the mean.
Where nobody has a partner, every seat is a side.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from engine.ai.players import LEVELS, thinker
from engine.ai.worth import standing
from engine.cards import Seat
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

    leads: list[float] = field(default_factory=list)  # of the first in each deal or match
    wins: list[float] = field(default_factory=list)  # the first's share of each
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
    deals: int,
    seed: str = "arena",
    *,
    whole: bool = False,
    clock: Callable[[], float] = time.perf_counter,
) -> Duel:
    """Play deals (or whole matches), the first opponent once on every side.

    Args:
        game: the compiled game, of two seats or more.
        players: the two opponents; the second has all sides but one.
        deals: how many, each played as often as there are sides.
        seed: names the run.
        whole: play matches to their end, not single deals.
        clock: seconds from any start; the opponents think by it.
    """
    result = Duel()
    for number in range(deals):
        leads = wins = 0.0
        for side in game.sides:
            ended = _play(game, players, side, f"{seed}/{number}", whole, clock, result)
            leads += _lead(game, ended, side[0]) / len(game.sides)
            wins += _won(game, ended, side[0]) / len(game.sides)
        result.leads.append(leads)
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
    first: tuple[Seat, ...],
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
        who = int(state.turn not in first)
        rng = stream(seed, state.deal, f"{first[0]}/{state.turn}", ply)
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


def _lead(game: Game, state: State, first: Seat) -> float:
    """Return what the first player's side has more than the others on average."""
    scores = standing(game, state)
    others = [side[0] for side in game.sides if first not in side]
    return scores[first] - fmean(scores[seat] for seat in others)


def _won(game: Game, state: State, first: Seat) -> float:
    """Return the share of the first player's side of a match, or of a deal by its score."""
    scores = standing(game, state)
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    winners = best if state.winners is None else state.winners
    return (first in winners) / len({game.side(seat) for seat in winners})
