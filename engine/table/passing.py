"""Cards that are passed on: who passes to whom, the suit that lies on the table, the order."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import NOBODY, Seat
from engine.finding import find_phase, phase_of
from engine.games.ospalec.race import Race
from engine.mechanics.full_suits import FullSuits
from engine.phases.passing import FULL, LAID, Passing
from engine.table.czech import count, escape, suit_name, suit_sign
from engine.table.order import suits_in_order
from engine.table.scene import Scene, face_up
from engine.table.sheet import seat_name
from engine.table.telling import seconds
from engine.table.timed import timed_html
from engine.view import known_cards


def passes(scene: Scene) -> bool:
    """Say whether cards are passed on here."""
    return find_phase(scene.game, Passing) is not None


def passing_html(scene: Scene) -> str:
    """Return the middle of the table, '' where no cards are passed on."""
    if not passes(scene) or scene.bare:
        return ""
    parts = f"{_way(scene)}{_laid(scene)}{timed_html(scene)}{_order(scene)}"
    return f'<div class="passing">{parts}</div>' if parts else ""


def collected_html(scene: Scene) -> str:
    """Return how many ranks of each suit the reader holds, the best suit marked."""
    giver = scene.view.variable("giver", NOBODY)
    if not passes(scene) or scene.small or giver == NOBODY:
        return ""
    hand, view = 0, scene.view
    for card in known_cards((*view.zone("hand", view.seat), *view.zone("received", view.seat))):
        hand |= 1 << card
    held = FullSuits(scene.game.deck).held(hand)
    suits = "".join(
        f'<span class="{"best" if many == max(held) else "other"}">'
        f'<i class="sign suit-{suit}" role="img"'
        f' aria-label="{suit_name(suit, suits=scene.cast.suits)}">'
        f"{suit_sign(suit, scene.cast.suits)}</i> {many}</span>"
        for suit, many in _in_order(scene, held)
    )
    ranks = len(scene.game.deck.ranks)
    return f'<p class="note collected">{suits} <span>z\u00a0{ranks}</span></p>'


def _in_order(scene: Scene, held: Sequence[int]) -> list[tuple[str, int]]:
    """Return what is held of each suit, in the order of the hand."""
    deck = scene.game.deck
    many = dict(zip(deck.suits, held, strict=True))
    return [(suit, many[suit]) for suit in suits_in_order(deck, None)]


def _way(scene: Scene) -> str:
    """Return from whom to whom a card goes now."""
    giver: Seat = scene.view.variable("giver", NOBODY)
    if giver == NOBODY or (scene.small and scene.view.turn == NOBODY):
        return ""
    phase = phase_of(scene.game, Passing)
    source, target = giver, phase.receiver(giver)
    if scene.view.turn == target and target != giver:
        source, target = target, source
    names = (escape(seat_name(scene, seat)) for seat in (source, target))
    arrow = '<span class="visually-hidden">předává kartu:</span><i aria-hidden="true">→</i>'
    return f'<p class="way">{f" {arrow} ".join(names)}</p>'


def _laid(scene: Scene) -> str:
    """Return the full suit that somebody has laid down."""
    cards = known_cards(scene.view.zone(LAID))
    owner: Seat = scene.view.variable(FULL, NOBODY)
    if not cards:
        return ""
    faces = "".join(f"<li>{face_up(scene, card)}</li>" for card in reversed(cards))
    whose = "" if owner == NOBODY else escape(seat_name(scene, owner))
    return (
        f'<ol class="suit" aria-label="Celá barva">{faces}</ol>'
        f'<p class="note">celá barva: {whose}</p>'
    )


def _order(scene: Scene) -> str:
    """Return who came when, with the time or what was lacking; the last one is the sleeper."""
    order = scene.view.variable("order") or ()
    if not order or scene.small:
        return ""
    rows = "".join(_place(scene, seat, last=seat == order[-1]) for seat in order)
    return f'<ol class="order" aria-label="Pořadí">{rows}</ol>'


def _place(scene: Scene, seat: Seat, *, last: bool) -> str:
    name = escape(seat_name(scene, seat))
    told = _told(scene, seat)
    asleep = " <b>ospalec</b>" if last else ""
    look = ' class="asleep"' if last else ""
    return f"<li{look}><span>{name}</span> <span>{told}{asleep}</span></li>"


def _told(scene: Scene, seat: Seat) -> str:
    """Return the time that a seat took, or how many cards it lacked."""
    view = scene.view
    if seat == view.variable(FULL):
        return "celá barva"
    if any(view.variable("lacks")):
        return f"chybí {count(view.variable('lacks')[seat], 'karta')}"
    time: int = view.variable("times")[seat]
    wait = phase_of(scene.game, Race).wait
    return seconds(time) if time <= wait else "pozdě"
