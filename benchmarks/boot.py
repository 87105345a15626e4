"""How long a reader waits between the first click and the first move that can be clicked."""

from __future__ import annotations

import json
import shutil
import statistics
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import Page, Playwright, sync_playwright

from benchmarks.registry import ROOT, SITE, Row, benchmark
from tests.browser.server import Server, serving
from tools.chromium import LAUNCH_FLAGS, executable

STOCK = ROOT / "node_modules" / "pyodide"
ROUNDS = 5
PAGE = "hry/ecarte/"

# As Pyodide's documentation says it: a module worker, `loadPyodide`, everything as it is shipped.
_STOCK_WORKER = """\
import { loadPyodide } from "./pyodide.mjs";
await loadPyodide({ indexURL: new URL("./", location.href).href });
postMessage("ready");
"""
_START_STOCK = """\
() => new Promise((resolve, reject) => {
  const began = performance.now();
  const worker = new Worker("stock.js", { type: "module" });
  worker.onmessage = () => { resolve(performance.now() - began); worker.terminate(); };
  worker.onerror = (event) => reject(new Error(event.message));
})"""
_START_DEMO = """\
() => new Promise((resolve, reject) => {
  const demo = document.querySelector("rule-demo:not([data-example])");
  const began = performance.now();
  new MutationObserver(() => {
    if (demo.dataset.state === "error") reject(new Error(demo.innerText));
    if (demo.dataset.state !== "ready") return;
    const legal = demo.querySelector('[data-move]:not([aria-disabled="true"])');
    if (legal) resolve(performance.now() - began);
  }).observe(demo, { attributes: true });
  demo.querySelector('[data-do="start"]').click();
})"""

Start = Callable[[Page], float]


@benchmark
def boot() -> Iterator[Row]:
    """Start in Chromium, from localhost."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        ours, plain, stock = _sites(Path(folder), stack)
        playwright = stack.enter_context(sync_playwright())
        starts: dict[str, Start] = {
            "stock": lambda page: _measured(page, stock.url("stock.html"), _START_STOCK),
            "plain": lambda page: _measured(page, plain.url(PAGE), _START_DEMO),
            "ours": lambda page: _measured(page, ours.url(PAGE), _START_DEMO),
        }
        seconds = _in_turn(playwright, starts)
    for profile, aim in (("cold", 1.0), ("warm", 0.6)):
        median = {name: statistics.median(times[profile]) for name, times in seconds.items()}
        yield Row(f"click to first move, {profile} profile", median["ours"], "s", at_most=aim)
        yield Row(f"the same from the stock library, {profile}", median["plain"], "s")
        yield Row(f"stock `loadPyodide` alone, {profile}", median["stock"], "s")
        yield Row(
            f"ours to the stock library, {profile}", median["ours"] / median["plain"], "×", 0.5
        )
        yield Row(
            f"ours to `loadPyodide` alone, {profile}", median["ours"] / median["stock"], "×", 0.5
        )


def _in_turn(playwright: Playwright, starts: dict[str, Start]) -> dict[str, dict[str, list[float]]]:
    """Measure one after another in each round, so that a busy moment hits all of them alike."""
    seconds: dict[str, dict[str, list[float]]] = {name: {"cold": [], "warm": []} for name in starts}
    for _ in range(ROUNDS):
        for name, start in starts.items():
            with tempfile.TemporaryDirectory() as profile:
                for kind in ("cold", "warm"):
                    seconds[name][kind].append(_in_browser(playwright, profile, start))
    return seconds


def _in_browser(playwright: Playwright, profile: str, start: Start) -> float:
    """Measure in a browser of its own: what a profile keeps is on the disk."""
    context = playwright.chromium.launch_persistent_context(
        profile, executable_path=str(executable()), args=list(LAUNCH_FLAGS)
    )
    try:
        return start(context.pages[0])
    finally:
        context.close()


def _measured(page: Page, url: str, script: str) -> float:
    page.goto(url, wait_until="networkidle")
    return float(page.evaluate(script)) / 1000


def _sites(folder: Path, stack: ExitStack) -> tuple[Server, Server, Server]:
    """Serve the site, the site with the stock library, and Pyodide alone."""
    plain = folder / "plain"
    shutil.copytree(SITE, plain)
    runtime = plain / "assets" / "runtime.json"
    contents = json.loads(runtime.read_text("utf-8"))
    runtime.write_text(json.dumps({**contents, **contents["plain"]}), "utf-8")
    stock = folder / "stock"
    shutil.copytree(STOCK, stock)
    (stock / "stock.html").write_text("<!doctype html><title>Pyodide</title>", "utf-8")
    (stock / "stock.js").write_text(_STOCK_WORKER, "utf-8")
    ours, plainly, alone = (stack.enter_context(serving(one)) for one in (SITE, plain, stock))
    return ours, plainly, alone
