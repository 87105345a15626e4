"""The reader's own cards: buttons where a click means a move, those laid aside standing up."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card
from engine.moves import Move
from engine.table.asking import asking, board_html
from engine.table.capturing import captures
from engine.table.czech import count, escape
from engine.table.fan import closed, out_html
from engine.table.order import sorted_hand
from engine.table.scene import Scene, code, face_down, face_up, name
from engine.table.swapping import look_of
from engine.view import known_cards

PLAY = "play"


def hand_html(scene: Scene) -> str:
    """Return the reader's hand, '' where the game has none."""
    view = scene.view
    if not any(zone.name == "hand" for zone in scene.game.layout.zones):
        return ""
    if scene.bare:
        return ""
    asks = asking(scene)
    if asks is not None:
        return board_html(scene, asks)
    held = known_cards(view.zone("hand", view.seat))
    staged = known_cards(view.zone("staging", view.seat))
    came = known_cards(view.zone("received", view.seat))
    legal = legal_codes(scene)
    cards = sorted_hand(view, held + staged + came)
    hidden = len(view.zone("face_down", view.seat))
    if scene.small and not cards and not hidden and not scene.in_tricks:
        return ""
    out = "" if cards else out_html(scene, view.seat)
    if out or (closed(scene) and not cards):
        return f'<div class="hand">{out}</div>'
    looks = {card: "came" if card in came else look_of(scene, card, held) for card in cards}
    items = "".join(
        _staged(scene, card)
        if card in staged
        else held_card(scene, card, legal, among=held, look=looks[card])
        for card in cards
    )
    items += f"<li>{face_down(scene)}</li>" * hidden
    many = len(cards) + hidden
    said = f", {count(hidden, 'karta')} rubem nahoru" if hidden else ""
    return f'<ul class="hand of-{many}" aria-label="Vaše karty{said}">{items}</ul>'


def card_verb(scene: Scene) -> str:
    """Return what a click on a card does: the first legal move with one card of it says so."""
    held = scene.view.zone("hand", scene.view.seat)
    for move in scene.view.legal:
        if len(move.cards) == 1 and move.cards[0] in held:
            return move.verb
    return PLAY if PLAY in scene.game.verbs else ""


def card_moves(scene: Scene) -> list[Move]:
    """Return the legal moves that are made by clicking a card of the hand."""
    verb = card_verb(scene)
    return [move for move in scene.view.legal if move.verb == verb and len(move.cards) == 1]


def legal_codes(scene: Scene) -> set[str]:
    """Return the faces of the cards that can be clicked for a legal move."""
    return {scene.game.deck.codes[move.cards[0]] for move in card_moves(scene)}


def held_card(
    scene: Scene, card: Card, legal: set[str], *, among: Sequence[Card], look: str = ""
) -> str:
    """Return a card of a hand; while the choice among its cards is narrowed, allowed ones stand up.

    Args:
        scene: the table.
        card: which.
        legal: faces that can be played.
        among: the cards of the hand.
        look: classes of the place that the card has anyway.
    """
    if not card_verb(scene):
        return f"<li{_class(look)}>{face_up(scene, card)}</li>"
    codes = scene.game.deck.codes
    can = codes[card] in legal
    if scene.mine and 0 < sum(codes[one] in legal for one in among) < len(among):
        look = f"{look} {'can' if can else 'cannot'}".strip()
    verb = scene.game.verbs.get(card_verb(scene))
    doing = verb.label if verb else "Vybrat"
    return _item(scene, card, look, f"{doing} {name(scene, card, 'acc')}", can=can)


def _staged(scene: Scene, card: Card) -> str:
    what = "zahraná karta" if captures(scene) else "k\u00a0výměně"
    return _item(scene, card, "staged", f"{name(scene, card)}, {what}", can=False)


def _item(scene: Scene, card: Card, look: str, label: str, *, can: bool) -> str:
    move = f"{card_verb(scene)} {scene.game.deck.codes[card]}"
    barred = "" if can else ' aria-disabled="true"'
    return (
        f'<li{_class(look)}><button type="button" id="{scene.prefix}-{code(scene, card)}"'
        f' data-move="{escape(move)}"{barred} aria-label="{escape(label)}">'
        f"{face_up(scene, card, said=False)}</button></li>"
    )


def _class(look: str) -> str:
    return f' class="{look}"' if look else ""
