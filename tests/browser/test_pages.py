"""What holds for whole pages: reading without scripts, what they fetch, where they may lie."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Visitor
from tests.browser.demo import START_MS, Demo
from tests.browser.server import Server, serving
from tests.conftest import ROOT

pytestmark = pytest.mark.browser
GAME = "hry/ecarte/?uroven=nahodna"
START_BYTES = 5_200_000
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
# One page of each kind, by its template or the one thing that it alone has.
KINDS = (
    "",
    "hry/",
    "hry/ecarte/",
    "hry/hundert/",
    "karty/",
    "karty/francouzske-32/",
    "karty/nemecke-32/",
    "slovnicek/",
    "pravidla/",
    "zdroje/",
    "pokryti/",
    "prispet/",
    "prispet/mechaniky/",
    "o-projektu/licence/",
    "jak-hrat/",
    "404.html",
)


def test_a_game_is_readable_without_scripts(visitors: Callable[..., Visitor]) -> None:
    page = visitors(java_script_enabled=False).open("hry/ecarte/")
    demos = page.locator("rule-demo")

    for demo in demos.all():
        assert demo.locator("[data-table] .card").count() + len(demo.inner_text()) > 0
    expect(page.locator(".demo-controls:visible")).to_have_count(0)
    expect(page.locator("[data-table]").first).to_be_visible()


def test_nothing_of_python_is_fetched_before_a_click(visitor: Visitor) -> None:
    page = visitor.open(GAME)
    page.wait_for_load_state("networkidle")

    for _ in range(60):
        page.keyboard.press("Tab")
    page.mouse.move(400, 400)
    page.mouse.wheel(0, 5_000)
    page.wait_for_load_state("networkidle")

    assert visitor.python() == []
    assert page.workers == []


def test_a_start_fetches_little_and_only_once(visitor: Visitor, server: Server) -> None:
    demo = Demo(visitor.open(GAME))
    demo.start()
    demo.play()

    fetched = visitor.python()
    assert len(set(fetched)) == len(fetched)
    sent = {name: size for name, size in server.sent.items() if name.startswith("assets/python/")}
    gzipped = {name: size for name, size in sent.items() if name.endswith(".gz")}
    scripts = {name: size for name, size in sent.items() if name.endswith(".mjs")}
    assert set(sent) == {*gzipped, *scripts}
    # Every host compresses scripts: `tests/browser/test_packed.py` weighs them.
    assert sum(gzipped.values()) + 0.25 * sum(scripts.values()) <= START_BYTES


def test_the_site_works_under_a_path(site_dir: Path, chromium: Browser) -> None:
    with serving(site_dir, prefix="/kdesi/hluboko") as server:
        context = chromium.new_context()
        visitor = Visitor(context, server)
        context.on("request", lambda request: visitor.requests.append(request.url))
        demo = Demo(visitor.open(GAME))
        demo.start()
        demo.barred.first.click(force=True)
        expect(demo.clause).to_be_visible()
        demo.clause.click()
        demo.page.wait_for_url("**/pravidla/**" if "pravidla" in demo.page.url else "**#**")
        outside = [url for url in visitor.requests if not url.startswith(server.url())]
        context.close()

    assert visitor.errors == []
    assert outside == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("address", KINDS)
def test_axe_finds_nothing(
    visitors: Callable[..., Visitor], address: str, scheme: str, size: dict[str, int]
) -> None:
    page = visitors(color_scheme=scheme, viewport=size).open(address)

    assert axe(page) == []


def test_axe_finds_nothing_on_a_table_in_play(visitor: Visitor) -> None:
    page = visitor.open(GAME)
    demo = Demo(page)
    demo.start()
    demo.play()
    demo.button("share").click()
    expect(demo.root.locator("input[readonly]")).to_be_visible()

    assert axe(page) == []


def axe(page: object) -> list[str]:
    """Return what axe finds; it is loaded as the page's policy allows no script of ours."""
    library = (ROOT / "node_modules/axe-core/axe.min.js").read_text("utf-8")
    page.evaluate(library)  # type: ignore[attr-defined]
    found = page.evaluate("async () => (await axe.run()).violations")  # type: ignore[attr-defined]
    return [
        json.dumps([one["id"], one["help"], [node["target"] for node in one["nodes"]][:5]])
        for one in found
    ]


def test_a_phone_shows_the_hand_and_plays(visitors: Callable[..., Visitor]) -> None:
    visitor = visitors(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    page = visitor.open(GAME)
    demo = Demo(page)

    demo.button("start").tap()
    demo.rest(START_MS)
    demo.legal.first.tap()
    demo.rest()

    assert len(demo.kept()["moves"]) >= 1
    wide = page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= 360
    assert visitor.errors == []
