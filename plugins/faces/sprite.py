"""All faces of a deck as one SVG file of symbols."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from plugins.faces import german, pairs
from plugins.faces.back import back
from plugins.faces.courts import court, joker
from plugins.faces.indices import STAR, corners, emblem
from plugins.faces.pips import LAYOUTS, ace, pips
from plugins.faces.svg import EDGE, HEIGHT, INK, PAPER, WIDTH

CORNER = 14

# What a rank's code means on the card. A deck that prints something else in the corner brings
# an `index` of its own: {"Q": "D"}.
ROLE_OF = {"K": "king", "Q": "queen", "D": "queen", "J": "jack", "B": "jack", "V": "jack"}
GERMAN_ROLE_OF = {"K": "king", "O": "over", "U": "under"}
COUNT_OF = {"T": 10} | {str(count): count for count in LAYOUTS if count > 1}
INDEX_OF = {"T": "10", "JOKER": STAR}


def sprite(deck: Mapping[str, Any]) -> str:
    """Draw every distinct face of a compiled deck, then the back; equal decks, equal bytes.

    Args:
        deck: `id`, `suits` (`code` and `id` each), `ranks` and `codes` as in the compiled record;
            `index` (rank or face → what is printed in the corner) is optional.

    Raises:
        MissingDrawingError: a suit has no sign, or an index uses a letter without outlines.
    """
    faces = "".join(_symbol(code, face(deck, code)) for code in dict.fromkeys(deck["codes"]))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg">\n'
        + faces
        + _symbol("back", card(back()))
        + "</svg>\n"
    )


def face(deck: Mapping[str, Any], code: str) -> str:
    """Draw one card of a deck."""
    ranks, index = deck["ranks"], INDEX_OF | deck.get("index", {})
    for suit in deck["suits"]:
        rank = code.removesuffix(suit["code"])
        if rank != code and rank in ranks:
            text = index.get(rank, rank)
            return card(_picture(rank, suit["id"], text) + corners(text, suit["id"]))
    return card(f'<g color="{INK}">{_suitless(code, index)}</g>')


def card(drawing: str) -> str:
    """Lay a drawing on paper; the edge is a hairline at every size."""
    return (
        f'<rect x="1.5" y="1.5" width="{WIDTH - 3}" height="{HEIGHT - 3}" rx="{CORNER}"'
        f' fill="{PAPER}" stroke="{EDGE}" vector-effect="non-scaling-stroke"/>{drawing}'
    )


def _picture(rank: str, suit: str, index: str) -> str:
    if suit in german.SUITS:
        return _german(rank, suit, index)
    if rank in COUNT_OF:
        return pips(suit, COUNT_OF[rank])
    if rank == "A":
        return ace(suit)
    return court(ROLE_OF[rank], suit) if rank in ROLE_OF else emblem(index)


def _suitless(code: str, index: Mapping[str, str]) -> str:
    """Draw a card that no suit gives its colour."""
    if code in pairs.CODES:
        return pairs.picture(code) + corners(index.get(code, ""), None)
    text = index.get(code, code)
    return (joker() if code == "JOKER" else emblem(text)) + corners(text, None)


def _german(rank: str, suit: str, index: str) -> str:
    if rank == "A":
        return german.daus(suit)
    if rank in COUNT_OF:
        return pips(suit, COUNT_OF[rank]) + german.numeral(COUNT_OF[rank])
    role = GERMAN_ROLE_OF.get(rank)
    return german.court(role, suit) if role else emblem(index)


def _symbol(name: str, drawing: str) -> str:
    return f'<symbol id="{name}" viewBox="0 0 {WIDTH} {HEIGHT}">{drawing}</symbol>\n'
