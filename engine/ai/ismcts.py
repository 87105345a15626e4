"""Search for one seat: information-set Monte Carlo tree search (Cowling, Powley, Whitehouse).

Every iteration makes another world that agrees with the view, walks one tree of moves that
all worlds share, plays the deal out and counts what came of it. A move that is legal in few
worlds is compared only over those (`seen`, the availability of the paper).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import NamedTuple, TypeAlias

from engine.ai.playout import Policy, finished, play_out
from engine.ai.tricks import distinct
from engine.ai.worth import worth
from engine.cards import Seat
from engine.game import Game
from engine.moves import Move
from engine.rng import Rng
from engine.state import State
from engine.view import View, determinize

Key: TypeAlias = tuple[str, tuple[int, ...], str]

EXPLORE = 0.7  # the classic weight of curiosity for results between 0 and 1
_CAUTION = 1.5  # standard errors by which a move must beat the usual one
_LEAST_SPREAD = 0.02  # of results, where the few there are happen to agree
STAGING = "staging"  # zones of cards that are chosen one by one


class Node:
    """What is known about a move: who made it, how often it was tried, what came of it."""

    __slots__ = ("children", "mover", "seen", "squares", "total", "visits")

    def __init__(self, mover: Seat) -> None:
        """Start with nothing tried."""
        self.mover = mover
        self.children: dict[Key, Node] = {}
        self.visits = 0
        self.seen = 0  # iterations in which the move was legal here
        self.total = 0.0
        self.squares = 0.0

    @property
    def mean(self) -> float:
        """What the move brought on average."""
        return self.total / self.visits

    @property
    def variance(self) -> float:
        """How uncertain that average is, as a variance."""
        return max(self.squares / self.visits - self.mean**2, _LEAST_SPREAD**2) / self.visits


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
        expects: Policy | None = None,
        usual: Move | None = None,
    ) -> None:
        """Begin with an empty tree.

        Args:
            view: the decision, and all that is known of it.
            policy: plays deals out, and says which move to try first.
            rng: where chance comes from.
            expects: how other seats will choose; None searches for their best moves too, as
                if they knew what the searching seat holds.
            usual: the move to beat, e.g. a rule of thumb's.
        """
        self.view = view
        self.game = view.game
        self.policy = policy
        self.expects = expects
        self.usual = usual
        self.rng = rng
        self.root = Node(-1)
        self.iterations = 0
        self._low, self._high = 1.0, 0.0  # results so far, to scale curiosity by

    def iterate(self) -> None:
        """Make one world, walk the tree, play out and count."""
        state = determinize(self.view, self.rng)
        path, state = self._descend(state)
        shares = worth(self.game, play_out(self.game, state, self.policy, self.rng))
        self._low = min(self._low, *shares)
        self._high = max(self._high, *shares)
        for node in path:
            node.visits += 1
            node.total += shares[node.mover]
            node.squares += shares[node.mover] ** 2
        self.iterations += 1

    def counts(self) -> list[Count]:
        """Return how every move tried at the root has done, the most visited first."""
        found = [
            Count(Move(*key), node.visits, node.mean) for key, node in self.root.children.items()
        ]
        return sorted(found, key=lambda count: (-count.visits, -count.mean))

    def best(self) -> Move:
        """Return the move tried most often, the usual one unless that is surely worse.

        Needs one iteration at least.
        """
        tried = self.counts()[0].move
        usual = self.root.children.get(_plain(self.usual)) if self.usual else None
        if self.usual is None or usual is None:
            return tried
        other = self.root.children[_plain(tried)]
        margin = _CAUTION * sqrt(usual.variance + other.variance)
        return tried if other.mean > usual.mean + margin else self.usual

    def lead(self) -> int:
        """Return how many more visits the best move has than the next."""
        visits = sorted((node.visits for node in self.root.children.values()), reverse=True)
        return visits[0] - visits[1] if len(visits) > 1 else visits[0]

    def _descend(self, state: State) -> tuple[list[Node], State]:
        """Walk down to the first move not tried yet and make it."""
        game, node, path = self.game, self.root, []
        last: Move | None = None  # the card just laid aside by the seat to move
        fresh = False
        while not (fresh or finished(state)):
            seat = state.turn
            if self.expects is not None and seat != self.view.seat:
                node, move = self._expected(node, state, self.expects)
            else:
                node, move, fresh = self._tried(node, state, last)
            path.append(node)
            state = game.play(state, move, blind=True)
            last = move if state.turn == seat and _staged(game, state, seat, move) else None
        return path, state

    def _expected(self, node: Node, state: State, expects: Policy) -> tuple[Node, Move]:
        """Let another seat choose as it is expected to."""
        legal = self.game.legal(state)
        move = legal[0] if len(legal) == 1 else expects(self.game, state, legal, self.rng)
        return node.children.setdefault(self._key(move, state.turn), Node(state.turn)), move

    def _tried(self, node: Node, state: State, last: Move | None) -> tuple[Node, Move, bool]:
        """Choose a move not tried yet, or the most promising one; say whether it is new."""
        moves = self._candidates(state, last, self.usual if node is self.root else None)
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

    def _candidates(self, state: State, last: Move | None, usual: Move | None) -> Sequence[Move]:
        """Return the legal moves without equal ones and without orders of the same choice."""
        legal = self.game.legal(state)
        if usual is not None:  # first, so that it stands for those equal to it
            legal.sort(key=lambda move: move != usual)
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
        scale = self._high - self._low or 1.0
        best, best_value = None, -1.0
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
