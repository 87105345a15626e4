"""Face-down packs from which cards are turned one by one; the reader's own one is a button."""

from __future__ import annotations

from engine.cards import Seat
from engine.moves import Move
from engine.phases.deal import PACK
from engine.table.czech import count, escape
from engine.table.scene import Scene, face_down

_LAYERS = ((1, 1), (2, 2), (9, 3), (25, 4))  # so many cards look like so many layers


def packs_lie(scene: Scene) -> bool:
    """Say whether the game is played from packs."""
    return any(zone.name == PACK for zone in scene.game.layout.zones)


def pack_html(scene: Scene, seat: Seat) -> str:
    """Return a seat's pack with the number of its cards, '' where the game has none."""
    if not packs_lie(scene) or scene.bare:
        return ""
    many = len(scene.view.zone(PACK, seat))
    label = f"Balíček: {count(many, 'karta')}"
    inside = f'{_stack(scene, many)}<span class="many" aria-hidden="true">{many}</span>'
    move = _move(scene) if seat == scene.view.seat else None
    if move is None:
        return f'<div class="pack" role="img" aria-label="{label}">{inside}</div>'
    text = escape(scene.game.text(move))
    verb = scene.game.verbs[move.verb].label
    return (
        f'<button type="button" class="pack" id="{scene.prefix}-{text}" data-move="{text}"'
        f' aria-label="{verb} kartu. {label}">{inside}</button>'
    )


def _move(scene: Scene) -> Move | None:
    """Return the move that turns the reader's top card, None when it isn't time."""
    return next((move for move in scene.view.legal if not move.cards and not move.arg), None)


def _stack(scene: Scene, many: int) -> str:
    """Return some layers of backs: a thick pack looks thicker than a thin one."""
    layers = max((shown for least, shown in _LAYERS if many >= least), default=0)
    return face_down(scene) * layers or '<span class="card gone"></span>'
