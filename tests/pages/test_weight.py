"""Budgets in bytes, compressed as hosts do it: pages without Python and fonts, and fonts."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from tests.pages.reading import Document

PAGE = 100_000
DECK = 24_000  # of these: the drawings of 52 cards; what decks weigh more is added
EXAMPLES = 60  # of these: that many examples; longer games have a bigger page
EXAMPLE = 250
FAN = 8_000
FONTS = 115_000


def test_a_game_page_is_light(site_dir: Path, pages: Mapping[str, Document]) -> None:
    for address, page in pages.items():
        if re.fullmatch("hry/[^/]+/", address):
            weights = {file: gzipped(file) for file in loaded(site_dir, address, page)}

            decks = sum(weight for file, weight in weights.items() if file.suffix == ".svg")
            examples = len(page.having("data-example"))
            limit = PAGE + max(0, decks - DECK) + EXAMPLE * max(0, examples - EXAMPLES)
            assert sum(weights.values()) <= limit, {file.name: w for file, w in weights.items()}


def test_the_home_page_is_light_on_every_day(site_dir: Path, pages: Mapping[str, Document]) -> None:
    first = loaded(site_dir, "", pages[""])
    links = [one["href"] for one in pages[""].all("use")]
    decks = {(site_dir / link.partition("#")[0]).resolve() for link in links if "karty/" in link}

    assert any("template" in one.inside for one in pages[""].all("use"))
    assert sum(map(gzipped, first - decks)) + max(map(gzipped, decks)) <= PAGE


def test_the_index_of_decks_is_light(site_dir: Path, pages: Mapping[str, Document]) -> None:
    assert sum(map(gzipped, loaded(site_dir, "karty/", pages["karty/"]))) <= PAGE


def test_a_fan_is_light(site_dir: Path) -> None:
    fans = {file.name: gzipped(file) for file in site_dir.glob("assets/karty/*.vejir.svg")}

    assert fans
    assert {} == {name: weight for name, weight in fans.items() if weight > FAN}


def test_fonts_are_light(site_dir: Path) -> None:
    fonts = list((site_dir / "assets/fonts").glob("*.woff2"))

    assert fonts
    assert sum(font.stat().st_size for font in fonts) <= FONTS


def loaded(site_dir: Path, address: str, page: Document) -> set[Path]:
    """Return what a browser fetches before anybody clicks: page, style, scripts, drawings.

    Not fonts, which have a budget of their own, and not fans: they come with their places in the
    window, `tests/browser/test_deck_index.py`.
    """
    here = (site_dir / address).resolve()
    drawings = [one for one in page.all("use") if not {"noscript", "template"} & {*one.inside}]
    linked = [one for one in page.all("link") if one.attributes.get("as") != "font"]
    links = [one["href"] for one in linked + drawings]
    links += [one["src"] for one in page.all("script")]
    found = {site_dir / address / "index.html"}
    found |= {(here / link.partition("#")[0]).resolve() for link in links}
    for file in list(found):
        if file.suffix == ".js":
            found |= set(_imported(file))
    return found


def _imported(module: Path) -> Iterator[Path]:
    for name in re.findall(r'^import\b[^"\n]*"(\.[^"]+)"', module.read_text("utf-8"), re.MULTILINE):
        file = (module.parent / name).resolve()
        yield file
        yield from _imported(file)


def gzipped(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), 6, mtime=0))
