"""How soon the page answers a click while an opponent thinks (interaction to next paint)."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median

from playwright.sync_api import Browser, Locator, Page, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from benchmarks.registry import SITE, Row, benchmark, games
from tests.browser.demo import LEGAL, Demo
from tests.browser.server import serving
from tools.chromium import LAUNCH_FLAGS, executable

CLICKS = 20
MOST_MS = 100
LEVEL = "tezka"  # thinks longest
SHORTEST_MS = 16  # the browser tells of no shorter interaction
_GONE_MS = 200  # after which what was to be clicked is gone
_PHASES = 40  # moves at most, to gather the clicks

# Before anything of the page: a hover or a start must not be counted among the clicks.
_WATCH = f"""\
() => {{
  globalThis.interactions = new Map();
  new PerformanceObserver((list) => {{
    for (const entry of list.getEntries()) {{
      if (!entry.interactionId) continue;
      const [whole, own] = interactions.get(entry.interactionId) ?? [0, 0];
      const worked = entry.processingEnd - entry.processingStart;
      interactions.set(entry.interactionId, [Math.max(whole, entry.duration), own + worked]);
    }}
  }}).observe({{ type: "event", durationThreshold: {SHORTEST_MS} }});
}}"""
_FOUND = "() => [...interactions.values()]"


@benchmark
def interaction() -> Iterator[Row]:
    """Clicks while an opponent thinks, in Chromium."""
    with serving(SITE) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=str(executable()), args=list(LAUNCH_FLAGS)
        )
        for game, name in games().items():
            clicks, found = _clicked(browser, server.url(f"hry/{game}/?uroven={LEVEL}"))
            whole, own = zip(*(found or [(0.0, 0.0)]), strict=True)
            yield Row("to next paint, median", median(whole), "ms", at_most=MOST_MS, of=name)
            yield Row("longest", max(whole), "ms", at_most=MOST_MS, of=name)
            yield Row("the page's own work in that, longest", max(own), "ms", of=name)
            yield Row("clicks", clicks, "", of=name)
        browser.close()


def _clicked(browser: Browser, url: str) -> tuple[int, list[tuple[float, float]]]:
    """Click while opponents think.

    Returns:
        how many clicks, and of those that took long enough to be told of: milliseconds to the
        next paint, and how many of them the page's listeners worked.
    """
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    page.goto(url, wait_until="networkidle")
    demo = Demo(page)
    demo.start()
    page.evaluate(_WATCH)
    clicks = 0
    for _ in range(_PHASES):
        if clicks >= CLICKS or demo.state == "over":
            break
        clicks += _while_thinking(page, demo)
        demo.rest()
    page.wait_for_timeout(200)  # entries come a moment after the paint
    found = [(whole, own) for whole, own in page.evaluate(_FOUND)]
    page.close()
    return clicks, found


def _while_thinking(page: Page, demo: Demo) -> int:
    """Make a move by the mouse, or go on, and click on while somebody thinks about the answer."""
    following = demo.button("next")
    _click(page, following if following.is_visible() else demo.root.locator(LEGAL).first)
    clicks = 0
    while clicks < CLICKS and demo.state == "thinking":
        for place in (demo.button("hint"), demo.root.locator("[data-move]").last):
            if demo.state == "thinking" and place.is_visible():
                clicks += _click(page, place)
    return clicks


def _click(page: Page, place: Locator) -> int:
    """Click where something is by the mouse, as a hand does; it may be gone by then."""
    try:
        box = place.bounding_box(timeout=_GONE_MS)
    except PlaywrightError:
        box = None
    if box is None:
        return 0
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    return 1
