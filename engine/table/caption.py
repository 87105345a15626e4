"""An example as a sentence: what is given, what is then played, and what follows.

„Rozdávající má v ruce ♠K ♠7 ♥A, vynesena je ♠Q: smí zahrát jen ♠K.“ Roles, never names.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from engine.cards import NOBODY
from engine.examples import start_of
from engine.state import Draft, Event, State
from engine.table.cast import NO_READER, Cast
from engine.table.czech import capital
from engine.table.czech.grammar import CASES
from engine.table.czech.typography import typo
from engine.table.facts import facts
from engine.table.follows import Case, follows
from engine.table.stage import Stage, fill_of
from engine.table.telling import by_verb, each
from engine.table.vocabulary import Around, Told, words_of

_LONG = 35  # characters of a position that a full stop closes


def caption(stage: Stage, seed: str) -> str:
    """Return the caption of an example, plain text."""
    if stage.clause is None or stage.example is None:
        return ""
    example = stage.example
    start = start_of(stage.game, stage.clause, example, fill_of(seed))
    cast = Cast(stage.game, NO_READER, start.dealer, roles=True)
    given = facts(cast, example, start)
    told, state = _moves(cast, example, start)
    named = "hand" in (example.get("given") or {}) and not told
    alone = stage.game.seats == 1  # in a drill there is nobody to tell apart
    subject = "" if named or alone or state.turn == NOBODY else cast.role(state.turn)
    if subject and told and told[-1].startswith(f"{subject} "):
        subject = ""  # the same player goes on
    after = follows(Case(cast, example, start, state, subject))
    seats = range(stage.game.seats)
    roles = list(dict.fromkeys([*map(cast.side, seats), *map(cast.role, seats)]))
    before = _stopped(_linked([*given, *told], roles), len(_linked(given, roles)))
    ends = _ended(_linked(after, roles), cast)
    return typo(f"{capital(': '.join(one for one in (before, ends) if one))}.")


def _stopped(told: list[str], facts: int) -> str:
    """Return the position and what is played in it; a long position is a sentence of its own."""
    position, played = ", ".join(told[:facts]), ", ".join(told[facts:])
    if played and len(position) > _LONG:
        return f"{position}. {capital(played)}"
    return ", ".join(one for one in (position, played) if one)


def _ended(told: list[str], cast: Cast) -> str:
    """Join what follows; a semicolon keeps apart what „a“ would run together."""
    if len(told) < 2:
        return "".join(told)
    *others, last = told
    stop = "; " if _runs_on(others[-1], last, cast) else " a\u00a0"
    return f"{', '.join(others)}{stop}{last}"


def _runs_on(before: str, after: str, cast: Cast) -> bool:
    """Say whether „a“ between two clauses would read as one of a list: „… předák a druhý hráč“."""
    if " a\u00a0" in before:
        return True
    seats = range(cast.game.seats)
    named = any(before.endswith(cast.role(seat, case)) for seat in seats for case in CASES)
    return named and any(after.startswith(f"{cast.role(seat)} ") for seat in seats)


def _linked(told: Sequence[str], roles: Sequence[str]) -> list[str]:
    """Join neighbouring clauses about the same player: „předák má v ruce ♠K a hraje ho“."""
    linked: list[str] = []
    alone = False  # the last clause hasn't been joined with another one
    for one in told:
        again = _again(linked[-1], one, roles) if alone else ""
        if again:
            linked[-1] += f" a\u00a0{one.removeprefix(again)}"
        else:
            linked.append(one)
        alone = not again
    return linked


def _again(before: str, after: str, roles: Sequence[str]) -> str:
    """Return what two clauses begin with, where the second can do without it: „předák má “."""
    if any(f", {role} " in before for role in roles):
        return ""
    for role in roles:
        if before.startswith(f"{role} ") and after.startswith(f"{role} "):
            both = f"{role} má "
            if before.startswith(both) and after.startswith(both):
                return both
            return "" if after.startswith(f"{role} si ") else f"{role} "
    return ""


def _moves(cast: Cast, example: Mapping[str, Any], start: State) -> tuple[list[str], State]:
    """Play an example's moves; return what is told of them and the position after them."""
    events: list[Told] = []

    def listen(event: Event, draft: Draft) -> None:
        events.append(Told(event, draft.freeze()))

    state = start
    for move in example.get("moves", ()):
        state = cast.game.play_text(cast.game.to_decision(state, listen), move, listen)
    return [one for one in _recaps(cast, events, _wanted(example)) if one], state


def _wanted(example: Mapping[str, Any]) -> frozenset[str]:
    return frozenset([*example, *example.get("then", ())])


def _recaps(cast: Cast, events: Sequence[Told], wanted: frozenset[str]) -> list[str]:
    """Return what happened, each run of events of one kind in the words that are for it."""
    recaps = words_of(cast.game).recaps
    kept = [one for one in events if one.event.kind in (*recaps, *cast.game.verbs)]
    runs = [(kind, list(run)) for kind, run in groupby(kept, key=lambda one: one.event.kind)]
    following = [*[kind for kind, _ in runs][1:], ""]
    return [
        recaps.get(kind, each(by_verb))(cast, run, Around(after, wanted))
        for (kind, run), after in zip(runs, following, strict=False)
    ]
