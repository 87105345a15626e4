"""Texts of moves are read strictly and written the same way."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.errors import NotationError
from engine.game import compile_game
from engine.moves import Move, redacted
from tests.engine.support import ecarte
from tests.rules.conftest import records

ODD_PLACES = ["", "x", "1e3", "²", "0.0", "\x00", "\ud800", "9" * 5000, "00", "01", "٣", "-1", "+1"]
ODD_PLACES += ["1_0", "1\n", "1000"]


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
        "play KS KS",
        "play KS" + " KS" * 60,
        "play  KS",
        " play KS",
        "play KS ",
        "play\tKS",
        "play KS 7S",
        "done KS",
        "PLAY KS",
        "play ks",
    ],
)
def test_what_is_no_move_is_refused(source):
    with pytest.raises(NotationError):
        ecarte().parse(source)


@pytest.mark.parametrize("id", list(records()))
def test_every_verb_that_takes_an_argument_says_what_it_looks_like(id):
    for verb in compile_game(records()[id]).verbs.values():
        assert ("arg" in verb.takes) == bool(verb.form) == bool(verb.arg)


@pytest.mark.parametrize("word", ODD_PLACES)
def test_a_place_is_written_in_one_way_only(word):
    with pytest.raises(NotationError):
        compile_game(records()["cerny-petr"]).parse(f"draw {word}")


@pytest.mark.parametrize("id", list(records()))
@settings(deadline=None)
@given(data=st.data())
def test_any_text_is_written_as_it_was_read_or_is_no_move(id, data):
    game = compile_game(records()[id])
    words = st.sampled_from([*game.verbs, *game.deck.codes, *ODD_PLACES, "0", "12", "999"])
    source = data.draw(
        st.text(max_size=60) | st.lists(words | st.text(max_size=3), max_size=4).map(" ".join)
    )

    with suppress(NotationError):
        assert source == game.text(game.parse(source))


def test_redacted_hides_cards_only():
    assert "discard ?" == redacted(Move("discard", (3,)))
    assert "bid 2H" == redacted(Move("bid", (), "2H"))
