"""The engine as it is packed for the page, run in Pyodide under Node.

Everything that the page may ask is asked here of both Pythons, and the answers are compared as
text: a module that the slim library lacks, or a state that differs, shows itself.
"""

from __future__ import annotations

import gzip
import json
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from engine.examples import every, variants_of
from engine.protocol import Worker
from plugins.browser import Engine, pack
from plugins.browser.pack import STAND_INS
from plugins.records import compile_game
from tests.conftest import ROOT
from tests.rules.conftest import site as every_record

START_BYTES = 5_200_000
MOST_MOVES = 3_000
SLICES, MOVES = 200, 2  # of thought: replies at most, and moves that are enough
CLICKS = 4  # of a position, spread over all that can be clicked
BEGINNING = 150  # moves of a variant's match
SITE = every_record()
GAMES = sorted(SITE.games)
Json = dict[str, Any]


class Both:
    """The two engines, asked the same."""

    def __init__(self, engine: Engine) -> None:
        """Take the one in Pyodide."""
        self.here = Worker()
        self.there = engine

    def ask(self, request: Mapping[str, Any] | str) -> Json:
        """Return the answer, which is the same."""
        text = request if isinstance(request, str) else json.dumps(request, ensure_ascii=False)
        expected = self.here.handle(text)

        assert expected == self.there.handle(text), text[:300]
        answer: Json = json.loads(expected)
        return answer


class Packed(NamedTuple):
    folder: Path
    runtime: Mapping[str, Any]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Packed:
    folder = tmp_path_factory.mktemp("site")
    return Packed(folder, pack(folder, ROOT, {}))


@pytest.fixture(scope="module")
def both(site: Packed) -> Iterator[Both]:
    with Engine(site.folder, site.runtime) as engine:
        asked = Both(engine)
        for game in GAMES:
            asked.ask({"do": "load", "record": compile_game(SITE, game)})
        yield asked


@pytest.mark.parametrize("game", GAMES)
def test_every_example_opens_and_answers_alike(both: Both, game: str) -> None:
    record = compile_game(SITE, game)
    for number, (clause, example) in enumerate(every(record)):
        # Under one of its variants, another each time.
        variants = variants_of(record, clause, example)
        path = f"{clause['id']}/{example['id']}"
        demo = {"demo": "d", "base": "../../", "game": game, "example": path, "seed": "1"}
        demo |= {"variant": variants[number % len(variants)], "level": "nahodna"}
        opened = both.ask({**demo, "do": "open", "match": None})

        assert "error" not in opened, path
        _try_everything(both, demo, opened)


def _try_everything(both: Both, demo: Json, opened: Json) -> None:
    """Ask for every kind of thing that can be asked in a position."""
    now = {**demo, "match": opened["match"]}
    moves = _clickable(opened)
    for move in moves[:: len(moves) // CLICKS + 1]:
        both.ask({**now, "do": "move", "move": move})
    for what in ("step", "undo", "next"):
        both.ask({**now, "do": what})
    # What is advised depends on how long there was to think.
    assert "error" not in both.there.ask({**now, "do": "hint", "slice_ms": 1})


def _clickable(reply: Json) -> list[str]:
    html = "".join(frame["html"] for frame in reply["frames"][-1:])
    return [part.partition('"')[0] for part in html.split('data-move="')[1:]]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_the_same_on_both(both: Both, game: str) -> None:
    assert _plays_on(both, {"game": game, "variant": "", "seed": "1"}, MOST_MOVES) == "over"


@pytest.mark.parametrize("game", GAMES)
def test_each_variant_begins_the_same_on_both(both: Both, game: str) -> None:
    for variant in compile_game(SITE, game)["variants"]:
        _plays_on(both, {"game": game, "variant": variant["id"], "seed": "2026"}, BEGINNING)


def _plays_on(both: Both, what: Json, moves: int) -> str:
    """Play at most so many moves; return what is to come next."""
    demo = {"demo": "d", "base": "", "level": "nahodna", **what}
    reply = both.ask({**demo, "do": "open", "match": None})
    for _ in range(moves):
        if reply["next"] == "over":
            break
        do = "next" if reply["next"] == "deal" else "step"
        reply = both.ask({**demo, "do": do, "match": reply["match"]})
    return str(reply["next"])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", ["lehka", "stredni", "tezka"])
def test_opponents_think_in_slices(both: Both, game: str, level: str) -> None:
    demo = {"demo": level, "base": "", "game": game, "seed": "1", "level": level, "slice_ms": 50}
    reply = both.there.ask({**demo, "do": "open", "match": None})
    for _ in range(SLICES):
        if reply["next"] == "over" or len(reply["match"]["moves"]) >= MOVES:
            break
        what = {"deal": "next", "ai": "ai", "human": "hint"}[reply["next"]]
        reply = both.there.ask({**demo, "do": what, "match": reply["match"]})
        assert "error" not in reply
        if "hint" in reply:
            move = reply["hint"]["move"]
            reply = both.there.ask({**demo, "do": "move", "move": move, "match": reply["match"]})

    assert len(reply["match"]["moves"]) > 0


@pytest.mark.parametrize(
    "request_text",
    [
        "",
        "{",
        "[]",
        "[" * 3_000,
        '{"do":"fly"}',
        '{"do":"open","demo":"d","match":{"format":1,"moves":[1,2]}}',
        '{"do":"open","demo":"d","match":{"format":1,"players":' + "9" * 4_000 + "}}",
        '{"do":"open","demo":"d","match":{"format":1,"players":' + "9" * 9_000 + "}}",
        '{"do":"open","demo":"d","match":{"format":1,"seed":"\\ud800","moves":["\\udfff"]}}',
    ],
    ids=range(9),
)
def test_damaged_requests_are_answered_alike(both: Both, request_text: str) -> None:
    both.ask(request_text)


def test_the_plain_library_answers_alike(site: Packed) -> None:
    with Engine(site.folder, site.runtime, plain=True) as engine:
        both = Both(engine)
        both.ask({"do": "load", "record": compile_game(SITE, GAMES[0])})
        assert _plays_on(both, {"game": GAMES[0], "variant": "", "seed": "7"}, MOST_MOVES) == "over"


def test_a_start_is_within_its_bytes(site: Packed) -> None:
    folder = site.folder / site.runtime["python"]
    sent = [(folder / site.runtime[part]).stat().st_size for part in ("wasm", "stdlib", "engine")]
    scripts = [
        len(gzip.compress((folder / name).read_bytes(), 6))
        for name in ("pyodide.mjs", "pyodide.asm.mjs")
    ]

    assert sum(sent) + sum(scripts) <= START_BYTES


def test_an_unchanged_build_makes_nothing_anew(site: Packed) -> None:
    before = {path: path.stat().st_ino for path in (ROOT / ".build/browser").iterdir()}

    pack(site.folder, ROOT, {})

    assert before == {path: path.stat().st_ino for path in (ROOT / ".build/browser").iterdir()}


def test_what_stands_in_stands_in_for_something() -> None:
    with zipfile.ZipFile(ROOT / "node_modules/pyodide/python_stdlib.zip") as stock:
        names = set(stock.namelist())

    assert [] == [name for name in STAND_INS if name not in names]
