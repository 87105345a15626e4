"""Cards added up in a series, those that lie before each seat, and hands that are counted."""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards import NOBODY, Card, Seat
from engine.finding import find_phase
from engine.games.cribbage.show import Show
from engine.phases.lay_away import CRIB
from engine.phases.pegging import Pegging
from engine.table.czech import count, escape, number
from engine.table.order import sorted_hand
from engine.table.scene import Scene, face_up
from engine.table.sheet import seat_name
from engine.view import known_cards


def pegs(scene: Scene) -> bool:
    """Say whether the game is one in which a series scores as it is played."""
    return _phase(scene) is not None


def series_html(scene: Scene) -> str:
    """Return the series with its sum, or the cards that are being counted."""
    pegging = _phase(scene)
    if pegging is None or scene.bare:
        return ""
    phases, here = scene.game.phases, scene.view.phase
    if phases.index(pegging) == here:
        return _series(scene, pegging)
    for at, show in enumerate(phases):
        # A figure keeps what has been counted; at the table the settlement follows.
        if isinstance(show, Show) and (here == at or (scene.small and here > at)):
            return _counted(scene, show)
    return ""


def lying_html(scene: Scene, seat: Seat) -> str:
    """Return the cards that a seat has played in earlier series, and all its cards at the end."""
    cards = known_cards(scene.view.zone("played", seat))
    if not cards or scene.small:
        return ""
    whole = not any(scene.view.zone("hand", one) for one in range(scene.game.seats))
    shown = sorted_hand(scene.view, cards) if whole else cards
    look = "" if whole else " done"
    return (
        f'<ul class="lying{look}" aria-label="Přiložené karty">'
        f"{''.join(f'<li>{face_up(scene, card)}</li>' for card in shown)}</ul>"
    )


def _phase(scene: Scene) -> Pegging | None:
    return find_phase(scene.game, Pegging)


def _series(scene: Scene, pegging: Pegging) -> str:
    total: int = scene.view.variable("total", 0)
    players = scene.view.variable("players", ())
    cards = known_cards(scene.view.zone("series"))
    faces = "".join(
        f"<li{_whose(scene, seat)}>{face_up(scene, card)}</li>"
        for card, seat in zip(cards, players, strict=True)
    )
    faces = faces or '<li><span class="card gone"></span></li>'
    left = pegging.limit - total
    lacks = f"do {number(pegging.limit)} chybí {number(left)}" if left else "plno"
    return (
        f'<div class="adding series n-{len(cards)}"><ol class="heap" aria-label="Řada">{faces}</ol>'
        f'<p class="total"><span class="label">Součet</span> <b>{number(total)}</b>'
        f" <span>{lacks}</span></p></div>"
    )


def _whose(scene: Scene, seat: Seat) -> str:
    """Return on which side a card of the series lies: its player's."""
    return ' class="mine"' if seat == scene.view.seat else ""


def _counted(scene: Scene, show: Show) -> str:
    """Return the hands that are counted: in a figure all that are given, else the one in turn."""
    order = list(enumerate(show.order))
    if not scene.small:
        order = order[scene.view.variable("counting", 0) :][:1]
    rows = "".join(_row(scene, show, what) for _, what in order)
    return f'<div class="adding counted">{rows}</div>' if rows else ""


def _row(scene: Scene, show: Show, what: str) -> str:
    seat = show.owner(scene.view, what)
    lies = scene.view.zone(CRIB) if what == CRIB else scene.view.zone("played", seat)
    cards = known_cards(lies)
    told = scene.shows is None or not scene.shows.isdisjoint((CRIB if what == CRIB else "played",))
    if not cards or len(cards) < len(lies) or not told:
        return ""
    turned = known_cards(scene.view.zone("turned"))
    points = show.counter.points(cards, turned[0], crib=what == CRIB)
    asked = show.declares and scene.view.turn != NOBODY
    sum_ = "" if asked or scene.small else f"<b>{count(points, 'bod')}</b>"
    who = "Crib" if what == CRIB else seat_name(scene, seat)
    return (
        f'<div class="counting" role="group" aria-label="{escape(who)}"><p class="note">'
        f"{escape(who)} {sum_}</p><ul>{_faces(scene, sorted_hand(scene.view, cards))}</ul></div>"
    )


def _faces(scene: Scene, cards: Iterable[Card]) -> str:
    return "".join(f"<li>{face_up(scene, card)}</li>" for card in cards)
