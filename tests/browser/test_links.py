"""Share links and presets in the address."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.demo import Demo, eventually

pytestmark = pytest.mark.browser
PAGE = "hry/ecarte/"
GAME = f"{PAGE}?uroven=nahodna"


def fragment(match: object) -> str:
    text = json.dumps(match).encode()
    return "#partie=" + base64.urlsafe_b64encode(text).decode().rstrip("=")


@pytest.fixture
def played(visitor: Visitor) -> tuple[dict[str, Any], str, str]:
    """A match of some moves, its table, and the link to it."""
    demo = Demo(visitor.open(GAME))
    demo.start()
    demo.play()
    demo.play()
    demo.button("share").click()
    link = demo.root.locator("input[readonly]").input_value()
    return demo.kept(), demo.table, link


def test_a_link_opens_the_same_position_elsewhere(
    played: tuple[dict[str, Any], str, str], visitors: Callable[..., Visitor]
) -> None:
    match, table, link = played
    other = visitors()
    page = other.open(link.partition("/hry/")[1].lstrip("/") + link.partition("/hry/")[2])
    demo = Demo(page)

    assert other.python() == []
    demo.start()

    assert table == demo.table
    assert demo.button("level").input_value() == "nahodna"
    demo.play()
    assert match["moves"] == demo.kept()["moves"][: len(match["moves"])]
    assert other.errors == []


def test_a_link_pasted_into_an_open_page_opens(
    played: tuple[dict[str, Any], str, str], visitors: Callable[..., Visitor]
) -> None:
    _, table, link = played
    other = visitors()
    page = other.open(GAME)
    demo = Demo(page)
    demo.start()

    page.evaluate("(hash) => { location.hash = hash; }", link.partition("#")[2])

    eventually(lambda: table == demo.table)


def test_a_link_does_not_displace_ones_own_match_before_it_is_played(visitor: Visitor) -> None:
    page = visitor.open(GAME)
    demo = Demo(page)
    demo.start()
    demo.play()
    own = demo.kept()

    other = {**own, "moves": [], "seed": "77"}
    page = visitor.open(GAME + fragment(other))
    demo = Demo(page)
    demo.start()

    assert own == demo.kept()
    demo.play()
    assert demo.kept()["seed"] == "77"
    assert "#" not in page.url


@pytest.mark.parametrize("broken", ["!!!", "", "bm9uc2Vuc2U", "W10"])
def test_an_unreadable_link_is_said_at_once(visitor: Visitor, broken: str) -> None:
    demo = Demo(visitor.open(f"{GAME}#partie={broken}"))

    expect(demo.status).to_contain_text("poškozený")
    demo.start()
    demo.play()
    assert len(demo.kept()["moves"]) >= 1


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"game": "kanasta"}, "z jiné hry"),
        ({"variant": "podle-babicky"}, "podle-babicky"),
        ({"rules": "0" * 12}, "změnila"),
        ({"format": 9}, "formátu"),
        ({"players": 9}, "hráčů"),
        ({"moves": ["play ZZ"]}, "play ZZ"),
    ],
    ids=lambda value: value if isinstance(value, str) else "-".join(value),
)
def test_a_link_that_does_not_fit_is_explained(
    played: tuple[dict[str, Any], str, str], visitor: Visitor, change: dict[str, Any], said: str
) -> None:
    match = {**played[0], **change}
    if "moves" in change:
        match["moves"] = [*played[0]["moves"], *change["moves"]]
    page = visitor.open("o-projektu/")
    page.evaluate("() => localStorage.clear()")

    demo = Demo(visitor.open(GAME + fragment(match)))
    demo.start()

    expect(demo.status).to_contain_text(said)
    if "moves" in change:
        assert played[1] == demo.table
    demo.play()
    assert demo.state in ("ready", "over")


def test_the_address_presets_the_whole_game(visitor: Visitor) -> None:
    at_rest = Demo(visitor.open(GAME)).table
    demo = Demo(visitor.open(f"{PAGE}?uroven=tezka&semeno=2026&hracu=2&varianta=jedno-rozdani"))

    assert demo.button("level").input_value() == "tezka"
    demo.start()

    assert at_rest != demo.table
    demo.play()
    kept = demo.kept()
    assert (kept["seed"], kept["variant"], kept["players"]) == ("2026", "jedno-rozdani", 2)


def test_unknown_presets_are_passed_over(visitor: Visitor) -> None:
    demo = Demo(visitor.open(f"{PAGE}?uroven=boj&hracu=x&varianta=zadna"))

    demo.start()

    demo.play()
    assert demo.kept()["variant"] == ""


def test_choosing_a_variant_turns_the_page_and_back(visitor: Visitor) -> None:
    page = visitor.open(GAME)
    demo = Demo(page)
    demo.start()
    demo.play()
    usual = demo.kept(), demo.table
    choice = page.locator("[data-variants] input")

    choice.and_(page.locator('[value="jedno-rozdani"]')).check()
    eventually(lambda: usual[1] != demo.table and demo.state == "ready")
    demo.play()
    assert page.evaluate(
        "() => Object.keys(localStorage).filter((it) => it.includes('jedno')).length"
    )

    choice.and_(page.locator('[value=""]')).check()
    eventually(lambda: usual[1] == demo.table and demo.state == "ready")


def test_a_link_to_a_variant_turns_the_page_to_it(visitor: Visitor) -> None:
    page = visitor.open(f"{PAGE}?uroven=nahodna&varianta=jedno-rozdani")
    demo = Demo(page)
    demo.start()
    demo.play()
    demo.button("share").click()
    link = demo.root.locator("input[readonly]").input_value()
    table = demo.table
    page.evaluate("() => localStorage.clear()")

    page = visitor.open("o-projektu/")
    page.goto(link)
    demo = Demo(page)
    chosen = page.locator("[data-variants] input:checked")

    expect(chosen).to_have_value("jedno-rozdani")
    demo.start()
    assert table == demo.table
