"""The middle of the table: talon, turned card, trick, the trick taken last, the result."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from engine.cards import NOBODY
from engine.table.czech import card_sign, count, escape, suit_name, suit_sign
from engine.table.scene import Scene, face_down, face_up
from engine.table.seats import seat_name
from engine.table.story import prompt
from engine.view import Seen

Draw: TypeAlias = Callable[[Scene, str, Seen], str]


class Place(NamedTuple):
    """How a shared zone is drawn."""

    label: str
    draw: Draw
    quiet: bool = False  # left out of small tables while tricks are played


def centre_html(scene: Scene) -> str:
    """Return the middle of the table."""
    stock = "".join(_zone(scene, name) for name in _shared(scene) if name != "trick")
    return (
        f'<div class="middle"><div class="stock">{stock}{_trump(scene)}</div>'
        f"{trick_html(scene)}{_result(scene)}</div>"
    )


def pile(scene: Scene, label: str, cards: Seen) -> str:
    """Draw a face-down pile with the number of its cards."""
    back = face_down(scene) if cards else '<span class="card gone"></span>'
    return (
        f'<div class="pile" role="img" aria-label="{label}: {count(len(cards), "karta")}">'
        f'{back}<span class="note">{label.lower()} {len(cards)}</span></div>'
    )


def shown(scene: Scene, label: str, cards: Seen) -> str:
    """Draw cards that lie face up."""
    faces = "".join(face_down(scene) if card is None else face_up(scene, card) for card in cards)
    return f'<div class="shown" role="group" aria-label="{label}">{faces}</div>' if faces else ""


# By name of the zone; a game with another shared zone adds its line.
PLACES: dict[str, Place] = {
    "talon": Place("Talon", pile, quiet=True),
    "turned": Place("Otočená karta", shown, quiet=True),
    "layout": Place("Na stole", shown),
}


def trick_html(scene: Scene) -> str:
    """Return the trick in order of play, each card with whose it is."""
    if not any(zone.name == "trick" for zone in scene.game.layout.zones):
        return ""
    view = scene.view
    leader = view.variable("leader", NOBODY)
    cards = [card for card in view.zone("trick") if card is not None]
    whose = [
        escape(seat_name(scene, (leader + step) % scene.game.seats)) for step in range(len(cards))
    ]
    items = "".join(
        f'<li>{face_up(scene, card)}<span class="note">{who}</span></li>'
        for card, who in zip(cards, whose, strict=True)
    )
    return f'<ol class="trick" aria-label="Zdvih">{items}</ol>{"" if cards else _last(scene)}'


def _zone(scene: Scene, name: str) -> str:
    place = PLACES.get(name)
    if place is None or (place.quiet and scene.small and scene.in_tricks):
        return ""
    return place.draw(scene, place.label, scene.view.zone(name))


def _shared(scene: Scene) -> list[str]:
    return [zone.name for zone in scene.game.layout.zones if zone.owner == NOBODY]


def _trump(scene: Scene) -> str:
    trump = scene.view.variable("trump")
    if not trump:
        return ""
    suits = scene.cast.suits
    return (
        f'<p class="note trump">trumfy <span class="sign suit-{trump}" role="img"'
        f' aria-label="{suit_name(trump, suits=suits)}">{suit_sign(trump, suits)}</span></p>'
    )


def _last(scene: Scene) -> str:
    """Return the trick taken last, as signs."""
    if not scene.last:
        return ""
    codes = scene.game.deck.codes
    signs = " ".join(card_sign(codes[card], scene.cast.suits) for _, card in scene.last)
    return f'<p class="note last">poslední zdvih {signs}</p>'


def _result(scene: Scene) -> str:
    if scene.view.winners is None:
        return ""
    return f'<p class="outcome" data-result>{escape(prompt(scene.cast, scene.view))}</p>'
