"""Search for one seat: information-set Monte Carlo tree search (Cowling, Powley, Whitehouse).

Every iteration makes another world that agrees with the view, walks one tree of moves that
all worlds share, plays the deal out and counts what came of it. A move that is legal in few
worlds is compared only over those (`seen`, the availability of the paper).
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from math import inf, log, sqrt
from typing import NamedTuple, TypeAlias

from engine.ai.playout import LONGEST, Policy, finished, ply
from engine.ai.tricks import distinct
from engine.ai.worth import worth
from engine.cards import Seat
from engine.game import Game
from engine.moves import Move
from engine.rng import Rng
from engine.state import State
from engine.view import View, determinize

Key: TypeAlias = tuple[str, tuple[int, ...], str]
Steps: TypeAlias = Generator[None, None, State]  # yields after each ply

EXPLORE = 0.7  # the classic weight of curiosity for results between 0 and 1
_ROUND = 32  # iterations between two looks at whether the rest can change anything
STAGING = "staging"  # zones of cards that are chosen one by one


class Node:
    """What is known about a move: who made it, how often it was tried, what came of it."""

    __slots__ = ("children", "mover", "seen", "total", "visits")

    def __init__(self, mover: Seat) -> None:
        """Start with nothing tried."""
        self.mover = mover
        self.children: dict[Key, Node] = {}
        self.visits = 0
        self.seen = 0  # iterations in which the move was legal here
        self.total = 0.0

    @property
    def mean(self) -> float:
        """What the move brought on average."""
        return self.total / self.visits


class Count(NamedTuple):
    """How a move at the root has done."""

    move: Move
    visits: int
    mean: float


class Search:
    """One search; `iterate` as long as there is time, then ask for the `best` move."""

    def __init__(
        self,
        view: View,
        *,
        policy: Policy,
        rng: Rng,
    ) -> None:
        """Begin with an empty tree.

        Args:
            view: the decision, and all that is known of it.
            policy: plays deals out, and says which move to try first.
            rng: where chance comes from.
        """
        self.view = view
        self.game = view.game
        self.policy = policy
        self.rng = rng
        self.root = Node(-1)
        self.iterations = 0
        self._low, self._high = inf, -inf  # results so far, to scale curiosity by

    def iterate(self) -> None:
        """Make one world, walk the tree, play out and count."""
        for _ in self.iteration():
            pass

    def iteration(self) -> Iterator[None]:
        """Do the same ply by ply: whoever has no more time goes on later."""
        state = determinize(self.view, self.rng)
        yield
        path: list[Node] = []
        state = yield from self._descend(state, path)
        for _ in range(LONGEST):
            if finished(state):
                break
            state = ply(self.game, state, self.policy, self.rng)
            yield
        self._count(path, worth(self.game, state))

    def _count(self, path: Sequence[Node], worths: Sequence[float]) -> None:
        self._low = min(self._low, *worths)
        self._high = max(self._high, *worths)
        for node in path:
            node.visits += 1
            node.total += worths[node.mover]
        self.iterations += 1

    def counts(self) -> list[Count]:
        """Return how every move tried at the root has done, the most visited first."""
        found = [
            Count(Move(*key), node.visits, node.mean)
            for key, node in self.root.children.items()
            if node.visits  # a walk that has run out of time may have begun with a new move
        ]
        return sorted(found, key=lambda count: (-count.visits, -count.mean))

    def best(self) -> Move:
        """Return the move tried most often; needs one iteration at least."""
        return self.counts()[0].move

    def settled(self, left: float) -> bool:
        """Say whether so many more iterations can't change which move was tried most."""
        if self.iterations % _ROUND:
            return False
        visits = sorted((node.visits for node in self.root.children.values()), reverse=True)
        return visits[0] - (visits[1] if len(visits) > 1 else 0) > left

    @property
    def _scale(self) -> float:
        return self._high - self._low or 1.0

    def _descend(self, state: State, path: list[Node]) -> Steps:
        """Walk down to the first move not tried yet and make it; fill the path."""
        game, node = self.game, self.root
        last: Move | None = None  # the card just laid aside by the seat to move
        fresh = False
        while not (fresh or finished(state)):
            seat = state.turn
            node, move, fresh = self._tried(node, state, last)
            path.append(node)
            state = game.play(state, move, blind=True)
            last = move if state.turn == seat and _staged(game, state, seat, move) else None
            yield
        return state

    def _tried(self, node: Node, state: State, last: Move | None) -> tuple[Node, Move, bool]:
        """Choose a move not tried yet, or the most promising one; say whether it is new."""
        moves = self._candidates(state, last)
        groups = self._grouped(moves, state.turn)
        fresh = [key for key in groups if key not in node.children]
        for key in groups:
            if key in node.children:
                node.children[key].seen += 1
        if fresh:
            key = self._pick(state, moves, groups, fresh)
            node.children[key] = Node(state.turn)
            node.children[key].seen = 1
        else:
            key = self._ucb(node, groups)
        return node.children[key], self._choose(state, groups[key]), bool(fresh)

    def _candidates(self, state: State, last: Move | None) -> Sequence[Move]:
        """Return the legal moves without equal ones and without orders of the same choice."""
        legal = self.game.legal(state)
        moves = distinct(self.game, state, state.turn, legal)
        if last is None:
            return moves
        # Cards are laid aside in rising order: sets are searched once, not in every order.
        rising = [one for one in moves if one.verb != last.verb or one.cards > last.cards]
        return rising or moves

    def _grouped(self, moves: Sequence[Move], seat: Seat) -> dict[Key, list[Move]]:
        """Gather moves that the searching seat can't tell apart."""
        groups: dict[Key, list[Move]] = {}
        for move in moves:
            groups.setdefault(self._key(move, seat), []).append(move)
        return groups

    def _key(self, move: Move, seat: Seat) -> Key:
        """Return the move as the searching seat sees it."""
        hidden = seat != self.view.seat and self.game.verbs[move.verb].secret
        return move.verb, () if hidden else move.cards, move.arg

    def _pick(
        self,
        state: State,
        moves: Sequence[Move],
        groups: dict[Key, list[Move]],
        fresh: list[Key],
    ) -> Key:
        """Return which untried move to try: what the policy would do, if that is one."""
        if len(fresh) == 1:
            return fresh[0]
        wanted = self.policy(self.game, state, moves, self.rng)
        return next((key for key in fresh if wanted in groups[key]), self.rng.choice(fresh))

    def _choose(self, state: State, moves: list[Move]) -> Move:
        return moves[0] if len(moves) == 1 else self.policy(self.game, state, moves, self.rng)

    def _ucb(self, node: Node, groups: dict[Key, list[Move]]) -> Key:
        """Return the most promising move: its mean, and more for moves seldom tried."""
        scale = self._scale
        best, best_value = None, -inf
        for key in groups:
            child = node.children[key]
            mean = (child.mean - self._low) / scale
            value = mean + EXPLORE * sqrt(log(child.seen) / child.visits)
            if value > best_value:
                best, best_value = key, value
        assert best is not None
        return best


def _plain(move: Move) -> Key:
    return move.verb, move.cards, move.arg


def _staged(game: Game, state: State, seat: Seat, move: Move) -> bool:
    """Say whether the move laid a card aside for a choice that goes on."""
    if len(move.cards) != 1:
        return False
    return any(
        state.zones[slot] >> move.cards[0] & 1
        for slot, zone in enumerate(game.layout.zones)
        if zone.name == STAGING and zone.owner == seat and not zone.ordered
    )
