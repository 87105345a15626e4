"""The style: one sheet that every page has, and others where a page uses them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

FOLDER = Path("site_theme/css")
SITE = (
    *("fonts", "reset", "tokens", "base", "page", "demo"),
    *("table", "auction", "figure", "receipt", "print"),
)
# Each for one kind of page, or of play.
PARTS = (
    *("index", "deck", "bridge"),
    *("asking", "beating", "capturing", "duels", "passing", "pegging", "swapping"),
)
LAYERS = "@layer reset, tokens, base, page, table, print;\n"
_CLASS = re.compile(r"\.([a-z][\w-]*)")


def sheets(root: Path) -> Mapping[str, str]:
    """Return every sheet by its address from the site's root.

    Comments and indentation stay at home: they are a sixth of what would be sent.
    """
    site = {"assets/css/site.css": LAYERS + "".join(_lean(root, name) for name in SITE)}
    return site | {_address(name): _lean(root, name) for name in PARTS}


def owned(root: Path) -> Mapping[str, frozenset[str]]:
    """Return the classes that only one of these sheets knows, by its address."""
    known = {name: _classes(root, name) for name in (*SITE, *PARTS)}
    return {
        _address(name): frozenset(
            known[name].difference(*(known[other] for other in known if other != name))
        )
        for name in PARTS
    }


def linked(html: str, base: str, classes: Mapping[str, frozenset[str]]) -> str:
    """Return a page with links to the sheets whose classes it uses.

    Args:
        html: the whole page.
        base: the way to the site's root.
        classes: what `owned` returns.
    """
    used = {name for found in re.findall(r'class="([^"]+)"', html) for name in found.split()}
    links = "".join(
        f'<link rel="stylesheet" href="{base}{address}">\n'
        for address, own in classes.items()
        if own & used
    )
    return html.replace('<link rel="icon"', f'{links}<link rel="icon"', 1)


def _address(name: str) -> str:
    return f"assets/css/{name}.css"


def _text(root: Path, name: str) -> str:
    text = (root / FOLDER / f"{name}.css").read_text("utf-8")
    return re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)


def _lean(root: Path, name: str) -> str:
    return re.sub(r"\s*\n\s*", "\n", _text(root, name))


def _classes(root: Path, name: str) -> frozenset[str]:
    return frozenset(_CLASS.findall(_text(root, name)))
