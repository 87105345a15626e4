"""The style sheet as Chromium reads it: no declaration and no selector that it would drop."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import Visitor

pytestmark = pytest.mark.browser

OTHERS = "::-webkit-details-marker"  # for Safari; Chromium passes it over
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
PIECE = re.compile(r"([^{};]*)([{};])")
UNASKED = ("@font-face", "@page")  # their lines are descriptors, which nobody can be asked about


def test_no_declaration_and_no_selector_is_dropped(visitor: Visitor, site_dir: Path) -> None:
    pieces = list(parts(style(site_dir)))
    page = visitor.open("404.html")

    dropped = page.evaluate("all => all.filter(one => !CSS.supports(...one))", pieces)

    assert len(pieces) > 500
    assert [] == dropped


def test_each_custom_property_is_set_somewhere(site_dir: Path) -> None:
    text = COMMENT.sub("", style(site_dir))

    used = set(re.findall(r"var\((--[\w-]+)\)", text))  # those with a stand-in may be missing
    made = set(re.findall(r"(--[\w-]+)\s*:", text))

    assert set() == used - made


def test_a_mistake_in_a_style_is_told(visitor: Visitor) -> None:
    pieces = list(parts("a { colour: red; color: redd } b::befor, i { color: red }"))

    dropped = visitor.open("404.html").evaluate(
        "all => all.filter(one => !CSS.supports(...one))", pieces
    )

    assert [["colour", "red"], ["color", "redd"], ["selector(b::befor)"]] == dropped


def style(site_dir: Path) -> str:
    """Return all sheets as one text."""
    return "".join(sheet.read_text("utf-8") for sheet in sorted(site_dir.glob("assets/css/*.css")))


def parts(text: str) -> Iterator[list[str]]:
    """Yield arguments of `CSS.supports`: a property with its value, or a selector."""
    around: list[str] = []
    for found in PIECE.finditer(COMMENT.sub("", text)):
        piece, end = found[1].strip(), found[2]
        if end == "{":
            around.append(piece)
            if not piece.startswith("@"):
                selectors = (one.strip() for one in _split(piece) if OTHERS not in one)
                yield from ([f"selector({one})"] for one in selectors)
        elif ":" in piece and not any(one.startswith(UNASKED) for one in around):
            name, _, value = piece.partition(":")
            yield [name.strip(), value.removesuffix("!important").strip()]
        if end == "}":
            around.pop()


def _split(selectors: str) -> Iterator[str]:
    """Yield the selectors of a list; commas inside parentheses part nothing."""
    depth, start = 0, 0
    for at, letter in enumerate(selectors):
        depth += (letter == "(") - (letter == ")")
        if letter == "," and depth == 0:
            yield selectors[start:at]
            start = at + 1
    yield selectors[start:]
