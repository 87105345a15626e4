"""Games in Chromium: the measurements of `benchmarks.measures`, made in a page by Pyodide."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from benchmarks.figures import knowing, searching
from benchmarks.registry import SITE, Row, benchmark
from tests.browser.server import serving
from tools.chromium import LAUNCH_FLAGS, executable

SECONDS = 1.0  # for each rate
MOST_SLICE_MS = 150
MOST_RENDER_MS = 5
MEASURES = Path(__file__).with_name("measures.py")

# The page has no security policy, so that a script may run here: it is no page of the site.
_BLANK = "assets/znak.svg"
_START = """\
async (base) => {
  const runtime = await (await fetch(base + "assets/runtime.json")).json();
  const folder = base + runtime.python;
  const { loadPyodide } = await import(folder + "pyodide.mjs");
  const python = await loadPyodide({
    indexURL: folder, stdLibURL: folder + runtime.plain.stdlib, lockFileContents: runtime.lock,
  });
  const engine = await (await fetch(folder + runtime.plain.engine)).arrayBuffer();
  python.FS.writeFile("/engine.zip", new Uint8Array(engine));
  globalThis.python = python;
  return runtime.games;
}"""
_MEASURE = """\
async ([record, source, seconds]) => {
  python.globals.set("text", await (await fetch(record)).text());
  python.globals.set("source", source);
  python.globals.set("seconds", seconds);
  return python.runPython(`
import json, sys
if "/engine.zip" not in sys.path:
    sys.path.insert(0, "/engine.zip")
names = {"__name__": "measures"}
exec(source, names)
json.dumps(names["measure"](json.loads(text), seconds))
`);
}"""


@benchmark
def chromium() -> Iterator[Row]:
    """Games in Chromium."""
    for name, figures in _measured().items():
        yield Row("random playouts", figures["playouts_per_s"], "deals/s", of=name)
        yield from knowing(name, figures, MOST_RENDER_MS)
        yield from searching(name, figures)
        slice_ms = max(longest["slice_ms"] for longest in figures["levels"].values())
        yield Row("longest slice", slice_ms, "ms", at_most=MOST_SLICE_MS, of=name)


def _measured() -> dict[str, dict[str, Any]]:
    """Return the figures of every game of the site by its name."""
    with serving(SITE) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=str(executable()), args=list(LAUNCH_FLAGS)
        )
        page = browser.new_page()
        page.goto(server.url(_BLANK))
        games: dict[str, str] = page.evaluate(_START, server.url())
        found = {_name(path): _in_page(page, server.url(path)) for path in games.values()}
        browser.close()
        return found


def _name(path: str) -> str:
    name: str = json.loads((SITE / path).read_text("utf-8"))["name"]
    return name


def _in_page(page: Page, record: str) -> dict[str, Any]:
    source = MEASURES.read_text("utf-8")
    figures: dict[str, Any] = json.loads(page.evaluate(_MEASURE, [record, source, SECONDS]))
    return figures
