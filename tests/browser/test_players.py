"""The number of players as a choice on the page of a game."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode
from collections.abc import Callable
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from plugins.records import compile_game
from tests.browser.conftest import Visitor
from tests.browser.demo import START_MS, Demo
from tests.rules.conftest import site

pytestmark = pytest.mark.browser

SITE = site()
BOUNDS = {game: compile_game(SITE, game)["players"] for game in sorted(SITE.clean_games())}
CHOICES = {game: bounds for game, bounds in BOUNDS.items() if bounds["min"] < bounds["max"]}


@pytest.fixture(params=sorted(CHOICES))
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_the_table_at_rest_follows_the_choice(visitor: Visitor, game: str) -> None:
    page = visitor.open(f"hry/{game}/")
    demo = Demo(page)
    usual, other = CHOICES[game]["default"], another(game)
    before = demo.table

    choose(page, other)
    expect(demo.root).to_have_attribute("data-players", str(other))
    after = demo.table
    choose(page, usual)

    assert before == demo.table
    assert before != after
    assert visitor.python() == []


def test_the_demos_of_clauses_keep_their_own_number(visitor: Visitor, game: str) -> None:
    page = visitor.open(f"hry/{game}/")
    clauses = page.locator("rule-demo[data-example]")
    before = clauses.evaluate_all("all => all.map(it => it.dataset.players)")

    choose(page, another(game))

    assert before == clauses.evaluate_all("all => all.map(it => it.dataset.players)")


def test_a_match_is_played_by_as_many_as_are_chosen(visitor: Visitor, game: str) -> None:
    page = visitor.open(f"hry/{game}/?uroven=nahodna")
    demo = Demo(page)
    other = another(game)
    choose(page, other)
    at_rest = demo.table

    if demo.legal.count():  # the table is the match's own, so a click on it is a move
        demo.legal.first.click()
        demo.rest(START_MS)
        moves = demo.kept()["moves"]
        demo.do("undo")
        assert at_rest == demo.table
        assert moves
    else:
        demo.start()
        demo.play()

    assert other == demo.kept()["players"]


def test_a_choice_in_play_begins_anew(visitor: Visitor, game: str) -> None:
    page = visitor.open(f"hry/{game}/?uroven=nahodna")
    demo = Demo(page)
    demo.start()
    demo.play()

    choose(page, another(game))
    demo.rest(START_MS)
    demo.play()

    demo.button("share").click()
    link = demo.root.locator("input[readonly]").input_value()
    assert another(game) == match_of(link)["players"]


def test_the_address_presets_the_number(visitor: Visitor, game: str) -> None:
    other = another(game)
    page = visitor.open(f"hry/{game}/?uroven=nahodna&hracu={other}")

    expect(radio(page, other)).to_be_checked()
    demo = Demo(page)
    expect(demo.root).to_have_attribute("data-players", str(other))
    demo.start()
    demo.play()

    assert other == demo.kept()["players"]


def test_a_link_to_a_match_says_how_many_play(visitors: Callable[..., Visitor], game: str) -> None:
    other = another(game)
    visitor = visitors()
    page = visitor.open(f"hry/{game}/?uroven=nahodna&hracu={other}")
    demo = Demo(page)
    demo.start()
    demo.play()
    demo.button("share").click()
    link = demo.root.locator("input[readonly]").input_value()

    elsewhere = visitors().open(link.partition(visitor.server.url())[2])

    expect(radio(elsewhere, other)).to_be_checked()
    expect(Demo(elsewhere).root).to_have_attribute("data-players", str(other))


def match_of(link: str) -> dict[str, object]:
    """Return the match that a link carries."""
    text = parse_qs(urlsplit(link).fragment)["partie"][0]
    found: dict[str, object] = json.loads(urlsafe_b64decode(text + "=" * (-len(text) % 4)))
    return found


def another(game: str) -> int:
    """Return the number that differs most from the usual one."""
    bounds = CHOICES[game]
    usual: int = bounds["default"]
    return max((bounds["min"], bounds["max"]), key=lambda count: abs(count - usual))


def choose(page: Page, players: int) -> None:
    page.locator("[data-counts] label", has=radio(page, players)).click()


def radio(page: Page, players: int) -> Locator:
    return page.locator(f"input[name=hracu][value='{players}']")
