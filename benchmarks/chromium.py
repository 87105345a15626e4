"""How fast opponents think in Chromium: the measurement of `engine.ai.bench` in a page."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from benchmarks.registry import Row, benchmark
from tests.browser.server import serving
from tools.chromium import LAUNCH_FLAGS, executable

SITE = Path(__file__).resolve().parents[1] / "site"
BUDGETS_MS = {"lehka": 300, "stredni": 700, "tezka": 1500}

# The page has no security policy, so that a script may run here: it is no page of the site.
_BLANK = "assets/znak.svg"
_MEASURE = """\
async ([base, game]) => {
  const runtime = await (await fetch(base + "assets/runtime.json")).json();
  const folder = base + runtime.python;
  const { loadPyodide } = await import(folder + "pyodide.mjs");
  const python = await loadPyodide({
    indexURL: folder, stdLibURL: folder + runtime.plain.stdlib, lockFileContents: runtime.lock,
  });
  const engine = await (await fetch(folder + runtime.plain.engine)).arrayBuffer();
  python.FS.writeFile("/engine.zip", new Uint8Array(engine));
  python.globals.set("text", await (await fetch(base + runtime.games[game])).text());
  return python.runPython(`
import json, sys
sys.path.insert(0, "/engine.zip")
from engine.ai.bench import measure
json.dumps(measure(json.loads(text), 1.0))
`);
}"""


@benchmark
def chromium() -> Iterator[Row]:
    """Opponents in Chromium."""
    figures = _measured("ecarte")
    yield Row("Écarté, random playouts", figures["playouts_per_s"], "deals/s")
    yield Row("Écarté, ISMCTS", figures["iterations_per_s"], "iterations/s")
    yield Row("Écarté, one `determinize`", figures["determinize_us"], "µs")
    yield Row("Écarté, one `view`", figures["view_us"], "µs")
    for level, budget in BUDGETS_MS.items():
        answer = figures["answer_ms"][level]
        yield Row(f"Écarté, answer of {level}", answer, "ms", at_most=budget * 1.2)


def _measured(game: str) -> dict[str, Any]:
    with serving(SITE) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=str(executable()), args=list(LAUNCH_FLAGS)
        )
        page = browser.new_page()
        page.goto(server.url(_BLANK))
        found: dict[str, Any] = json.loads(page.evaluate(_MEASURE, [server.url(), game]))
        browser.close()
        return found
