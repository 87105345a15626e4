"""What pages do by themselves, without Python: search, filters, variants, look, daily clause."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tools.chromium import LAUNCH_FLAGS, executable

pytestmark = pytest.mark.browser
UNDER = "/pod/cestou/"  # the site must work under any path


class _Handler(SimpleHTTPRequestHandler):
    def translate_path(self, path: str) -> str:
        return super().translate_path(path.removeprefix(UNDER[:-1]))

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture(scope="module")
def address(site_dir: Path) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Handler, directory=str(site_dir)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}{UNDER}"
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=executable(), args=list(LAUNCH_FLAGS))
        yield chromium
        chromium.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page that may not complain."""
    context = browser.new_context()
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    yield page
    context.close()
    assert [] == complaints


def test_search_knows_forms_without_diacritics_and_loads_only_when_asked(
    page: Page, address: str
) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(address)
    assert not any("hledani" in url or "minisearch" in url for url in asked)

    page.locator("[data-find] input").fill("stychu")

    expect(page.locator("[data-find-list] a").first).to_have_attribute("href", "./slovnicek/#zdvih")
    expect(page.locator("[data-find-status]")).not_to_be_empty()


def test_search_is_worked_by_keys(page: Page, address: str) -> None:
    page.goto(f"{address}hry/ecarte/")
    box = page.locator("[data-find] input")
    box.fill("ctit barvu")
    expect(page.locator("[data-find-list] a").first).to_be_visible()

    box.press("ArrowDown")
    expect(page.locator("[data-find-list] a").first).to_be_focused()
    page.keyboard.press("Escape")

    expect(box).to_be_focused()
    expect(page.locator("[data-find-list]")).to_be_hidden()


def test_filters_stand_in_the_address(page: Page, address: str) -> None:
    page.goto(f"{address}hry/?hracu=2")
    expect(page.locator("input[name=hracu][value='2']")).to_be_checked()
    expect(page.get_by_role("link", name="Écarté")).to_be_visible()

    page.locator("label", has=page.locator("input[name=cas][value='15']")).click()

    assert page.url.endswith("hry/?hracu=2&cas=15")


def test_a_filter_without_games_can_be_cleared(page: Page, address: str) -> None:
    page.goto(f"{address}hry/?hracu=6&rodina=deskove")
    expect(page.locator("[data-none]")).to_be_visible()

    page.locator("[data-clear]").click()

    expect(page.locator(".games > li").first).to_be_visible()
    assert page.url.endswith("hry/")


def test_a_variant_turns_the_demos_and_marks_what_falls_away(page: Page, address: str) -> None:
    page.goto(f"{address}hry/ecarte/?varianta=eso-nejvyssi")
    expect(page.locator("input[name=varianta][value=eso-nejvyssi]")).to_be_checked()

    whole = page.locator("rule-demo:not([data-example])")
    expect(whole).to_have_attribute("data-variant", "eso-nejvyssi")
    expect(page.locator("[data-within='o-zetony'] rule-demo").first).to_have_attribute(
        "data-variant", "o-zetony"
    )
    assert page.locator(".clause.out").count() > 0
    page.get_by_label("Základní pravidla").check()
    expect(whole).to_have_attribute("data-variant", "")


def test_examples_are_reached_by_their_numbers(page: Page, address: str) -> None:
    page.goto(f"{address}hry/ecarte/")
    clause = page.locator(".clause", has=page.locator(".several")).first
    demos = clause.locator("rule-demo")
    expect(demos.nth(0)).to_be_visible()
    expect(demos.nth(1)).to_be_hidden()

    clause.locator("summary").nth(1).click()
    expect(demos.nth(1)).to_be_visible()
    expect(demos.nth(0)).to_be_hidden()
    clause.locator("summary").nth(1).click()

    expect(demos.nth(1)).to_be_visible()


def test_the_chosen_look_is_kept(page: Page, address: str) -> None:
    page.goto(address)
    page.locator(".look summary").click()
    page.locator(".look [name=theme][value=dark]").check()
    page.locator(".look [name=suits]").check()

    page.goto(f"{address}karty/")

    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("data-suits", "four")


def test_each_day_has_its_clause(page: Page, address: str) -> None:
    shown = set()
    for day in range(1, 8):
        page.clock.set_fixed_time(f"2027-03-0{day}T12:00:00")
        page.goto(address)
        clause = page.locator("[data-daily] > article:visible")
        expect(clause).to_have_count(1)
        shown.add(clause.locator(".no").inner_text())

    assert len(shown) > 1


@pytest.mark.parametrize(
    "path", ["", "hry/", "hry/ecarte/", "hry/whist/", "karty/francouzske-52/", "slovnicek/"]
)
def test_nothing_is_wider_than_the_window(page: Page, address: str, path: str) -> None:
    page.goto(address + path)
    for width in (360, 800, 1100, 1440):
        page.set_viewport_size({"width": width, "height": 800})

        assert page.evaluate("() => document.documentElement.scrollWidth") <= width


def test_pages_read_without_scripts(browser: Browser, address: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{address}hry/ecarte/")

    expect(page.locator("rule-demo").first).to_be_visible()
    for hidden in page.locator("[data-find], .look, .variant input").all():
        expect(hidden).to_be_hidden()
    context.close()
