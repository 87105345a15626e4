"""Cards in a row that are put in order: those that still lie there and those already taken."""

from __future__ import annotations

from engine.cards import Card
from engine.moves import Move
from engine.phases.sorting import TAKE
from engine.table.czech import escape
from engine.table.scene import Scene, code, face_up, name
from engine.view import known_cards


def sorting_table(scene: Scene) -> str:
    """Return the row as buttons, every one of them alike: the order is what is asked."""
    lying, taken = known_cards(scene.view.zone("row")), known_cards(scene.view.zone("sorted"))
    buttons = "".join(_lying(scene, card) for card in lying)
    placed = "".join(f"<li>{face_up(scene, card)}</li>" for card in taken)
    row = f'<ul class="source row" aria-label="Karty v\u00a0řadě">{buttons}</ul>' if lying else ""
    ranked = f'<ol class="row ranked" aria-label="Od nejvyšší">{placed}</ol>' if placed else ""
    size = "small" if scene.small else "full"
    return f'<div class="felt {size} sorts n-{len(lying) + len(taken)}">{row}{ranked}</div>'


def _lying(scene: Scene, card: Card) -> str:
    move = scene.game.text(Move(TAKE, (card,)))
    label = f"Vybrat: {name(scene, card)}"
    return (
        f'<li><button type="button" id="{scene.prefix}-{code(scene, card)}" data-move="{move}"'
        f' aria-label="{escape(label)}">{face_up(scene, card, said=False)}</button></li>'
    )
