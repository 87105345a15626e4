"""Pairs that have been laid aside: a small stack beside their seat, the last pair on top."""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards import Card, Seat
from engine.table.czech import count
from engine.table.scene import Scene, face_up
from engine.view import View, known_cards

_PAIR = 2
ZONE = "pairs"


def pairs_html(scene: Scene, seat: Seat) -> str:
    """Return the pairs that lie beside a seat, '' where the game lays none."""
    if scene.bare or not any(zone.name == ZONE for zone in scene.game.layout.zones):
        return ""
    laid = known_cards(scene.view.zone(ZONE, seat))
    if not laid:
        return "" if scene.small else '<div class="laid"></div>'
    number = len(laid) // _PAIR
    top = "".join(face_up(scene, card) for card in _top(scene, seat, laid))
    return (
        f'<div class="laid" role="group" aria-label="Vyloženo: {count(number, "dvojice")}">'
        f'<span class="pair">{top}</span>'
        f'<span class="many" aria-hidden="true">{number}</span></div>'
    )


def _top(scene: Scene, seat: Seat, laid: list[Card]) -> list[Card]:
    """Return the pair laid last; before anything has been remembered, one of them."""
    remembered = [card for who, card in scene.last if who == seat and card in laid]
    return (remembered or paired(scene.view, laid))[-_PAIR:]


def paired(view: View, laid: Iterable[Card]) -> list[Card]:
    """Return laid cards so that pairs stand together."""
    ranks = view.game.deck.rank_of
    return sorted(laid, key=lambda card: (ranks.index(ranks[card]), card))
