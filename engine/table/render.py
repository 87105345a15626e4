"""A view as HTML. The build and the browser call the same function."""

from __future__ import annotations

from engine.table.adding import adds
from engine.table.cast import Cast
from engine.table.centre import heap, outcome_html, stock_html, trick_html
from engine.table.controls import words_html
from engine.table.fan import closed, source_html
from engine.table.hand import hand_html
from engine.table.pairs import pairs_html
from engine.table.scene import Scene
from engine.table.seats import crowded, others_html, own_plate
from engine.table.sheet import sheet_html
from engine.table.sorting import sorting_html, sorts
from engine.view import View


def render(view: View, prefix: str, base: str) -> str:
    """Return the table as one seat sees it.

    Args:
        view: the position.
        prefix: of ids; the id of the demo.
        base: the way to the site's root, '' or '../' …
    """
    return draw(Scene(view, Cast(view.game, view.seat, view.dealer), prefix, base))


def draw(scene: Scene) -> str:
    """Return the table of a scene."""
    if sorts(scene):
        size = f"sorts n-{sum(len(scene.view.zone(name)) for name in ('row', 'sorted'))}"
        return f'<div class="felt {felt_class(scene)} {size}">{sorting_html(scene)}</div>'
    seat = scene.view.seat
    own = f"{own_plate(scene)}{pairs_html(scene, seat)}{hand_html(scene)}{words_html(scene)}"
    played = f"{trick_html(scene)}{heap(scene)}{source_html(scene)}"
    middle = f"{stock_html(scene)}{played}{sheet_html(scene)}"
    return (
        f'<div class="felt {felt_class(scene)}">{others_html(scene)}'
        f'<div class="middle">{middle}</div>{outcome_html(scene)}'
        f'<div class="seat own" id="{scene.prefix}-seat-{seat}" role="group"'
        f' aria-label="Vaše místo" data-seat="{seat}">{own}</div>'
        f"</div>"
    )


def felt_class(scene: Scene) -> str:
    """Return the classes of a table: its size, how many sit at it, what is going on."""
    names = ["small" if scene.small else "full", f"of-{scene.game.seats}"]
    if crowded(scene):
        names.append("crowd")
    if scene.in_tricks:
        names.append("tricks")
    if closed(scene):
        names.append("fans")
    if adds(scene):
        names.append("adds")
    if scene.settled or scene.bare:
        names.append("settled")
    if scene.speaks:
        names.append("speaks")
    return " ".join(names)
