"""A match as a value: what is played and every move; save file, link and bug report in one.

Everything from outside is checked here; a match that has been read holds the right types
and sizes, though its game, variant, example and moves may not exist (any more).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from engine.errors import EngineError
from engine.game import Game
from engine.state import Listener, State

FORMAT = 1
MOST_MOVES = 20_000
MOST_CHARS = 120  # of an id, a seed or a move
MOST_WHOLE = 1_000_000


class MatchError(EngineError):
    """A match that can't be read; the message is Czech."""


class Match(NamedTuple):
    """What is played, and what has been played so far."""

    game: str
    rules: str  # hash of the compiled record
    variant: str = ""
    players: int = 0  # 0 stands for the game's default
    seed: str = "1"
    example: str = ""  # `clause/example`, '' for the whole game
    moves: tuple[str, ...] = ()
    undone: int = 0  # how often a move was taken back
    missed: tuple[int, ...] = ()  # drills: plies at which something else was tried first


def read(raw: object) -> Match:
    """Check a match that came from outside.

    Args:
        raw: what JSON gave.

    Raises:
        MatchError: it is no match, or one of another format.
    """
    if not isinstance(raw, Mapping):
        raise MatchError("partie není čitelná")
    if raw.get("format") != FORMAT or isinstance(raw.get("format"), bool):
        raise MatchError("partie je uložená v jiném formátu")
    moves = raw.get("moves", [])
    if not isinstance(moves, list) or len(moves) > MOST_MOVES:
        raise MatchError("partie nemá čitelné tahy")
    return Match(
        game=_text(raw, "game"),
        rules=_text(raw, "rules"),
        variant=_text(raw, "variant", ""),
        players=_whole(raw, "players"),
        seed=_text(raw, "seed", "1"),
        example=_text(raw, "example", ""),
        moves=tuple(_text({"moves": move}, "moves") for move in moves),
        undone=_whole(raw, "undone"),
        missed=_missed(raw, len(moves)),
    )


def write(match: Match) -> dict[str, Any]:
    """Return a match as JSON; `read` reads it back."""
    written: dict[str, Any] = {"format": FORMAT, **match._asdict(), "moves": list(match.moves)}
    if match.missed:
        written["missed"] = list(match.missed)
    else:
        del written["missed"]
    if not match.example:
        del written["example"]
    return written


def replay(
    game: Game, match: Match, start: State | None = None, listener: Listener | None = None
) -> Iterator[State]:
    """Yield the position before each move, and the last one, which may be `held`.

    Stops at the first move that isn't legal: then there are no more positions than moves.

    Args:
        game: the game that the match names, compiled with its variant and players.
        match: the match.
        start: where it begins; the first deal of its seed unless given.
        listener: told every event.
    """
    state = game.start(match.seed, listener) if start is None else start
    for move in match.moves:
        state = game.to_decision(state, listener)
        yield state
        if game.refused(state, move):
            return
        state = game.play_text(state, move, listener)
    yield state


def cut(match: Match, ply: int) -> Match:
    """Return a match as it was before the move of a ply; that decision keeps its first try."""
    missed = tuple(one for one in match.missed if one <= ply)
    return match._replace(moves=match.moves[:ply], missed=missed)


def tidy(text: str) -> str:
    """Return a text as a match may hold it: `read` takes it, '' stands for one too long."""
    kept = "".join(char for char in " ".join(text.split()) if char.isprintable()).strip()
    return kept if len(kept) <= MOST_CHARS else ""


def _text(raw: Mapping[str, Any], key: str, default: str | None = None) -> str:
    value = raw.get(key, default)
    # Half a surrogate pair can be read from JSON, but not written as UTF-8.
    if not isinstance(value, str) or len(value) > MOST_CHARS or not value.isprintable():
        raise MatchError(f"partie má nečitelný údaj „{key}“")
    return value


def _missed(raw: Mapping[str, Any], moves: int) -> tuple[int, ...]:
    """Return the plies that were missed, each once: one decision more than moves, at most."""
    missed = raw.get("missed", [])
    if not isinstance(missed, list) or any(
        isinstance(ply, bool) or not isinstance(ply, int) for ply in missed
    ):
        raise MatchError("partie nemá čitelné první pokusy")
    return tuple(sorted({ply for ply in missed if 0 <= ply <= moves}))


def _whole(raw: Mapping[str, Any], key: str) -> int:
    value = raw.get(key, 0) or 0
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= MOST_WHOLE:
        raise MatchError(f"partie má nečitelný údaj „{key}“")
    return value
