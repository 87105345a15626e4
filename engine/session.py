"""A match in progress: what the worker keeps of it between two requests."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.ai.advice import Thinker
from engine.cards import Card, Seat
from engine.errors import EngineError, PositionError
from engine.examples import find
from engine.game import Game, applies, compile_game
from engine.match import MOST_WHOLE, Match, MatchError, cut, read, replay, tidy
from engine.record import Record
from engine.state import State
from engine.table.clauses import reference
from engine.table.czech import count, quote
from engine.table.frames import Camera, Memory
from engine.table.kits import kit_of
from engine.table.scene import Trick
from engine.table.stage import Stage, changed_stage, example_stage, whole_game

_MOST_TOLD = 100  # a larger number of players isn't repeated


@dataclass
class Point:
    """A position with the trick that was taken last before it."""

    state: State
    last: Trick
    wins: Card | None  # the card that took it


@dataclass
class Session:
    """A demo being played; `points` are the positions before each move, and the last one."""

    match: Match
    stages: list[Stage]  # of a demo that is only counted one after each change, else one
    points: list[Point]
    notice: str = ""
    mind: tuple[object, Thinker] | None = None  # who thinks, and about what

    @property
    def stage(self) -> Stage:
        """What is shown."""
        return self.stages[-1]

    @property
    def game(self) -> Game:
        """The compiled game."""
        return self.stage.game

    @property
    def seat(self) -> Seat:
        """The reader's seat."""
        return self.stage.seat

    @property
    def now(self) -> State:
        """The position."""
        return self.points[-1].state

    def camera(self, prefix: str, base: str) -> Camera:
        """Return a camera that remembers the last trick."""
        return Camera(self.stage, prefix, base, self._memory())

    def _memory(self) -> Memory:
        return Memory(self.stage, self.points[-1].last, self.points[-1].wins)

    def play(self, move: str, camera: Camera) -> None:
        """Make a legal move (not checked)."""
        state = self.game.play_text(self.now, move, camera)
        self.mind = None
        self.points.append(_point(state, camera.memory))
        self.match = self.match._replace(moves=(*self.match.moves, move))

    def change(self, text: str) -> bool:
        """Change what the example gives; False when the change can't be made."""
        stage = _after(self.stage, text, self.match.seed)
        if stage is None:
            return False
        self.stages.append(stage)
        self.points.append(Point(stage.start, (), None))
        self.match = self.match._replace(moves=(*self.match.moves, text))
        return True

    def go_on(self, camera: Camera) -> None:
        """Deal the next deal if the last one is settled."""
        if self.now.held and not self.stage.over(self.now):
            self._leave(self.game.go_on(self.now, camera))

    def to_decision(self) -> None:
        """Leave every settlement behind: the reader has seen them."""
        if self.now.held and not self.stage.over(self.now):
            self._leave(self.game.to_decision(self.now))

    def _leave(self, state: State) -> None:
        self.points[-1] = Point(state, (), None)
        self.mind = None

    def undo(self) -> bool:
        """Go back to the reader's decision before this one; False when there is none."""
        if len(self.stages) > 1:
            del self.stages[-1]
            self._back_to(len(self.points) - 2)
            return True
        for ply in range(len(self.points) - 2, -1, -1):
            if self.points[ply].state.turn == self.seat:
                self._back_to(ply)
                return True
        return False

    def _back_to(self, ply: int) -> None:
        del self.points[ply + 1 :]
        self.mind = None  # it was about a position that is gone
        self.match = cut(self.match, ply)._replace(undone=self.match.undone + 1)

    def miss(self) -> None:
        """Note that the decision wasn't right at the first try, where that is counted."""
        ply = len(self.match.moves)
        if kit_of(self.game).tallies and ply not in self.match.missed:
            self.match = self.match._replace(missed=(*self.match.missed, ply))


def opened(records: Mapping[str, Record], raw: object, asked: Mapping[str, Any]) -> Session:
    """Play a match through as far as it goes; what was wrong with it is in `notice`.

    Args:
        records: the loaded records by id.
        raw: the match as it came from outside.
        asked: the request; its `game`, `variant`, `players`, `seed` and `example` say what the
            demo itself is, for matches that can't be read.
    """
    notes: list[str] = []
    match = _readable(records, raw, asked, notes)
    record = records[match.game]
    if match.rules != record["hash"]:
        if match.moves:
            notes.append("Pravidla se od uložení partie změnila, tahy se přehrály podle nynějších.")
        match = match._replace(rules=record["hash"])
    match, game = _compiled(record, match, notes)
    match, stage = _staged(game, match, asked, notes)
    if stage.changes:
        return _changed(match, stage, notes)
    memory = Memory(stage)
    points: list[Point] = []
    for state in replay(game, match, stage.start, memory):
        points.append(_point(state, memory))
        if stage.over(points[-1].state):
            match = cut(match, len(points) - 1)
            break
    match = _kept(game, match, points, notes)
    return Session(match, [stage], points, " ".join(notes))


def _changed(match: Match, stage: Stage, notes: list[str]) -> Session:
    """Return an example after its changes, as far as they can be made."""
    session = Session(match._replace(moves=()), [stage], [Point(stage.start, (), None)])
    for text in match.moves:
        if not session.change(text):
            notes.append(f"Změnu {quote(text)} tu udělat nejde.")
            break
    session.notice = " ".join(notes)
    return session


def _after(stage: Stage, text: str, seed: str) -> Stage | None:
    change = next((one for one in stage.changes if one.text == text), None)
    try:
        return None if change is None else changed_stage(stage, change, seed)
    except PositionError:
        return None


def _point(state: State, memory: Memory) -> Point:
    return Point(memory.cut or state, memory.last, memory.wins)


def fresh(record: Record, asked: Mapping[str, Any]) -> Match:
    """Return a new match of what a demo is by itself."""
    return Match(
        game=record["id"],
        rules=record["hash"],
        variant=_text(asked, "variant"),
        players=_whole(asked, "players"),
        seed=_text(asked, "seed") or "1",
        example=_text(asked, "example"),
    )


def _readable(
    records: Mapping[str, Record], raw: object, asked: Mapping[str, Any], notes: list[str]
) -> Match:
    """Return the match if it can be read and is of a loaded game, else a new one."""
    wanted = asked.get("game")
    record = records.get(wanted) if isinstance(wanted, str) else None
    fallback = record or list(records.values())[-1]
    if raw is None:
        return fresh(fallback, asked)
    try:
        match = read(raw)
    except MatchError as error:
        notes.append(f"Uloženou partii nejde otevřít: {error}. Začíná nová.")
        return fresh(fallback, asked)
    if match.game not in records or (record is not None and match.game != record["id"]):
        notes.append("Uložená partie je z jiné hry, než je na této stránce. Začíná nová.")
        return fresh(fallback, asked)
    return match


def _compiled(record: Record, match: Match, notes: list[str]) -> tuple[Match, Game]:
    """Return the game of a match; an unknown variant or number of players is set right."""
    known = [one["id"] for one in record.get("variants") or ()]
    if match.variant and match.variant not in known:
        notes.append(
            f"Variantu {quote(match.variant)} hra nezná, hraje se podle základních pravidel."
        )
        match = match._replace(variant="")
    match = _at_example(record, match, notes)
    bounds = record["players"]
    if match.players and not bounds["min"] <= match.players <= bounds["max"]:
        few = match.players <= _MOST_TOLD
        who = count(match.players, "hráč", "acc") if few else "tolik hráčů"
        notes.append(f"Hra není pro {who}, hraje se v\u00a0obvyklém počtu.")
        match = match._replace(players=0)
    game = compile_game(record, match.variant, match.players or None)
    return match._replace(players=game.seats), game


def _at_example(record: Record, match: Match, notes: list[str]) -> Match:
    """Return the match at the number of players of its example, without one not in force."""
    if not match.example:
        return match
    try:
        clause, example = find(record, match.example)
    except KeyError:
        return _without_example(match, notes)
    if not (applies(clause, match.variant) and applies(example, match.variant)):
        return _without_example(match, notes)
    return match._replace(players=example.get("players") or 0)


def _without_example(match: Match, notes: list[str]) -> Match:
    notes.append("Ukázka, ke které partie patří, už neexistuje. Začíná nová hra.")
    return match._replace(example="", moves=())


def _staged(
    game: Game, match: Match, asked: Mapping[str, Any], notes: list[str]
) -> tuple[Match, Stage]:
    """Return where the match begins; an example that is gone gives way to the whole game."""
    if match.example:
        try:
            return match, example_stage(game, match.example, match.seed)
        except EngineError:
            match = _without_example(match, notes)
    return match, whole_game(game, match.seed, _whole(asked, "seat") % game.seats)


def _kept(game: Game, match: Match, points: list[Point], notes: list[str]) -> Match:
    """Return the match with its legal moves only."""
    played = len(points) - 1
    if played == len(match.moves):
        return match
    move = match.moves[played]
    found = reference(game, game.refused(points[-1].state, move) or "")
    why = f" ({found.label})" if found else ""
    notes.append(
        f"{played + 1}. tah partie, {quote(move)}, není dovolen{why}."
        " Partie pokračuje od postavení před ním."
    )
    return cut(match, played)


def _text(asked: Mapping[str, Any], key: str) -> str:
    value = asked.get(key)
    return tidy(value) if isinstance(value, str) else ""


def _whole(asked: Mapping[str, Any], key: str) -> int:
    value = asked.get(key)
    if not isinstance(value, int) or isinstance(value, bool):
        return 0
    return min(max(value, 0), MOST_WHOLE)
