"""What happens as a run of frames: after each told event the table as it then stands."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.cards import NOBODY, Card, Seat
from engine.changes import possible
from engine.state import Draft, Event, State
from engine.table.clauses import as_json, reference_of
from engine.table.controls import barred_words
from engine.table.receipt import receipt_html
from engine.table.render import draw
from engine.table.scene import Journey, Scene, Trick
from engine.table.stage import Stage
from engine.table.story import prompt, tell
from engine.table.trick import by_whom
from engine.view import view

# Events in which cards leave a hand for the table.
_PLAYED = frozenset(("play", "lead", "beat", "pair", "turn", "lay", "all"))


class Frame(NamedTuple):
    """The table at one moment, and the sentence that goes with it."""

    html: str
    status: str
    clause: dict[str, Any] | None
    receipt: str | None
    result: bool


class Memory:
    """Keeps what no position holds: the trick or the pairs laid last, where an example ended."""

    def __init__(self, stage: Stage, last: Trick = (), wins: Card | None = None) -> None:
        """Start from what is remembered."""
        self.stage = stage
        self.last = last
        self.wins = wins  # the card that took the last trick
        self.cut: State | None = None  # the demo ends here, though the engine goes on

    def __call__(self, event: Event, draft: Draft) -> None:
        """Note a trick as it is taken; a new deal has none."""
        if event.kind == "deal":
            self.last, self.wins = (), None
        if event.kind == "pair":
            self.last += tuple((event.seat, card) for card in event.cards)
        if event.kind == "trick":
            self.last, self.wins = _trick(draft), event.cards[0]
        if event.kind == "trick taken" and not self.stage.counts:
            state = draft.freeze()
            if self.stage.trick_over(state):
                self.cut = state


def _trick(draft: Draft) -> Trick:
    """Return the cards of the trick with who played them."""
    game = draft.game
    for zone, content in zip(game.layout.zones, draft.zones, strict=True):
        if zone.name == "trick":
            return by_whom(game, draft, content)
    return ()


class Camera:
    """Takes a frame of every event that the reader hears of."""

    def __init__(self, stage: Stage, prefix: str, base: str, memory: Memory) -> None:
        """Aim at a demo's table; `prefix` and `base` as in `render`."""
        self.stage = stage
        self.prefix = prefix
        self.base = base
        self.memory = memory
        self.frames: list[Frame] = []
        self._seen: State | None = None
        self._journey: Journey | None = None

    def __call__(self, event: Event, draft: Draft) -> None:
        """Take a frame; nobody can click in it, for the move isn't over yet."""
        if self.memory.cut is not None:
            return
        before = self.memory.last
        self.memory(event, draft)
        state = draft.freeze()._replace(turn=NOBODY)
        stage = self.stage
        text = tell(stage.game, event, stage.seat, state, stage.cast(state), cites=False)
        if text:
            wins = event.cards[0] if event.kind == "trick" else None
            self._journey = journey(event, stage.seat)
            self.frames.append(self._frame(state, text, event.part, before, wins))
            self._seen = state

    def rest(self, state: State) -> list[Frame]:
        """Return the frames, the last one showing the position in which somebody decides."""
        asked = "" if self.stage.over(state) else prompt(self.stage.cast(state), state)
        still = self._seen is not None and state._replace(turn=NOBODY) == self._seen
        if still and self.frames:
            last = self.frames.pop()
            if state.turn == self.stage.seat:
                last = last._replace(status=f"{last.status} {asked}".strip())
            self.frames.append(last._replace(html=self._html(state, self.memory.last)))
        else:
            self._journey = None
            frame = self._frame(state, asked, "", self.memory.last)
            if self.frames:
                told = self.frames[-1]
                frame = frame._replace(status=asked or told.status, clause=told.clause)
            self.frames.append(frame)
        return self.frames

    def now(self, state: State) -> Frame:
        """Return the position as it is, with what it asks for."""
        return self._frame(state, prompt(self.stage.cast(state), state), "", self.memory.last)

    def _frame(
        self, state: State, status: str, part: str, last: Trick, wins: Card | None = None
    ) -> Frame:
        stage = self.stage
        cast = stage.cast(state)
        return Frame(
            html=self._html(state, last, wins),
            status=status,
            clause=as_json(stage.game, reference_of(stage.game, part), self.base),
            receipt=receipt_html(cast, state, self.base) if stage.counted(state) else None,
            result=state.winners is not None,
        )

    def _html(self, state: State, last: Trick, wins: Card | None = None) -> str:
        scene = scene_of(self.stage, state, self.prefix, self.base)
        wins = wins or self.memory.wins
        return draw(scene._replace(last=last, wins=wins, journey=self._journey))


def journey(event: Event, reader: Seat) -> Journey | None:
    """Return which cards an event has taken out of a hand, as far as the reader sees them."""
    if event.kind in ("give", "return"):
        taker: Seat = event.arg
        return Journey(event.seat, event.cards if reader in (event.seat, taker) else (), taker)
    if event.kind == "draw":
        giver: Seat = event.arg
        seen = event.cards if reader in (event.seat, giver) else ()
        return Journey(giver, seen, event.seat)
    if event.kind == "give":
        return Journey(event.seat, event.cards, getattr(event.arg, "seat", NOBODY))
    if event.kind in _PLAYED and event.seat != NOBODY:
        return Journey(event.seat, event.cards)
    return None


def scene_of(stage: Stage, state: State, prefix: str, base: str) -> Scene:
    """Return the scene of a demo's position as its reader sees it."""
    game, seat = stage.game, stage.seat
    if stage.over(state):
        state = state._replace(turn=NOBODY)
    asked = state.turn == seat
    return Scene(
        view(game, state, seat),
        stage.cast(state),
        prefix,
        base,
        small=stage.example is not None,
        shows=stage.shows,
        speaks=stage.speaks,
        barred=barred_words(game, state, stage.example) if asked else (),
        changes=tuple((one, possible(game, stage.example or {}, one)) for one in stage.changes),
    )
