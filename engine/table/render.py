"""A view as HTML. The build and the browser call the same function."""

from __future__ import annotations

from engine.table.cast import Cast
from engine.table.kits import kit_of
from engine.table.scene import Scene
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
    """Return the table of a scene, as its kind of game lays it."""
    return kit_of(scene.game).table(scene)
