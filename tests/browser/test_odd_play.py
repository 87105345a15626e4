"""Clicks at odd moments: nothing gets stuck, nothing is answered for another position."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.demo import START_MS, Demo, eventually
from tests.browser.test_links import fragment

pytestmark = pytest.mark.browser
GAME = "hry/ecarte/?uroven=nahodna&semeno=5"


def _to_receipt(demo: Demo) -> None:
    demo.start()
    while not demo.button("next").is_visible():
        assert demo.go_on()


@pytest.mark.parametrize("do", ["hint", "step"])
def test_a_receipt_waits_whatever_else_is_clicked(visitor: Visitor, do: str) -> None:
    demo = Demo(visitor.open(GAME))
    _to_receipt(demo)
    table = demo.table

    expect(demo.button(do)).to_have_attribute("aria-disabled", "true")
    demo.button(do).click(force=True)

    expect(demo.button("next")).to_be_visible()
    assert table == demo.table
    demo.do("next")
    assert demo.moves() or demo.state == "over"


def test_a_hint_asked_for_while_cards_move_loses_none_of_them(visitor: Visitor) -> None:
    demo = Demo(visitor.open(GAME))
    demo.start()
    for _ in range(12):
        if demo.button("next").is_visible():
            demo.do("next")
        demo.legal.first.click()
        demo.button("hint").click()
        demo.rest()

        assert demo.moves() or demo.button("next").is_visible() or demo.result.count()


def test_the_last_hint_of_a_match_leaves_the_result_there(visitor: Visitor) -> None:
    demo = Demo(visitor.open("hry/ecarte/?uroven=nahodna&varianta=jedno-rozdani"))
    demo.start()
    while demo.state != "over":
        demo.legal.first.click()
        if demo.button("hint").is_visible():
            demo.button("hint").click()
        demo.rest()

    expect(demo.result).to_have_count(1)


def test_after_taking_back_the_opponent_answers_the_new_card(visitor: Visitor) -> None:
    demo = Demo(visitor.open("hry/ecarte/?uroven=tezka&semeno=5"))
    demo.start()
    while len(demo.moves()) < 2 or not demo.moves()[0].startswith("play "):
        demo.play()
    first, second = demo.moves()[:2]

    demo.move(first).click()
    expect(demo.root).to_have_attribute("data-state", "thinking")
    demo.do("undo")
    demo.play(second)

    assert demo.moves() or demo.button("next").is_visible() or demo.state == "over"
    assert not visitor.errors


def test_a_failure_offers_another_try(visitor: Visitor) -> None:
    visitor.server.absent.add("runtime.json")
    demo = Demo(visitor.open(GAME))
    demo.button("start").click()
    expect(demo.root).to_have_attribute("data-state", "error", timeout=START_MS)

    expect(demo.button("start")).to_be_visible()
    visitor.server.absent.clear()
    demo.start()

    assert demo.moves()
    visitor.errors.clear()  # the browser's own word about the missing file


MATCH = {"format": 1, "game": "ecarte", "rules": "", "variant": "", "players": 2, "seed": "7"}


def test_a_notice_stays_while_opponents_play_on(visitor: Visitor) -> None:
    match = {**MATCH, "moves": ["propose", "accept", "discard ZZ"]}
    demo = Demo(visitor.open(GAME.split("?")[0] + "?uroven=nahodna" + fragment(match)))
    demo.start()

    told = demo.root.locator(".demo-notice, [data-status]")
    eventually(lambda: any("není dovolen" in one for one in told.all_inner_texts()))


@pytest.mark.parametrize(
    "match",
    [
        {**MATCH, "moves": [], "example": "neni/tu"},
        {**MATCH, "moves": [[[[[]]]]]},
        {**MATCH, "moves": [], "seed": {"a": {}}},
    ],
)
def test_a_link_to_nothing_here_is_told_and_the_game_can_be_played(
    visitor: Visitor, match: object
) -> None:
    demo = Demo(visitor.open("hry/ecarte/?uroven=nahodna" + fragment(match)))

    expect(demo.status).not_to_be_empty()
    demo.start()

    assert demo.moves()
