"""The built site in Chromium: `make build` makes it, `SITE` names another folder."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from tests.browser.server import Server, serving
from tools.chromium import LAUNCH_FLAGS, executable


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=str(executable()), args=list(LAUNCH_FLAGS)
        )
        yield browser
        browser.close()


@pytest.fixture
def server(site_dir: Path) -> Iterator[Server]:
    with serving(site_dir) as running:
        yield running


@dataclass
class Visitor:
    """A browser profile on the site, and what a page should never do there."""

    context: BrowserContext
    server: Server
    errors: list[str] = field(default_factory=list)
    requests: list[str] = field(default_factory=list)

    def open(self, address: str) -> Page:
        """Open an address from the site's root in a new tab."""
        page = self.context.new_page()
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.goto(self.server.url(address))
        return page

    def strangers(self) -> list[str]:
        """Return the addresses asked for that are not the site's."""
        return [url for url in self.requests if urlsplit(url).netloc not in (self.server.host, "")]

    def python(self) -> list[str]:
        """Return the addresses asked for that belong to Python."""
        return [url for url in self.requests if "/assets/python/" in url]

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(message.text)


@pytest.fixture
def visitors(chromium: Browser, server: Server) -> Iterator[Callable[..., Visitor]]:
    """Make visitors; each option is one of Playwright's contexts."""
    made: list[Visitor] = []

    def make(**options: object) -> Visitor:
        context = chromium.new_context(locale="cs", **options)  # type: ignore[arg-type]
        visitor = Visitor(context, server)
        context.on("request", lambda request: visitor.requests.append(request.url))
        made.append(visitor)
        return visitor

    yield make
    for visitor in made:
        visitor.context.close()


@pytest.fixture
def visitor(visitors: Callable[..., Visitor]) -> Iterator[Visitor]:
    """A visitor whose page must stay without errors and without requests to other hosts."""
    one = visitors()
    yield one
    assert one.errors == []
    assert one.strangers() == []
