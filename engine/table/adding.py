"""The pile on which cards are added up, and its running total."""

from __future__ import annotations

from engine.finding import find_phase
from engine.phases.adding import Adding
from engine.table.czech import count, number
from engine.table.scene import Scene, face_up
from engine.view import Seen, known_cards

_NO_CARD = '<li><span class="card gone"></span></li>'
_SHOWN = 4  # cards on top whose index can be read


def adds(scene: Scene) -> bool:
    """Say whether cards are added up here."""
    return find_phase(scene.game, Adding) is not None


def heap_html(scene: Scene, cards: Seen) -> str:
    """Return the top of the pile, how many cards lie there, and the total."""
    lying = known_cards(cards)
    faces = "".join(f"<li>{face_up(scene, card)}</li>" for card in lying[-_SHOWN:]) or _NO_CARD
    label = f"Odkládací balíček: {count(len(cards), 'karta')}"
    return (
        f'<div class="adding"><ol class="heap" aria-label="{label}">{faces}</ol>'
        f'<p class="total"><span class="label">Součet</span>'
        f" <b>{number(scene.view.variable('total', 0))}</b> <span>{_missing(scene)}</span></p>"
        f'<p class="note">{count(len(cards), "karta")}</p></div>'
    )


def _missing(scene: Scene) -> str:
    """Return how far the total is from the number that ends the deal."""
    to = next((one.to for one in scene.game.phases if isinstance(one, Adding)), 0)
    left = to - scene.view.variable("total", 0)
    if left == 0:
        return f"přesně {number(to)}"
    return f"do {number(to)} chybí {number(left)}" if left > 0 else f"o\u00a0{number(-left)} přes"
