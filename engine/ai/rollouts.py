"""Search for games with rules of thumb: every move tried in the same worlds, the rest by the rules.

What follows a move is played by the rules of thumb for all seats, so this is one step better
than they are. Moves are compared over the same worlds and the same chance, which tells them
apart in a fraction of the playouts that independent worlds would take; a move that has surely
fallen behind is tried no more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from math import inf, sqrt

from engine.ai.catalogue import Horizon, Likely, Shortlist
from engine.ai.playout import LONGEST, finished, stride
from engine.ai.thumb import Sight
from engine.ai.tricks import distinct
from engine.ai.worth import leads, worth
from engine.moves import Move
from engine.rng import Rng
from engine.state import State
from engine.view import View, determinize

_ROUND = 16  # worlds between two looks at who has fallen behind
_BEHIND = 3.0  # standard errors that are surely behind
_ALIKE = 64  # worlds without any difference that make two moves one
_FEW = 4  # worlds: of fewer even the spread isn't known
_WORLDS = 8  # made at most until one fits what others did
_GRAIN = 1 << 16  # of the draw that says whether it fits


class Rollouts:
    """One search; `iterate` as long as there is time, then ask for the `best` move."""

    def __init__(
        self,
        view: View,
        *,
        rng: Rng,
        usual: Move | None = None,
        likely: Likely | None = None,
        shortlist: Shortlist | None = None,
        horizon: Horizon | None = None,
        caution: float = 1.0,
    ) -> None:
        """Begin with nothing tried.

        Args:
            view: the decision, and all that is known of it.
            rng: where chance comes from.
            usual: the move to beat, e.g. a rule of thumb's.
            likely: how well a world fits what others did; None: all worlds alike.
            shortlist: says which moves are worth trying; None: all of them.
            horizon: where a playout ends before the deal does; None: nowhere.
            caution: standard errors by which a move must beat the usual one.
        """
        self.view = view
        self.game = view.game
        self.usual = usual
        self.likely = likely
        self.horizon = horizon
        self.caution = caution
        self.rng = rng
        world = determinize(view, rng)
        tried = view.legal
        if shortlist is not None:
            tried = tuple(shortlist(Sight(view.game, world, view.seat, view.legal)))
        tried = tuple(sorted(tried, key=lambda move: move != usual))  # it stands for its equals
        self.moves = distinct(view.game, world, view.seat, tried)
        self.results: list[list[float]] = [[] for _ in self.moves]
        self.live = list(range(len(self.moves)))
        self.iterations = 0

    def iterate(self) -> None:
        """Try every move that is still in question in one world."""
        for _ in self.iteration():
            pass

    def iteration(self) -> Iterator[None]:
        """Do the same ply by ply: whoever has no more time goes on later."""
        world = made(self.view, self.likely, self.rng)
        seed = self.rng.bits32()
        found: list[float] = []
        for number in self.live:
            chance = Rng(seed)
            state = self.game.play(world, self.moves[number], blind=True)
            promised = None
            for _ in range(LONGEST):
                if finished(state):
                    break
                promised = self.horizon and self.horizon(self.game, world, state)
                if promised is not None:
                    break
                state = stride(self.game, state, chance)
                yield
            reached = worth(self.game, state) if promised is None else leads(promised)
            found.append(reached[self.view.seat])
        for number, result in zip(self.live, found, strict=True):
            self.results[number].append(result)
        self.iterations += len(found)
        if len(self.results[self.live[0]]) % _ROUND == 0:
            self._drop()

    def best(self) -> Move:
        """Return the move that did best, the usual one unless that is surely worse."""
        best = self._leader()
        if best == 0 or 0 not in self.live or self.moves[0] != self.usual:
            return self.moves[best]
        ahead, error = compared(self.results[best], self.results[0])
        return self.moves[best if ahead > self.caution * error else 0]

    def settled(self, left: float) -> bool:
        """Say whether so many more playouts can't change the answer."""
        return len(self.live) == 1

    def _leader(self) -> int:
        return max(self.live, key=lambda number: sum(self.results[number]))

    def _drop(self) -> None:
        """Give up the moves that have surely fallen behind, or do the same as the leader."""
        best = self._leader()
        enough = len(self.results[best]) >= _ALIKE
        kept = []
        for number in self.live:
            ahead, error = compared(self.results[best], self.results[number])
            alike = enough and ahead == error == 0
            if number == best or (ahead <= _BEHIND * error and not alike):
                kept.append(number)
        self.live = kept


def compared(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """Return by how much one is ahead in the same worlds, and the standard error of that.

    A few worlds tell nothing: the error is infinite.
    """
    gaps = [a - b for a, b in zip(one, other, strict=True)]
    count = len(gaps)
    mean = sum(gaps) / count
    if count < _FEW:
        return mean, inf
    return mean, sqrt(sum((gap - mean) ** 2 for gap in gaps) / (count * (count - 1)))


def made(view: View, likely: Likely | None, rng: Rng) -> State:
    """Make a world, more often one that fits what others did."""
    if likely is None:
        return determinize(view, rng)
    worlds, weights = [], []
    for _ in range(_WORLDS):
        worlds.append(determinize(view, rng))
        weights.append(int(likely(view, worlds[-1]) * _GRAIN) + 1)
        if rng.below(_GRAIN) < weights[-1]:
            return worlds[-1]
    drawn = rng.below(sum(weights))  # none fits well: the better ones more often
    return next(
        world for world, reached in zip(worlds, accumulate(weights), strict=True) if drawn < reached
    )
