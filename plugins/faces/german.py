"""German- and Swiss-suited cards: the Daus with its two signs, the king, svršek and spodek.

They are the sisters of the French ones: the same frame, faces and garments. A svršek bears his
suit's sign above, on a banner, a spodek below, on a shield; that is what their names mean.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from plugins.faces import arms, caps, garments, hats, heads, tokens
from plugins.faces.cards import Card
from plugins.faces.courts import framed
from plugins.faces.indices import corners, lettering
from plugins.faces.ornaments import twig
from plugins.faces.pips import pips
from plugins.faces.signs import sign
from plugins.faces.svg import (
    ASH,
    AUBURN,
    BROWN,
    GOLD,
    HEIGHT,
    INK,
    LINEN,
    STEEL,
    WIDTH,
    disc,
    mirrored,
    moved,
    turned,
)

_SIGN_OF_DAUS = 100
_CLASP = 24  # sign on a king's breast
_BANNER = 38
_SHIELD = 37
_GREATER = 1.65  # a banner alone than one in a hand
_FOOT = 112  # of its staff, hidden by the belt


@dataclass(frozen=True)
class Attire:
    """How the courts of a suit differ; `kind` is an index into crowns, beards and hats."""

    kind: int
    king_hair: str
    fur: str
    over_hair: str
    under_hair: str
    plume: str
    king_holds: Callable[[], str]
    under_holds: Callable[[], str]

    @property
    def faces_left(self) -> bool:
        """Whether light and gaze come from the other side."""
        return self.kind % 2 == 0


_FIGURES = {
    "zelene": Attire(0, GOLD, BROWN, AUBURN, INK, STEEL, tokens.sceptre, tokens.halberd),
    "cervene": Attire(1, INK, ASH, BROWN, AUBURN, GOLD, tokens.orb, tokens.arrow),
    "kule": Attire(2, ASH, BROWN, INK, BROWN, STEEL, tokens.sword, tokens.axe),
    "zaludy": Attire(3, AUBURN, ASH, GOLD, BROWN, GOLD, tokens.axe, tokens.pike),
}
_SWISS = {
    "svycarske-stity": Attire(0, BROWN, ASH, INK, GOLD, GOLD, tokens.sword, tokens.pike),
    "svycarske-ruze": Attire(1, AUBURN, BROWN, GOLD, INK, STEEL, tokens.sceptre, tokens.axe),
    "svycarske-kule": Attire(2, GOLD, ASH, AUBURN, BROWN, GOLD, tokens.axe, tokens.halberd),
    "svycarske-zaludy": Attire(3, INK, BROWN, BROWN, AUBURN, STEEL, tokens.orb, tokens.arrow),
}
_ATTIRES = _FIGURES | _SWISS
_ROMAN = {6: "VI", 7: "VII", 8: "VIII", 9: "IX", 10: "X"}

_ROLE_OF = {"kral": "king", "svrsek": "over", "spodek": "under", "praporec": "banner"}


def drawn(card: Card) -> str | None:
    """Draw a card of the four German or the four Swiss suits; None for others."""
    if card.shape != "card" or card.suit is None or card.symbol not in _ATTIRES:
        return None
    picture = _picture(card)
    return picture + corners(card.index, card.symbol) if picture else None


def _picture(card: Card) -> str:
    if card.rank == "eso":
        return daus(card.symbol)
    if card.rank in _ROLE_OF:
        return court(_ROLE_OF[card.rank], card.symbol)
    if card.symbol in _SWISS or card.count not in _ROMAN:
        return ""
    return pips(card.symbol, card.count) + numeral(card.count)


def daus(suit: str) -> str:
    """Draw the Daus: two great signs, and a twig in leaf between them."""
    great = sign(suit, WIDTH / 2, 94, _SIGN_OF_DAUS)
    return great + sign(suit, WIDTH / 2, HEIGHT - 94, _SIGN_OF_DAUS, down=True) + twig()


def numeral(count: int) -> str:
    """Draw a number card's Roman numeral in the middle of both ends, as on Czech packs."""
    one = lettering(_ROMAN[count], WIDTH / 2, 16, 20, 60)
    return one + turned(one)


def court(role: str, suit: str) -> str:
    """Draw a court card inside its frame, without indices; `role` is a key of `ROLES`."""
    return framed(ROLES[role](suit, _ATTIRES[suit]))


def king(suit: str, attire: Attire) -> str:
    """Draw a king: crown, beard, a mantle of fur closed by a clasp with the sign."""
    head = (
        heads.locks(attire.king_hair)
        + heads.king_face()
        + heads.beard(3, attire.king_hair)
        + hats.crown((attire.kind + 2) % 4)
    )
    hand = garments.palm() if attire.king_holds is tokens.orb else garments.fist()
    return (
        garments.shoulders(150, 118)
        + garments.mantle(attire.fur)
        + garments.sleeve(GOLD)
        + attire.king_holds()
        + hand
        + _looking(head, attire)
        + disc(0, 146, 17.5, GOLD)
        + disc(0, 146, 15.5, LINEN)
        + sign(suit, 0, 146, _CLASP)
    )


def over(suit: str, attire: Attire) -> str:
    """Draw a svršek: an officer with a plumed hat, a moustache and a banner."""
    head = heads.bob(attire.over_hair) + heads.jack_face() + heads.fringe(attire.over_hair)
    return (
        garments.doublet()
        + garments.sleeve(LINEN)
        + arms.banner(attire.kind)
        + sign(suit, arms.BANNER_X, arms.BANNER_Y, _BANNER)
        + garments.fist()
        + garments.collar()
        + _looking(head + heads.moustache(attire.over_hair), attire)
        + mirrored(hats.cap((attire.kind + 1) % 4, attire.plume))
    )


def under(suit: str, attire: Attire) -> str:
    """Draw a spodek: a foot soldier with a plain hat, a weapon and a shield."""
    head = (
        heads.bob(attire.under_hair)
        + heads.jack_face()
        + heads.fringe(attire.under_hair)
        + caps.cap(attire.kind)
    )
    return (
        attire.under_holds()
        + garments.jerkin()
        + _looking(head, attire)
        + arms.shield(attire.kind)
        + sign(suit, arms.SHIELD_X, arms.SHIELD_Y, _SHIELD)
    )


def banner(suit: str, attire: Attire) -> str:
    """Draw a banner alone, the Swiss card between the spodek and the nine."""
    flag = arms.banner(attire.kind, _FOOT) + sign(suit, arms.BANNER_X, arms.BANNER_Y, _BANNER)
    return moved(flag, -arms.BANNER_X * _GREATER - 6, -12, scale=_GREATER)


ROLES: dict[str, Callable[[str, Attire], str]] = {
    "king": king,
    "over": over,
    "under": under,
    "banner": banner,
}


def _looking(head: str, attire: Attire) -> str:
    return mirrored(head) if attire.faces_left else head
