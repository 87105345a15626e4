"""The words of examples: keys, zones, seats, phases and verbs that the game has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from engine.common import UNKNOWN_MOVE
from engine.position import POT, SPECIAL, START
from plugins.records.checks.base import Index, RecordFile
from plugins.records.findings import Finding, Path, did_you_mean, listed
from plugins.records.vocabulary import Vocabulary

_FACTS = ("to_move", "dealer", "next_dealer", "deal", "phase")  # of `then`, in every game
_PHASE, _ZONE, _SEAT = "hra nemá fázi „{}“", "hra nemá zónu „{}“", "neznámé místo u stolu „{}“"
_MOST = 40  # words that are told where none is near
_OVER = "deal over"  # what `then: {phase: …}` says after the last one


def example_words_exist(file: RecordFile, index: Index) -> Iterator[Finding]:
    """Check every word of an example against the game as the engine compiles it."""
    game = str(file.get("game")) if file.kind == "trial" else file.name
    words = index.vocabularies.get(game)
    if words is None:
        return
    for spot in file.spots:
        if spot.model is not None and spot.model.__name__ == "Example":
            for bad in _unknown(spot.value, words):
                known = sorted(bad.known)
                fix = did_you_mean(bad.word, known) or f"může tu být {listed(known, _MOST)}"
                text = bad.text.format(bad.word)
                yield file.document.finding((*spot.path, *bad.path), text, fix)


class Unknown(NamedTuple):
    """A word that the game doesn't have."""

    path: Path  # in the example
    text: str  # what is wrong, {} for the word
    word: str
    known: Iterable[str]


def _unknown(example: dict[str, Any], words: Vocabulary) -> Iterator[Unknown]:
    given = _mapping(example.get("given"))
    keys = {*SPECIAL, *words.zones, *words.variables, *words.marks}
    yield from _keys(("given",), given, keys, "postavení nezná klíč „{}“")
    yield from _value(("given", "at"), given, {START, *words.phases}, _PHASE)
    sizes, accounts = _mapping(given.get("sizes")), _mapping(given.get("accounts"))
    yield from _keys(("given", "sizes"), sizes, words.zones, _ZONE)
    yield from _keys(("given", "accounts"), accounts, words.accounts, "hra nemá účet „{}“")
    for key in ("hands", "score"):
        yield from _seats(("given", key), given.get(key), words)
    yield from _seats(("score",), example.get("score"), words)
    then = _mapping(example.get("then"))
    yield from _keys(("then",), then, {*_FACTS, *words.variables}, "„then“ nezná „{}“")
    yield from _value(("then", "phase"), then, {_OVER, *words.phases}, _PHASE)
    counts = _mapping(example.get("counts"))
    yield from _keys(("counts",), counts, words.zones, _ZONE)
    for zone, numbers in counts.items():
        yield from _seats(("counts", zone), numbers, words)
    yield from _sees(_mapping(example.get("sees")), words)
    yield from _moves(example, words)


def _sees(sees: dict[str, Any], words: Vocabulary) -> Iterator[Unknown]:
    yield from _seats(("sees",), sees, words)
    for seat, zones in sees.items():
        for key in _mapping(zones):
            zone, _, owner = str(key).partition(".")
            if zone not in words.zones:
                yield Unknown(("sees", seat, key), _ZONE, zone, words.zones)
            elif owner and owner not in words.seats:
                yield Unknown(("sees", seat, key), _SEAT, owner, words.seats)


def _moves(example: dict[str, Any], words: Vocabulary) -> Iterator[Unknown]:
    """Yield moves that begin with none of the game's verbs; a bare card is told elsewhere."""
    for key in ("moves", "legal", "allows"):
        moves = example.get(key)
        for at, move in enumerate(moves if isinstance(moves, list) else ()):
            yield from _move((key, at), move, words)
    for move, clause in _mapping(example.get("refused")).items():
        if clause != UNKNOWN_MOVE:
            yield from _move(("refused", move), move, words)


def _move(path: Path, move: Any, words: Vocabulary) -> Iterator[Unknown]:
    verb, *rest = str(move).split() or [""]
    card = not rest and not verb.islower()
    if verb not in words.verbs and not card:
        yield Unknown(path, "hra nezná tah „{}“", verb, words.verbs)


def _keys(path: Path, value: dict[str, Any], known: Iterable[str], text: str) -> Iterator[Unknown]:
    for key in value:
        if key not in known:
            yield Unknown((*path, key), text, str(key), known)


def _value(path: Path, value: dict[str, Any], known: Iterable[str], text: str) -> Iterator[Unknown]:
    word = value.get(str(path[-1]))
    if isinstance(word, str) and word not in known:
        yield Unknown(path, text, word, known)


def _seats(path: Path, value: Any, words: Vocabulary) -> Iterator[Unknown]:
    known = {*words.seats, POT}
    yield from _keys(path, _mapping(value), known, _SEAT)


def _mapping(value: Any) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}
