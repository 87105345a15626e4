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
    return "".join(
        _other(scene, (scene.view.seat + step) % seats, place)
        for step, place in zip(range(1, seats), _places(seats), strict=True)
    )


def own_plate(scene: Scene) -> str:
    """Return the reader's own plate."""
    return _plate(scene, scene.view.seat)


def _places(seats: int) -> tuple[str, ...]:
    """Return where the others sit, from the reader's left: w, nw, n, ne, e."""
    return {
        2: ("n",),
        3: ("w", "e"),
        4: ("w", "n", "e"),
        5: ("w", "nw", "ne", "e"),
    }.get(seats, ("w", "nw", "n", "ne", "e", *("n",) * (seats - 6))[: seats - 1])


def seat_name(scene: Scene, seat: Seat) -> str:
    """Return the name on a plate: „Vy“, „Alena“, in examples also the reader's role."""
    if seat == scene.view.seat:
        return f"Vy ({scene.cast.role(seat)})" if scene.cast.roles else "Vy"
    return capital(scene.cast.name(seat))


def _other(scene: Scene, seat: Seat, place: str) -> str:
    label = escape(seat_name(scene, seat))
    return (
        f'<div class="seat at-{place}" role="group" aria-label="{label}">'
        f"{_plate(scene, seat)}{_backs(scene, scene.view.zone('hand', seat))}</div>"
    )


def _plate(scene: Scene, seat: Seat) -> str:
    view = scene.view
    marks = []
    if view.turn == seat:
        marks.append('<span class="turn">na tahu</span>')
    if view.dealer == seat and not scene.cast.roles:
        marks.append("<span>rozdává</span>")
    marks += [
        f"<span>{text}</span>" for key, text in MARKS.items() if _is_seat(view.variable(key), seat)
    ]
    for key, noun in TALLIES.items():
        numbers = view.variable(key)
        if numbers and (scene.in_tricks or sum(numbers)):
            marks.append(f'<span class="tally">{count(numbers[seat], noun)}</span>')
    discarded = len(view.zone("discard", seat))
    if discarded:
        marks.append(f"<span>odhoz {discarded}</span>")
    return f'<p class="plate"><b>{escape(seat_name(scene, seat))}</b>{"".join(marks)}</p>'


def _is_seat(value: Any, seat: Seat) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value == seat


def _backs(scene: Scene, hand: Seen) -> str:
    """Return another hand: what is known of it face up, the rest as backs."""
    if not hand:
        return '<div class="backs"></div>'
    faces = "".join(face_up(scene, card) for card in hand if card is not None)
    hidden = hand.count(None)
    backs = face_down(scene) * min(hidden, _MOST_BACKS)
    label = f"{count(hidden, 'karta')} rubem nahoru"
    return f'<div class="backs">{faces}<span role="img" aria-label="{label}">{backs}</span></div>'
