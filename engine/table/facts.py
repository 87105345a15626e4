"""What an example gives, as Czech clauses; the first half of its caption."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.registry import PHASES
from engine.state import State
from engine.table.cast import Cast
from engine.table.vocabulary import Setting, kind_of, words_of


def facts(cast: Cast, example: Mapping[str, Any], start: State) -> list[str]:
    """Return what is given, in the order in which a player would tell it."""
    given: Mapping[str, Any] = example.get("given") or {}
    told = [fact for fact in _facts(cast, given, Setting(example, start)) if fact]
    return told or ([] if example.get("moves") else [_phase(cast, given, start)])


def phase_name(cast: Cast, name: str) -> str:
    """Return what a phase is called: „sehrávka“, „výměna“."""
    for entry in cast.game.settings["phases"]:
        if entry["as"] == name:
            own = words_of(cast.game).phases.get(entry["phase"])
            return own or PHASES[entry["phase"]].doc.partition(":")[0]
    return ""


def _facts(cast: Cast, given: Mapping[str, Any], setting: Setting) -> Iterator[str]:
    words = words_of(cast.game)
    for told in (words.given, words.laid):
        for key, fact in told.items():
            if key in given:
                yield fact(cast, given[key], setting)


def _phase(cast: Cast, given: Mapping[str, Any], start: State) -> str:
    """Return where a position is that gives nothing else: „začíná výměna“."""
    if given.get("at") == "start":
        return "partie začíná"
    if given.get("at") == "deal" or not kind_of(cast.game, start.phase):
        return "po rozdání"
    return f"začíná {phase_name(cast, cast.game.phases[start.phase].name)}"
