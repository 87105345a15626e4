"""Cards that can be captured: those on the table, and the piles with their tops."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.cards import NOBODY, Card, Seat
from engine.finding import find_phase
from engine.moves import Move
from engine.phases.capturing import TAKE, Capturing
from engine.table.czech import count, escape
from engine.table.scene import Scene, code, face_up, name
from engine.table.sheet import seat_name
from engine.view import known_cards

_FEW, _SOME, _MANY = 8, 14, 21  # cards on the table from which on they are drawn smaller
_HIGH = (5, 13, 26)  # cards from which on a pile looks higher


def captures(scene: Scene) -> bool:
    """Say whether cards are captured in this game."""
    return find_phase(scene.game, Capturing) is not None


def takes(scene: Scene) -> list[Move]:
    """Return the legal moves that are made by clicking a card on the table or a pile."""
    return [move for move in scene.view.legal if move.verb == TAKE] if captures(scene) else []


def layout_html(scene: Scene) -> str:
    """Return the cards on the table, and the card of another player that takes some of them."""
    if not captures(scene) or scene.bare:
        return ""
    lying = known_cards(scene.view.zone("layout"))
    faces = "".join(f"<li{_look(scene, card)}>{_item(scene, card)}</li>" for card in lying)
    size = sum(len(lying) > most for most in (_FEW, _SOME, _MANY))
    label = f"Na stole: {count(len(lying), 'karta')}"
    return (
        f'<div class="fishing">{_played(scene)}'
        f'<ul class="layout size-{size}" aria-label="{label}">{faces}</ul></div>'
    )


def pile_html(scene: Scene, seat: Seat) -> str:
    """Return the piles of a seat: their tops, and how many cards there are."""
    if not captures(scene) or scene.bare:
        return ""
    piles = _piles(scene, seat)
    if not piles:
        return "" if scene.small else '<div class="captured none"></div>'
    tops = "".join(_pile(scene, seat, pile) for pile in piles)
    return f'<div class="captured of-{min(len(piles), 9)}">{tops}</div>'


def pile_note(scene: Scene, seat: Seat) -> list[str]:
    """Return how many cards a seat has captured, where a small table counts nothing else."""
    if not (captures(scene) and scene.bare):
        return []
    return [count(len(scene.view.zone("captured", seat)), "karta")]


def _played(scene: Scene) -> str:
    """Return the card in play of another player, with whose it is."""
    turn = scene.view.turn
    seats = range(scene.game.seats) if turn == NOBODY else (turn,)
    for seat in seats:
        staged = known_cards(scene.view.zone("staging", seat))
        if staged and seat != scene.view.seat:
            note = f'<span class="note">{escape(seat_name(scene, seat))}</span>'
            return f'<div class="in-play">{face_up(scene, staged[0])}{note}</div>'
    return ""


def _pile(scene: Scene, seat: Seat, pile: Sequence[Card]) -> str:
    top = pile[-1]
    high = sum(len(pile) >= least for least in _HIGH)
    many = f'<span class="many" aria-hidden="true">{len(pile)}</span>'
    look = " ".join(["stack", f"high-{high}", *_looks(scene, top)])
    said = "" if _asked(scene) else _label(scene, seat, pile)
    shown = f'role="group" aria-label="{escape(said)}"' if said else ""
    return f'<div class="{look}" {shown}>{_item(scene, top, seat, pile)}{many}</div>'


def _label(scene: Scene, seat: Seat, pile: Sequence[Card]) -> str:
    return f"Hromádka, {count(len(pile), 'karta')}, navrchu {name(scene, pile[-1])}"


def _item(scene: Scene, card: Card, seat: Seat = NOBODY, pile: Sequence[Card] = ()) -> str:
    """Return a card, as a button while the reader says what his card takes."""
    if not _asked(scene) or _chosen(scene, card):
        return face_up(scene, card)
    move = Move(TAKE, (card,))
    text = scene.game.text(move)
    label = f"Vzít: {_label(scene, seat, pile) if pile else name(scene, card)}"
    barred = "" if move in scene.view.legal else ' aria-disabled="true"'
    return (
        f'<button type="button" id="{scene.prefix}-{code(scene, card)}" data-move="{text}"{barred}'
        f' aria-label="{escape(label)}">{face_up(scene, card, said=False)}</button>'
    )


def _look(scene: Scene, card: Card) -> str:
    looks = _looks(scene, card)
    return f' class="{" ".join(looks)}"' if looks else ""


def _looks(scene: Scene, card: Card) -> list[str]:
    """Return whether a card has been chosen, can be, or can't."""
    if _chosen(scene, card):
        return ["chosen"]
    if not _asked(scene):
        return []
    return ["can" if Move(TAKE, (card,)) in scene.view.legal else "cannot"]


def _chosen(scene: Scene, card: Card) -> bool:
    chosen: int = scene.view.variable("chosen", 0)
    return bool(chosen >> card & 1)


def _asked(scene: Scene) -> bool:
    """Say whether the reader is to say what the card that he has played takes."""
    return scene.mine and bool(scene.view.zone("staging", scene.view.seat))


def _piles(scene: Scene, seat: Seat) -> list[list[Card]]:
    return list(_split(known_cards(scene.view.zone("captured", seat)), scene.view.variable("tops")))


def _split(cards: Sequence[Card], tops: int) -> Iterator[list[Card]]:
    """Yield the piles that lie in one zone; what was swept at the end lies on the last one."""
    pile: list[Card] = []
    for card in cards:
        pile.append(card)
        if tops >> card & 1:
            yield pile
            pile = []
    if pile:
        yield pile
