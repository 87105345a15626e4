"""Texts of records as HTML: Markdown, Czech typography, links, signs of suits, terms."""

from __future__ import annotations

import re
from collections.abc import Callable

import markdown

from engine.table.czech import typo
from plugins.wiki.markup import texts

_SIGNS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
_SIGN = re.compile("[♠♥♦♣]")
_HREF = re.compile(r'(?<=href=")([^"]*)(?=")')
_QUOTED = re.compile(r"((?:^>.*(?:\n|\Z))+)", re.MULTILINE)
_ONE_PARAGRAPH = re.compile(r"<p>((?:(?!<p>).)*)</p>\s*", re.DOTALL)


def block(text: str, base: str, change: Callable[[str], str] | None = None) -> str:
    """Return Markdown as HTML blocks.

    Args:
        text: limited Markdown of a record, parameters filled in.
        base: the page's way to the root of the site: `../../`.
        change: what else is done to the texts outside links: terms become links.
    """
    html = _converter().convert(typo(text))
    html = _HREF.sub(lambda found: address(found[1], base), html)
    html = texts(html, change, skip=("a", "h3", "th")) if change else html
    return signs(html)


def line(text: str, base: str = "") -> str:
    """Return Markdown of one paragraph as HTML without the paragraph."""
    html = block(text, base)
    whole = _ONE_PARAGRAPH.fullmatch(html + "\n")
    return whole[1] if whole else html


def signs(html: str) -> str:
    """Give the signs of suits in texts their colours."""
    return texts(html, lambda text: _SIGN.sub(_coloured, text))


def address(target: str, base: str) -> str:
    """Return the address of a link's target in a record, relative to the page.

    `slovnicek:zdvih` is a term, `/hry/…` and `/karty/…` are pages, `#…` is on the same page.
    """
    if target.startswith("slovnicek:"):
        return f"{base}slovnicek/#{target.removeprefix('slovnicek:')}"
    return base + target[1:] if target.startswith("/") else target


def set_page(markdown_text: str) -> str:
    """Return a hand-written page set as Czech asks; quoted blocks are others' words and stay."""
    return "".join(
        part if part.startswith(">") else typo(part) for part in _QUOTED.split(markdown_text)
    )


def _converter() -> markdown.Markdown:
    """Return Markdown without raw HTML; the records' checks refuse it with a line anyway."""
    converter = markdown.Markdown(extensions=["tables"], output_format="html")
    converter.preprocessors.deregister("html_block")
    converter.inlinePatterns.deregister("html")
    return converter


def _coloured(found: re.Match[str]) -> str:
    return f'<span class="sign sign-{_SIGNS[found[0]]}">{found[0]}</span>'
