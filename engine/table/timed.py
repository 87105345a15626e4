"""The button of a race: the page measures how long the reader takes to press it."""

from __future__ import annotations

from engine.moves import Move
from engine.table.czech import escape
from engine.table.scene import Scene
from engine.table.vocabulary import label_of


def timed_moves(scene: Scene) -> list[Move]:
    """Return the legal moves that say nothing but a time."""
    verbs = scene.game.verbs
    return [move for move in scene.view.legal if verbs[move.verb].timed]


def timed_html(scene: Scene) -> str:
    """Return one button for all times, '' where nobody races.

    What it sends by itself is the slowest time; the page puts in what it has measured, and after
    that time the move that says that it was too late.
    """
    moves = timed_moves(scene)
    if not moves:
        return ""
    slowest = max((move for move in moves if move.arg.isdecimal()), key=lambda one: int(one.arg))
    late = next((move for move in moves if not move.arg.isdecimal()), slowest)
    text = scene.game.text
    label = label_of(scene.cast, scene.view, slowest)
    return (
        f'<button type="button" class="timed" id="{scene.prefix}-{slowest.verb}"'
        f' data-move="{escape(text(slowest))}" data-timed="{slowest.verb}"'
        f' data-limit="{slowest.arg}" data-late="{escape(text(late))}">{escape(label)}</button>'
    )
