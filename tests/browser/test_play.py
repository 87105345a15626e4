"""Playing by clicks."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import Visitor
from tests.browser.demo import START_MS, Demo

pytestmark = pytest.mark.browser
GAME = "hry/ecarte/?uroven=nahodna"
PETR = "hry/cerny-petr/?uroven=nahodna&semeno=1"
RECORDS = Path(__file__).parents[2] / "rules_yaml/games"
GAMES = sorted(record.stem for record in RECORDS.glob("*.yaml"))
PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1280, "height": 844}
# Played at random, most deals of these go on for long: the number of one that doesn't.
SOON = {"ospalec": 33}
FEW = 3  # moves in one size of window, before it is another
FINGER = 44  # pixels; what is clicked on a phone is at least that high


def _too_wide(page: Page) -> int:
    """Return by how much the page can be scrolled sideways."""
    wide: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return wide


def _deal(game: str) -> str:
    """Return the address of a game of one deal, where it has several."""
    single = "id: jedno-rozdani" in (RECORDS / f"{game}.yaml").read_text("utf-8")
    seed = f"&semeno={SOON[game]}" if game in SOON else ""
    return f"hry/{game}/?uroven=nahodna{'&varianta=jedno-rozdani' if single else ''}{seed}"


@pytest.mark.parametrize("address", [GAME, *map(_deal, GAMES)])
def test_every_game_goes_on_to_its_result(visitors: Callable[..., Visitor], address: str) -> None:
    visitor = visitors(viewport=PHONE)
    page = visitor.open(address)
    demo = Demo(page)
    demo.start()

    expect(demo.result).to_have_count(0)
    for number in range(400):
        if number % FEW == 0:  # so that every stage of a deal is seen in both sizes
            page.set_viewport_size(DESK if number % (2 * FEW) else PHONE)
        assert _too_wide(page) <= 0
        if not demo.go_on():
            break

    assert demo.state == "over"
    expect(demo.result).to_have_count(1)
    for size in (DESK, PHONE):
        page.set_viewport_size(size)
        assert _too_wide(page) <= 0
    assert visitor.errors == []


@pytest.mark.parametrize("players", [2, 4, 8])
def test_every_card_of_a_fan_can_be_drawn_by_a_finger(
    visitors: Callable[..., Visitor], players: int
) -> None:
    demo = Demo(visitors(viewport={"width": 390, "height": 844}).open(f"{PETR}&hracu={players}"))
    demo.start()
    backs = [
        one for one in demo.legal.all() if (one.get_attribute("data-move") or "")[:4] == "draw"
    ]

    assert len(backs) >= 2
    for back in backs:
        box = back.bounding_box()
        assert box is not None
        assert box["height"] >= FINGER
        back.click(trial=True)  # its visible strip is where it is hit


def test_a_card_that_is_drawn_leaves_the_fan(visitor: Visitor) -> None:
    demo = Demo(visitor.open(PETR))
    demo.start()
    before = len(demo.kept().get("moves", []))

    demo.play()

    assert "draw 0" == demo.kept()["moves"][before]


def test_a_game_without_decisions_runs_by_itself_until_it_is_stopped(visitor: Visitor) -> None:
    demo = Demo(visitor.open("hry/souboje/?uroven=nahodna&semeno=1"))
    demo.start()
    run = demo.button("run")
    assert not demo.kept().get("moves")

    run.click()
    expect(run).to_have_text("Pozastavit")
    expect(demo.root.locator(".course figcaption")).not_to_contain_text(
        "0\u00a0hromádek", timeout=START_MS
    )
    run.click()
    demo.rest()
    stopped = demo.kept()["moves"]
    expect(run).to_have_text("Nechat běžet")
    demo.play()
    assert len(stopped) < len(demo.kept()["moves"])

    run.click()
    expect(demo.result).to_have_count(1, timeout=START_MS)


def test_whoever_wants_no_card_dimmed_sees_none_and_is_told_why(visitor: Visitor) -> None:
    page = visitor.open(GAME)
    demo = Demo(page)
    wish = demo.root.locator('[data-set="dim"]')
    wish.uncheck()
    demo.start()

    page.reload()

    expect(wish).not_to_be_checked()
    expect(page.locator("html")).to_have_attribute("data-dim", "off")
    wish.check()
    assert page.locator("html").get_attribute("data-dim") is None


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
