"""Court cards: half-figures head to head, in one hand; the suit decides how they are dressed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from plugins.faces import garments, hats, heads, tokens
from plugins.faces.svg import (
    ASH,
    AUBURN,
    BROWN,
    GOLD,
    GROUND,
    HEIGHT,
    INK,
    LINEN,
    STEEL,
    SUIT,
    WIDTH,
    line,
    mirrored,
    moved,
    shape,
    turned,
)

AXIS = 132  # x of the upper figure: a little to the right, away from the index
DROP = 6  # how far the figure is below the frame's own top
_NOTCH = 138  # height of the corner that the frame leaves to the index


@dataclass(frozen=True)
class Dress:
    """How the courts of a suit differ; the order of the kinds is that of `hats` and `heads`."""

    kind: int
    king_hair: str
    queen_hair: str
    jack_hair: str
    plume: str
    king_holds: Callable[[], str]
    queen_holds: Callable[[], str]
    jack_holds: Callable[[], str]

    @property
    def faces_left(self) -> bool:
        """Whether light and gaze come from the other side: the courts of a pack do not stare."""
        return self.kind % 2 == 1


_DRESSES = (
    Dress(0, INK, INK, BROWN, GOLD, tokens.sword, tokens.tulip, tokens.halberd),
    Dress(1, BROWN, GOLD, GOLD, STEEL, tokens.sceptre, tokens.rose, tokens.branch),
    Dress(2, GOLD, BROWN, INK, STEEL, tokens.axe, tokens.tulip, tokens.pennon),
    Dress(3, ASH, AUBURN, AUBURN, GOLD, tokens.orb, tokens.rose, tokens.arrow),
)
KINDS = {"piky": 0, "srdce": 1, "kara": 2, "krize": 3}


def court(role: str, suit: str) -> str:
    """Draw a court card inside its frame, without indices.

    Args:
        role: a key of `ROLES`.
        suit: a key of `KINDS`.
    """
    return framed(ROLES[role](_DRESSES[KINDS[suit]]))


def frame(notch: float = _NOTCH) -> str:
    """Return the path of the frame, which leaves two corners free down to `notch`."""
    return (
        f"M66 18H234V{HEIGHT - notch:g}H186V{HEIGHT - 18}H18V{notch:g}H66Z"  # around both indices
    )


def framed(figure: str) -> str:
    """Set a half-figure and its reflection into the frame."""
    half = moved(figure, AXIS, DROP)
    return shape(frame(), GROUND) + half + turned(half) + _belt() + line(frame(), SUIT, 1.3)


def king(dress: Dress) -> str:
    """Draw a king: crown, beard, ermine."""
    head = (
        heads.locks(dress.king_hair)
        + heads.king_face()
        + heads.beard(dress.kind, dress.king_hair)
        + hats.crown(dress.kind)
    )
    hand = garments.palm() if dress.king_holds is tokens.orb else garments.fist()
    return (
        garments.shoulders(150, 118)
        + garments.ermine()
        + garments.sleeve(GOLD)
        + dress.king_holds()
        + hand
        + _looking(head, dress)
    )


def queen(dress: Dress) -> str:
    """Draw a queen: diadem, long hair under a veil, a flower."""
    return (
        garments.veil()
        + garments.shoulders(152, 124)
        + garments.bosom()
        + heads.long_hair(dress.queen_hair)
        + garments.sleeve(GOLD)
        + dress.queen_holds()
        + garments.fist()
        + _looking(heads.queen_face() + heads.parting(dress.queen_hair), dress)
        + garments.pearls()
        + hats.diadem(dress.kind)
    )


def jack(dress: Dress) -> str:
    """Draw a jack: cap with a feather, hair cut at the jaw, linen collar."""
    head = (
        heads.bob(dress.jack_hair)
        + heads.jack_face()
        + heads.fringe(dress.jack_hair)
        + hats.cap(dress.kind, dress.plume)
    )
    return (
        garments.doublet()
        + garments.sleeve(LINEN)
        + dress.jack_holds()
        + garments.fist()
        + garments.collar()
        + _looking(head, dress)
    )


def joker() -> str:
    """Draw a joker: cap and bells, a star on a stick."""
    head = heads.bob(AUBURN) + heads.jack_face(smile=True) + heads.fringe(AUBURN) + hats.fools_cap()
    return framed(
        garments.shoulders(150, 120)
        + garments.sleeve(GOLD)
        + tokens.bauble()
        + garments.fist()
        + garments.motley()
        + head
    )


ROLES: dict[str, Callable[[Dress], str]] = {"king": king, "queen": queen, "jack": jack}


def _looking(head: str, dress: Dress) -> str:
    return mirrored(head) if dress.faces_left else head


def _belt() -> str:
    """Draw the golden belt along the divider, with lozenges of the suit's colour."""
    half = 7

    def at(x: float, dy: float = 0) -> str:
        return f"{x:g} {HEIGHT / 2 + garments.SLOPE * (x - WIDTH / 2) + dy:.1f}"

    edges = f"M{at(18, -half)}L{at(234, -half)}M{at(18, half)}L{at(234, half)}"
    lozenges = "".join(
        f"M{at(x - 5)}L{at(x, -3.6)}L{at(x + 5)}L{at(x, 3.6)}Z" for x in range(30, 230, 16)
    )
    return (
        shape(f"M{at(18, -half)}L{at(234, -half)}L{at(234, half)}L{at(18, half)}Z", GOLD)
        + line(edges, GROUND, 1.6)
        + shape(lozenges)
    )
