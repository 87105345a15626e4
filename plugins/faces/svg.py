"""What every drawing shares: the size of a card, its colours and a few ways to write SVG."""

from __future__ import annotations

WIDTH = 252
HEIGHT = 352

# Colours that a theme may change. The suit's colour is always `currentColor`, so that four
# colours need nothing but the page's own rule.
SUIT = "currentColor"
PAPER = "var(--card-paper,#fffdf7)"
EDGE = "var(--card-edge,#a59c8a)"
GROUND = "var(--card-ground,#f4e9d2)"  # behind a figure
INK = "var(--card-ink,#2b2523)"
LINEN = "var(--card-linen,#fdf7ea)"
SKIN = "var(--card-skin,#f3dcbd)"
SHADE = "var(--card-shade,#dfbb92)"  # the side of a face that the lamp does not reach
LIP = "var(--card-lip,#b5564a)"
GOLD = "var(--card-gold,#dcaa48)"
STEEL = "var(--card-steel,#8fa5b0)"
LEAF = "var(--card-leaf,#6f8f6a)"
BROWN = "var(--card-brown,#7d4b31)"
AUBURN = "var(--card-auburn,#a8623c)"
ASH = "var(--card-ash,#b7ab99)"
BACK = "var(--card-back,#7b2d3b)"
BACK_LINE = "var(--card-back-line,#f3e6d8)"


def number(value: float) -> str:
    """Write a coordinate with at most two decimals."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def shape(d: str, fill: str = SUIT, *, opacity: float = 1) -> str:
    """Fill a path."""
    veil = "" if opacity == 1 else f' fill-opacity="{number(opacity)}"'
    return f'<path fill="{fill}"{veil} d="{d}"/>'


def line(d: str, stroke: str = INK, width: float = 2) -> str:
    """Stroke a path with round ends."""
    return (
        f'<path fill="none" stroke="{stroke}" stroke-width="{number(width)}"'
        f' stroke-linecap="round" stroke-linejoin="round" d="{d}"/>'
    )


def disc(x: float, y: float, r: float, fill: str = SUIT) -> str:
    """Fill a circle."""
    return f'<circle fill="{fill}" cx="{number(x)}" cy="{number(y)}" r="{number(r)}"/>'


def moved(markup: str, x: float, y: float, *, scale: float = 1, turn: float = 0) -> str:
    """Scale a drawing, turn it by degrees, then move it."""
    parts = [f"translate({number(x)} {number(y)})"]
    if turn:
        parts.append(f"rotate({number(turn)})")
    if scale != 1:
        parts.append(f"scale({number(scale)})")
    return f'<g transform="{" ".join(parts)}">{markup}</g>'


def mirrored(markup: str) -> str:
    """Flip a drawing at the axis x = 0."""
    return f'<g transform="scale(-1 1)">{markup}</g>'


def both(markup: str) -> str:
    """Draw something and its mirror image at the axis x = 0."""
    return markup + mirrored(markup)


def turned(markup: str) -> str:
    """Turn a drawing upside down about the centre of the card."""
    return f'<g transform="rotate(180 {WIDTH // 2} {HEIGHT // 2})">{markup}</g>'
