"""What a demo shows: where it starts, who the reader is, and when it is over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.cards import NOBODY, Seat
from engine.changes import Change, changed, offered
from engine.errors import PositionError
from engine.examples import FILLS, after_moves, find, start_of
from engine.game import Game
from engine.registry import Rounding
from engine.rng import stream
from engine.state import State
from engine.table.cast import Cast

FOREHAND: Seat = 1  # in examples, where the dealer is seat 0


class Stage(NamedTuple):
    """A demo: one example of a clause, or the whole game."""

    game: Game
    seat: Seat  # the reader's
    start: State
    clause: Mapping[str, Any] | None = None
    example: Mapping[str, Any] | None = None

    def cast(self, state: State) -> Cast:
        """Return how everybody is called in a position."""
        return Cast(self.game, self.seat, state.dealer, roles=self.example is not None)

    @property
    def speaks(self) -> bool:
        """Say whether words are said here besides cards: room for their buttons is kept."""
        if self.example is None:
            return any(not verb.takes for verb in self.game.verbs.values())
        if self.start.turn == NOBODY:
            return False
        moves = self.game.legal(self.start)
        called = len({move.verb for move in moves}) > 1
        return called or any(not move.cards for move in moves) or self._refuses_words

    @property
    def _refuses_words(self) -> bool:
        """Say whether the example shows a word or a call that is refused."""
        moves = (self.example or {}).get("refused", ())
        return any(move.split()[0] in self.game.verbs and move[:5] != "play " for move in moves)

    def over(self, state: State) -> bool:
        """Say whether the demo ends here: the match, or the example's trick, phase or deal."""
        if state.winners is not None:
            return True
        if self.example is None:
            return False
        start = self.start
        if start.turn == NOBODY or state.held or state.deal != start.deal:
            return True
        return state.phase != start.phase or self.trick_over(state) or self._round_over(state)

    def trick_over(self, state: State) -> bool:
        """Say whether an example's trick has been taken."""
        return self.example is not None and self._tricks(state) > self._tricks(self.start)

    def _round_over(self, state: State) -> bool:
        """Say whether a round of the example's phase has been played, where it has rounds."""
        phase = self.game.phases[self.start.phase]
        return isinstance(phase, Rounding) and phase.round_over(self.start, state)

    @property
    def changes(self) -> tuple[Change, ...]:
        """What the reader may change in an example that is only counted."""
        return () if self.example is None else offered(self.game, self.example, self.start)

    @property
    def counts(self) -> bool:
        """Say whether an example is about points: then its last trick runs into the settlement."""
        return any(key in (self.example or ()) for key in ("score", "lines", "over"))

    def counted(self, state: State) -> bool:
        """Say whether the lines of the receipt are shown: when a deal ends, or when asked for."""
        ended = state.held or state.winners is not None
        return ended or (self.counts and bool(state.receipt))

    @property
    def shows(self) -> frozenset[str] | None:
        """Return what an example's table tells on its plates; None for the whole game."""
        if self.example is None:
            return None
        given = self.example.get("given") or {}
        return frozenset([*given, *self.example, *self.example.get("then", ())])

    def _tricks(self, state: State) -> int:
        """Return how many tricks have been taken, 0 in games without tricks."""
        try:
            return sum(state.variables[self.game.variable("taken")])
        except KeyError:
            return 0


def whole_game(game: Game, seed: str, seat: Seat = 0) -> Stage:
    """Return the whole game of a seed."""
    return Stage(game, seat, game.start(seed))


def example_stage(game: Game, path: str, seed: str) -> Stage:
    """Return the demo of one example, its open cards filled in from the seed.

    Raises:
        KeyError: there is no such example.
        PositionError: its position can't be set up.
    """
    clause, example = find(game.record, path)
    try:
        start = _start(game, clause, example, fill_of(seed))
    except PositionError:
        # Only so many fills are proved to work.
        start = _start(game, clause, example, fill_of(seed) % FILLS)
    return Stage(game, _reader(start), start, clause, example)


def changed_stage(stage: Stage, change: Change, seed: str) -> Stage:
    """Return an example after a change; its reader stays where he is.

    Raises:
        PositionError: there is nothing to take for it.
    """
    clause, before = stage.clause or {}, stage.example or {}
    example, start = changed(stage.game, clause, before, change, fill_of(seed))
    return stage._replace(example=example, start=start)


def fill_of(seed: str) -> int:
    """Return the random completion that a seed stands for; small numbers are themselves."""
    if seed.isdecimal() and len(seed) < 6:
        return int(seed)
    return stream(seed, 0, "fill").below(1 << 16)


def _start(game: Game, clause: Mapping[str, Any], example: Mapping[str, Any], fill: int) -> State:
    if "winner" in example:
        return start_of(game, clause, before_last_card(game, example), fill)
    if any(key in example for key in ("legal", "allows", "refused", "picks")):
        return after_moves(game, clause, example, fill)
    return start_of(game, clause, example, fill)


def before_last_card(game: Game, example: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return an example about a trick as it stands before its last card is played.

    That card is the only one in the hand, so it is the one that can be played.
    """
    given = dict(example.get("given") or {})
    *before, last = given["trick"]
    given["trick"] = before
    given.pop("hands", None)
    given["hand"] = [last]
    return {**example, "given": given}


def _reader(start: State) -> Seat:
    """Return who decides; in a settled position whoever got the first line, or the forehand."""
    if start.turn != NOBODY:
        return start.turn
    return next((line.seat for line in start.receipt if line.seat != NOBODY), FOREHAND)
