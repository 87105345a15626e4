"""Cutting that passes the deal on: who deals, who pays, and what a record may not ask for."""

from __future__ import annotations

from copy import deepcopy

import pytest

from engine.errors import RecordError
from engine.game import compile_game
from tests.rules.conftest import records

SKIPPING = "A7"


@pytest.mark.parametrize("players", [2, 4, 10])
def test_every_ace_and_seven_passes_the_deal_on_and_is_paid_for(players):
    game = compile_game(records()["cvik"], "skok", players)
    skipped = 0

    for number in range(60):
        state = game.start(str(number))
        *skips, last = state.variables[game.variable("cut")].split()
        first = (state.dealer - len(skips)) % players

        assert all(card[0] in SKIPPING for card in skips)
        assert last[0] not in SKIPPING
        assert first == compile_game(records()["cvik"], "", players).start(str(number)).dealer
        assert 3 * (1 + len(skips)) == sum(line.amount for line in state.receipt)
        skipped += len(skips)

    assert skipped


def test_without_the_variant_nobody_is_passed_over():
    game = compile_game(records()["cvik"])

    assert "" == game.start("1").variables[game.variable("cut")]


@pytest.mark.parametrize(("skips", "told"), [(["2"], "„2“"), (list("AKQJT987"), "nikdo")])
def test_a_rank_that_is_not_there_or_all_of_them_are_refused(skips, told):
    record = deepcopy(records()["cvik"])
    for variant in record["variants"]:
        if variant["id"] == "skok":
            variant["set"]["cutting.skips"] = skips

    with pytest.raises(RecordError, match=told):
        compile_game(record, "skok")
