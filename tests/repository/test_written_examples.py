"""Examples on the contributor's pages are no decoration: they pass the checks that they teach."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

from plugins.records.models.deck import (
    Area,
    Certainty,
    Deck,
    Derived,
    Ink,
    Lineage,
    Native,
    Order,
    Rank,
    Shape,
    Sorting,
    Suit,
    Suitless,
)

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "content/prispet/zaznam-balicku.md").read_text("utf-8")
NEEDED = ("engine", "plugins", "rules_yaml", "site_theme/symbols")
MODELS = (Deck, Derived, Lineage, Native, Order, Rank, Sorting, Suit, Suitless)
# Whole records begin as their files do; all other blocks are pieces.
RECORD = re.compile(r"^```yaml\n(# yaml-language-server: .*?^id: (\S+)$.*?)^```$", re.M | re.S)
SIGN = re.compile(r"`(site_theme/symbols/[a-z-]+\.svg)`[^`]*^```svg\n(.*?)^```$", re.M | re.S)
RECORDS = {record[2]: record[1] for record in RECORD.finditer(PAGE)}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the records with the page's own beside them, and its sign."""
    root = tmp_path_factory.mktemp("copy")
    for name in NEEDED:
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / name, root / name, ignore=ignored)
    for sign in SIGN.finditer(PAGE):
        (root / sign[1]).write_text(sign[2], "utf-8")
    for name in RECORDS:
        (root / file_of(name)).write_text(RECORDS[name], "utf-8")
    return root


def file_of(deck: str) -> str:
    return f"rules_yaml/decks/{deck}.yaml"


def hry(root: Path, *words: str) -> str:
    """Return what the command says in a folder with records; '' when it finds nothing."""
    command = [sys.executable, "-m", "plugins.cli", *words]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr if done.returncode else ""


def test_the_page_shows_a_deck_of_its_own_suits_a_derived_one_and_a_sign() -> None:
    derived = ["derived:\n" in text for text in RECORDS.values()]

    assert [False, True] == derived
    assert len(SIGN.findall(PAGE)) == 1


def test_decks_on_the_page_have_no_findings(copy: Path) -> None:
    assert "" == hry(copy, "check", *map(file_of, RECORDS))


@pytest.mark.parametrize("deck", RECORDS)
def test_orders_on_the_page_bite(copy: Path, deck: str) -> None:
    assert "" == hry(copy, "bite", deck)


def test_decks_on_the_page_are_in_canonical_layout(copy: Path) -> None:
    assert "" == hry(copy, "format", "--check", *map(file_of, RECORDS))


def test_the_check_would_see_a_wrong_card(copy: Path) -> None:
    deck = next(iter(RECORDS))
    broken = copy / "wrong.yaml"
    broken.write_text(RECORDS[deck].replace("total: ", "total: 1"), "utf-8")

    assert "total" in hry(copy, "check", broken.name)


@pytest.mark.parametrize("model", MODELS, ids=lambda model: model.__name__)
def test_the_page_names_every_key_of_a_deck(model: type[Deck]) -> None:
    keys = {info.alias or name for name, info in model.model_fields.items()}

    assert [] == [key for key in sorted(keys) if not re.search(rf"`{key}`|\b{key}:", PAGE)]


def test_the_page_names_every_word_that_a_key_may_hold() -> None:
    kinds = (Area, Certainty, Ink, Shape)
    words = {word for kind in kinds for word in get_args(kind)} - {"card"}  # without `shape`

    assert [] == [word for word in sorted(words) if f"`{word}`" not in PAGE]
