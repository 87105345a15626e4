"""Laws 1 to 4 of decision 0005 over all records and variants: claimed, exampled, biting."""

from __future__ import annotations

import pytest

from engine.common import COMMON
from engine.deals import MATCH_PARAMS
from engine.game import compile_game
from plugins.laws import misjudged, mutants, toothless, unclaimed
from tests.rules.conftest import games_and_variants, label, records, site


def test_records_have_no_findings():
    assert [] == [str(finding) for finding in site().findings]


@pytest.mark.parametrize("game", records())
def test_every_clause_has_an_example_or_says_why_not(game):
    bare = [
        clause["id"]
        for clause in records()[game]["clauses"]
        if not clause["examples"] and not clause["unchecked"]
    ]

    assert [] == bare


@pytest.mark.parametrize(("game", "variant"), games_and_variants(), ids=label)
def test_every_part_in_use_is_claimed(game, variant):
    assert [] == unclaimed(records()[game], variant)


@pytest.mark.parametrize("game", records())
def test_every_claim_bites(game):
    assert [] == [one.text for one in toothless(records()[game])]


@pytest.mark.parametrize("game", records())
def test_what_is_said_to_be_neutral_is_so(game):
    assert [] == [one.text for one in misjudged(records()[game])]


@pytest.mark.parametrize("game", records())
def test_a_record_has_mutants_at_all(game):
    assert list(mutants(records()[game]))


@pytest.mark.parametrize("game", records())
def test_a_clause_without_its_example_is_found_toothless(game):
    record = dict(records()[game])
    neutral = record.get("neutral", {})
    claiming = next(one.clause for one in mutants(record) if one.path not in neutral)
    record["clauses"] = [
        {**clause, "examples": []} if clause["id"] == claiming else clause
        for clause in record["clauses"]
    ]

    assert claiming in {one.clause for one in toothless(record)}


@pytest.mark.parametrize("game", records())
def test_common_clauses_cover_the_engines_common_parts(game):
    common = {clause["id"] for clause in records()[game]["common"]}

    assert set(COMMON) <= common


@pytest.mark.parametrize("game", records())
def test_variants_change_only_what_exists(game):
    record = records()[game]

    for variant in record["variants"]:
        compiled = compile_game(record, variant["id"])
        assert set(compiled.settings["match"]) <= set(MATCH_PARAMS)


@pytest.mark.parametrize("game", records())
def test_games_of_several_deals_have_the_variant_of_one(game):
    record = records()[game]
    single = record["match"].get("deals") == 1

    assert single or "jedno-rozdani" in {variant["id"] for variant in record["variants"]}
