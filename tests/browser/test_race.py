"""A race at the table: the page measures how long the reader takes, and when it is too late."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.demo import STEP_MS, Demo

pytestmark = pytest.mark.browser
# A deal in which somebody else soon has a full suit, and a match that goes on after it.
GAME = "hry/ospalec/?uroven=nahodna&varianta=do-tri-carek&semeno=33"
WAIT_S = 0.4


def _at_the_race(visitor: Visitor) -> Demo:
    demo = Demo(visitor.open(GAME))
    demo.start()
    while not demo.moves()[0].startswith("lay "):
        demo.play()
    return demo


def _last_move(demo: Demo) -> str:
    expect(demo.button("next")).to_be_visible(timeout=STEP_MS)
    move: str = demo.kept()["moves"][-1]
    return move


def test_the_time_that_the_reader_took_is_part_of_the_move(visitor: Visitor) -> None:
    demo = _at_the_race(visitor)
    time.sleep(WAIT_S)

    demo.root.locator("[data-timed]").click(force=True)

    verb, took = _last_move(demo).split()
    assert "lay" == verb
    assert 100 * WAIT_S <= int(took) < 500
    assert f"{int(took) // 100},{int(took) % 100:02}" in demo.table
    assert visitor.errors == []


def test_whoever_does_nothing_is_late(visitor: Visitor) -> None:
    demo = _at_the_race(visitor)

    assert "lay late" == _last_move(demo)
    assert "pozdě" in demo.table
