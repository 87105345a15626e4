"""Pages to look at while drawing: every face of a deck, or a few faces of every deck."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from plugins.faces.sprite import sprite
from plugins.faces.svg import HEIGHT, WIDTH

WIDTHS = (40, 72, 200)

_STYLE = """
body { margin: 0; font: 16px/1.4 sans-serif; }
section { padding: 12px 16px; color: var(--ink, #221d17); background: var(--paper, #f8f3e7); }
.cloth { color: var(--cloth-ink, #efe9d8); background: var(--cloth, #1d4a38); }
.light { color-scheme: light; }
.dark { color-scheme: dark; }
.card { margin: 3px; color: var(--card-ink, #1b1916); }
figure { display: inline-block; margin: 6px 18px 6px 0; }
"""
_STYLE += "".join(f".suit-{code} {{ color: var(--suit-{code}); }}\n" for code in "SHDCLKZ")
_SECTIONS = (
    ("cloth light", "sukno, světlé"),
    ("cloth dark", "sukno, tmavé"),
    ("paper light", "papír, světlý"),
    ("paper dark", "papír, tmavý"),
)


SAMPLES = 4


def overview(decks: Iterable[Mapping[str, Any]], colours: str = "") -> str:
    """Write an HTML page with a row of sample cards of each deck, and its back.

    Args:
        decks: compiled decks.
        colours: the style sheet whose colours the cards take.
    """
    rows = "".join(_sampled(deck) for deck in decks if deck["codes"])
    return (
        '<!doctype html>\n<html lang="cs"><meta charset="utf-8"><title>Balíčky</title>\n'
        f'<style>{colours}{_STYLE}</style>\n<section class="cloth light">{rows}</section></html>\n'
    )


def _sampled(deck: Mapping[str, Any]) -> str:
    """Return the row of a deck; its symbols carry its name, for there are many decks."""
    codes = list(dict.fromkeys(deck["codes"]))
    few = list(
        dict.fromkeys(codes[at * (len(codes) - 1) // (SAMPLES - 1)] for at in range(SAMPLES))
    )
    drawn = sprite({**deck, "codes": few})
    suits = {suit["code"] for suit in deck["suits"]}
    cards = "".join(_card(code, suits, 120, f"{deck['id']}-") for code in [*few, "back"])
    named = drawn.replace('<symbol id="', f'<symbol id="{deck["id"]}-')
    return (
        f"<figure><div hidden>{named}</div>{cards}<figcaption>{deck['name']}</figcaption></figure>"
    )


def contact_sheet(deck: Mapping[str, Any], colours: str = "") -> str:
    """Write an HTML page with the deck on cloth and on paper, by day and by lamp.

    Args:
        deck: a compiled deck, as `sprite` takes it.
        colours: the style sheet whose colours the cards take.
    """
    codes = [*dict.fromkeys(deck["codes"]), "back"]
    suits = {suit["code"] for suit in deck["suits"]}
    body = "".join(
        f'<section class="{name}"><h2>{title}</h2>{_rows(codes, suits)}</section>\n'
        for name, title in _SECTIONS
    )
    return (
        f'<!doctype html>\n<html lang="cs"><meta charset="utf-8"><title>{deck["id"]}</title>\n'
        f"<style>{colours}{_STYLE}</style>\n"
        f"<div hidden>{sprite(deck)}</div>\n{body}</html>\n"
    )


def _rows(codes: Iterable[str], suits: set[str]) -> str:
    return "".join(
        "<div>" + "".join(_card(code, suits, width) for code in codes) + "</div>"
        for width in WIDTHS
    )


def _card(code: str, suits: set[str], width: int, deck: str = "") -> str:
    suit = f" suit-{code[-1]}" if code[-1] in suits and code != "back" else ""
    height = round(width * HEIGHT / WIDTH)
    size = f'width="{width}" height="{height}"'
    return f'<svg class="card{suit}" {size}><use href="#{deck}{code}"/></svg>'
