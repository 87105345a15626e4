"""Bad input stops the build before the old site is touched; all findings are told at once."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import ROOT

GAME = "rules_yaml/games/ecarte.yaml"
LINKED = ("engine", "plugins", "site_theme", "node_modules")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A copy of the project with a site that was built before."""
    for name in LINKED:
        (tmp_path / name).symlink_to(ROOT / name)
    for name in ("rules_yaml", "content"):
        shutil.copytree(ROOT / name, tmp_path / name)
    shutil.copy(ROOT / "mkdocs.yml", tmp_path)
    (tmp_path / "site").mkdir()
    (tmp_path / "site/index.html").write_text("old", "utf-8")
    return tmp_path


def test_all_findings_of_bad_records_are_told_and_nothing_is_written(root: Path) -> None:
    change(root, GAME, "category: zdvihove", "category: zdvihy")
    change(root, GAME, "minutes: [10, 15]", "minutes: deset")

    said = refused(root)

    assert re.search(rf"{GAME}:\d+ category: ", said)
    assert re.search(rf"{GAME}:\d+ minutes: ", said)
    assert ["index.html"] == [file.name for file in (root / "site").iterdir()]


def test_an_example_that_fails_stops_the_build_with_its_line(root: Path) -> None:
    text = (root / GAME).read_text("utf-8")
    legal = re.search(r"legal: \[([A-Z0-9]{2})\]", text)
    assert legal
    line = text[: legal.start()].count("\n") + 1
    change(root, GAME, legal.group(), "legal: [7C]", once=False)

    said = refused(root)

    (place, *_) = re.findall(rf"{GAME}:(\d+) rules\[", said)
    assert 0 <= line - int(place) < 15
    assert "neplatí" in said


def test_a_reference_without_a_target_is_refused(root: Path) -> None:
    page = root / "content/jak-hrat.md"
    page.write_text(page.read_text("utf-8") + "\nViz [renonc][nikde].\n", "utf-8")

    said = refused(root)

    assert re.search(r"content/jak-hrat\.md:\d+ ", said)
    assert "[renonc][nikde]" in said


def change(root: Path, file: str, old: str, new: str, *, once: bool = True) -> None:
    path = root / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1 if once else -1), "utf-8")


def refused(root: Path) -> str:
    """Build and return what was said; the build must fail."""
    command = [sys.executable, "-m", "mkdocs", "build", "--site-dir", "site"]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert (root / "site/index.html").read_text("utf-8") == "old"
    return done.stderr
