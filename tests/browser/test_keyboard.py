"""Playing without a mouse, and where the focus goes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visitor
from tests.browser.demo import START_MS, Demo

pytestmark = pytest.mark.browser
GAME = "hry/ecarte/?uroven=nahodna"


def focused(page: Page) -> str:
    """Return what has the focus: its move, what it does, or its id."""
    return str(
        page.evaluate(
            """() => {
              const it = document.activeElement;
              return it.dataset.move ?? it.dataset.do ?? (it.id || it.tagName);
            }"""
        )
    )


def tab_to(page: Page, wanted: str) -> None:
    for _ in range(400):
        page.keyboard.press("Tab")
        if focused(page) == wanted:
            return
    raise AssertionError(f"{wanted} can't be reached")


def test_a_deal_can_be_played_by_keyboard_alone(visitor: Visitor) -> None:
    page = visitor.open(GAME)
    demo = Demo(page)
    tab_to(page, "start")

    page.keyboard.press("Enter")
    demo.rest(START_MS)
    for _ in range(60):
        if demo.state == "over" or demo.button("next").is_visible():
            break
        # The focus is on a legal move by itself: nobody has to look for it.
        assert focused(page) in demo.moves()
        page.keyboard.press("Enter")
        demo.rest()

    assert len(demo.kept()["moves"]) >= 3


def test_focus_stays_on_a_button_that_stays(visitor: Visitor) -> None:
    page = visitor.open(GAME)
    demo = Demo(page)
    demo.start()
    demo.button("hint").focus()

    page.keyboard.press("Enter")
    demo.rest()

    assert "hint" == focused(page)


def test_a_refusal_leaves_the_focus_on_the_card(visitor: Visitor) -> None:
    page = visitor.open(GAME)
    demo = Demo(page)
    demo.start()
    barred = demo.barred.first
    barred.focus()
    card = barred.get_attribute("data-move")

    page.keyboard.press("Enter")
    demo.clause.wait_for()
    demo.rest()

    assert card == focused(page)


def test_play_elsewhere_does_not_take_the_focus(visitor: Visitor) -> None:
    page = visitor.open(GAME)
    demo = Demo(page)
    demo.start()
    demo.legal.first.click()
    page.locator("a[href]").first.focus()

    demo.rest()

    assert page.evaluate("() => document.activeElement.tagName") == "A"


def test_focusable_elements_have_ids_of_their_own(visitor: Visitor) -> None:
    page = visitor.open(GAME)
    demo = Demo(page)
    demo.start()
    demo.play()

    wrong = page.evaluate(
        """() => {
          const kinds = "rule-demo :is(button, select, input, [tabindex])";
          const all = [...document.querySelectorAll(kinds)];
          const own = all.filter((it) => it.id.startsWith(`${it.closest("rule-demo").id}-`));
          const ids = [...document.querySelectorAll("[id]")].map((it) => it.id);
          return [all.length - own.length, ids.length - new Set(ids).size];
        }"""
    )

    assert [0, 0] == wrong
