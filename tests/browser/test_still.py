"""Nothing jumps: a demo that wakes keeps its place, its height, and all that lies around it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visitor
from tests.browser.demo import Demo
from tests.rules.conftest import site

pytestmark = pytest.mark.browser

GAMES = sorted(site().clean_games())
SIZES = {"phone": {"width": 390, "height": 844}, "desk": {"width": 1440, "height": 900}}
MOST_SHIFT = 0.02  # of the score that browsers give; 0.1 counts as good
MOST_GROWTH = 24  # px: a line

# What moves on the table itself is play: only what is pushed around it counts.
WATCH = """() => {
  window.shifts = [];
  const played = ({ node }) => node?.parentElement?.closest("[data-table], [data-progress]");
  const name = ({ node }) => node?.id || node?.className || node?.nodeName || "?";
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const pushed = entry.sources.filter((source) => !played(source)).map(name);
      if (!entry.hadRecentInput && pushed.length) window.shifts.push([entry.value, ...pushed]);
    }
  }).observe({ type: "layout-shift", buffered: true });
}"""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("address", ["", "hry/", *(f"hry/{game}/" for game in GAMES), "karty/"])
def test_a_page_loads_without_jumping(
    visitors: Callable[..., Visitor], address: str, size: str
) -> None:
    page = visitors(viewport=SIZES[size]).open(address)
    page.evaluate(WATCH)
    page.wait_for_load_state("networkidle")

    assert shifted(page) <= MOST_SHIFT, page.evaluate("() => window.shifts")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_demo_of_a_clause_wakes_in_its_place(
    visitors: Callable[..., Visitor], game: str, size: str
) -> None:
    page = visitors(viewport=SIZES[size]).open(f"hry/{game}/?uroven=nahodna")
    asking = page.locator(".clause rule-demo:has([data-move])").first

    assert_still(page, Demo(page, f"#{asking.get_attribute('id')}"))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_the_whole_game_wakes_in_its_place(
    visitors: Callable[..., Visitor], game: str, size: str
) -> None:
    page = visitors(viewport=SIZES[size]).open(f"hry/{game}/?uroven=nahodna&semeno=1")

    assert_still(page, Demo(page))


def assert_still(page: Page, demo: Demo) -> None:
    demo.root.scroll_into_view_if_needed()
    page.evaluate(WATCH)
    before, auction = height(demo), bids(demo)
    demo.start()
    # Shifts are told with the next frame.
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    if auction and not bids(demo):
        return  # the others have ended the auction: its box has gone

    assert abs(height(demo) - before) <= MOST_GROWTH
    assert shifted(page) <= MOST_SHIFT, page.evaluate("() => window.shifts")


def bids(demo: Demo) -> bool:
    """Say whether an auction is on, for which the table keeps room."""
    return demo.root.locator(".felt.bids").count() > 0


def height(demo: Demo) -> float:
    return float(demo.root.evaluate("it => it.getBoundingClientRect().height"))


def shifted(page: Page) -> float:
    return float(page.evaluate("() => window.shifts.reduce((sum, one) => sum + one[0], 0)"))
