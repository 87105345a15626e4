"""Rules of thumb for Alager."""

from __future__ import annotations

import pytest

from engine.ai.alager import likely
from engine.game import compile_game
from engine.phases.swapping import Swapping
from engine.position import position
from engine.rng import Rng
from engine.view import determinize, view
from tests.engine.decisions import answer
from tests.rules.conftest import records


def game(variant="", players=4):
    return compile_game(records()["alager"], variant, players)


def decided(played, moves=(), **given):
    """Return what the rules advise in a position, and the clause that the reason names."""
    state = position(played, given, by=("swapping.take",), fill=1)
    for move in moves:
        state = played.play_text(state, move)
    move, reason = answer("stredni", view(played, state, state.turn))
    return played.text(move), played.clause_of(reason.part or "")


@pytest.mark.parametrize(
    ("hand", "layout", "wanted", "given"),
    [
        ("AH KH 9D", "QH 3D 4H", "take QH", "give 9D"),  # alager
        ("AS AH 7H", "AD 9S JD", "take AD", "give 7H"),  # three aces
        ("9S 8S 2H", "KS 3D 4C", "take KS", "give 2H"),  # three of one suit
    ],
)
def test_the_card_that_completes_a_hand_is_taken_for_the_one_that_does_least(
    hand, layout, wanted, given
):
    played, place = game(), {"hand": hand.split(), "layout": layout.split()}

    assert decided(played, **place) == (wanted, "ze-stolu")
    assert decided(played, [wanted], **place) == (given, "ze-stolu")


def test_the_whole_table_is_taken_where_it_is_a_suit():
    assert decided(game(), hand=["2S", "3H", "4D"], layout=["KC", "QC", "7C"])[0] == "all"


def test_a_poor_table_sends_one_to_the_talon_without_the_odd_card():
    place = {"hand": ["9S", "8S", "2H"], "layout": ["3D", "4C", "5D"]}

    assert decided(game(), **place) == ("stock", "z-talonu")
    assert decided(game(), ["stock"], **place) == ("discard 2H", "z-talonu")


def test_a_hand_that_is_hardly_the_lowest_closes_at_once():
    place = {"hand": ["KS", "QS", "JS"], "layout": ["3D", "4C", "5D"]}

    assert decided(game(), **place) == ("close", "konec")


def test_alager_is_better_than_closing():
    place = {"hand": ["KS", "QS", "JS"], "layout": ["AS", "4C", "5D"]}

    assert decided(game(), **place)[0] == "take AS"


def test_the_last_turn_is_not_thrown_away_on_hope():
    place = {"hand": ["KS", "QS", "9S"], "layout": ["3D", "4C", "5D"], "closer": "dealer"}

    assert decided(game(), **place) == ("pass", "dal")


def test_a_world_with_a_hidden_alager_is_ruled_out():
    played = game(players=2)
    state = position(played, {"hand": ["7S", "8H", "9D"]}, by=("swapping.take",), fill=1)
    seen = view(played, state, state.turn)
    phase = next(one for one in played.phases if isinstance(one, Swapping))
    worlds = [determinize(seen, Rng(number)) for number in range(40)]
    hidden = [
        world._replace(
            zones=tuple(
                sum(1 << played.deck.card(code) for code in ("QC", "KC", "AC"))
                if slot == phase.hands[0]
                else content
                for slot, content in enumerate(world.zones)
            )
        )
        for world in worlds[:1]
    ]

    assert likely(seen, hidden[0]) == 0
    assert any(likely(seen, world) == 1 for world in worlds)
