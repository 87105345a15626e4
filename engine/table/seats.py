"""Plates with names, turns and tricks, and who sits where round the table."""

from __future__ import annotations

from typing import Any

from engine.cards import Seat
from engine.expectations import halved
from engine.phases.trick_seats import OUT
from engine.table.asking import asking, laid_html, said_html
from engine.table.auction import call_note
from engine.table.capturing import captures, pile_html, pile_note
from engine.table.czech import capital, count, escape
from engine.table.dummy import dummy_of
from engine.table.fan import closed, fan_html
from engine.table.joining import joining_note
from engine.table.packs import pack_html, packs_lie
from engine.table.pairs import pairs_html
from engine.table.pegging import lying_html
from engine.table.scene import Scene, face_down
from engine.table.sheet import counts, score_html, seat_name
from engine.table.swapping import closing_roles, shown_hand, worth_note
from engine.table.telling import unit

# Public variables that say something about a seat: by name, what its plate shows.
# The seat that it names.
MARKS = {
    "attacker": "útočí",
    "forced": "hlavní hráč",
    "declarer": "hlavní hráč",
    "host": "hostitel",
    "aceless": "„bez esa“",
    "helper": "pomocník",
    "closed_by": "zavírá",
    "slam": "slem",
}
# A number for each seat, with the noun that is counted.
TALLIES = {"taken": "zdvih", "card_points": "bod"}

_MOST_PACKETS = 13
_MANY = 6  # more seats than that leave no room for a sheet
# How many of the others sit on the left and on the right; the rest sit opposite.
_SIDES = (0, 0, 1, 1, 1, 1, 2, 2, 0, 0)


def others_html(scene: Scene) -> str:
    """Return the other seats round the table, from the reader's left to the right."""
    _, *others = sorted(range(scene.game.seats), key=scene.cast.place)
    drawn = [
        _other(scene, seat)
        for seat in others
        if not (by_side(scene) and _gathers(scene, seat) != seat)
    ]
    if scene.small:
        return f'<div class="others">{"".join(drawn)}</div>'
    side = _SIDES[min(len(drawn), len(_SIDES) - 1)]
    left, top, right = drawn[:side], drawn[side : len(drawn) - side], drawn[len(drawn) - side :]
    return "".join(
        f'<div class="others {where}">{"".join(some)}</div>'
        for where, some in (("left", left), ("top", top), ("right", right))
        if some
    )


def crowded(scene: Scene) -> bool:
    """Say whether so many sit at the table that plates must be short; fans have their own rules."""
    return scene.game.seats > _MANY and not closed(scene)


def own_plate(scene: Scene) -> str:
    """Return the reader's own plate."""
    return _plate(scene, scene.view.seat)


def _other(scene: Scene, seat: Seat) -> str:
    label = escape(seat_name(scene, seat))
    lies = f"{laid_html(scene, seat)}{pile_html(scene, seat)}"
    if scene.small:
        lies += shown_hand(scene, seat)
    else:
        lies += f"{pairs_html(scene, seat)}{lying_html(scene, seat)}"
    if not (scene.small or captures(scene) or packs_lie(scene)) and seat != dummy_of(scene):
        lies = f"{fan_html(scene, seat)}{lies}"
    lies += pack_html(scene, seat)
    lies = f'<div class="lies">{lies}</div>' if lies else ""
    return (
        f'<div class="seat" id="{scene.prefix}-seat-{seat}" role="group" aria-label="{label}"'
        f' data-seat="{seat}">'
        f"{_plate(scene, seat)}{lies}</div>"
    )


def _plate(scene: Scene, seat: Seat) -> str:
    view = scene.view
    notes = "".join(f'<span class="role">{role}</span>' for role in _roles(scene, seat))
    notes += "".join(f"<span>{note}</span>" for note in _notes(scene, seat))
    turn = " now" if view.turn == seat else ""
    said = '<span class="visually-hidden">na tahu</span>' if turn else ""
    name = escape(capital(scene.cast.side(seat)) if by_side(scene) else seat_name(scene, seat))
    return (
        f'<p class="plate{turn}"><b>{name}</b>{said}{_dealer(scene, seat)}'
        f'<span class="says">{_score(scene, seat)}{notes}{_tricks(scene, seat)}</span></p>'
    )


def _dealer(scene: Scene, seat: Seat) -> str:
    """Return the mark of the dealer, where roles don't say it."""
    if scene.view.dealer != seat or scene.cast.roles:
        return ""
    return '<i class="deals" title="rozdává"><span class="visually-hidden">rozdává</span></i>'


def _score(scene: Scene, seat: Seat) -> str:
    """Return the score as it stands on a plate where there is no room for the sheet."""
    if scene.small or not counts(scene):
        return ""
    return f'<em class="has">{score_html(scene, seat)}</em>'


def _roles(scene: Scene, seat: Seat) -> list[str]:
    """Return what a seat is in this deal; on a phone that is a line of its own."""
    marked = [text for key, text in MARKS.items() if _is_seat(scene.view.variable(key), seat)]
    return [*marked, *closing_roles(scene, seat)]


def _notes(scene: Scene, seat: Seat) -> list[str]:
    """Return what a plate says besides the name and what the seat is."""
    view = scene.view
    notes = [*said_html(scene, seat), *_games(scene, seat), *call_note(scene, seat)]
    notes += [*joining_note(scene, seat), *_tallies(scene, seat), *pile_note(scene, seat)]
    notes += worth_note(scene, seat)
    discarded = len(view.zone("discard", seat))
    if discarded and not (scene.small or scene.in_tricks or scene.settled):
        notes.append(f"odhoz {discarded}")
    finished = view.variable("finished") or ()
    if scene.small and seat in finished:
        notes.append(f"{finished.index(seat) + 1}. bez karet")
    elif scene.small and seat != view.seat and _counts_cards(scene):
        notes.append(count(len(view.zone("hand", seat)), "karta"))
    rules = scene.game.rules
    if rules.scores and scene.small and scene.tells("score") and not scene.settled:
        notes.append(count(view.accounts[rules.scores[seat]], unit(rules.account)))
    return notes


def _games(scene: Scene, seat: Seat) -> list[str]:
    """Return that a side plays its second game; one of the partners' plates says it."""
    games = scene.view.variable("games") or ()
    if scene.small or not any(games[one] for one in scene.game.side(seat) if games):
        return []
    return ["ve druhé hře"] if seat != _gathers(scene, seat) else []


def _tallies(scene: Scene, seat: Seat) -> list[str]:
    """Return what is counted for a seat that plays; in a crowd only once there is something."""
    if seat in scene.view.variable(OUT, ()):
        return []
    notes = []
    for key, noun in TALLIES.items():
        numbers = scene.view.variable(key) or ()
        begun = any(numbers[seat : seat + 1] if crowded(scene) else numbers)
        shown = begun or (scene.in_tricks and not crowded(scene))
        if numbers and scene.tells(key) and shown and seat == _gathers(scene, seat):
            notes.append(count(_in_wholes(scene, key, _gathered(scene, key, seat)), noun))
    return notes


def _gathers(scene: Scene, seat: Seat) -> Seat:
    """Return who gathers the tricks of a seat's side: one of the partners, as at a table."""
    return scene.cast.from_reader(scene.game.side(seat))[0]


def _gathered(scene: Scene, key: str, seat: Seat) -> int:
    numbers = scene.view.variable(key)
    return sum(numbers[one] for one in scene.game.side(seat))


def _in_wholes(scene: Scene, key: str, amount: int) -> float:
    """Return an amount of a variable as it is told: halves are counted as halves."""
    slot = scene.game.variable(key)
    return halved([amount])[0] if scene.game.layout.variables[slot].halves else amount


def by_side(scene: Scene) -> bool:
    """Say whether a small table has a plate for each side: what it tells they have together."""
    return scene.small and scene.settled and len(scene.game.sides) < scene.game.seats


def _counts_cards(scene: Scene) -> bool:
    """Say whether it matters how many cards the others of a small table hold."""
    hidden = closed(scene) or asking(scene) is not None
    told = scene.shows is not None and "counts" in scene.shows
    return not (scene.bare or packs_lie(scene) or captures(scene)) and (hidden or told)


def _tricks(scene: Scene, seat: Seat) -> str:
    """Return the tricks taken as packets of backs, where they are all that counts."""
    if not (scene.small and scene.settled):
        return ""
    packets = face_down(scene) * min(_gathered(scene, "taken", seat), _MOST_PACKETS)
    return f'<span class="packets" aria-hidden="true">{packets}</span>'


def _is_seat(value: Any, seat: Seat) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value == seat
