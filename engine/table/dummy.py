"""The dummy's hand on the table: face up, suit by suit, to be clicked by the declarer."""

from __future__ import annotations

from itertools import groupby

from engine.cards import NOBODY, Seat
from engine.table.czech import escape
from engine.table.hand import held_card, legal_codes
from engine.table.order import sorted_hand
from engine.table.scene import Scene, face_up
from engine.table.sheet import seat_name
from engine.view import known_cards


def dummy_of(scene: Scene) -> Seat:
    """Return whose hand lies on the table, NOBODY while none does or where it is the reader's."""
    if not scene.in_tricks:
        return NOBODY
    seats = scene.game.phases[scene.view.phase].seats  # type: ignore[attr-defined]
    seat: Seat = seats.dummy(scene.view)
    laid = bool(scene.view.zone("trick")) or any(scene.view.variable("taken"))
    return seat if laid and seat != scene.view.seat else NOBODY


def dummy_html(scene: Scene) -> str:
    """Return the dummy's hand, '' while there is none on the table."""
    seat = dummy_of(scene)
    if seat == NOBODY:
        return ""
    cards = sorted_hand(scene.view, known_cards(scene.view.zone("hand", seat)))
    legal = legal_codes(scene)
    clicked = scene.view.variable("declarer") == scene.view.seat
    deck, items = scene.game.deck, ""
    for _, suit in groupby(cards, key=deck.suit_code):
        for place, card in enumerate(suit):
            if clicked:
                look = "" if place else "first"
                items += held_card(scene, card, legal, among=cards, look=look)
            else:
                look = "" if place else ' class="first"'
                items += f"<li{look}>{face_up(scene, card)}</li>"
    who = escape(seat_name(scene, seat))
    return (
        f'<div class="dummy"><p class="note">stůl: {who}</p>'
        f'<ul class="hand of-{len(cards)}" aria-label="Stůl">{items}</ul></div>'
    )
