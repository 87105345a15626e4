"""What a reader does with a demo, in words of the contract between HTML and JavaScript."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

LEGAL = '[data-move]:not([aria-disabled="true"])'
BARRED = '[data-move][aria-disabled="true"]'
START_MS = 60_000  # a busy machine may be slow; a page that hangs is found all the same
STEP_MS = 30_000
RESTING = re.compile("ready|over")


def eventually(true: Callable[[], bool]) -> None:
    """Wait for what no locator can say."""
    end = time.monotonic() + STEP_MS / 1000
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


def _sorted(attributes: str) -> str:
    """Return attributes in the order of their names."""
    return "".join(sorted(re.findall(r' [\w-]+="[^"]*"', attributes)))


class Demo:
    """One `<rule-demo>`."""

    def __init__(self, page: Page, selector: str = "rule-demo:not([data-example])") -> None:
        """Take the whole game of the page, or the demo of a selector."""
        self.page = page
        self.root = page.locator(selector).first
        self.status = self.root.locator("[data-status]")
        self.clause = self.root.locator("[data-clause]")
        self.legal = self.root.locator(LEGAL)
        self.barred = self.root.locator(BARRED)
        self.result = self.root.locator("[data-result]")

    @property
    def state(self) -> str:
        return self.root.get_attribute("data-state") or ""

    @property
    def table(self) -> str:
        """The table's HTML without what only the page has added."""
        html = self.root.locator("[data-table]").inner_html()
        html = re.sub(r' (style|data-hint)=""| style="[^"]*"', "", html)
        # Where an attribute comes again after it was gone it stands last.
        return re.sub(r'(?: [\w-]+="[^"]*")+', lambda found: _sorted(found[0]), html)

    def button(self, do: str) -> Locator:
        return self.root.locator(f'[data-do="{do}"]')

    def move(self, text: str) -> Locator:
        return self.root.locator(f'[data-move="{text}"]')

    def moves(self) -> list[str]:
        return [one.get_attribute("data-move") or "" for one in self.legal.all()]

    def uncover(self) -> None:
        """Turn to the example, if it lies behind another one of its clause."""
        self.root.evaluate("it => it.closest('details:not([open])')?.setAttribute('open', '')")

    def start(self) -> None:
        self.button("start").click()
        self.rest(START_MS)

    def rest(self, timeout: float = STEP_MS) -> None:
        """Wait until the reader is wanted, or the demo is over."""
        expect(self.root).to_have_attribute("data-state", RESTING, timeout=timeout)

    def play(self, text: str | None = None) -> None:
        """Make a move, the first legal one by default, and wait for what comes of it."""
        (self.move(text) if text else self.legal.first).click()
        self.rest()

    def do(self, what: str) -> None:
        self.button(what).click()
        self.rest()

    def go_on(self) -> bool:
        """Do the next thing that moves the match on; False when it is over."""
        if self.state == "over":
            return False
        if self.button("next").is_visible():
            self.do("next")
        else:
            self.play()
        return True

    def kept(self) -> dict[str, Any]:
        """Return the match that the browser has stored."""
        found = self.page.evaluate(
            """() => {
              const all = Object.entries(localStorage);
              const text = all.find(([key]) => key.startsWith("hry.partie"))?.[1];
              return text ? JSON.parse(text).match : {};
            }"""
        )
        return dict(found)
