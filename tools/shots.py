"""Photograph the built site for the eye: `python -m tools.shots [ADDRESS…]` (`make shots`).

Every kind of page at three widths, by day and by lamp, once the first screen and once the whole
page; `build/shots/index.html` shows them side by side. Nothing is compared: people look.
"""

from __future__ import annotations

import functools
import http.server
import os
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from html import escape
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tools.chromium import LAUNCH_FLAGS, executable

ROOT = Path(__file__).resolve().parent.parent
SITE = Path(os.environ.get("SITE", ROOT / "site"))
TARGET = Path(os.environ.get("SHOTS", ROOT / "build" / "shots"))

WIDTHS = {390: 844, 800: 1100, 1440: 900}  # with the height of the first screen
SCHEMES = ("light", "dark")
EXTENTS = ("first", "whole")
DAY = "2027-03-01T12:00:00"  # the home page shows another clause each day
USUAL = ("", "hry/", "karty/", "slovnicek/", "pravidla/", "pokryti/", "jak-hrat/", "404.html")
# Drawn, German, with trumps, without pips, round, known only by name.
DECKS = ("francouzske-52", "nemecke-32", "tarot-78", "hanafuda-48", "gandzifa-mughalska-96", "sung")

STYLE = """\
body { font: 15px/1.4 sans-serif; margin: 2rem; background: #ddd; color: #222 }
h2 { margin: 2.5rem 0 .5rem } ul { display: flex; flex-wrap: wrap; gap: 1rem; padding: 0 }
li { list-style: none } img { display: block; height: 22rem; max-width: 46rem; object-fit: cover;
object-position: top; border: 1px solid #999 } .whole img { height: 40rem }
"""


class Shot(NamedTuple):
    """One picture."""

    address: str
    extent: str
    scheme: str
    width: int

    @property
    def file(self) -> str:
        """Its name in the folder."""
        name = self.address.strip("/").replace("/", "-").removesuffix(".html") or "home"
        return f"{name}.{self.width}.{self.scheme}.{self.extent}.png"


def main(addresses: Sequence[str]) -> None:
    """Take the pictures of the given addresses, or of every kind of page."""
    if not (SITE / "index.html").exists():
        raise SystemExit(f"No site in {SITE}: run make build.")
    TARGET.mkdir(parents=True, exist_ok=True)
    shots = [
        Shot(address, extent, scheme, width)
        for address in addresses or list(_usual())
        for extent in EXTENTS
        for scheme in SCHEMES
        for width in WIDTHS
    ]
    with _served() as root, sync_playwright() as playwright:
        path = str(executable())
        browser = playwright.chromium.launch(executable_path=path, args=list(LAUNCH_FLAGS))
        for (scheme, width), group in groupby(sorted(shots, key=_look), key=_look):
            _take(browser, root, scheme, width, list(group))
        browser.close()
    (TARGET / "index.html").write_text(_sheet(shots), "utf-8")
    print(f"{len(shots)} pictures: {TARGET / 'index.html'}")


def _usual() -> Iterator[str]:
    yield from USUAL[:2]
    yield from _inside("hry")
    yield USUAL[2]
    yield from (page for page in _inside("karty") if page.split("/")[1] in DECKS)
    yield from USUAL[3:]


def _inside(folder: str) -> Iterator[str]:
    for page in sorted((SITE / folder).glob("*/index.html")):
        yield f"{folder}/{page.parent.name}/"


def _look(shot: Shot) -> tuple[str, int]:
    return shot.scheme, shot.width


def _take(browser: Browser, root: str, scheme: str, width: int, shots: Sequence[Shot]) -> None:
    """Take all pictures of one look."""
    context = browser.new_context(
        viewport={"width": width, "height": WIDTHS[width]},
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
        locale="cs",
    )
    page = context.new_page()
    page.clock.set_fixed_time(DAY)
    for address, group in groupby(shots, key=lambda shot: shot.address):
        page.goto(f"{root}{address}")
        page.evaluate("() => document.fonts.ready")
        for shot in group:
            page.screenshot(path=TARGET / shot.file, full_page=shot.extent == "whole")
    context.close()


def _sheet(shots: Sequence[Shot]) -> str:
    """Return the page with all pictures, those of one address together."""
    parts = []
    for (address, extent), group in groupby(shots, key=lambda shot: shot[:2]):
        name = escape(address or "home")
        items = "".join(
            f'<li><a href="{shot.file}"><img loading="lazy" src="{shot.file}" '
            f'alt="{name}, {shot.width} px, {shot.scheme}"></a>{shot.width} px, {shot.scheme}</li>'
            for shot in group
        )
        parts.append(f'<h2>{name} – {extent}</h2><ul class="{extent}">{items}</ul>')
    head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Shots</title>'
    return f"{head}<style>{STYLE}</style>{''.join(parts)}</html>"


class _Handler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def _served() -> Iterator[str]:
    """Serve the site and give its address."""
    handler = functools.partial(_Handler, directory=str(SITE))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


if __name__ == "__main__":
    main(sys.argv[1:])
