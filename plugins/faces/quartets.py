"""The cards of a quartet pack: a picture, its name, and what else belongs to the quartet."""

from __future__ import annotations

from plugins.faces import captions
from plugins.faces.cards import Card, Suit
from plugins.faces.indices import lettering
from plugins.faces.quartet_scenes import SCENES, Scene
from plugins.faces.signs import sign
from plugins.faces.svg import GROUND, INK, LINEN, SUIT, line, moved, shape, turned

# The panel leaves one corner to the index and the sign, the opposite one to the index alone:
# a picture stands one way up.
_PANEL = (
    "M82 18H224Q234 18 234 28V264Q234 274 224 274H190Q180 274 180 284V324Q180 334 170 334H28"
    "Q18 334 18 324V148Q18 138 28 138H62Q72 138 72 128V28Q72 18 82 18Z"
)
_FLOOR = "M18 262Q70 250 126 257T234 255V264Q234 274 224 274H190Q180 274 180 284V298H18Z"
_BANNER = "M18 296H180V324Q180 334 170 334H28Q18 334 18 324Z"
_PICTURE = 130, 188  # where its origin is

_COLUMN = 39  # x of the middle of the index and of the sign
_INDEX_TOP, _INDEX_CAP, _INDEX_WIDEST = 22, 50, 52
_SIGN_Y, _SIGN_SIZE = 106, 50

_NAME_X, _NAME_TOP, _NAME_CAP, _NAME_WIDEST = 99, 304, 23, 146
_LETTER_X, _OTHER_X, _OTHER_WIDEST = 84, 106, 121
_OTHER_TOP, _OTHER_CAP, _PITCH = 28, 17, 25


def drawn(card: Card) -> str | None:
    """Draw a card of a quartet; None for other packs."""
    if card.suit is None or card.symbol not in SCENES:
        return None
    return (
        _scene(SCENES[card.symbol][card.place])
        + _others(card.suit, card.name)
        + shape(_BANNER)
        + f'<g color="{LINEN}">{_own(card.name)}</g>'
        + line(_PANEL, SUIT, 1.3)
        + _corners(card.suit, card.index)
    )


def _scene(scene: Scene) -> str:
    """Draw a picture with what is behind it and below it."""
    sky, floor = scene.sky, scene.floor
    return (
        shape(_PANEL, LINEN if sky else GROUND)
        + (shape(_PANEL, sky.fill, opacity=sky.opacity) if sky else "")
        + (shape(_FLOOR, floor.fill, opacity=floor.opacity) if floor else "")
        + moved(scene.picture(), *_PICTURE)
    )


def _own(name: str) -> str:
    return captions.centred(name.upper(), _NAME_X, _NAME_TOP, _NAME_CAP, _NAME_WIDEST)


def _others(suit: Suit, name: str) -> str:
    """Write the other cards of the quartet, each with the letter to ask for it by."""
    others = [(index, other) for index, other in suit.members if other != name]
    rows = [(_OTHER_TOP + _PITCH * row, *other) for row, other in enumerate(others)]
    letters = "".join(_other(_LETTER_X, top, index) for top, index, _ in rows)
    names = "".join(_other(_OTHER_X, top, other.upper()) for top, _, other in rows)
    return letters + f'<g color="{INK}">{names}</g>'


def _other(left: float, top: float, text: str) -> str:
    return captions.line(text, left, top, _OTHER_CAP, _OTHER_WIDEST)


def _corners(suit: Suit, index: str) -> str:
    """Draw the number of the quartet and the letter of the card in two corners."""
    both = lettering(suit.code + index, _COLUMN, _INDEX_TOP, _INDEX_CAP, _INDEX_WIDEST)
    return both + turned(both) + sign(suit.symbol, _COLUMN, _SIGN_Y, _SIGN_SIZE)
