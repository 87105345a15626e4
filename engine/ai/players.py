"""The levels of opponents, and the thinker of one decision."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from engine.ai import random, thumb
from engine.ai.advice import FORCED, Advice, Decided, Reason, Thinker
from engine.ai.catalogue import rules_of
from engine.ai.ismcts import STAGING, Search
from engine.ai.playout import policy_of
from engine.moves import Move
from engine.rng import Rng
from engine.view import View

SEARCHED = Reason("V rozdáních dohraných nanečisto vychází tento tah nejlépe.")
_OFTEN_ENOUGH = 4000  # iterations after which another second changes nothing
_AGAIN = 0.3  # share of the budget for a further card of the same choice
_MARGIN = 0.9  # of the budget is thought, the rest pays for the answer


class Level(NamedTuple):
    """How well an opponent plays."""

    budget_ms: float  # of thought for a decision; 0 for none
    slips: int = 0  # of a hundred decisions this many are left to chance
    thumb: bool = False  # rules of thumb decide where the game has some


LEVELS: Mapping[str, Level] = {
    "nahodna": Level(0),
    "lehka": Level(300, slips=20, thumb=True),
    "stredni": Level(700, slips=6),
    "tezka": Level(1500),
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
    if not how.budget_ms or rng.below(100) < how.slips:
        return Decided(random.advise(view, rng))
    if how.thumb:
        advice = thumb.advise(view, rules_of(view.game.id), rng)
        if advice is not None:
            return Decided(advice)
    return Searcher(view, how.budget_ms, clock=clock, rng=rng, iterations=iterations)


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
        rules, policy = rules_of(view.game.id), policy_of(view.game)
        self.usual = thumb.advise(view, rules, rng)
        self.search = Search(
            view,
            policy=policy,
            rng=rng,
            expects=policy if rules else None,
            usual=self.usual.move if self.usual else None,
        )
        share = _AGAIN if _choosing(view) else 1.0
        self.budget = budget_ms * share * _MARGIN / 1000
        self.limit = iterations if iterations is not None else _OFTEN_ENOUGH
        self.timed = iterations is None
        self.began: float | None = None

    def think(self, slice_ms: float) -> Move | None:
        """See `Thinker.think`."""
        now = self.clock()
        self.began = now if self.began is None else self.began
        stop = now + slice_ms / 1000
        while not self._done(now):
            self.search.iterate()
            now = self.clock()
            if now >= stop and not self._done(now):
                return None
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
        if done >= self.limit or (self.timed and spent >= self.budget):
            return True
        if not self.timed or done % 32:
            return False
        left = min(self.limit - done, done * (self.budget / max(spent, 1e-6) - 1))
        return self.search.lead() > left


def _choosing(view: View) -> bool:
    """Say whether the seat goes on with a choice of several cards."""
    return bool(view.zone(STAGING, view.seat))
