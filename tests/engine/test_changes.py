"""An example that is only counted can be changed, and its settlement follows."""

from __future__ import annotations

import json
from functools import cache, partial

import pytest

from engine.changes import possible
from engine.examples import every, variants_of
from engine.game import compile_game as compile_rules
from engine.protocol import Worker
from engine.table.stage import changed_stage, example_stage
from tests.rules.conftest import records

COUNTED = ("boston", "bridz", "cvik", "ecarte", "francouzsky-tarot", "komando", "preference")


def demo(game, example):
    worker = Worker()
    worker.handle(json.dumps({"do": "load", "record": records()[game]}))
    asked = {"demo": "d", "base": "", "game": game, "example": example, "seed": "1"}

    def ask(do, match=None, **more):
        return json.loads(worker.handle(json.dumps({**asked, "do": do, "match": match, **more})))

    return ask


def test_a_trick_more_for_the_defence_is_one_down():
    ask = demo("bridz", "drahe-barvy/ctyri-piky")
    opened = ask("open")

    reply = ask("move", opened["match"], move="change taken 1 +1")

    assert "120\u00a0bodů" in opened["caption"]
    assert "9\u00a0zdvihů" in reply["caption"]
    assert "nad čáru 50\u00a0bodů" in reply["caption"]
    assert "+50" in reply["frames"][-1]["receipt"]
    assert reply["next"] == "over"


def test_a_change_is_taken_back_like_a_move():
    ask = demo("bridz", "drahe-barvy/ctyri-piky")
    opened = ask("open")
    changed = ask("move", opened["match"], move="change taken 1 +1")

    back = ask("undo", changed["match"])

    assert back["caption"] == opened["caption"]
    assert back["match"]["moves"] == []


def test_a_changed_example_can_be_kept_and_opened_again():
    ask = demo("francouzsky-tarot", "kolik-je-potreba/s-jednou")
    opened = ask("open")
    changed = ask("move", opened["match"], move="change card_points 1 +10")

    again = demo("francouzsky-tarot", "kolik-je-potreba/s-jednou")("open", changed["match"])

    assert again["caption"] == changed["caption"]


@pytest.mark.parametrize("text", ["change taken 1 +2", "change taken 9 +1", "change bouts 1 +1"])
def test_a_change_that_is_not_offered_is_refused(text):
    ask = demo("bridz", "drahe-barvy/ctyri-piky")
    opened = ask("open")

    reply = ask("move", opened["match"], move=text)

    assert "refused" in reply
    assert reply["match"]["moves"] == []


def test_there_are_no_more_tricks_than_are_taken():
    ask = demo("bridz", "drahe-barvy/ctyri-piky")
    reply = ask("open")
    for _ in range(10):
        reply = ask("move", reply["match"], move="change taken 1 +1")

    assert "refused" in ask("move", reply["match"], move="change taken 1 +1")


@pytest.mark.parametrize("game", COUNTED)
def test_whatever_is_offered_is_settled(game):
    record = records()[game]
    compiled = cache(partial(compile_rules, record))
    tried = 0
    for clause, example in every(record):
        if not {"lines", "score"} & set(example):
            continue
        rules = compiled(variants_of(record, clause, example)[0], example.get("players"))
        stage = example_stage(rules, f"{clause['id']}/{example['id']}", "1")
        for change in stage.changes:
            if possible(rules, stage.example or {}, change):
                after = changed_stage(stage, change, "1")
                assert after.changes
                tried += 1

    assert tried > 0
