"""What tells ranks apart where no figure is drawn: what a king or a page wears on his head.

Each is drawn like the hats of figures: centred at x = 0, from about y = 18 down to y = 74.
"""

from __future__ import annotations

from collections.abc import Callable

from plugins.faces import hats
from plugins.faces.ornaments import blossom
from plugins.faces.svg import BROWN, GOLD, GROUND, INK, STEEL, both, disc, line, shape

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
    """Draw a deputy's turban, with a plume."""
    return shape("M0 36C-8 28-6 18 2 6C8 18 10 28 4 36Z", GOLD) + _low_turban(kind)


def _low_turban(kind: int) -> str:
    """Draw the turban of a deputy's deputy."""
    folds = "M-28 48Q-4 28 22 34M-31 60Q0 40 31 47M-14 68Q12 54 32 59"
    return (
        shape("M-31 62C-38 44-24 32-10 30C-2 25 6 26 12 31C28 34 38 48 31 62Q0 76-31 62Z")
        + line(folds, GROUND, 2.4)
        + disc(1, 40, 5.5, GOLD)
        + disc(1, 40, 2.2)
        + (both(disc(-18, 55, 2.4, GOLD)) if kind % 2 else "")
        + line("M-31 63Q0 77 31 63", GOLD, 3)
    )


def _flower(kind: int) -> str:
    return blossom(0, 46, 58, full=kind % 2 == 0)


_HATS: tuple[tuple[Callable[[int], str], str], ...] = (
    (hats.crown, "kral re rey malik mir radza"),
    (hats.diadem, "dama"),
    (_horse, "jezdec cavallo caballo kaval"),
    (_cap, "fante sota spodek kluk"),
    (_turban, "naib vazir pradhan"),
    (_low_turban, "thani-naib"),
    (_flower, "panna"),
)
_EMBLEMS = {rank: drawn for drawn, ranks in _HATS for rank in ranks.split()}
