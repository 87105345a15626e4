"""Buttons that change what an example gives, so that the reader sees the settlement follow."""

from __future__ import annotations

from itertools import groupby

from engine.changes import TAKEN, Change
from engine.table.czech import capital, escape
from engine.table.scene import Scene

_HEADS = {TAKEN: "Zdvih navíc", "card_points": "Body", "bouts": "Klíčové karty"}
_MINUS = "\u2212"


def changes_html(scene: Scene) -> str:
    """Return a row of buttons for each number that can be changed."""
    numbered = [(f"c{number}", *one) for number, one in enumerate(scene.changes, 1)]
    rows = "".join(
        f"<div><span>{_HEADS[fact]}</span>{''.join(_button(scene, *one) for one in row)}</div>"
        for fact, row in groupby(numbered, key=lambda one: one[1].fact)
    )
    return f'<div class="words changes">{rows}</div>'


def _button(scene: Scene, key: str, change: Change, can: bool) -> str:
    barred = "" if can else ' aria-disabled="true"'
    step = f"{change.step:+d}".replace("-", _MINUS)
    label = capital(scene.cast.side(change.seat)) if change.fact == TAKEN else step
    return (
        f'<button type="button" id="{scene.prefix}-{key}" data-move="{change.text}"{barred}>'
        f"{escape(label)}</button>"
    )
