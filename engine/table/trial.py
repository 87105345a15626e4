"""Cards laid out to be tried: each can be changed for any other, and the points follow."""

from __future__ import annotations

from engine.cards import Card
from engine.games.cribbage.trial import PICK, PUT
from engine.moves import Move
from engine.phases.lay_away import CRIB
from engine.table.czech import count, escape, suit_sign
from engine.table.scene import Scene, face_up, name
from engine.view import known_cards

TRIED = "tried"


def tries(scene: Scene) -> bool:
    """Say whether cards are laid out to be tried."""
    return bool(scene.view.zone(TRIED))


def trial_table(scene: Scene) -> str:
    """Return the four cards and the starter as buttons, their points, and what can be put there."""
    cards = known_cards(scene.view.zone(TRIED))
    (turned,) = known_cards(scene.view.zone("turned"))
    where = "V\u00a0cribu" if scene.view.variable("tried_as") == CRIB else "V\u00a0ruce"
    held = "".join(f"<li>{_card(scene, card, place)}</li>" for place, card in enumerate(cards))
    points = sum(line.amount for line in scene.view.receipt)
    return (
        f'<div class="felt small trial"><div class="lots"><div><p class="note">{where}</p>'
        f'<ul class="tried">{held}</ul></div><div><p class="note">Otočená karta</p>'
        f"{_card(scene, turned, len(cards))}</div>"
        f'<p class="total"><b>{points}</b> <span>{count(points, "bod").partition(chr(160))[2]}'
        f"</span></p></div>{_choice(scene, (*cards, turned))}</div>"
    )


def _card(scene: Scene, card: Card, place: int) -> str:
    """Return a card as the button that picks it to be changed."""
    picked = scene.view.variable("picked") == str(place)
    move = Move(PICK, arg=str(place))
    pressed = "true" if picked else "false"
    return (
        f'<button type="button" id="{scene.prefix}-{PICK}-{place}"'
        f' data-move="{scene.game.text(move)}" aria-pressed="{pressed}"'
        f' aria-label="Vyměnit {escape(name(scene, card, "acc"))}">'
        f"{face_up(scene, card, said=False)}</button>"
    )


def _choice(scene: Scene, lying: tuple[Card, ...]) -> str:
    """Return all other cards, suit by suit, while one of those that lie there is picked."""
    if not scene.view.variable("picked"):
        return ""
    deck, suits = scene.game.deck, scene.cast.suits
    rows = []
    for suit in deck.suits:
        cells = "".join(
            _cell(scene, deck.card(f"{rank}{suit}"), lying) for rank in reversed(scene.game.order)
        )
        sign = f'<i class="sign suit-{suit}" aria-hidden="true">{suit_sign(suit, suits)}</i>'
        rows.append(f'<div class="suit">{sign}{cells}</div>')
    return f'<div class="choice" role="group" aria-label="Za kterou kartu">{"".join(rows)}</div>'


def _cell(scene: Scene, card: Card, lying: tuple[Card, ...]) -> str:
    code = scene.game.deck.codes[card]
    rank = scene.cast.sign(code)[1:]
    if card in lying:
        return f'<span aria-hidden="true">{rank}</span>'
    return (
        f'<button type="button" id="{scene.prefix}-{PUT}-{code}"'
        f' data-move="{scene.game.text(Move(PUT, (card,)))}"'
        f' aria-label="{escape(name(scene, card))}">{rank}</button>'
    )
