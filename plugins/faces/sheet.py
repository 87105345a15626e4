"""A page with every face of a deck in all sizes, to look at while drawing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from plugins.faces.sprite import sprite
from plugins.faces.svg import HEIGHT, WIDTH

WIDTHS = (40, 60, 100, 200)

_STYLE = """
body { margin: 0; font: 16px/1.4 sans-serif; }
section { padding: 12px 16px; background: #1f4a3a; color: #f4e9d2; }
.dark { background: #15352a; --card-paper: #e8e0cf; --card-ground: #ddd0b6; }
.card { margin: 3px; color: #26221f; }
.suit-H, .suit-D { color: #b8302a; }
.four .suit-C { color: #2c6a3c; }
.four .suit-D { color: #2a5da6; }
"""
_SECTIONS = (("", "světlé"), ("dark", "tmavé"), ("four", "čtyři barvy"))


def contact_sheet(deck: Mapping[str, Any]) -> str:
    """Write an HTML page with the deck on cloth: light, dark and in four colours."""
    codes = [*dict.fromkeys(deck["codes"]), "back"]
    body = "".join(
        f'<section class="{name}"><h2>{title}</h2>{_rows(codes)}</section>\n'
        for name, title in _SECTIONS
    )
    return (
        f'<!doctype html>\n<html lang="cs"><meta charset="utf-8"><title>{deck["id"]}</title>\n'
        f"<style>{_STYLE}</style>\n<div hidden>{sprite(deck)}</div>\n{body}</html>\n"
    )


def _rows(codes: Iterable[str]) -> str:
    return "".join(f"<div>{_row(codes, width)}</div>" for width in WIDTHS)


def _row(codes: Iterable[str], width: int) -> str:
    height = round(width * HEIGHT / WIDTH)
    return "".join(
        f'<svg class="card suit-{code[-1]}" width="{width}" height="{height}">'
        f'<use href="#{code}"/></svg>'
        for code in codes
    )
