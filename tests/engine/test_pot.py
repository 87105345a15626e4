"""Pots: stakes that can be divided, what is left at the end, hands that stay out of the play."""

from __future__ import annotations

import pytest

from engine.game import compile_game
from engine.phases.ante import Ante
from engine.position import position
from engine.record import problems
from engine.registry import PHASES
from engine.view import view
from tests.rules.conftest import records

LAST = {"at": "trick_shares", "deal": 12, "taken": {"forehand": 2, "second": 1}, "out": ["dealer"]}


def test_a_stake_that_cannot_be_divided_is_a_finding():
    record = {**records()["cvik"], "variants": []}
    ante, *rest = record["phases"]
    odd = {**ante, "params": {**ante["params"], "stake": 4}}

    found = problems({**record, "phases": [odd, *rest]})

    assert PHASES["ante"].build is Ante
    assert ["vklad má být dělitelný 3, je tu 4 – napište třeba 3 nebo 6"] == [
        one.text for one in found
    ]


@pytest.mark.parametrize(
    ("second", "paid"), [(0, [(1, 3)]), (1, [(1, 2), (2, 1)])], ids=["one winner", "two winners"]
)
def test_a_pot_of_the_winners_is_paid_out_to_the_last_chip(second, paid):
    game = compile_game(records()["cvik"], patch={"match.pot": "winners"})
    given = {**LAST, "accounts": {"money": {"pot": 3, "second": second}}}

    end = position(game, given, by=(), fill=0)

    lines = [line for line in end.receipt if line.part == "match.pot"]
    assert paid == [(line.to, line.amount) for line in lines]
    assert 0 == end.accounts[game.rules.pot]


def test_hands_that_stay_at_home_are_seen_by_nobody_else():
    game = compile_game(records()["cvik"])
    state = position(game, {"at": "tricks", "trump": "D", "out": ["second"]}, by=(), fill=0)

    while not state.held:
        hand = view(game, state, 1).zone("hand", 2)
        assert (None,) * 3 == hand
        state = game.play(state, game.legal(state)[0])

    assert 2 not in {line.seat for line in state.receipt}
