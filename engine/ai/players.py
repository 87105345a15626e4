"""The levels of opponents, and the thinker of one decision."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from math import ceil
from typing import NamedTuple, Protocol

from engine.ai import random, reaction, thumb
from engine.ai.advice import FORCED, NO_CHOICE, Advice, Decided, Reason, Thinker
from engine.ai.catalogue import lore_of
from engine.ai.ismcts import STAGING, Search
from engine.ai.playout import policy_of
from engine.ai.rollouts import Rollouts
from engine.moves import Move
from engine.rng import Rng
from engine.view import View

SEARCHED = Reason("V rozdáních hraných nanečisto vychází tento tah nejlépe.")
_OFTEN_ENOUGH = 4000  # iterations after which another second changes nothing
_AGAIN = 0.3  # share of the budget for a further card of the same choice
_MARGIN = 0.9  # of the budget is thought, the rest pays for the answer


class Level(NamedTuple):
    """How well an opponent plays."""

    budget_ms: float  # of thought for a decision; 0 for none
    slips: int = 0  # of a hundred decisions this many are left to chance
    thumb: bool = False  # rules of thumb decide where the game has some
    reacts: tuple[int, int] = (0, 0)  # hundredths of a second that a race takes, from and to


LEVELS: Mapping[str, Level] = {
    "nahodna": Level(0),
    "lehka": Level(300, slips=30, thumb=True, reacts=(60, 150)),
    "stredni": Level(700, thumb=True, reacts=(45, 105)),
    "tezka": Level(1500, reacts=(30, 75)),
}
ADVISER = "tezka"  # the level that hints come from: it never slips


def thinker(
    level: str,
    view: View,
    *,
    clock: Callable[[], float],
    rng: Rng,
    iterations: int | None = None,
) -> Thinker:
    """Return an opponent at work on the view's decision (its seat is on turn).

    Args:
        level: one of `LEVELS`.
        view: what the opponent knows; it gets nothing else.
        clock: seconds from any start, e.g. `time.perf_counter`.
        rng: where chance comes from.
        iterations: search so long instead of by the clock; makes the answer repeatable.
    """
    how = LEVELS[level]
    if len(view.legal) == 1:
        return Decided(Advice(view.legal[0], FORCED))
    lore = lore_of(view.game.id)
    if lore.chance:
        return Decided(Advice(rng.choice(view.legal), NO_CHOICE))
    if how.budget_ms and reaction.races(view):
        return Decided(reaction.advise(view, how.reacts, rng))
    if not how.budget_ms or rng.below(100) < how.slips:
        return Decided(random.advise(view, rng))
    if how.thumb or _kind(view) in lore.by_rule:
        advice = thumb.advise(view, lore.rules, rng)
        if advice is not None:
            return Decided(advice)
    return Searcher(view, how.budget_ms, clock=clock, rng=rng, iterations=iterations)


class Searching(Protocol):
    """A search that goes on as long as there is time."""

    iterations: int  # playouts so far

    def iteration(self) -> Iterator[None]:
        """Play out once more, ply by ply."""

    def settled(self, left: float) -> bool:
        """Say whether so many more playouts can't change the answer."""

    def best(self) -> Move:
        """Return the best move found."""


class Searcher:
    """An opponent that searches, slice by slice, until its budget is used up."""

    def __init__(
        self,
        view: View,
        budget_ms: float,
        *,
        clock: Callable[[], float],
        rng: Rng,
        iterations: int | None = None,
    ) -> None:
        """Prepare the search; the budget runs from the first slice."""
        self.view = view
        self.rng = rng
        self.clock = clock
        lore = lore_of(view.game.id)
        self.usual = thumb.advise(view, lore.rules, rng)
        self.search: Searching
        if self.usual is not None:
            self.search = Rollouts(
                view,
                rng=rng,
                usual=self.usual.move,
                likely=lore.likely,
                shortlist=lore.shortlist,
                horizon=lore.horizon,
                caution=lore.caution,
            )
        else:
            self.search = Search(view, policy=policy_of(view.game), rng=rng)
        share = _AGAIN if _choosing(view) else 1.0
        self.budget = budget_ms * share * _MARGIN / 1000
        self.limit = _OFTEN_ENOUGH if iterations is None else ceil(iterations * share)
        self.timed = iterations is None
        self.began: float | None = None
        self.running: Iterator[None] = iter(())

    def think(self, slice_ms: float) -> Move | None:
        """See `Thinker.think`."""
        now = self.clock()
        self.began = now if self.began is None else self.began
        stop = now + slice_ms / 1000
        while not self._done(now):
            for _ in self.running:  # first what the last slice has cut off
                now = self.clock()
                if now >= stop:
                    return self.search.best() if self._done(now) else None
            self.running = self.search.iteration()
        return self.search.best()

    def reason(self) -> Reason:
        """Return a rule of thumb's reason where one says the same."""
        same = self.usual is not None and self.usual.move == self.search.best()
        return self.usual.reason if self.usual is not None and same else SEARCHED

    def _done(self, now: float) -> bool:
        """Say whether the budget is used up or the rest of it can't change the answer."""
        done = self.search.iterations
        if done == 0 or self.began is None:
            return False
        spent = now - self.began
        left = float(self.limit - done)
        if self.timed:
            left = min(left, done * (self.budget / max(spent, 1e-6) - 1))
        return left <= 0 or self.search.settled(left)


def _kind(view: View) -> str:
    """Return the kind of the phase in which the decision is made."""
    return str(view.game.settings["phases"][view.phase]["phase"])


def _choosing(view: View) -> bool:
    """Say whether the seat goes on with a choice of several cards."""
    return bool(view.zone(STAGING, view.seat))
