"""What a position is worth to each seat.

Worths of one match compare with one another; where it has a target they are shares of it.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.ai.catalogue import lore_of
from engine.game import Game
from engine.state import State

# A lead counts more the nearer the end is; 1.5 is close to what short matches show.
_STEEP = 1.5
_TYPICAL = 10  # a lead of so much in a decided match is half of what a huge one is
_LAST = 0.5  # what a seat is worth that has all its marks, in marks
_TIE_BREAK = 0.02  # of a decided match, for winning it by more


def standing(game: Game, state: State) -> list[int]:
    """Return by seat what decides the match, much of it being good."""
    return [game.rules.sign * state.accounts[slot] for slot in game.rules.scores]


def worth(game: Game, state: State) -> list[float]:
    """Return what the position at the end of a deal or match is worth to each seat.

    A decided match is the winners'. Before, in a match with a target, a seat's share grows
    the fewer points it lacks, or the more marks it may still get. Without a target as much
    may be won back as is lost, so it's the lead itself; in a rubber games won are promises.
    """
    scores, rules = standing(game, state), game.rules
    lore = lore_of(game.id)
    if lore.prospects is not None:
        pairs = zip(scores, lore.prospects(game, state), strict=True)
        return leads([score + promise for score, promise in pairs])
    if lore.stakes:
        return leads(scores)
    if state.winners is not None:
        return _decided(game, scores, state.winners)
    if rules.to and rules.sign < 0:
        return _shares([rules.to + max(own, -rules.to) + _LAST for own in scores])
    if rules.to or rules.start:
        lacks = [max(1, rules.lacks(rules.sign * own)) for own in scores]
        return _shares([(1 / lack) ** _STEEP for lack in lacks])
    return leads(scores)


def _decided(game: Game, scores: list[int], winners: tuple[int, ...]) -> list[float]:
    """Give the match to its winners, a little less when it was close; partners win both."""
    share = 1 / len({game.side(seat) for seat in winners})
    shares = [share if seat in winners else 0.0 for seat in range(len(scores))]
    near = _shares([2 + lead / (abs(lead) + _TYPICAL / 2) for lead in leads(scores)])
    return [
        share * (1 - _TIE_BREAK) + close * _TIE_BREAK
        for share, close in zip(shares, near, strict=True)
    ]


def leads(scores: Sequence[float]) -> list[float]:
    """Return by seat how far each score is over the mean of all."""
    mean = sum(scores) / len(scores)
    return [own - mean for own in scores]


def _shares(weights: list[float]) -> list[float]:
    total = sum(weights)
    return [weight / total for weight in weights]
