"""Rules of thumb for Stortok."""

from __future__ import annotations

from typing import Any

import pytest

from engine.game import Game, compile_game
from engine.position import position
from engine.state import State
from engine.view import view
from tests.engine.decisions import answer
from tests.rules.conftest import records


def _position(given: dict[str, Any], variant: str = "", players: int = 3) -> tuple[Game, State]:
    game = compile_game(records()["stortok"], variant, players)
    return game, position(game, given, by=["beating"], fill=1)


def _advice(given: dict[str, Any], variant: str = "", players: int = 3) -> tuple[str, str]:
    game, state = _position({"trump": "H", **given}, variant, players)
    move, reason = answer("stredni", view(game, state, state.turn))
    return game.text(move), game.clause_of(reason.part or "")


@pytest.mark.parametrize(
    ("hand", "move"),
    [
        (["AC", "JC", "TC", "6D", "6H"], "play TC"),
        (["8C", "AS", "6D", "KD", "6H"], "play 6D"),
        (["8C", "AS", "7H", "AH", "QS"], "play 7H"),
    ],
)
def test_a_card_is_beaten_with_the_cheapest_one(hand, move):
    assert _advice({"pile": ["9C"], "hand": hand}) == (move, "vyssi-karta")


def test_what_beats_least_is_led():
    told = _advice({"hand": ["7S", "6D", "AC", "6H", "9S"], "sizes": {"talon": 10}})

    assert told == ("play 7S", "vynest-lze-cokoli")


def test_the_last_card_is_played():
    told = _advice({"pile": ["9C"], "hands": {"forehand": ["TC"]}, "talon": []})

    assert told == ("play TC", "prvni-bez-karet")


@pytest.mark.parametrize(("held", "move"), [("9S", "play 8C"), ("9C", "play 7S")])
def test_whoever_has_a_last_card_is_held_up_by_counting_what_has_gone(held, move):
    hands = {"forehand": ["7S", "AS", "8C"], "dealer": [held]}

    assert _advice({"hands": hands, "talon": []}, players=2)[0] == move


def test_two_high_trumps_are_kept_with_two_players():
    given = {"pile": ["KH"], "hand": ["AH", "7S", "8C", "6D", "9C"], "sizes": {"talon": 10}}

    assert _advice(given, players=2) == ("take", "jen-vrchni-karta")
    assert _advice(given)[0] == "play AH"
    assert _advice(given, "povinne-prebijeni", players=2)[0] == "play AH"
