"""Every address in the built site leads somewhere, and stays on the site's own host and path."""

from __future__ import annotations

import json
import posixpath
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from urllib.parse import unquote, urlsplit

from tests.pages.reading import Document

Pages = Mapping[str, Document]
ADDRESSES = ("href", "src", "action")


def test_links_and_assets_resolve_with_their_fragments(pages: Pages, site_dir: Path) -> None:
    targets = _Targets(site_dir, pages)

    broken = [
        f"{address}: {link}"
        for address, page in pages.items()
        for link in _internal(page)
        if not targets.has(address, link)
    ]

    assert [] == broken


def test_only_the_page_for_lost_addresses_knows_the_root(pages: Pages) -> None:
    absolute = {
        address: found
        for address, page in pages.items()
        if (found := [link for link in _internal(page) if link.startswith("/")])
    }

    assert {"404.html"} == set(absolute)


def test_nothing_is_loaded_from_another_host(pages: Pages, site_dir: Path) -> None:
    loading = {"link", "script", "img", "iframe", "source", "video", "audio", "use", "object"}
    for address, page in pages.items():
        for element in page.elements:
            if element.tag in loading:
                urls = [element[name] for name in (*ADDRESSES, "data", "srcset")]
                assert not any("//" in url for url in urls), address
    for style in site_dir.glob("assets/css/*.css"):
        assert not re.search(r"url\([\"']?(https?:)?//|@import", style.read_text("utf-8"))


def test_each_link_has_a_name(pages: Pages) -> None:
    for address, page in pages.items():
        nameless = [
            one["href"]
            for one in page.all("a")
            if not one.text.strip() and not one["aria-label"] and not one["aria-hidden"]
            if "data-clause" not in one.attributes  # filled in when a demo names a clause
        ]

        assert [] == nameless, address


def test_every_page_can_be_reached_by_links(pages: Pages, site_dir: Path) -> None:
    targets = _Targets(site_dir, pages)
    seen, ahead = set[str](), [""]
    while ahead:
        here = ahead.pop()
        if here in pages and here not in seen:
            seen.add(here)
            ahead += [targets.whole(here, link) for link in _internal(pages[here])]

    assert {"404.html"} == set(pages) - seen


def test_what_the_style_loads_is_there(site_dir: Path) -> None:
    style = site_dir / "assets/css/site.css"
    urls = re.findall(r"url\([\"']?([^\"')]+)", style.read_text("utf-8"))

    assert urls
    assert [] == [url for url in urls if not (style.parent / url).resolve().is_file()]


def test_what_the_search_finds_is_there(pages: Pages, site_dir: Path) -> None:
    data = json.loads((site_dir / "assets/hledani.json").read_text("utf-8"))
    targets = _Targets(site_dir, pages)

    assert {"hry/ecarte/#ctit-barvu", "slovnicek/#zdvih"} <= {doc["u"] for doc in data["docs"]}
    assert [] == [doc["u"] for doc in data["docs"] if not targets.has("", doc["u"])]


class _Targets:
    """Files of the site and the ids in them."""

    def __init__(self, site_dir: Path, pages: Pages) -> None:
        self.site_dir = site_dir
        self.ids = {address: set(page.ids) for address, page in pages.items()}

    def whole(self, address: str, link: str) -> str:
        """Return the address from the root that a link on a page means."""
        path = unquote(urlsplit(link).path)
        if not path:
            return address
        here = "" if path.startswith("/") else posixpath.dirname(address)
        whole = posixpath.normpath(posixpath.join("/", here, path.lstrip("/") or "."))[1:]
        return f"{whole}/" if path.endswith("/") and whole else whole

    def has(self, address: str, link: str) -> bool:
        url = urlsplit(link)
        whole = self.whole(address, link)
        file = self.site_dir / (
            whole if whole and not whole.endswith("/") else f"{whole}index.html"
        )
        return file.is_file() and (not url.fragment or unquote(url.fragment) in self._in(whole))

    def _in(self, whole: str) -> set[str]:
        if whole not in self.ids:
            text = (self.site_dir / whole).read_text("utf-8")
            self.ids[whole] = set(re.findall(r'\bid="([^"]+)"', text))
        return self.ids[whole]


def _internal(page: Document) -> Iterator[str]:
    for element in page.elements:
        for name in ADDRESSES:
            link = element[name]
            if link and not re.match(r"[a-z]+:|//", link):
                yield link
