"""Plates with names, turns and tricks, and the hands of the others as backs."""

from __future__ import annotations

from typing import Any

from engine.cards import Seat
from engine.table.czech import capital, count, escape
from engine.table.scene import Scene, face_down, face_up
from engine.view import Seen

# Public variables that say something about a seat: by name, what its plate shows.
MARKS = {"forced": "hlavní hráč", "declarer": "hlavní hráč"}  # the seat that it names
TALLIES = {"taken": "zdvih"}  # a number for each seat, with the noun that is counted

_MOST_BACKS = 13


def others_html(scene: Scene) -> str:
    """Return the other seats, from the reader's left."""
    seats = scene.game.seats
    drawn = "".join(_other(scene, (scene.view.seat + step) % seats) for step in range(1, seats))
    return f'<div class="others">{drawn}</div>'


def own_plate(scene: Scene) -> str:
    """Return the reader's own plate."""
    return _plate(scene, scene.view.seat)


def seat_name(scene: Scene, seat: Seat) -> str:
    """Return the name on a plate: „Vy“, „Alena“, in examples also the reader's role."""
    if seat == scene.view.seat:
        return f"Vy ({scene.cast.role(seat)})" if scene.cast.roles else "Vy"
    return capital(scene.cast.name(seat))


def _other(scene: Scene, seat: Seat) -> str:
    label = escape(seat_name(scene, seat))
    backs = "" if scene.small else _backs(scene, scene.view.zone("hand", seat))
    return f'<div class="seat" role="group" aria-label="{label}">{_plate(scene, seat)}{backs}</div>'


def _plate(scene: Scene, seat: Seat) -> str:
    notes = "".join(f"<span>{note}</span>" for note in _notes(scene, seat))
    turn = ' class="now"' if scene.view.turn == seat else ""
    said = '<span class="visually-hidden">na tahu</span>' if turn else ""
    name = escape(seat_name(scene, seat))
    return f'<p class="plate"><b{turn}>{name}</b>{said}{notes}{_tricks(scene, seat)}</p>'


def _notes(scene: Scene, seat: Seat) -> list[str]:
    """Return what a plate says besides the name."""
    view = scene.view
    notes = ["rozdává"] if view.dealer == seat and not scene.cast.roles else []
    notes += [text for key, text in MARKS.items() if _is_seat(view.variable(key), seat)]
    for key, noun in TALLIES.items():
        numbers = view.variable(key)
        if numbers and scene.tells(key) and (scene.in_tricks or any(numbers)):
            notes.append(count(numbers[seat], noun))
    discarded = len(view.zone("discard", seat))
    if discarded and not scene.small and not scene.in_tricks:
        notes.append(f"odhoz {discarded}")
    slots = scene.game.rules.scores
    if slots and scene.small and scene.tells("score") and not scene.settled:
        notes.append(count(view.accounts[slots[seat]], "bod"))
    return notes


def _tricks(scene: Scene, seat: Seat) -> str:
    """Return the tricks taken as packets of backs, where they are all that counts."""
    if not (scene.small and scene.settled):
        return ""
    packets = face_down(scene) * min(scene.view.variable("taken")[seat], _MOST_BACKS)
    return f'<span class="packets" aria-hidden="true">{packets}</span>'


def _is_seat(value: Any, seat: Seat) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value == seat


def _backs(scene: Scene, hand: Seen) -> str:
    """Return another hand: what is known of it face up, the rest as backs."""
    faces = "".join(face_up(scene, card) for card in hand if card is not None)
    hidden = hand.count(None)
    backs = face_down(scene) * min(hidden, _MOST_BACKS)
    said = f'role="img" aria-label="{count(hidden, "karta")} rubem nahoru"'
    hands = f"<span {said}>{backs}</span>" if hidden else ""
    return f'<div class="backs">{faces}{hands}</div>'
