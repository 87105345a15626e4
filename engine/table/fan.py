"""Fans of backs: what others hold, and the fan that the reader draws from."""

from __future__ import annotations

from engine.cards import NOBODY, Seat
from engine.moves import Move
from engine.table.asking import asking
from engine.table.czech import count, escape
from engine.table.scene import Scene, backs, face_down, face_up
from engine.table.sheet import seat_name
from engine.view import Seen

DRAW = "draw"
_MOST_BACKS = 13  # more would look no different


def fan_html(scene: Scene, seat: Seat) -> str:
    """Return another hand as a fan with its count; what all have seen of it lies face up."""
    hand: Seen = (*scene.view.zone("hand", seat), *scene.view.zone("face_down", seat))
    if not hand:
        return f'<div class="holding">{out_html(scene, seat)}</div>'
    if _drawn_from(scene) and scene.source == seat:
        return '<div class="holding"></div>'
    # While fans are drawn from they are shuffled: who knows a card of one can't tell which it is.
    # Cards that were asked for are held among the others, and so are those passed on: who has what
    # is to be remembered.
    shuffled = scene.view.variable("source", NOBODY) != NOBODY or asking(scene) is not None
    passed = scene.view.variable("giver", NOBODY) != NOBODY
    seen = () if shuffled or passed else tuple(card for card in hand if card is not None)
    faces = "".join(face_up(scene, card) for card in seen)
    hidden = len(hand) - len(seen)
    shown = len(seen) + min(hidden, _MOST_BACKS)
    return (
        f'<div class="holding n-{shown}{" open" if seen else ""}">'
        f"{faces}{_covered(scene, seat, hidden)}"
        f'<span class="many" aria-hidden="true">{len(hand)}</span></div>'
    )


def _covered(scene: Scene, seat: Seat, hidden: int) -> str:
    if not hidden:
        return ""
    said = f'role="img" aria-label="{count(hidden, "karta")} rubem nahoru"'
    return f'<span class="backs" {said}>{backs(scene, min(hidden, _MOST_BACKS), seat)}</span>'


def out_html(scene: Scene, seat: Seat) -> str:
    """Return in what place a seat has got rid of its cards, '' while it hasn't."""
    finished = scene.view.variable("finished") or ()
    if seat not in finished:
        return ""
    return f'<p class="out"><b>{finished.index(seat) + 1}.</b> <span>bez karet</span></p>'


def closed(scene: Scene) -> bool:
    """Say whether the game is played with fans that nobody but their holder sees into."""
    return scene.view.variable("source") is not None


def draws(scene: Scene) -> list[Move]:
    """Return the legal moves that are made by clicking a card of a fan."""
    if not _drawn_from(scene):
        return []
    return [move for move in scene.view.legal if move.verb == DRAW]


def source_html(scene: Scene) -> str:
    """Return the fan that is held out, as buttons when the reader is the one who draws."""
    if not closed(scene) or (scene.small and scene.source == NOBODY):
        return ""
    fan = "".join(_place(scene, move) for move in draws(scene))
    who = escape(scene.cast.name(scene.source)) if fan else ""
    drawn = (
        f'<ul class="source of-{len(scene.view.legal)}" aria-label="Vějíř drží {who}">{fan}</ul>'
        if fan
        else ""
    )
    return f'<div class="held-out">{drawn}<p class="note">{escape(_says(scene))}</p></div>'


def _drawn_from(scene: Scene) -> bool:
    """Say whether the reader is to draw from a fan."""
    return scene.mine and scene.source not in (NOBODY, scene.view.seat)


def _place(scene: Scene, move: Move) -> str:
    """Return one back of the fan; which card it is, nobody at the table can tell."""
    label = f"Vytáhnout {int(move.arg) + 1}. kartu, vějíř drží {scene.cast.name(scene.source)}"
    return (
        f'<li><button type="button" id="{scene.prefix}-{DRAW}-{move.arg}"'
        f' data-move="{scene.game.text(move)}" aria-label="{escape(label)}">'
        f"{face_down(scene)}</button></li>"
    )


def _says(scene: Scene) -> str:
    """Return who draws and whose fan is drawn from."""
    if scene.source == NOBODY:
        return ""
    who = seat_name(scene, scene.view.turn)
    if scene.source == scene.view.seat:
        return f"{who} táhne z\u00a0vašeho vějíře"
    if scene.mine:
        return f"Vějíř drží {scene.cast.name(scene.source)}"
    return f"{who} táhne od {scene.cast.name(scene.source, 'gen')}"
