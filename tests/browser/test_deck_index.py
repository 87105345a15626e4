"""The index of decks: filters in the address, what is said of them, fans as they come into view."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from engine.table.czech import count
from tests.browser.conftest import Visitor
from tests.browser.test_pages import axe

pytestmark = pytest.mark.browser
INDEX = "karty/"
FIRST_VIEW = 150_000
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
AREAS = ("evropa", "predni-vychod", "indie", "cina", "vietnam", "korea", "japonsko")
ASKED = [
    *(f"oblast={area}" for area in AREAS),
    "rodina=taroky&oblast=evropa",
    "karet=do-40&barev=4",
    "karet=neznamy",
    "barev=0&karet=nad-150",
    "hry=ano",
    "rodina=taroky&oblast=indie",
]


def rows(page: Page) -> Locator:
    return page.locator("[data-row]:not([data-out])")


def option(page: Page, name: str, value: str) -> Locator:
    return page.locator(f"label:has(input[name={name}][value='{value}'])")


@pytest.mark.parametrize("query", ASKED)
def test_an_address_leaves_the_decks_that_it_asks_for(visitor: Visitor, query: str) -> None:
    page = visitor.open(f"{INDEX}?{query}")
    asked = dict(pair.split("=") for pair in query.split("&"))
    fitting = "".join(f"[data-{name}='{value}']" for name, value in asked.items())
    expected = page.locator(f"[data-row]{fitting}").count()

    expect(rows(page)).to_have_count(expected)
    for name, value in asked.items():
        expect(page.locator(f"input[name={name}][value='{value}']")).to_be_checked()
    expect(page.locator("[data-found]")).to_have_text(told(expected))
    expect(page.locator("[data-row]:not([data-out]):visible")).to_have_count(expected)


def told(decks: int) -> str:
    """Return the sentence about so many decks found."""
    verb = "Nalezen" if decks == 1 else "Nalezeny" if 2 <= decks <= 4 else "Nalezeno"
    return f"{verb} {count(decks, 'balicek')}" if decks else "Takový balíček tu není."


def test_what_is_chosen_stands_in_the_address(visitor: Visitor) -> None:
    page = visitor.open(INDEX)

    option(page, "oblast", "indie").click()
    option(page, "karet", "61-100").click()

    assert page.url.endswith(f"{INDEX}?oblast=indie&karet=61-100")
    shown = page.url
    page.reload()
    expect(page.locator("input[name=oblast][value=indie]")).to_be_checked()
    assert shown == page.url


def test_filters_are_worked_by_keys(visitor: Visitor) -> None:
    page = visitor.open(INDEX)
    page.locator("input[name=oblast]").first.focus()

    page.keyboard.press("ArrowRight")
    expect(page.locator("input[name=oblast]").nth(1)).to_be_focused()
    page.keyboard.press("Tab")

    expect(page.locator("input[name=karet]").first).to_be_focused()
    assert page.url.endswith("?oblast=evropa")


def test_nothing_found_has_a_way_back(visitor: Visitor) -> None:
    page = visitor.open(f"{INDEX}?rodina=taroky&oblast=indie")
    whole = page.locator("[data-row]").count()
    expect(page.locator("[data-group]:visible")).to_have_count(0)

    page.locator("[data-clear]").press("Enter")

    expect(rows(page)).to_have_count(whole)
    expect(page.locator("[data-clear]")).to_be_hidden()
    expect(page.locator("[data-found]")).to_have_text(count(whole, "balicek"))
    expect(page.locator("input:focus")).to_have_count(1)
    assert page.url.endswith(INDEX)


def test_options_that_would_find_nothing_are_marked(visitor: Visitor) -> None:
    page = visitor.open(f"{INDEX}?rodina=gandzifa")
    marked = page.locator("label.vain input").evaluate_all("all => all.map((it) => it.value)")

    assert {"evropa", "cina", "do-40", "0"} <= set(marked)
    assert not {"indie", "61-100", "taroky", ""} & set(marked)


def test_a_deck_stays_for_its_packs(visitor: Visitor) -> None:
    page = visitor.open(f"{INDEX}?rodina=francouzske&karet=do-40")
    deck = page.locator("li[data-row]", has=page.locator("h3 a[href$='francouzske-52/']"))

    expect(deck).to_be_visible()
    expect(deck).to_have_attribute("data-out", "")
    expect(deck.locator("a[href$='francouzske-32/']")).to_be_visible()
    expect(deck.locator("a[href$='francouzske-54/']")).to_be_hidden()


def test_unknown_filters_are_passed_over(visitor: Visitor) -> None:
    page = visitor.open(f"{INDEX}?rodina=zadna&barva=cervena")

    expect(rows(page)).to_have_count(page.locator("[data-row]").count())
    expect(page.locator("[data-clear]")).to_be_hidden()


def test_on_a_phone_filters_open_on_a_tap(visitors: Callable[..., Visitor]) -> None:
    visitor = visitors(viewport=PHONE)
    page = visitor.open(INDEX)
    expect(option(page, "oblast", "indie")).to_be_hidden()

    page.locator("summary", has_text="Vybrat").click()
    option(page, "oblast", "indie").click()

    expect(page.locator("[data-found]")).to_be_visible()
    assert page.url.endswith("?oblast=indie")
    page = visitor.open(f"{INDEX}?oblast=indie")
    expect(option(page, "oblast", "indie")).to_be_visible()


def test_without_scripts_all_decks_stand_there_with_their_fans(
    visitors: Callable[..., Visitor],
) -> None:
    page = visitors(java_script_enabled=False, viewport=DESK).open(INDEX)

    expect(page.locator("[data-row]:visible")).to_have_count(page.locator("[data-row]").count())
    expect(page.locator("[data-fan]").first.locator(".card").first).to_be_visible()
    expect(page.locator("form:visible, summary:visible, button:visible")).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_first_view_is_light_and_scrolling_fetches_the_rest(
    visitors: Callable[..., Visitor], site_dir: Path, size: dict[str, int]
) -> None:
    visitor = visitors(viewport=size)
    page = visitor.open(INDEX)
    expect(page.locator("[data-fan] .card").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    files = {urlsplit(url).path.lstrip("/") for url in visitor.requests}
    fans = page.locator("[data-fan]").count()
    drawn = page.locator("[data-fan]:has(.card)").count()

    assert sum(sent(site_dir / file) for file in files) <= FIRST_VIEW
    assert drawn < fans / 3
    last = page.locator("[data-fan]").last
    last.scroll_into_view_if_needed()
    expect(last.locator(".card").first).to_be_visible()


def sent(file: Path) -> int:
    """Return the bytes that a host sends: it compresses what isn't compressed."""
    file = file / "index.html" if file.is_dir() else file
    data = file.read_bytes()
    return len(data) if file.suffix == ".woff2" else len(gzip.compress(data, 6, mtime=0))


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("query", ["", "?karet=do-40", "?rodina=taroky&oblast=indie"])
def test_axe_finds_nothing_in_what_the_filters_leave(
    visitors: Callable[..., Visitor], scheme: str, query: str
) -> None:
    page = visitors(color_scheme=scheme, viewport=PHONE).open(INDEX + query)

    assert axe(page) == []
