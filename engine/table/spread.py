"""A deck dealt out to be looked at: every hand face up under its name, and what is left."""

from __future__ import annotations

from engine.cards import Seat
from engine.table.centre import stock_html
from engine.table.czech import escape
from engine.table.order import sorted_hand
from engine.table.scene import Scene, face_up
from engine.table.sheet import seat_name
from engine.view import known_cards


def spread_table(scene: Scene) -> str:
    """Return the cloth with all hands, the reader's first."""
    seats = scene.game.from_forehand(scene.view.seat)
    hands = "".join(_hand(scene, seat) for seat in (seats[-1], *seats[:-1]))
    return f'<div class="felt hands">{hands}{stock_html(scene)}</div>'


def _hand(scene: Scene, seat: Seat) -> str:
    name = escape(seat_name(scene, seat))
    held = sorted_hand(scene.view, known_cards(scene.view.zone("hand", seat)))
    cards = "".join(f"<li>{face_up(scene, card)}</li>" for card in held)
    return (
        f'<div class="dealt" id="{scene.prefix}-seat-{seat}" role="group" aria-label="{name}"'
        f' data-seat="{seat}"><p aria-hidden="true">{name}</p><ul>{cards}</ul></div>'
    )
