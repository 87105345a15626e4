"""What a reader downloads, in bytes as a static host sends them."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from playwright.sync_api import sync_playwright

from benchmarks.registry import SITE, Row, benchmark
from tests.browser.server import serving
from tools.chromium import LAUNCH_FLAGS, executable

PAGES = {"game page": "hry/ecarte/", "home": "", "deck page": "karty/francouzske-32/"}
# The pages of all decks, and the drawings that each of them loads for itself.
HEAVIEST = (("page of a deck", "karty/*/index.html", 80), ("sprite", "assets/karty/*.svg", 60))
_PACKED = (".gz", ".woff2")


@benchmark
def weight() -> Iterator[Row]:
    """Bytes, gzip."""
    for name, address in PAGES.items():
        files = _fetched(address)
        fonts = [path for path in files if path.endswith(".woff2")]
        yield Row(f"{name} without fonts", _kilobytes(set(files) - set(fonts)), "kB", at_most=100)
    for name, pattern, most in HEAVIEST:
        weights = {str(path.relative_to(SITE)): _sent(path) for path in SITE.glob(pattern)}
        path = max(weights, key=weights.__getitem__)
        note = f"{path}, of {len(weights)}"
        yield Row(f"{name}, the heaviest", weights[path] / 1000, "kB", at_most=most, note=note)
    yield Row("fonts", _kilobytes(_under("assets/fonts", "*.woff2")), "kB", at_most=115)
    yield Row("Python start in all", _kilobytes(_python()) / 1000, "MB", at_most=5.2)


def _fetched(address: str) -> list[str]:
    """Return the files that a browser takes for a page before anything is clicked."""
    with serving(SITE) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=str(executable()), args=list(LAUNCH_FLAGS)
        )
        browser.new_page().goto(server.url(address), wait_until="networkidle")
        browser.close()
        return [_file(path) for path in server.sent]


def _file(path: str) -> str:
    return path.lstrip("/") + ("index.html" if path.endswith("/") else "")


def _python() -> list[str]:
    runtime = json.loads((SITE / "assets" / "runtime.json").read_text("utf-8"))
    names = [runtime["wasm"], runtime["stdlib"], runtime["engine"]]
    scripts = _under(runtime["python"], "*.mjs")
    return [*scripts, *(runtime["python"] + name for name in names), *runtime["games"].values()]


def _under(folder: str, pattern: str) -> list[str]:
    return [str(path.relative_to(SITE)) for path in (SITE / folder).glob(pattern)]


def _kilobytes(files: Iterable[str]) -> float:
    return sum(_sent(SITE / path) for path in files) / 1000


def _sent(path: Path) -> int:
    content = path.read_bytes()
    return len(content) if path.suffix in _PACKED else len(gzip.compress(content, 6))
