"""What a reader sees when the engine can't run, and that nothing is lost."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.demo import START_MS, Demo
from tests.browser.server import Server

pytestmark = pytest.mark.browser
GAME = "hry/ecarte/?uroven=nahodna"


def expect_failure(demo: Demo) -> None:
    expect(demo.root).to_have_attribute("data-state", "error", timeout=START_MS)
    expect(demo.status).to_contain_text("Zkuste")
    expect(demo.root.locator("[data-progress]")).to_be_hidden()
    assert demo.legal.count() > 0
    expect(demo.root.locator("[data-table]")).to_be_visible()


@pytest.mark.parametrize("absent", [".wasm.gz", "stdlib", "engine"])
def test_without_the_slim_files_the_plain_ones_start(
    visitors: Callable[..., Visitor], server: Server, absent: str
) -> None:
    files = {path.rpartition("/")[2] for path in _python(server, visitors)}
    server.absent = {name for name in files if name.endswith(".gz") and absent in f".{name}"}
    assert server.absent
    demo = Demo(visitors().open(GAME))

    demo.start()
    demo.play()

    assert len(demo.kept()["moves"]) >= 1


def _python(server: Server, visitors: Callable[..., Visitor]) -> list[str]:
    visitor = visitors()
    demo = Demo(visitor.open(GAME))
    demo.start()
    return visitor.python()


@pytest.mark.parametrize(
    "absent", ["pyodide.asm.wasm", "pyodide.mjs", "pyodide.asm.mjs", "runtime.json", "worker.js"]
)
def test_a_missing_file_is_said_and_a_second_try_plays(
    visitors: Callable[..., Visitor], server: Server, absent: str
) -> None:
    server.absent = {absent, f"{absent}.gz"}
    visitor = visitors()
    demo = Demo(visitor.open(GAME))
    wanted = demo.moves()[0]

    demo.move(wanted).click()
    expect_failure(demo)
    server.absent = set()
    demo.move(wanted).click()
    demo.rest(START_MS)

    assert demo.kept()["moves"][0] == wanted


def test_a_missing_record_is_said(visitors: Callable[..., Visitor], server: Server) -> None:
    server.absent = {".json"}
    demo = Demo(visitors().open(GAME))

    demo.button("start").click()

    expect_failure(demo)


def test_a_damaged_binary_is_said(visitors: Callable[..., Visitor]) -> None:
    visitor = visitors()
    visitor.context.route(
        "**/pyodide.asm.wasm*",
        lambda route: route.fulfill(body=b"\x00asm, not really", content_type="application/wasm"),
    )
    demo = Demo(visitor.open(GAME))

    demo.button("start").click()

    expect_failure(demo)


def test_without_webassembly_the_page_says_so_and_stays_readable(
    visitors: Callable[..., Visitor],
) -> None:
    visitor = visitors()
    visitor.context.add_init_script("delete window.WebAssembly;")
    demo = Demo(visitor.open(GAME))

    demo.button("start").click()

    expect(demo.root).to_have_attribute("data-state", "error")
    expect(demo.status).to_contain_text("WebAssembly")
    assert visitor.python() == []
    assert visitor.errors == []


def test_a_worker_that_dies_loses_nothing(visitors: Callable[..., Visitor]) -> None:
    page = visitors().open(GAME)
    demo = Demo(page)
    demo.start()
    demo.play()
    before = demo.kept(), demo.table

    kill(page)
    expect(demo.root).to_have_attribute("data-state", "ready")  # nobody has asked anything
    wanted = demo.moves()[0]
    demo.play(wanted)

    moves = before[0]["moves"]
    assert [*moves, wanted] == demo.kept()["moves"][: len(moves) + 1]


def test_a_worker_that_hangs_is_ended_and_the_match_goes_on(
    visitors: Callable[..., Visitor],
) -> None:
    visitor = visitors()
    page = visitor.context.new_page()
    page.clock.install()
    page.goto(visitor.server.url(GAME))
    demo = Demo(page)
    demo.button("start").click()
    _until_resting(page, demo)
    # It answers nothing any more, though it lives.
    page.workers[0].evaluate("() => { self.postMessage = () => {}; }")
    wanted = demo.moves()[0]

    demo.move(wanted).click()
    expect(demo.root).to_have_attribute("data-state", "thinking")
    page.clock.fast_forward(40_000)

    expect(demo.root).to_have_attribute("data-state", "error")
    expect(demo.status).to_contain_text("uložená")
    demo.move(wanted).click()
    _until_resting(page, demo)
    assert demo.kept()["moves"][0] == wanted


def test_a_slow_start_says_what_can_be_done(visitors: Callable[..., Visitor]) -> None:
    visitor = visitors()
    page = visitor.context.new_page()
    page.clock.install()
    page.goto(visitor.server.url(GAME))
    visitor.context.route("**/runtime.json", lambda route: None)  # never answered
    demo = Demo(page)
    progress = demo.root.locator("[data-progress]")

    demo.button("start").click()
    expect(progress).to_be_visible()
    page.clock.fast_forward(20_000)
    expect(progress).to_contain_text("obnovit")
    page.clock.fast_forward(60_000)

    expect_failure_after_silence(demo)


def expect_failure_after_silence(demo: Demo) -> None:
    expect(demo.root).to_have_attribute("data-state", "error")
    expect(demo.status).to_contain_text("připojení")
    assert demo.legal.count() > 0


def kill(page: Page) -> None:
    page.workers[0].evaluate("() => { setTimeout(() => { throw new Error('killed'); }); }")


def _until_resting(page: Page, demo: Demo) -> None:
    """Let the installed clock run until the reader is wanted."""
    for _ in range(600):
        if demo.state in ("ready", "over"):
            return
        page.clock.run_for(200)
        page.wait_for_timeout(100)
    raise AssertionError(demo.state)
