"""The table that cards are exchanged with: talon, open cards, and how the end draws near."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import NOBODY, Card, Seat, mask
from engine.finding import find_phase
from engine.moves import Move
from engine.phases.showdown import Showdown
from engine.phases.swapping import ALL, FROM_TALON, STOCK, TAKE, Swapping
from engine.phases.trick_seats import OUT
from engine.table.czech import count, escape, number
from engine.table.order import sorted_hand
from engine.table.scene import Scene, code, face_down, face_up, name
from engine.view import known_cards

_HAND = 3  # cards of a hand whose worth is told


def swaps(scene: Scene) -> bool:
    """Say whether cards are exchanged with the table here."""
    return _phase(scene) is not None


def swap_moves(scene: Scene) -> list[Move]:
    """Return the legal moves that are made by clicking the open cards or the talon."""
    moves = scene.view.legal if swaps(scene) else ()
    return [move for move in moves if move.verb in (TAKE, STOCK)]


def in_middle(scene: Scene, move: Move) -> bool:
    """Say whether a move is refused in the middle of the table, where it would be clicked."""
    return swaps(scene) and move.verb in (TAKE, STOCK, ALL)


def swapping_html(scene: Scene) -> str:
    """Return talon and open cards, as buttons while the reader chooses; '' in other games."""
    phase = _phase(scene)
    if phase is None or scene.bare:
        return ""
    open_cards = "".join(_lying(scene, card) for card in known_cards(scene.view.zone("layout")))
    row = (
        f'<ul class="source open" aria-label="Na\u00a0stole">{open_cards}</ul>'
        if open_cards
        else ""
    )
    return f'<div class="swapping">{_talon(scene)}{row}{_pile(scene)}</div>'


def look_of(scene: Scene, card: Card, held: Sequence[Card]) -> str:
    """Return the class of a card that counts in the reader's hand."""
    phase = _showdown(scene)
    if phase is None or len(held) != _HAND:
        return ""
    return "counts" if phase.hand_values.counted(mask(held)) >> card & 1 else ""


def worth_note(scene: Scene, seat: Seat) -> list[str]:
    """Return what a hand is worth, where the reader sees all of it."""
    phase = _showdown(scene)
    held = known_cards(scene.view.zone("hand", seat))
    if phase is None or scene.bare or len(held) != _HAND:
        return []
    halves = phase.hand_values.of(mask(held))
    worth = halves // 2 if halves % 2 == 0 else halves / 2
    noun = count(worth, "bod").rpartition("\u00a0")[2]
    return [f'<b class="worth">{number(worth)}</b>\u00a0{noun}']


def shown_hand(scene: Scene, seat: Seat) -> str:
    """Return the cards of another hand of a figure once they have been laid down."""
    held = scene.view.zone("hand", seat)
    if _showdown(scene) is None or scene.bare or not held or None in held:
        return ""
    faces = "".join(face_up(scene, card) for card in sorted_hand(scene.view, known_cards(held)))
    return f'<span class="laid-down">{faces}</span>'


def closing_roles(scene: Scene, seat: Seat) -> list[str]:
    """Return who has closed, and who of the others has still a turn."""
    phase = _phase(scene)
    closer = NOBODY if phase is None else scene.view.variables[phase.closer]
    if phase is None or closer == NOBODY or seat in scene.view.variable(OUT, ()):
        return []
    if seat == closer:
        return ["„konec“"]
    turn = scene.view.turn
    if turn == NOBODY:
        return []
    order = phase.players(scene.view)
    steps = [(order.index(one) - order.index(closer)) % len(order) for one in (seat, turn)]
    return ["poslední tah"] if steps[0] >= steps[1] else ["dohráno"]


def _phase(scene: Scene) -> Swapping | None:
    return find_phase(scene.game, Swapping)


def _showdown(scene: Scene) -> Showdown | None:
    return find_phase(scene.game, Showdown)


def _lying(scene: Scene, card: Card) -> str:
    """Return an open card; the one that somebody has chosen stands up."""
    codes = scene.game.deck.codes
    look = ' class="wanted"' if scene.view.variable("wanted") == codes[card] else ""
    if not scene.mine:
        return f"<li{look}>{face_up(scene, card)}</li>"
    move = Move(TAKE, (card,))
    barred = "" if move in scene.view.legal else ' aria-disabled="true"'
    label = f"Vzít ze stolu {name(scene, card, 'acc')}"
    return (
        f'<li{look}><button type="button" id="{scene.prefix}-{code(scene, card)}"'
        f' data-move="{scene.game.text(move)}"{barred} aria-label="{escape(label)}">'
        f"{face_up(scene, card, said=False)}</button></li>"
    )


def _talon(scene: Scene) -> str:
    many = len(scene.view.zone("talon"))
    note = f'<span class="note">talon {many}</span>'
    wanted = " wanted" if scene.view.variable("wanted") == FROM_TALON else ""
    label = f"Talon: {count(many, 'karta')}"
    if not scene.mine:
        return (
            f'<div class="stack{wanted}" role="img" aria-label="{label}">'
            f"{face_down(scene)}{note}</div>"
        )
    barred = "" if Move(STOCK) in scene.view.legal else ' aria-disabled="true"'
    return (
        f'<div class="source stack{wanted}"><button type="button" id="{scene.prefix}-{STOCK}"'
        f' data-move="{STOCK}"{barred} aria-label="Vzít z\u00a0talonu. {label}">'
        f"{face_down(scene)}</button>{note}</div>"
    )


def _pile(scene: Scene) -> str:
    """Return the top of the discard pile, where there is one."""
    phase = _phase(scene)
    if phase is None or phase.table.pile is None:
        return ""
    lying = known_cards(scene.view.zone("pile"))
    top = face_up(scene, lying[-1]) if lying else '<span class="card gone"></span>'
    return f'<div class="stack">{top}<span class="note">odložené {len(lying)}</span></div>'
