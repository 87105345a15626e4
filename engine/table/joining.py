"""Who plays the deal and who stays at home, on the plates."""

from __future__ import annotations

from engine.cards import NOBODY, Seat
from engine.phases.joining import Joining
from engine.phases.trick_seats import OUT
from engine.table.scene import Scene
from engine.table.vocabulary import kind_of


def joining_note(scene: Scene, seat: Seat) -> list[str]:
    """Return what a plate says of a seat's decision, nothing before it has been made."""
    view = scene.view
    if seat in view.variable(OUT, ()):
        return ["doma"]
    if kind_of(scene.game, view.phase) != "joining" or view.turn == NOBODY:
        return []
    phase = scene.game.phases[view.phase]
    assert isinstance(phase, Joining)
    order = phase.order(view)
    if seat not in order or order.index(seat) >= order.index(view.turn):
        return []
    return ["hraje" if phase.declarer_of(view) == NOBODY else "pomáhá"]
