"""The pile that is beaten: its cards, how many players have played, both trumps, what has gone."""

from __future__ import annotations

from engine.cards import NOBODY
from engine.finding import find_phase
from engine.phases.beating import Beating
from engine.table.czech import (
    agree,
    count,
    escape,
    number,
    suit_name,
    suit_sign,
    with_preposition,
)
from engine.table.scene import Scene, face_down, face_up
from engine.table.sheet import seat_name
from engine.view import known_cards

_NO_CARD = '<li><span class="card gone"></span></li>'


def beating(scene: Scene) -> Beating | None:
    """Return the phase in which a pile is beaten, None in games without."""
    return find_phase(scene.game, Beating)


def pile_html(scene: Scene) -> str:
    """Return the pile, its top card in full, and how far the round has come."""
    lying = known_cards(scene.view.zone("pile"))
    faces = "".join(f"<li>{face_up(scene, card)}</li>" for card in lying) or _NO_CARD
    label = f"Odkládací balíček: {count(len(lying), 'karta')}"
    said = _progress(scene) if lying else _leads(scene)
    note = f'<p class="note">{said}</p>' if said else ""
    return (
        f'<div class="beating"><ol class="heap of-{len(lying)}" aria-label="{label}">{faces}</ol>'
        f"{note}</div>"
    )


def trumps_html(scene: Scene, phase: Beating) -> str:
    """Return the signs of both trump suits, the main one first."""
    main: str = scene.view.variable("trump") or ""
    second = phase.beats.secondary(main)
    told = [("hlavní", main), ("vedlejší", second)] if second else [("trumfy", main)]
    signs = "".join(f"<span>{name} {_sign(scene, suit)}</span>" for name, suit in told if suit)
    return f'<p class="note trump both">{signs}</p>' if signs else ""


def gone_html(scene: Scene, many: int) -> str:
    """Return the cards that are out of the deal, face down, with their number."""
    if not many:
        return ""
    return (
        f'<div class="pile aside" role="img" aria-label="Stranou: {count(many, "karta")}">'
        f'{face_down(scene)}<span class="note">stranou {many}</span></div>'
    )


def _sign(scene: Scene, suit: str) -> str:
    suits = scene.cast.suits
    return (
        f'<i class="sign suit-{suit}" role="img" aria-label="{suit_name(suit, suits=suits)}">'
        f"{suit_sign(suit, suits)}</i>"
    )


def _progress(scene: Scene) -> str:
    """Return „zahráli 2 ze 3“: with the last of them the pile goes aside."""
    played, need = scene.view.variable("played", 0), scene.view.variable("need", 0)
    if not played:
        return "otočená karta"
    plays = agree(played, "zahrál", "zahráli")
    return f"{plays} <b>{number(played)}</b> {with_preposition('z', number(need))}"


def _leads(scene: Scene) -> str:
    turn = scene.view.turn
    if turn == NOBODY:
        return ""
    if turn == scene.view.seat:
        return "vynášíte"
    return escape(f"vynáší {seat_name(scene, turn)}")
