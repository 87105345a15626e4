"""An example as a sentence: what is given, what is then played, and what follows.

„Rozdávající má v ruce ♠K ♠7 ♥A, vynesena je ♠Q: smí zahrát jen ♠K.“ Roles, never names.
"""

from __future__ import annotations

from typing import Any

from engine.cards import NOBODY
from engine.examples import start_of
from engine.state import Draft, Event, State
from engine.table.cast import Cast
from engine.table.czech import capital, listed
from engine.table.czech.typography import typo
from engine.table.facts import facts
from engine.table.follows import Case, follows
from engine.table.stage import Stage, fill_of
from engine.table.story import tell

_TOLD = ("exchange", "play", "announce")  # besides words, what is worth telling of the moves
_NOBODY_READS: int = -2  # a seat that nobody has: everybody is told of by role


def caption(stage: Stage, seed: str) -> str:
    """Return the caption of an example, plain text."""
    if stage.clause is None or stage.example is None:
        return ""
    example = stage.example
    if "invalid" in example:
        return typo(f"Taková pozice být nemůže: {example['invalid']}.")
    start = start_of(stage.game, stage.clause, example, fill_of(seed))
    cast = Cast(stage.game, _NOBODY_READS, start.dealer, roles=True)
    given = facts(cast, example, start)
    told, state = _moves(cast, example.get("moves", ()), start)
    named = "hand" in (example.get("given") or {}) and not told
    subject = "" if named or state.turn == NOBODY else cast.role(state.turn)
    after = follows(Case(cast, example, start, state, subject))
    return typo(f"{capital(_joined([*given, *told], after))}.")


def _joined(before: list[str], after: list[str]) -> str:
    ends = listed(after)
    return f"{', '.join(before)}: {ends}" if before and ends else ends or ", ".join(before)


def _moves(cast: Cast, moves: Any, start: State) -> tuple[list[str], State]:
    """Play an example's moves; return what is told of them and the position after them."""
    events: list[tuple[Event, State]] = []

    def listen(event: Event, draft: Draft) -> None:
        events.append((event, draft.freeze()))

    state = start
    for move in moves:
        state = cast.game.play_text(cast.game.go_on(state, listen), move, listen)
    told: list[str] = []
    aside: list[int] = []
    for event, then in events:
        if event.kind == "discard":
            aside += event.cards
            continue
        if event.kind == "exchange":
            aside = []
        if event.kind in _TOLD or event.kind in cast.game.verbs:
            told.append(_clause(tell(cast.game, event, _NOBODY_READS, then, cast)))
    if aside:
        cards = " ".join(cast.cards((card,)) for card in aside)
        told.append(f"{cast.role(state.turn)} odhazuje {cards}")
    return told, state


def _clause(sentence: str) -> str:
    """Return a sentence as part of a longer one."""
    inner = sentence.removesuffix(".").replace(": ", " ")
    return f"{inner[:1].lower()}{inner[1:]}"
