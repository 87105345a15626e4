"""Positions of examples: what can't be is said in Czech, what is left out is filled in."""

from __future__ import annotations

import pytest

from engine.errors import PositionError
from engine.game import compile_game
from engine.position import phase_of, position
from tests.engine.support import ecarte, ecarte_record


@pytest.mark.parametrize(
    ("given", "text"),
    [
        ({"at": "tricks", "trump": "S", "hand": ["2S"]}, "karta „2S“ v balíčku není"),
        ({"at": "tricks", "trump": "S", "trick": ["KS"], "hand": ["KS"]}, "vícekrát"),
        ({"at": "tricks", "trump": "S", "hand": 5}, "čekají se kódy karet, je tu „5“"),
        ({"at": "tricks", "trump": "S", "trick": [["KS"], 7]}, "čekají se kódy karet"),
        ({"at": "nowhere"}, "fáze „nowhere“ ve hře není"),
        ({"at": "tricks", "trmp": "S"}, "postavení nezná klíč „trmp“"),
        ({"at": "tricks", "hands": {"nobody": ["KS"]}}, "neznámé místo u stolu „nobody“"),
        ({"at": "tricks", "won": ["KS"]}, "čí karty to jsou"),
        ({"at": "tricks", "to_move": "P7"}, "neznámé místo u stolu „P7“"),
    ],
)
def test_impossible_positions_say_why(given, text):
    with pytest.raises(PositionError, match=text):
        position(ecarte(), given, by=[], fill=0)


@pytest.mark.parametrize(
    ("given", "phase"),
    [
        ({"trump": "S", "trick": ["QS"], "hand": ["KS"]}, "tricks"),
        ({"trump": "S", "hand": ["KS"]}, "tricks"),
        ({"taken": {"forehand": 3, "dealer": 2}, "forced": "dealer"}, "ecarte.settle"),
        ({"hands": {"forehand": ["KS", "7S", "8S", "9S", "TS"]}}, "ecarte.exchange"),
        ({"exchanges": 1}, "ecarte.exchange"),
        ({"talon": ["KS"]}, "deal"),
        ({"turned": ["KS"]}, "ecarte.turned_king"),
    ],
)
def test_the_keys_of_a_position_tell_its_phase(given, phase):
    game = ecarte()

    assert phase == game.phases[phase_of(game, given, ["match.to"])].name


@pytest.mark.parametrize("fill", range(20))
@pytest.mark.parametrize(
    "given",
    [
        {"at": "deal"},
        {"at": "ecarte.exchange"},
        {"at": "ecarte.exchange", "sizes": {"talon": 1}},
        {"at": "tricks", "trump": "S", "trick": ["QS"], "hand": ["KS", "7S", "AH"]},
        {"at": "tricks", "taken": {"forehand": 1}},
        {"at": "ecarte.settle", "taken": {"forehand": 3, "dealer": 2}},
    ],
)
def test_every_card_lies_somewhere_once(given, fill):
    state = position(ecarte(), given, by=[], fill=fill)

    lying = [
        card
        for content in state.zones
        for card in (content if isinstance(content, tuple) else _bits(content))
    ]
    assert list(range(32)) == sorted(lying)


@pytest.mark.parametrize("fill", range(3))
def test_a_game_that_sets_no_trumps_gets_none(fill):
    game = compile_game(ecarte_record(), patch={"deal.turn_up": "none"})
    state = position(game, {"at": "tricks", "trick": ["7H"]}, by=[], fill=fill)

    assert state.variables[game.variable("trump")] is None


def test_sizes_set_the_talon():
    game = ecarte()
    state = position(game, {"at": "ecarte.exchange", "sizes": {"talon": 1}}, by=[], fill=3)
    talon = next(
        content
        for zone, content in zip(game.layout.zones, state.zones, strict=True)
        if zone.name == "talon"
    )

    assert 1 == len(talon)


def test_the_leader_follows_from_the_trick():
    game = ecarte()
    given = {"at": "tricks", "trump": "S", "trick": ["QS"], "hand": ["KS", "7S", "AH"]}

    assert 0 == position(game, given, by=[], fill=0).turn
    assert 1 == position(game, {**given, "led_by": "dealer"}, by=[], fill=0).turn


def _bits(cards):
    return [card for card in range(cards.bit_length()) if cards >> card & 1]
