"""Demos of every clause, woken in the page and held to what their examples say."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.demo import START_MS, Demo
from tests.conftest import ROOT

pytestmark = pytest.mark.browser
GAMES = sorted(path.stem for path in (ROOT / "rules_yaml" / "games").glob("*.yaml"))


def record(site_dir: Path, game: str) -> dict[str, Any]:
    """Return a game's record as the page gets it."""
    runtime = json.loads((site_dir / "assets/runtime.json").read_text("utf-8"))
    return dict(json.loads((site_dir / runtime["games"][game]).read_text("utf-8")))


def examples(site_dir: Path, game: str) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Yield one demo of each clause: clause, example and its contents.

    One in which something is refused, if there is one; a position that can't be has no demo. All
    examples are opened in Pyodide by `test_packed.py`.
    """
    for clause in record(site_dir, game)["clauses"]:
        demos = [one for one in clause.get("examples") or () if "invalid" not in one]
        for example in sorted(demos, key=lambda one: "refused" not in one)[:1]:
            yield clause["id"], example["id"], example


def has_duties(site_dir: Path, game: str) -> bool:
    """Say whether cards in the reader's own hand can be refused."""
    return any(phase["phase"] == "tricks" for phase in record(site_dir, game)["phases"])


@pytest.mark.parametrize("game", GAMES)
def test_a_demo_of_each_clause_wakes_and_keeps_its_word(
    visitors: Callable[..., Visitor], site_dir: Path, game: str
) -> None:
    visitor = visitors(reduced_motion="reduce")  # nothing travels: it is what appears that counts
    page = visitor.open(f"hry/{game}/")
    Demo(page).start()  # once for all
    missing = []
    refusals = 0

    for clause, example, what in examples(site_dir, game):
        selector = f'rule-demo[data-example="{clause}/{example}"]'
        if page.locator(selector).count() == 0:
            missing.append(f"{clause}/{example}")
            continue
        demo = Demo(page, selector)
        demo.uncover()
        demo.button("start").click()
        demo.rest(START_MS)
        refusals += _refused_as_the_example_says(demo, what)

    assert missing == []
    assert refusals > 0 or not has_duties(site_dir, game)
    assert (visitor.errors, visitor.strangers()) == ([], [])


def _refused_as_the_example_says(demo: Demo, example: dict[str, Any]) -> int:
    """Click what the example says to be refused; return how much of it is on the table."""
    if example.get("moves"):
        return 0  # the demo begins before them, the example speaks of what comes after
    clicked = 0
    for move, clause in (example.get("refused") or {}).items():
        text = move if " " in move or demo.move(move).count() else f"play {move}"
        button = demo.move(text)
        if button.count() == 0:
            continue  # not on the table: a card of somebody else's, a word not spoken yet
        button.click(force=True)
        expect(demo.clause).to_have_attribute("href", re.compile(f"#{re.escape(clause)}$"))
        demo.rest()
        clicked += 1
    return clicked


@pytest.mark.parametrize("game", GAMES)
def test_a_demo_can_be_played_and_begun_again(visitor: Visitor, game: str) -> None:
    page = visitor.open(f"hry/{game}/")
    demo = Demo(page, _first_with_a_choice(page))
    demo.uncover()
    at_rest = demo.table
    wanted = demo.moves()[0]

    demo.move(wanted).click()
    demo.rest(START_MS)
    played = demo.table
    demo.do("new")

    assert at_rest != played
    assert at_rest == demo.table


def _first_with_a_choice(page: Page) -> str:
    """Return the first demo with a choice; where nobody ever has one, with a move."""
    found = page.evaluate(
        """() => {
             const demos = [...document.querySelectorAll("rule-demo[data-example]")];
             const moves = (it) => it.querySelectorAll("[data-move]:not([aria-disabled=true])");
             const least = (many) => demos.find((it) => moves(it).length >= many);
             return (least(2) ?? least(1)).id;
           }"""
    )
    return f'[id="{found}"]'
