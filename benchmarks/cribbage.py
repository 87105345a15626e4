"""Cribbage: every hand counted against the known numbers, and random play beside OpenSpiel."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from pathlib import Path
from time import process_time
from typing import Any

from benchmarks.bridge import OTHERS
from benchmarks.registry import ROOT, Row, benchmark
from engine.ai.playout import chance, ply
from engine.cards import Card
from engine.finding import phase_of
from engine.game import Game, compile_game
from engine.games.cribbage.show import Show
from engine.rng import Rng
from plugins.records import compile_game as compile_record
from plugins.records import load_site

GAME = "cribbage"
SUITS = 4  # one suit of the starter stands for all: the count doesn't know which it is
ROUNDS, SECONDS = 3, 1.0  # in turn, so that a busy moment hits both alike
TIMES_OPENSPIEL = 0.5
# Over all 12 994 800 choices of four cards and a starter.
ALL = 12_994_800
ZEROS, OF_28, OF_29, MEAN = 1_009_008, 76, 4, 4.769152
CRIB_ZEROS, CRIB_MEAN = 1_022_208, 4.734819
_NEAR = 5e-7  # the means are known to six places
_SCRIPT = Path(__file__).with_name("_others_cribbage.py")


@benchmark
def shows() -> Iterator[Row]:
    """Cribbage, all hands with all starters."""
    game = _game()
    began = process_time()
    hands = counted(game, starters(game))
    spent = process_time() - began
    cribs = counted(game, starters(game), crib=True)
    yield Row("hands counted", hands.total() / SUITS / spent, "hands/s")
    yield _known("hands and starters", hands.total(), ALL)
    yield _known("worth nothing", hands[0], ZEROS)
    yield _known("worth 28", hands[28], OF_28)
    yield _known("worth 29", hands[29], OF_29)
    yield _known("mean", mean(hands), MEAN, "points", _NEAR)
    yield _known("cribs worth nothing", cribs[0], CRIB_ZEROS)
    yield _known("mean of cribs", mean(cribs), CRIB_MEAN, "points", _NEAR)


@benchmark
def moves() -> Iterator[Row]:
    """Cribbage at random, moves a second."""
    game, sums = _game(), dict[str, dict[str, float]]()
    versions: dict[str, str] = {}
    for number in range(ROUNDS):
        _add(sums, "this engine", _ours(game, number))
        for name, figures in _others().items():
            versions[name] = str(figures.pop("version"))
            _add(sums, name, figures)
    speeds = {name: one["moves"] / one["seconds"] for name, one in sums.items()}
    for name, speed in speeds.items():
        yield Row(name, speed, "moves/s", note=versions.get(name, ""))
    ratio = "this engine to OpenSpiel"
    if "OpenSpiel" in speeds:
        times = speeds["this engine"] / speeds["OpenSpiel"]
        note = "" if sums["OpenSpiel"]["choices"] > sums["OpenSpiel"]["moves"] / 2 else _UNPLAYED
        yield Row(ratio, times, "×", at_least=TIMES_OPENSPIEL, note=note)
    else:
        yield Row(ratio, 0, "×", note="not installed: `make others`")


_UNPLAYED = "it lays cards away, but mostly passes: this version has no play"


def starters(game: Game) -> list[Card]:
    """Return the starters of one suit."""
    return [card for card, suit in enumerate(game.deck.suit_of) if suit == 0]


def counted(game: Game, starter_cards: Iterable[Card], *, crib: bool = False) -> Counter[int]:
    """Return how many hands are worth how much, each starter standing for its rank in all suits."""
    points = phase_of(game, Show).counter.points
    found: Counter[int] = Counter()
    for starter in starter_cards:
        others = [card for card in range(len(game.deck.codes)) if card != starter]
        found.update(points(four, starter, crib=crib) for four in combinations(others, 4))
    return Counter({worth: SUITS * many for worth, many in found.items()})


def mean(found: Counter[int]) -> float:
    """Return what a hand is worth on average."""
    return sum(worth * many for worth, many in found.items()) / found.total()


def _add(sums: dict[str, dict[str, float]], name: str, figures: Mapping[str, float]) -> None:
    own = sums.setdefault(name, {})
    for key, figure in figures.items():
        own[key] = own.get(key, 0) + figure


def _known(name: str, value: float, known: float, unit: str = "hands", near: float = 0) -> Row:
    return Row(name, value, unit, at_least=known - near, at_most=known + near)


def _game() -> Game:
    return compile_game(compile_record(load_site(ROOT), GAME))


def _ours(game: Game, number: int) -> dict[str, float]:
    """Play matches at random."""
    rng, match, made = Rng(number), 0, 0
    began = process_time()
    while process_time() - began < SECONDS:
        state, match = game.start(f"bench/{number}/{match}"), match + 1
        while state.winners is None:
            if state.held:
                state = game.go_on(state)
            else:
                state, made = ply(game, state, chance, rng), made + 1
    return {"moves": made, "seconds": process_time() - began}


def _others() -> dict[str, dict[str, Any]]:
    """Return what OpenSpiel does in a Python that has it; nothing without it."""
    python = os.environ.get("OTHERS") or (OTHERS if OTHERS.exists() else sys.executable)
    done = subprocess.run(
        [python, _SCRIPT, str(SECONDS)], stdout=subprocess.PIPE, text=True, check=True
    )
    found: dict[str, dict[str, Any]] = json.loads(done.stdout)
    return found
