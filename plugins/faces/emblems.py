"""What tells ranks apart where no figure is drawn: what a king or a page wears on his head.

Each is drawn like the hats of figures: centred at x = 0, from about y = 18 down to y = 74.
"""

from __future__ import annotations

from collections.abc import Callable

from plugins.faces import hats
from plugins.faces.svg import BROWN, GOLD, GROUND, INK, LINEN, STEEL, both, disc, line, shape

_MANE = "M-14 16Q2 14 12 24Q32 34 34 74H20C22 52 14 36-6 28Z"


def emblem(rank: str, kind: int) -> str:
    """Draw the emblem of a rank; '' where it has none.

    Args:
        rank: id of the rank.
        kind: place of the suit, which varies the drawing.
    """
    drawn = _EMBLEMS.get(rank)
    return drawn(kind % 4) if drawn else ""


def _cap(kind: int) -> str:
    return hats.cap(kind, GOLD if kind % 2 else STEEL)


def _horse(kind: int) -> str:
    coat = BROWN if kind % 2 else STEEL
    return (
        shape("M-12 30L-15 14Q-4 17-1 28Z", coat)
        + shape(
            "M-8 74C-8 62-12 58-22 60C-26 66-35 65-37 58C-38 54-36 51-33 49C-28 40-22 32-12 27"
            "C10 22 28 40 30 74Z",
            coat,
        )
        + shape(_MANE)
        + line("M-26 41C-20 46-18 52-20 60M-14 28C-10 38-8 48-12 58", GOLD, 2.6)
        + disc(-17, 40, 2.6, INK)
        + disc(-32, 55, 1.5, INK)
    )


def _turban(kind: int) -> str:
    folds = "M-26 50Q-4 26 24 34M-29 60Q0 38 31 48M-14 66Q12 52 31 60"
    return (
        shape("M-31 62C-38 44-24 30-8 28C-4 20 6 20 9 28C26 30 38 46 31 62Q0 76-31 62Z", LINEN)
        + line(folds)
        + shape("M0 34C-8 26-6 18 2 8C8 18 10 28 4 34Z", GOLD)
        + disc(1, 40, 5)
        + disc(1, 40, 2, GOLD)
        + (both(disc(-18, 58, 2.4, GOLD)) if kind % 2 else "")
        + line("M-30.5 63Q0 77 30.5 63", GOLD, 2.6)
    )


def _flower(kind: int) -> str:
    petal = "M0 46C-12 42-13 28 0 22C13 28 12 42 0 46Z"
    return (
        "".join(
            f'<g transform="rotate({turn} 0 46)">{shape(petal)}</g>' for turn in range(0, 360, 72)
        )
        + disc(0, 46, 7, GOLD)
        + line("M0 70V74", GROUND, 1)
    )


_HATS: tuple[tuple[Callable[[int], str], str], ...] = (
    (hats.crown, "kral re rey malik mir radza"),
    (hats.diadem, "dama"),
    (_horse, "jezdec cavallo caballo kaval"),
    (_cap, "fante sota spodek kluk"),
    (_turban, "naib thani-naib vazir pradhan"),
    (_flower, "panna"),
)
_EMBLEMS = {rank: drawn for drawn, ranks in _HATS for rank in ranks.split()}
