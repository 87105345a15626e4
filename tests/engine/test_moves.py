"""Texts of moves are read strictly and written the same way."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.errors import NotationError
from engine.moves import Move, redacted
from tests.engine.support import ecarte


@pytest.mark.parametrize("source", ["play KS", "announce KH", "discard 7C", "done", "propose"])
def test_a_text_reads_back(source):
    game = ecarte()

    assert source == game.text(game.parse(source))


@pytest.mark.parametrize(
    "source",
    [
        "",
        "  ",
        "fly",
        "play",
        "play 2S",
        "play KS KS KS" + " KS" * 60,
        "done KS",
        "PLAY KS",
        "play ks",
    ],
)
def test_what_is_no_move_is_refused(source):
    with pytest.raises(NotationError):
        ecarte().parse(source)


@given(st.text(max_size=60))
def test_any_text_is_a_move_or_a_notation_error(source):
    with suppress(NotationError):
        ecarte().parse(source)


def test_redacted_hides_cards_only():
    assert "discard ?" == redacted(Move("discard", (3,)))
    assert "bid 2H" == redacted(Move("bid", (), "2H"))
