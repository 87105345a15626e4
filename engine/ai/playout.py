"""Playing a made world to the end of its deal, quickly, by a policy for all seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from engine.ai.catalogue import lore_of, rules_of
from engine.ai.thumb import Sight, first_advice
from engine.game import Game
from engine.moves import Move
from engine.rng import Rng
from engine.state import State

Policy: TypeAlias = Callable[[Game, State, Sequence[Move], Rng], Move]

LONGEST = 2000  # plies; a longer deal is judged as it stands
_WHIM = 8  # one move of so many is made at random, so that no rule hides a line


def chance(game: Game, state: State, legal: Sequence[Move], rng: Rng) -> Move:
    """Choose any legal move."""
    return legal[rng.below(len(legal))]


def steady(game: Game, state: State, legal: Sequence[Move], rng: Rng) -> Move:
    """Choose by rules of thumb, at random where none has an answer."""
    found = first_advice(rules_of(game.id), Sight(game, state, state.turn, legal))
    return found[0] if found is not None else legal[rng.below(len(legal))]


def sense(game: Game, state: State, legal: Sequence[Move], rng: Rng) -> Move:
    """Choose by rules of thumb, now and then at random."""
    choose = steady if rng.below(_WHIM) else chance
    return choose(game, state, legal, rng)


def policy_of(game: Game) -> Policy:
    """Return the best policy for a game's playouts."""
    return sense if rules_of(game.id) else chance


def finished(state: State) -> bool:
    """Say whether the deal or the match is over."""
    return state.held or state.winners is not None


def play_out(game: Game, state: State, policy: Policy, rng: Rng) -> State:
    """Play to the end of the deal; nobody looks at the world any more."""
    for _ in range(LONGEST):
        if finished(state):
            break
        state = ply(game, state, policy, rng)
    return state


def ply(game: Game, state: State, policy: Policy, rng: Rng) -> State:
    """Make one move by the policy."""
    legal = game.legal(state)
    move = legal[0] if len(legal) == 1 else policy(game, state, legal, rng)
    return game.play(state, move, blind=True)


def stride(game: Game, state: State, rng: Rng) -> State:
    """Make a move sensibly, or several where a game can do that faster."""
    scratch = lore_of(game.id).scratch
    if scratch is not None and scratch.usable(game, state):
        return scratch.play_on(game, state, rng)
    return ply(game, state, sense, rng)
