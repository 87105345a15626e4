"""Buttons under the hand: what is said, announced or confirmed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.cards import NOBODY
from engine.common import COMMON
from engine.errors import NotationError
from engine.game import Game
from engine.moves import Move
from engine.registry import PHASES
from engine.state import State
from engine.table.asking import asked_moves
from engine.table.auction import BID, box_html
from engine.table.capturing import takes
from engine.table.changes import changes_html
from engine.table.czech import count, escape, suit_name
from engine.table.fan import draws
from engine.table.hand import card_moves, card_verb
from engine.table.scene import Scene
from engine.table.swapping import in_middle, swap_moves
from engine.table.timed import timed_moves
from engine.table.vocabulary import label_of as worded

# Verbs whose button says how many cards are laid aside for it.
_COUNTING = ("done",)


def words_html(scene: Scene) -> str:
    """Return the buttons for every move that isn't a card of a hand."""
    if scene.changes:
        return changes_html(scene)
    if not scene.mine:
        words = '<div class="words"></div>' if scene.speaks else ""
        return f"{box_html(scene, (), ())}{words}"
    clicked = {*asked_moves(scene), *card_moves(scene), *draws(scene)}
    clicked |= {*swap_moves(scene), *takes(scene), *timed_moves(scene)}
    moves = [move for move in scene.view.legal if move not in clicked]
    barred = [one for one in scene.barred if one not in scene.view.legal and not _drawn(scene, one)]
    box = box_html(scene, moves, barred)
    buttons = [_button(scene, move, can=True) for move in moves if move.verb != BID or not box]
    buttons += [_button(scene, move, can=False) for move in barred if move.verb != BID or not box]
    if not buttons and not box and not scene.speaks:
        return ""
    return f'{box}<div class="words">{"".join(buttons)}</div>'


def _drawn(scene: Scene, move: Move) -> bool:
    """Say whether a refused move is clicked elsewhere: on a card of the hand, or on the table."""
    seat = scene.view.seat
    held = {*scene.view.zone("hand", seat), *scene.view.zone("received", seat)}
    in_hand = move.verb == card_verb(scene) and move.cards and move.cards[0] in held
    return bool(in_hand or in_middle(scene, move))


def barred_words(
    game: Game, state: State, example: Mapping[str, Any] | None = None
) -> tuple[Move, ...]:
    """Return the words that the seat to move may not say, where a clause of the game says why.

    Args:
        game: the compiled game.
        state: the position.
        example: the demo's example; moves that it shows to be refused get a button as well.
    """
    if state.turn == NOBODY:
        return ()
    kind = PHASES[game.settings["phases"][state.phase]["phase"]]
    words = [name for name, verb in kind.verbs.items() if not (verb.takes or verb.spoken_by_itself)]
    words += [move for move in (example or {}).get("refused", ()) if move.split()[0] in game.verbs]
    found = []
    for word in dict.fromkeys(words):
        clause = game.refused(state, word)
        if clause is None or clause in COMMON:
            continue
        try:
            found.append(game.parse(word))
        except NotationError:
            continue
    return tuple(found)


def label_of(scene: Scene, move: Move) -> str:
    """Return what a button says: „Vyměnit 3 karty“, „Ohlásit krále“, „„Hraji““."""
    view, label = scene.view, worded(scene.cast, scene.view, move)
    if move.verb in _COUNTING and label == scene.game.verbs[move.verb].label:
        staged = len(view.zone("staging", view.seat))
        return f"{label} {count(staged, 'karta', 'acc')}" if staged else label
    if move.arg in scene.cast.suits and label == scene.game.verbs[move.verb].label:
        return f"{label} {suit_name(move.arg, suits=scene.cast.suits)}"
    if move.cards and sum(other.verb == move.verb for other in view.legal) > 1:
        signs = (scene.cast.sign(scene.game.deck.codes[card]) for card in move.cards)
        return f"{label} {' '.join(signs)}"
    return label


def _button(scene: Scene, move: Move, *, can: bool) -> str:
    text = scene.game.text(move)
    key = text.replace(" ", "-")
    barred = "" if can else ' aria-disabled="true"'
    return (
        f'<button type="button" id="{scene.prefix}-{escape(key)}" data-move="{escape(text)}"'
        f"{barred}>{escape(label_of(scene, move))}</button>"
    )
