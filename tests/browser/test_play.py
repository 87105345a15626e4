"""Playing by clicks."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.demo import START_MS, Demo

pytestmark = pytest.mark.browser
GAME = "hry/ecarte/?uroven=nahodna"


def test_a_match_goes_on_to_its_result(visitor: Visitor) -> None:
    demo = Demo(visitor.open(GAME))
    demo.start()

    expect(demo.result).to_have_count(0)
    for _ in range(400):
        if not demo.go_on():
            break

    assert demo.state == "over"
    expect(demo.result).to_have_count(1)
    expect(demo.status).to_contain_text("partii")


def test_a_move_clicked_at_rest_starts_the_engine_and_plays(visitor: Visitor) -> None:
    demo = Demo(visitor.open(GAME))
    wanted = demo.moves()[0]

    demo.move(wanted).click()
    demo.rest(START_MS)

    assert demo.kept()["moves"][0] == wanted


def test_a_barred_card_answers_with_the_clause(visitor: Visitor) -> None:
    demo = Demo(visitor.open(GAME))
    before = demo.table
    demo.start()

    demo.barred.first.click(force=True)
    expect(demo.clause).to_be_visible()
    demo.rest()

    assert re.search(r"#[a-z0-9-]+$", demo.clause.get_attribute("href") or "")
    assert before == demo.table


def test_undo_goes_back_to_the_readers_decision_and_is_counted(visitor: Visitor) -> None:
    demo = Demo(visitor.open(GAME))
    demo.start()
    demo.play()
    before = demo.table
    moves = demo.kept()["moves"]
    demo.play()

    demo.do("undo")

    assert before == demo.table
    assert moves == demo.kept()["moves"]
    assert demo.kept()["undone"] == 1


def test_a_new_match_has_other_cards(visitor: Visitor) -> None:
    demo = Demo(visitor.open(GAME))
    demo.start()
    hands = {demo.table}

    for _ in range(3):
        demo.do("new")
        hands.add(demo.table)

    assert len(hands) >= 3


def test_a_receipt_waits_for_next(visitor: Visitor) -> None:
    demo = Demo(visitor.open(GAME))
    demo.start()
    while not demo.button("next").is_visible():
        demo.play()

    expect(demo.root.locator("[data-receipt] a").first).to_be_visible()
    demo.do("next")

    expect(demo.button("next")).to_be_hidden()
    expect(demo.root.locator("[data-receipt] a")).to_have_count(0)


def test_a_hint_names_a_move_and_says_why(visitor: Visitor) -> None:
    demo = Demo(visitor.open(GAME))
    demo.start()

    demo.do("hint")

    expect(demo.root.locator("[data-hint]")).to_have_count(1)
    assert demo.status.inner_text() != ""


def test_a_step_plays_one_move_for_the_reader(visitor: Visitor) -> None:
    demo = Demo(visitor.open(GAME))
    demo.start()

    demo.do("step")

    assert len(demo.kept()["moves"]) >= 1


def test_two_demos_share_one_worker(visitor: Visitor) -> None:
    page = visitor.open(GAME)
    whole = Demo(page)
    clause = Demo(page, "rule-demo[data-example]")
    clause.uncover()

    whole.button("start").click()
    clause.button("start").click()
    whole.rest(START_MS)
    clause.rest(START_MS)
    whole.play()

    assert len(page.workers) == 1
    assert len(whole.kept()["moves"]) >= 1


def test_every_decision_can_be_clicked_in_mid_flight(visitor: Visitor) -> None:
    demo = Demo(visitor.open(GAME))
    demo.start()

    for _ in range(12):
        if not demo.go_on():
            break
        # No waiting for what is on its way: Playwright clicks where the element is now.

    assert demo.state in ("ready", "over")
