"""A view as HTML. The build and the browser call the same function."""

from __future__ import annotations

from engine.table.cast import Cast
from engine.table.centre import centre_html
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
    kind = "small" if scene.small else "full"
    return (
        f'<div class="felt {kind} of-{scene.game.seats}">{others_html(scene)}'
        f"{centre_html(scene)}{_sheet(scene)}"
        f'<div class="seat own" role="group" aria-label="Vaše místo">'
        f"{own_plate(scene)}{hand_html(scene)}{words_html(scene)}</div></div>"
    )


def _sheet(scene: Scene) -> str:
    """Return the score as it is written on a sheet of paper, '' while nothing is counted."""
    view = scene.view
    slots = scene.game.rules.points
    points = [view.accounts[slot] for slot in slots]
    if not slots or (scene.small and not any(points)):
        return ""
    order = [(view.seat + step) % scene.game.seats for step in range(scene.game.seats)]
    rows = "".join(
        f'<tr><th scope="row">{escape(seat_name(scene, seat))}</th>'
        f"<td>{number(points[seat])}</td></tr>"
        for seat in order
    )
    to = scene.game.rules.to
    target = f"do {count(to, 'bod', 'gen')}" if to else "stav"
    return f'<table class="sheet"><caption>{target}</caption><tbody>{rows}</tbody></table>'
