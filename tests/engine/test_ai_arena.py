"""Opponents against each other: duplicate deals, estimates with margins, levels in order."""

from __future__ import annotations

from itertools import pairwise

import pytest

from benchmarks.levels import RECORDED
from benchmarks.measures import measure
from engine.ai.players import LEVELS
from engine.ai.worth import standing, worth
from engine.game import compile_game
from plugins.matchups import Player, duel, estimate, player
from tests.engine.support import ecarte
from tests.rules.conftest import records


def test_a_player_is_a_level_with_or_without_iterations():
    assert Player("tezka") == player("tezka")
    assert Player("lehka", 40) == player("lehka:40")


@pytest.mark.parametrize("text", ["", "mistr", "tezka:mnoho", "tezka:0"])
def test_anything_else_is_no_player(text):
    with pytest.raises(ValueError, match=r".*"):
        player(text)


def test_an_estimate_is_surer_with_more_deals():
    few, many = estimate([1.0, -1.0] * 5), estimate([1.0, -1.0] * 500)

    assert few.mean == many.mean == 0
    assert many.margin < few.margin / 5


def test_a_single_pair_says_nothing_for_sure():
    assert estimate([2.0]).margin == float("inf")


def test_every_pair_is_played_from_both_seats():
    result = duel(ecarte(), (Player("nahodna"), Player("nahodna")), 3)

    assert len(result.leads) == len(result.wins) == 3
    assert all(0 <= share <= 1 for share in result.wins)
    assert {0, 1} == set(result.thought_ms)


def test_rules_of_thumb_beat_chance():
    lead = estimate(duel(ecarte(), (Player("lehka"), Player("nahodna")), 120).leads)

    assert lead.mean > lead.margin


def test_search_beats_chance():
    players = (Player("tezka", 10), Player("nahodna"))
    lead = estimate(duel(ecarte(), players, 60).leads)

    assert lead.mean > lead.margin


def test_whole_matches_are_won_or_lost():
    result = duel(ecarte(), (Player("lehka"), Player("nahodna")), 5, whole=True)

    assert all(2 * share in (0, 1, 2) for share in result.wins)


@pytest.mark.parametrize("game", ["cerny-petr", "souboje"])  # one with decisions, one without
def test_the_benchmark_measures_every_level(game):
    figures = measure(records()[game], 0.01)

    assert set(LEVELS) == set(figures["levels"])
    assert all(figures[key] > 0 for key in ("playouts_per_s", "view_us", "render_ms"))


def test_the_first_sits_once_on_every_seat_and_the_deal_stays_the_same():
    game = compile_game(records()["hundert"], players=5)

    result = duel(game, (Player("stredni"), Player("stredni")), 3)

    # Equal opponents that leave nothing to chance: whoever sits where, the play is the same.
    assert [0.0] * 3 == pytest.approx(result.leads)
    assert [1 / 5] * 3 == pytest.approx(result.wins)


def test_few_marks_are_a_lead():
    game = compile_game(records()["cerny-petr"], players=3)
    state = game.start("marks")
    accounts = [1, 0, 0]

    assert [-1, 0, 0] == standing(game, state._replace(accounts=tuple(accounts)))


def test_chips_may_be_owed():
    game = compile_game(records()["hundert"])
    state = game.start("chips")
    accounts = [0] * len(state.accounts)
    for slot, chips in zip(game.rules.scores, (9, -3, -3, -3), strict=True):
        accounts[slot] = chips

    worths = worth(game, state._replace(accounts=tuple(accounts)))

    assert worths[0] == max(worths)
    assert worths[1] == worths[2] == worths[3]


def test_each_level_of_ecarte_is_surely_better_than_the_one_below():
    found = {one.players: one for one in RECORDED if one.game == "ecarte"}

    for players, one in found.items():
        assert one.lead > one.margin, players
    assert [tuple(map(_level, text.split(","))) for text in found] == _neighbours()


def _level(text: str) -> str:
    return player(text).level


def _neighbours() -> list[tuple[str, str]]:
    return [(better, worse) for worse, better in pairwise(LEVELS)]
