"""Who may import whom, and what tracked files may not contain."""

from __future__ import annotations

import ast
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def imported(package: str) -> Iterator[tuple[str, str]]:
    for path in sorted((ROOT / package).rglob("*.py")):
        where = path.relative_to(ROOT).as_posix()
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                yield from ((where, alias.name) for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.level == 0:
                yield where, node.module or ""


def test_engine_needs_only_the_standard_library() -> None:
    allowed = sys.stdlib_module_names | {"engine"}

    foreign = [pair for pair in imported("engine") if pair[1].partition(".")[0] not in allowed]

    assert foreign == []


def test_only_one_module_knows_mkdocs() -> None:
    knowing = {where for where, module in imported("plugins") if module.startswith("mkdocs")}

    assert knowing <= {"plugins/wiki/plugin.py"}


def test_only_words_know_what_other_games_say() -> None:
    words = "engine.table.words"
    knowing = {where for where, module in imported("engine") if module.startswith(words)}

    assert all(where.startswith("engine/table/words/") for where in knowing)


def test_words_of_a_game_know_no_other_games_words() -> None:
    games = {path.name for path in (ROOT / "engine/games").iterdir() if path.is_dir()}
    foreign = [
        (where, module)
        for where, module in imported("engine/table/words")
        if module.removeprefix("engine.table.words.") in games
    ]

    assert foreign == []


@pytest.mark.parametrize(
    "lock", sorted((ROOT / "requirements").glob("*.txt")), ids=lambda p: p.name
)
def test_python_locks_name_hashes_and_no_addresses(lock: Path) -> None:
    text = lock.read_text("utf-8")

    assert "://" not in text
    assert all("--hash=sha256:" in pin for pin in text.split("\n") if pin.startswith(" "))
    assert text.count("==") <= text.count("--hash=sha256:")


@pytest.mark.parametrize("folder", ["", "tools/font-sources"])
def test_npm_locks_name_hashes_and_no_addresses(folder: str) -> None:
    lock = json.loads((ROOT / folder / "package-lock.json").read_text("utf-8"))
    packages = {name: entry for name, entry in lock["packages"].items() if name}

    assert [name for name, entry in packages.items() if "resolved" in entry] == []
    assert [name for name, entry in packages.items() if "integrity" not in entry] == []
