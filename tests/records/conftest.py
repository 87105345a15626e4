"""A small site of its own, so that these tests don't move with the real records."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from plugins.records import Finding, load_site
from plugins.records.played import played_findings

HERE = Path(__file__).parent
SMALL = HERE / "site"
GAME = "games/mala.yaml"
DECK = "decks/dvacet.yaml"
DERIVED = "decks/dvanact.yaml"

Edit = Callable[[bytes], bytes]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A copy of the small site."""
    shutil.copytree(SMALL, tmp_path, dirs_exist_ok=True)
    return tmp_path


def change(root: Path, file: str, edit: Edit) -> Path:
    """Rewrite a file of the records."""
    path = root / "rules_yaml" / file
    path.write_bytes(edit(path.read_bytes()))
    return path


def findings(root: Path) -> list[Finding]:
    """Return everything that `hry check` would print."""
    site = load_site(root)
    return sorted([*site.findings, *played_findings(site)])


def put(old: str, new: str) -> Edit:
    """Replace a text that stands in the file once."""

    def edit(raw: bytes) -> bytes:
        text = raw.decode()
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)}× in the file"
        return text.replace(old, new).encode()

    return edit


def add(text: str) -> Edit:
    """Append a text."""
    return lambda raw: raw + text.encode()
