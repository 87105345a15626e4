"""Who plays the deal and who stays at home, on the plates."""

from __future__ import annotations

from engine.cards import NOBODY, Seat
from engine.games.komando.bidding import Bidding
from engine.phases.joining import Joining
from engine.phases.trick_seats import OUT
from engine.table.scene import Scene


def joining_note(scene: Scene, seat: Seat) -> list[str]:
    """Return what a plate says of a seat's decision, nothing before it has been made."""
    view = scene.view
    if scene.game.rules.gone(view, seat):
        return ["mimo hru"]
    if seat in view.variable(OUT, ()):
        return ["doma" if _dealt(scene, seat) else "nehraje"]
    if seat in view.variable("joined", ()) and not scene.in_tricks:
        return ["hraje"]
    if view.turn == NOBODY or not 0 <= view.phase < len(scene.game.phases):
        return []
    phase = scene.game.phases[view.phase]
    if isinstance(phase, Bidding):
        return ["dál"] if seat in phase.declined(view) else []
    if not isinstance(phase, Joining):
        return []
    order = phase.order(view)
    if seat not in order or order.index(seat) >= order.index(view.turn):
        return []
    return ["hraje" if phase.declarer_of(view) == NOBODY else "pomáhá"]


def _dealt(scene: Scene, seat: Seat) -> bool:
    """Say whether a seat has been dealt cards, which it keeps when it stays at home."""
    return bool(scene.view.zone("hand", seat))
