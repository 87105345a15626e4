"""The match in the browser's storage."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.demo import START_MS, Demo

pytestmark = pytest.mark.browser
GAME = "hry/ecarte/?uroven=nahodna"


def test_a_reload_shows_the_position_and_goes_on_from_it(visitor: Visitor) -> None:
    page = visitor.open(GAME)
    demo = Demo(page)
    demo.start()
    demo.play()
    before = demo.kept(), demo.table, demo.status.inner_text()

    page.reload()
    visitor.requests.clear()

    assert before == (demo.kept(), demo.table, demo.status.inner_text())
    assert visitor.python() == []
    demo.start()
    assert before[:2] == (demo.kept(), demo.table)


def test_a_move_after_a_reload_is_one_of_the_kept_match(visitor: Visitor) -> None:
    page = visitor.open(GAME)
    demo = Demo(page)
    demo.start()
    demo.play()
    moves = demo.kept()["moves"]

    page.reload()
    wanted = demo.moves()[0]
    demo.move(wanted).click()
    demo.rest(START_MS)

    assert [*moves, wanted] == demo.kept()["moves"][: len(moves) + 1]


def test_a_table_drawn_by_another_version_is_not_shown(visitor: Visitor) -> None:
    page = visitor.open(GAME)
    demo = Demo(page)
    at_rest = demo.table
    demo.start()
    demo.play()
    played = demo.table
    page.evaluate(
        """() => {
          const key = Object.keys(localStorage).find((key) => key.startsWith("hry.partie"));
          const text = localStorage.getItem(key);
          localStorage.setItem(key, JSON.stringify({ ...JSON.parse(text), of: "older" }));
        }"""
    )

    page.reload()
    shown = demo.table
    expect(demo.status).not_to_be_empty()
    demo.legal.first.click()  # means nothing: the position is another one
    demo.rest(START_MS)

    assert at_rest == shown
    assert played == demo.table


def test_a_new_match_takes_the_place_of_the_kept_one(visitor: Visitor) -> None:
    page = visitor.open(GAME)
    demo = Demo(page)
    demo.start()
    demo.play()
    old = demo.kept()
    demo.do("new")

    page.reload()

    # The opponent may have begun it already; the old one is gone in any case.
    assert old["seed"] != demo.kept().get("seed")


def test_what_is_damaged_in_storage_is_said_and_passed_over(
    visitors: Callable[..., Visitor],
) -> None:
    visitor = visitors()
    page = visitor.open(GAME)
    key = "hry.partie / ecarte  "
    broken = {"match": {"format": 99, "moves": []}, "html": "", "status": "", "of": ""}
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, json.dumps(broken)])

    page.reload()
    demo = Demo(page)
    demo.start()

    expect(demo.status).to_contain_text("nejde otevřít")
    demo.play()
    assert visitor.errors == []


def test_a_browser_that_keeps_nothing_can_play(visitors: Callable[..., Visitor]) -> None:
    visitor = visitors()
    visitor.context.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('no'); } });"
    )
    demo = Demo(visitor.open(GAME))

    demo.start()
    demo.play()

    assert demo.state in ("ready", "over")
    assert visitor.errors == []
