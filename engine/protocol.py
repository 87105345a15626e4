"""What the page asks and the engine answers: `handle(str) -> str`, JSON in and out.

Every request carries the match, so what is kept between requests is a cache that may be
lost at any time. Nothing raises: what goes wrong comes back as a coded Czech message.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from time import perf_counter
from typing import Any, Protocol, TypeGuard

from engine.ai.advice import Thinker
from engine.ai.players import ADVISER, LEVELS, thinker
from engine.cards import Seat
from engine.errors import EngineError, PositionError, RecordError
from engine.game import compile_game
from engine.match import write
from engine.record import Record
from engine.rng import Rng, stream
from engine.session import Session, opened
from engine.table.clauses import as_json, reference, reference_of
from engine.table.czech import capital, escape
from engine.table.figure import caption_html
from engine.table.frames import Frame
from engine.table.kits import kit_of
from engine.table.refusals import refusal
from engine.table.story import advice, pondering, tally
from engine.view import View, view

SLICE_MS = 100
MOST_SLICE_MS = 5_000
DEFAULT_LEVEL = "stredni"

Json = dict[str, Any]


class Thinking(Protocol):
    """What makes opponents: `engine.ai.players.thinker` or its like."""

    def __call__(self, level: str, view: View, *, clock: Callable[[], float], rng: Rng) -> Thinker:
        """Return an opponent at work on the view's decision."""


class RequestError(EngineError):
    """A request that can't be answered.

    Attributes:
        code: short and stable, for the page.
    """

    def __init__(self, code: str, text: str) -> None:
        """Keep the code; the text is Czech."""
        super().__init__(text)
        self.code = code


class Worker:
    """Answers requests; keeps records, and for each demo the match in progress."""

    def __init__(
        self, *, thinking: Thinking = thinker, clock: Callable[[], float] = perf_counter
    ) -> None:
        """Start with no records."""
        self._thinking = thinking
        self._clock = clock
        self._records: dict[str, Record] = {}
        self._sessions: dict[str, Session] = {}

    def handle(self, request: str) -> str:
        """Answer one request."""
        return json.dumps(self._answer(request), ensure_ascii=False, separators=(",", ":"))

    def _answer(self, request: str) -> Json:
        asked: Any = None
        try:
            asked = _read(request)
            if not isinstance(asked, dict):
                raise RequestError("bad-request", "Požadavek není čitelný.")
            return self._dispatch(asked)
        except RequestError as error:
            return _failed(asked, error.code, str(error))
        except (RecordError, PositionError) as error:
            return _failed(asked, "bad-position", f"{capital(str(error))}.")
        except Exception as error:  # the page must always get an answer
            text = "Ve hře nastala chyba. Zkuste vzít tah zpět, nebo začněte novou partii."
            return _failed(asked, "internal", f"{text} ({type(error).__name__})")

    def _dispatch(self, asked: Json) -> Json:
        do = asked.get("do")
        if do == "load":
            return self._load(asked)
        action = _ACTIONS.get(do) if isinstance(do, str) else None
        if action is None:
            raise RequestError("bad-request", "Požadavku hra nerozumí.")
        if not self._records:
            raise RequestError("no-record", "Pravidla hry se ještě nenačetla.")
        return action(self, asked)

    def _load(self, asked: Json) -> Json:
        record = asked.get("record")
        if not _playable(record):
            raise RequestError("bad-record", "Pravidla hry se nepodařilo načíst.")
        self._records[record["id"]] = record
        return {"loaded": record["id"], "rules": record["hash"]}

    # What can be done

    def _open(self, asked: Json) -> Json:
        self._sessions.pop(_demo(asked), None)
        session = self._session(asked)
        reply = self._reply(asked, session, [session.camera(*_aim(asked)).now(session.now)])
        if session.notice:
            reply["notice"] = session.notice
        return reply

    def _move(self, asked: Json) -> Json:
        session = self._ready(asked)
        move = asked.get("move")
        text = move if isinstance(move, str) else ""
        if _next(session) == "deal":
            return self._reply(asked, session, [])
        if session.stage.changes and session.change(text):
            frame = session.camera(*_aim(asked)).now(session.now)
            return self._reply(asked, session, [frame])
        if session.stage.over(session.now) and session.now.winners is None:
            return self._refused(asked, session, "Ukázka skončila.", "konec-hry")
        if session.game.refused(session.now, text, session.seat):
            cast = session.stage.cast(session.now)
            why = refusal(session.game, session.now, text, session.seat, cast)
            session.miss()
            return self._refused(asked, session, *why)
        return self._played(asked, session, text)

    def _ai(self, asked: Json) -> Json:
        session = self._ready(asked)
        if _next(session) != "ai":
            return self._reply(asked, session, [])
        return self._thought(asked, session)

    def _step(self, asked: Json) -> Json:
        session = self._ready(asked)
        if _next(session) not in ("ai", "human"):
            return self._reply(asked, session, [])
        return self._thought(asked, session)

    def _thought(self, asked: Json, session: Session) -> Json:
        move = self._think(asked, session, session.now.turn).think(_slice(asked))
        if move is None:
            status = pondering(session.stage.cast(session.now), session.now)
            return {**self._reply(asked, session, []), "thinking": True, "status": status}
        return self._played(asked, session, session.game.text(move))

    def _hint(self, asked: Json) -> Json:
        session = self._ready(asked)
        if _next(session) != "human":
            return self._reply(asked, session, [])
        mind = self._think({**asked, "level": ADVISER}, session, session.seat)
        move = mind.think(_slice(asked))
        if move is None:
            return {**self._reply(asked, session, []), "thinking": True}
        reason = mind.reason()
        cast = session.stage.cast(session.now)
        hint = {
            "move": session.game.text(move),
            "text": advice(cast, session.now, move, reason.text),
            "clause": as_json(
                session.game, reference_of(session.game, reason.part or ""), _aim(asked)[1]
            ),
        }
        return {**self._reply(asked, session, []), "hint": hint}

    def _next_deal(self, asked: Json) -> Json:
        session = self._session(asked)
        if not session.now.held:
            return self._reply(asked, session, [session.camera(*_aim(asked)).now(session.now)])
        camera = session.camera(*_aim(asked))
        session.go_on(camera)
        return self._reply(asked, session, camera.rest(session.now))

    def _undo(self, asked: Json) -> Json:
        session = self._session(asked)
        frames = []
        reply: Json = {}
        if session.undo():
            frames = [session.camera(*_aim(asked)).now(session.now)]
        else:
            reply = {"notice": "Není co vzít zpět."}
        return {**self._reply(asked, session, frames), **reply}

    # What they share

    def _session(self, asked: Json) -> Session:
        """Return the demo's session, played through anew unless the cached one fits."""
        demo = _demo(asked)
        cached = self._sessions.get(demo)
        raw = asked.get("match")
        if cached is not None and write(cached.match) == raw:
            return cached
        session = opened(self._records, raw, asked)
        self._sessions[demo] = session
        return session

    def _ready(self, asked: Json) -> Session:
        """Return the session; a settled deal is left alone unless the page has the next one.

        A session that had to be played through anew stops at a settlement that the reader has
        long left: the request's `held` tells.
        """
        session = self._session(asked)
        if asked.get("held") is False:
            session.to_decision()
        return session

    def _played(self, asked: Json, session: Session, move: str) -> Json:
        camera = session.camera(*_aim(asked))
        session.play(move, camera)
        return self._reply(asked, session, camera.rest(session.now))

    def _think(self, asked: Json, session: Session, seat: Seat) -> Thinker:
        """Return who thinks about this decision: the same as a moment ago, if it still goes on."""
        wanted = asked.get("level")
        level = wanted if isinstance(wanted, str) and wanted in LEVELS else DEFAULT_LEVEL
        key = (level, seat)
        if session.mind is None or session.mind[0] != key:
            match = session.match
            rng = stream(match.seed, session.now.deal, f"ai/{seat}", len(match.moves))
            seen = view(session.game, session.now, seat)
            session.mind = key, self._thinking(level, seen, clock=self._clock, rng=rng)
        return session.mind[1]

    def _refused(self, asked: Json, session: Session, text: str, clause: str) -> Json:
        base = _aim(asked)[1]
        cited = as_json(session.game, reference(session.game, clause), base)
        return {**self._reply(asked, session, []), "refused": {"text": text, "clause": cited}}

    def _reply(self, asked: Json, session: Session, frames: list[Frame]) -> Json:
        reply = {
            "demo": _demo(asked),
            "ply": len(session.match.moves),
            "match": write(session.match),
            "frames": [frame._asdict() for frame in frames],
            "next": _next(session),
            "seat": session.seat,
        }
        if kit_of(session.game).tallies and not session.match.example:
            reply["tally"] = tally(session.match)
        if session.stage.changes:
            reply["caption"] = caption_html(session.stage, session.match.seed)
        return reply


_ACTIONS: dict[str, Callable[[Worker, Json], Json]] = {
    "open": Worker._open,
    "move": Worker._move,
    "ai": Worker._ai,
    "step": Worker._step,
    "hint": Worker._hint,
    "next": Worker._next_deal,
    "undo": Worker._undo,
}


def handle(request: str) -> str:
    """Answer one request of the page; never raises."""
    return _WORKER.handle(request)


def _next(session: Session) -> str:
    """Return who or what is waited for."""
    state = session.now
    if session.stage.over(state):
        return "over"
    if state.held:
        return "deal"
    return "human" if state.turn == session.seat else "ai"


def _read(request: str) -> Any:
    """Read a request.

    Raises:
        RequestError: it is no JSON, or nested too deep, or a number has too many digits.
    """
    try:
        return json.loads(request)
    except (ValueError, RecursionError):
        raise RequestError("bad-request", "Požadavek není čitelný.") from None


def _playable(record: Any) -> TypeGuard[Record]:
    """Say whether a record from outside holds a game; it is no match's fault if it doesn't."""
    try:
        game = compile_game(record)
        return isinstance(game.id, str) and isinstance(game.hash, str) and bool(game.clause_of(""))
    except Exception:  # whatever may be wrong in it
        return False


def _demo(asked: Mapping[str, Any]) -> str:
    demo = asked.get("demo")
    if not _is_text(demo) or not demo:
        raise RequestError("bad-request", "Požadavek neříká, které ukázky se týká.")
    return demo


def _aim(asked: Mapping[str, Any]) -> tuple[str, str]:
    """Return the prefix of ids and the way to the site's root."""
    base = asked.get("base")
    return escape(_demo(asked)), escape(base) if _is_text(base) else ""


def _is_text(value: Any) -> TypeGuard[str]:
    """Say whether a value can be repeated in a reply: half a surrogate pair can't."""
    return isinstance(value, str) and value.isprintable()


def _slice(asked: Mapping[str, Any]) -> float:
    wanted = asked.get("slice_ms")
    if isinstance(wanted, bool) or not isinstance(wanted, int | float):
        return SLICE_MS
    # Compared before it is made a float: a whole number may be too large for one.
    return float(min(max(wanted, 1), MOST_SLICE_MS)) if wanted == wanted else SLICE_MS


def _failed(asked: Any, code: str, text: str) -> Json:
    demo = asked.get("demo") if isinstance(asked, dict) else None
    return {
        "demo": demo if _is_text(demo) else None,
        "frames": [],
        "error": {"code": code, "text": text},
    }


_WORKER = Worker()
