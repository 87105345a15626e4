"""What a position is worth to each seat: its share of the match."""

from __future__ import annotations

from engine.deals import POINTS
from engine.game import Game
from engine.state import State

# A lead counts more the nearer the end is; 1.5 is close to what short matches show.
_STEEP = 1.5
_TYPICAL = 10  # a lead of so many points makes three quarters of a match without a target
_TIE_BREAK = 0.02  # of a decided match, for winning it by more


def worth(game: Game, state: State) -> list[float]:
    """Return each seat's share of the match, 1 in all, at the end of a deal or match.

    A decided match is the winners'. Otherwise a seat's chances grow the fewer points it
    lacks, or, in a match without a target, the further it is ahead.
    """
    points = [state.accounts[game.account(POINTS, seat)] for seat in range(game.seats)]
    if state.winners is not None:
        return _decided(points, state.winners)
    if game.rules.to:
        lacks = [max(1, game.rules.to - own) for own in points]
        return _shares([(1 / lack) ** _STEEP for lack in lacks])
    return _ahead(points)


def _decided(points: list[int], winners: tuple[int, ...]) -> list[float]:
    """Give the match to its winners, a little less when it was close."""
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(points))]
    close = _ahead(points)
    return [
        share * (1 - _TIE_BREAK) + near * _TIE_BREAK
        for share, near in zip(shares, close, strict=True)
    ]


def _ahead(points: list[int]) -> list[float]:
    mean = sum(points) / len(points)
    leads = [own - mean for own in points]
    return _shares([2 + lead / (abs(lead) + _TYPICAL / 2) for lead in leads])


def _shares(weights: list[float]) -> list[float]:
    total = sum(weights)
    return [weight / total for weight in weights]
