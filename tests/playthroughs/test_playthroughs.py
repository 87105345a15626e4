"""Recorded matches still play out the same way.

`pytest tests/playthroughs --update-goldens` writes them anew, in a commit of its own.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.game import compile_game
from tests.playthroughs.transcript import transcript
from tests.rules.conftest import games_and_variants, label, records

GOLDENS = Path(__file__).parent / "goldens"


def _golden(game: str, variant: str) -> Path:
    return GOLDENS / f"{game}{'.' + variant if variant else ''}.txt"


@pytest.mark.parametrize(("game", "variant"), games_and_variants(), ids=label)
def test_match_plays_out_the_same(game, variant, request):
    actual = transcript(compile_game(records()[game], variant), "zlaty")
    path = _golden(game, variant)
    if request.config.getoption("--update-goldens"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(actual, encoding="utf-8")

    assert path.exists(), f"no {path.name}: pytest tests/playthroughs --update-goldens writes it"
    assert path.read_text(encoding="utf-8") == actual


def test_no_golden_is_left_over():
    wanted = {_golden(game, variant).name for game, variant in games_and_variants()}

    assert set() == {path.name for path in GOLDENS.iterdir()} - wanted
