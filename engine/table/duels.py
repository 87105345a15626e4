"""The table of Souboje: packs, the pile between them, who attacks, and how the game has gone."""

from __future__ import annotations

from engine.cards import NOBODY, Card, Seat
from engine.table.centre import outcome_html
from engine.table.course import course_html
from engine.table.czech import agree, capital, count, escape
from engine.table.packs import pack_html
from engine.table.roundtable import felt_class
from engine.table.scene import Scene, face_up
from engine.table.seats import others_html, own_plate
from engine.view import known_cards

_SHOWN = 9  # cards on top of the pile that are seen
_NO_CARD = '<li><span class="card gone"></span></li>'


def duel_table(scene: Scene) -> str:
    """Return the cloth as somebody sees it who plays there."""
    seat = scene.view.seat
    return (
        f'<div class="felt {felt_class(scene)} duels">{others_html(scene)}'
        f'<div class="middle">{_pile(scene)}</div>{outcome_html(scene)}'
        f'<div class="seat own" id="{scene.prefix}-seat-{seat}" role="group"'
        f' aria-label="Vaše místo" data-seat="{seat}">'
        f"{own_plate(scene)}{pack_html(scene, seat)}</div>{course_html(scene)}</div>"
    )


def _pile(scene: Scene) -> str:
    """Return the top of the pile in order of play, and what the attack asks for."""
    if scene.bare:
        return ""
    lying = known_cards(scene.view.zone("pile"))
    if scene.small and not lying:
        return '<div class="fought"></div>'
    faces = "".join(_lying(scene, card, lying) for card in lying[-_SHOWN:])
    hidden = len(lying) - _SHOWN
    under = f'<span class="note under">a\u00a0pod nimi {hidden}</span>' if hidden > 0 else ""
    label = f"Hromádka: {count(len(lying), 'karta')}"
    return (
        f'<div class="fought"><ol class="row" aria-label="{label}">{faces or _NO_CARD}</ol>'
        f'<p class="note">{_asks(scene) or count(len(lying), "karta")}{under}</p></div>'
    )


def _lying(scene: Scene, card: Card, lying: list[Card]) -> str:
    look = ' class="attacks"' if card == _attacking(scene, lying) else ""
    return f"<li{look}>{face_up(scene, card)}</li>"


def _attacking(scene: Scene, lying: list[Card]) -> Card | None:
    """Return the card that attacks: the last one of its rank on the pile."""
    attack: str = scene.view.variable("attack", "")
    ranks = scene.game.deck.rank_of
    return next((card for card in reversed(lying) if ranks[card] == attack), None)


def _asks(scene: Scene) -> str:
    """Return „Brání se Alena, zbývají 2 karty“, '' while nobody attacks."""
    attacker: Seat = scene.view.variable("attacker", NOBODY)
    owed: int = scene.view.variable("owed", 0)
    turn = scene.view.turn
    if attacker == NOBODY or not owed:
        return ""
    left = f"{agree(owed, 'zbývá', 'zbývají')} {count(owed, 'karta')}"
    if turn == NOBODY:
        return f"obránci {left}"
    who = "bráníte se" if turn == scene.view.seat else f"brání se {scene.cast.name(turn)}"
    return escape(f"{capital(who)}, {left}")
