"""Partners: one account, one win, one side for opponents and matches between levels."""

from __future__ import annotations

from copy import deepcopy
from functools import cache

import pytest

from engine.ai.worth import worth
from engine.cards import NOBODY
from engine.deals import POINTS
from engine.errors import RecordError
from engine.game import compile_game
from engine.state import Draft
from engine.table.cast import Cast
from engine.table.endings import match_over
from plugins.matchups import Player, duel, estimate
from tests.rules.conftest import records


@cache
def whist(variant=""):
    return compile_game(records()["whist"], variant)


def _with(**params):
    record = deepcopy(records()["whist"])
    record["players"] = {"min": 3, "max": 6, "default": 4}
    record["match"] |= params
    return record


def test_partners_sit_opposite_each_other():
    assert whist().sides == ((0, 2), (1, 3))
    assert compile_game(_with(), players=6).sides == ((0, 3), (1, 4), (2, 5))


def test_without_partners_everybody_is_a_side():
    assert compile_game(_with(partners="none")).sides == ((0,), (1,), (2,), (3,))


def test_an_odd_number_of_players_has_no_partners():
    with pytest.raises(RecordError, match="nesedí po dvou naproti sobě"):
        compile_game(_with(), players=3)


def test_partners_share_an_account_and_nobody_has_none():
    game = whist()

    assert game.account(POINTS, 0) == game.account(POINTS, 2) != game.account(POINTS, 1)
    assert not game.has_account(POINTS, NOBODY)


def test_honours_that_nobody_names_are_refused():
    record = deepcopy(records()["whist"])
    with pytest.raises(RecordError, match=r"doplňte tricks\.honours"):
        compile_game(record, patch={"honours": {"all": 4}})


def _won(game, side, score):
    draft = Draft(game, game.start("1"))
    draft.accounts[game.account(POINTS, side[0])] = score
    draft.winners, draft.turn = side, NOBODY
    return draft.freeze()


def test_a_match_that_partners_have_won_is_wholly_theirs():
    ours, theirs, partners, others = worth(whist(), _won(whist(), (0, 2), 5))

    assert ours == partners > 0.95
    assert theirs == others < 0.05


@pytest.mark.parametrize(
    ("seat", "said"),
    [(0, "Vyhráváte s Bohoušem partii 5 : 0."), (1, "Partii vyhrávají Alena a Cyril 5 : 0.")],
)
def test_partners_win_together(seat, said):
    state = _won(whist(), (0, 2), 5)
    told = match_over(Cast(whist(), seat, state.dealer), state)

    assert told.replace("\u00a0", " ") == said


def test_opponents_play_side_against_side():
    even = duel(whist(), (Player("nahodna"), Player("nahodna")), 6)
    lead = estimate(duel(whist(), (Player("lehka"), Player("nahodna")), 40).leads)

    assert all(0 <= share <= 1 for share in even.wins)
    assert lead.mean > lead.margin
