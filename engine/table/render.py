"""A view as HTML. The build and the browser call the same function."""

from __future__ import annotations

from engine.table.cast import Cast
from engine.table.centre import outcome_html, stock_html, trick_html
from engine.table.controls import words_html
from engine.table.czech import count, escape, number
from engine.table.hand import hand_html
from engine.table.scene import Scene
from engine.table.seats import others_html, own_plate, seat_name
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
    own = f"{own_plate(scene)}{hand_html(scene)}{words_html(scene)}"
    return (
        f'<div class="felt {felt_class(scene)}">{others_html(scene)}{stock_html(scene)}'
        f"{trick_html(scene)}{outcome_html(scene)}{_sheet(scene)}"
        f'<div class="seat own" role="group" aria-label="Vaše místo">{own}</div></div>'
    )


def felt_class(scene: Scene) -> str:
    """Return the classes of a table: its size, how many sit at it, what is going on."""
    names = ["small" if scene.small else "full", f"of-{scene.game.seats}"]
    if scene.in_tricks:
        names.append("tricks")
    if scene.settled:
        names.append("settled")
    if scene.speaks:
        names.append("speaks")
    return " ".join(names)


def _sheet(scene: Scene) -> str:
    """Return the score as it is written on a sheet of paper; small tables have it on plates."""
    view = scene.view
    slots = scene.game.rules.scores
    if not slots or scene.small:
        return ""
    rows = "".join(
        f'<tr><th scope="row">{escape(seat_name(scene, seat))}</th>'
        f"<td>{number(view.accounts[slots[seat]])}</td></tr>"
        for step in range(scene.game.seats)
        for seat in [(view.seat + step) % scene.game.seats]
    )
    to = scene.game.rules.to
    target = f"do {count(to, 'bod', 'gen')}" if to else "stav"
    return f'<table class="sheet"><caption>{target}</caption><tbody>{rows}</tbody></table>'
