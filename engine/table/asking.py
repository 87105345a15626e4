"""Asking for cards: the board of sets in a hand, whom to ask, questions on plates, laid sets."""

from __future__ import annotations

from typing import NamedTuple

from engine.cards import SUITLESS, Card, Cards, Seat, bit, cards_in, mask
from engine.finding import find_phase
from engine.moves import Move
from engine.phases.asking import LAY, Asking, target_of, wish_of
from engine.phases.asking_memory import ASKED, Asked
from engine.phases.asking_sets import CardSet, whole_in
from engine.table.asking_names import answer, question, set_name, things
from engine.table.czech import capital, escape, listed
from engine.table.scene import Scene, face_up, name
from engine.table.sheet import seat_name
from engine.view import known_cards


class Wish(NamedTuple):
    """Something that can be asked for, and the questions about it."""

    key: str  # the face of a card, or the code of a set
    moves: tuple[Move, ...]
    chosen: bool  # at first


def asking(scene: Scene) -> Asking | None:
    """Return the phase in which cards are asked for, None where the game has none."""
    return find_phase(scene.game, Asking)


def said_html(scene: Scene, seat: Seat) -> list[str]:
    """Return what a plate says of the last question: the question itself, or the answer."""
    asked: Asked | None = scene.view.variable(ASKED)
    if asked is None:
        return []
    if seat == asked.seat:
        return [f'<q class="said">{escape(question(scene.cast, asked))}</q>']
    told = answer(asked) if seat == asked.target else ""
    return [f'<q class="said">{told}</q>'] if told else []


def laid_html(scene: Scene, seat: Seat) -> str:
    """Return the sets that lie before a seat, each by its first card."""
    phase = asking(scene)
    if phase is None or scene.bare:
        return ""
    laid = whole_in(phase.sets, mask(known_cards(scene.view.zone("sets", seat))))
    if not laid:
        return "" if scene.small else '<div class="sets"></div>'
    names = listed(set_name(scene.cast, one.code) for one in laid)
    tops = [next(cards_in(one.cards)) for one in laid]
    faces = "".join(f"<span>{face_up(scene, card, said=False)}</span>" for card in tops)
    return f'<div class="sets" role="img" aria-label="Vyloženo: {escape(names)}">{faces}</div>'


def asked_moves(scene: Scene) -> list[Move]:
    """Return the legal moves that the board offers."""
    if asking(scene) is None:
        return []
    return [move for move in scene.view.legal if move.verb != LAY]


def board_html(scene: Scene, phase: Asking) -> str:
    """Return the reader's hand by sets: own cards, and the missing ones to be asked for."""
    if scene.bare:
        return ""
    held = mask(known_cards(scene.view.zone("hand", scene.view.seat)))
    wishes = _wishes(scene)
    shown = [one for one in phase.sets if one.cards & held]
    rows = "".join(_set(scene, one, held, wishes) for one in shown)
    return f'<ul class="board" aria-label="Vaše karty">{rows}</ul>'


def asked_html(scene: Scene) -> str:
    """Return the card that was asked for last, and who has asked whom."""
    asked: Asked | None = scene.view.variable(ASKED)
    if scene.small or asking(scene) is None:
        return ""
    if asked is None:
        return '<div class="asked"></div>'
    deck = scene.game.deck
    face = _picture(scene, deck.card(asked.what), "") if asked.what in deck.copies_of else ""
    who, whom = seat_name(scene, asked.seat), seat_name(scene, asked.target)
    look = " refused" if asked.had is False else ""
    return (
        f'<div class="asked{look}">{face}'
        f'<p class="note">{escape(who)} <span aria-hidden="true">→</span> {escape(whom)}</p></div>'
    )


def _wishes(scene: Scene) -> dict[str, Wish]:
    """Return what can be asked for now, by its key, in the order of the board."""
    found: dict[str, list[Move]] = {}
    for move in asked_moves(scene):
        found.setdefault(wish_of(scene.game, move), []).append(move)
    first = next(iter(found), "")
    return {key: Wish(key, tuple(moves), key == first) for key, moves in found.items()}


def _set(scene: Scene, one: CardSet, held: Cards, wishes: dict[str, Wish]) -> str:
    whole = wishes.get(one.code)
    head = f'<span class="called">{escape(capital(things(scene.cast, one.code)))}</span>'
    if whole:
        head = _choice(scene, whole, head, set_name(scene.cast, one.code))
    cells = "".join(_cell(scene, card, held, wishes) for card in cards_in(one.cards))
    return f'<li class="quartet">{head}<ul class="cells">{cells}</ul></li>'


def _cell(scene: Scene, card: Card, held: Cards, wishes: dict[str, Wish]) -> str:
    own = bool(held & bit(card))
    face = face_up(scene, card) if own else _picture(scene, card, f"chybí {name(scene, card)}")
    wish = wishes.get(scene.game.deck.codes[card])
    if wish:
        face = _choice(scene, wish, face, name(scene, card, "acc"))
    return f'<li class="{"own-card" if own else "missing"}">{face}</li>'


def _choice(scene: Scene, wish: Wish, face: str, about: str) -> str:
    """Return something to choose, and whom it can be asked of once it is chosen."""
    # Each question has choices of its own: one that was made for the last stays with it.
    group = f"{scene.prefix}-wish-{scene.view.variable('asks')}"
    id = f"{group}-{wish.key}"
    checked = " checked" if wish.chosen else ""
    buttons = "".join(_whom(scene, move, about) for move in wish.moves)
    return (
        f'<span class="choice"><input type="radio" name="{group}" id="{id}"{checked}'
        f' aria-label="Zeptat se na {escape(about)}"><label for="{id}">{face}</label>'
        f'<span class="whom"><span>Koho se zeptáte na <b>{escape(about)}</b>?</span>'
        f'<span class="names">{buttons}</span></span></span>'
    )


def _whom(scene: Scene, move: Move, about: str) -> str:
    text, seat = scene.game.text(move), target_of(move)
    label = f"Zeptat se {scene.cast.name(seat, 'gen')} na {about}"
    key = text.replace(" ", "-").replace(":", "-")
    return (
        f'<button type="button" id="{scene.prefix}-{key}" data-move="{text}"'
        f' aria-label="{escape(label)}">{escape(seat_name(scene, seat))}</button>'
    )


def _picture(scene: Scene, card: Card, label: str) -> str:
    """Return the drawing of a card that doesn't lie there."""
    deck = scene.game.faces
    suit = "" if deck.suit_of[card] == SUITLESS else f" suit-{deck.suit_code(card)}"
    href = f"{scene.base}assets/karty/{deck.id}.svg#{deck.codes[card]}"
    said = f'role="img" aria-label="{escape(label or name(scene, card))}"'
    return f'<svg class="card{suit}" {said}><use href="{href}"/></svg>'
