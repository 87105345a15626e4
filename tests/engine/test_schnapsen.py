"""Schnapsen: what a lead tells of a hand, who draws what, how a match is counted down."""

from __future__ import annotations

import pytest

from engine.ai.worth import worth
from engine.cards import bit
from engine.game import Game, compile_game
from engine.position import position
from engine.state import State
from engine.view import view
from tests.rules.conftest import records


@pytest.fixture(name="game", scope="module")
def _game() -> Game:
    return compile_game(records()["schnapsen"])


def _at(game: Game, **given: object) -> State:
    return position(game, {"at": "tricks", **given}, by=(), fill=0)


def _may(game: Game, state: State, code: str) -> bool:
    """Say whether the dealer thinks that the forehand may hold a card."""
    return bool(view(game, state, 0).may[1] & bit(game.deck.card(code)))


def test_a_king_led_without_a_word_has_no_queen_beside_it(game):
    hand = "KS JS AD JC TC"
    before = _at(game, trump="H", taken={"forehand": 1}, hand=hand)

    after = game.play_text(before, "play KS")

    assert _may(game, before, "QS")
    assert not _may(game, after, "QS")


def test_what_a_lead_has_told_is_forgotten_with_the_next_draw(game):
    state = _at(
        game,
        trump="H",
        turned="AH",
        talon="TH QS KH QH JH TD JD",
        hands={"forehand": "KS JS AD JC TC", "dealer": "TS QD KD QC KC"},
    )

    for move in ("play KS", "play TS"):
        state = game.play_text(state, move)

    assert _may(game, state, "QS")


def test_a_card_drawn_from_the_talon_is_known_to_its_holder_only(game):
    state = _at(
        game,
        trump="H",
        turned="KH",
        talon="TC AD JD",
        trick="QS",
        hands={"forehand": "TS QC JC TD", "dealer": "AS QD KD AH JH"},
    )

    state = game.play_text(state, "play AS")

    drawn = game.deck.card("TC")
    assert drawn in view(game, state, 0).zone("hand", 0)
    assert drawn not in view(game, state, 1).zone("hand", 0)


def test_the_turned_card_is_known_in_the_hand_that_takes_it(game):
    state = _at(
        game,
        trump="H",
        turned="KH",
        talon="JC",
        trick="QS",
        hands={"forehand": "TS QC KC TD", "dealer": "AS QD KD AH JH"},
    )

    state = game.play_text(state, "play AS")

    assert game.deck.card("KH") in view(game, state, 0).zone("hand", 1)


def test_who_has_less_left_is_nearer_to_the_end(game):
    state = game.start("x", dealer=0)._replace(accounts=(2, 5))

    assert worth(game, state)[0] > worth(game, state)[1]


def test_a_match_begins_at_seven_and_ends_at_nought(game):
    state = game.start("y", dealer=0)
    state = state._replace(accounts=(1, 7))

    assert (7, 7) == game.start("y").accounts
    assert game.rules.lacks(state.accounts[0]) == 1
