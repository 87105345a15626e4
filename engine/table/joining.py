"""Who plays the deal and who stays at home, on the plates."""

from __future__ import annotations

from engine.cards import NOBODY, Seat
from engine.phases.trick_seats import OUT
from engine.table.scene import Scene
from engine.table.vocabulary import kind_of


def joining_note(scene: Scene, seat: Seat) -> list[str]:
    """Return what a plate says of a seat's decision, nothing before it has been made."""
    view = scene.view
    if seat in view.variable(OUT, ()):
        return ["doma"]
    asked = kind_of(scene.game, view.phase) == "joining" and view.turn != NOBODY
    order = scene.game.from_forehand(view.dealer)
    return ["hraje"] if asked and order.index(seat) < order.index(view.turn) else []
