"""Knights of tarot packs: a helmeted rider and the head of his horse, one for each French suit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from plugins.faces import garments, heads
from plugins.faces.courts import framed
from plugins.faces.svg import (
    ASH,
    AUBURN,
    BROWN,
    GOLD,
    GROUND,
    INK,
    LINEN,
    SHADE,
    STEEL,
    SUIT,
    both,
    disc,
    line,
    mirrored,
    moved,
    shape,
)

_ASIDE = -20  # the rider makes room for his horse

_HORSE = (
    f"M-10 {garments.divider(-10)}C-4 130 10 92 33 66L38 43Q50 51 53 64C60 70 64 77 67 85L86 112"
    "C94 118 99 127 97 135C95 142 89 144 84 142.5C80 149 72 148 69 142C63 140 57 135 52 129"
    f"C56 146 68 160 88 170L88 {garments.divider(88)}Z"
)
_UNDERSIDE = (
    "M46 100C58 104 62 116 62 126L84 142.5C80 149 72 148 69 142C63 140 57 135 52 129C56 146 68 160"
    f" 88 170L88 {garments.divider(88)}L44 {garments.divider(44)}C36 150 36 122 46 100Z"
)
_MANE = (
    "M36 60C22 66 8 82-2 106C-10 126-16 148-20 166L-12 168.8C-8 160-8 156-6 148C-2 152 2 152 6 150"
    "C4 142 4 136 7 128C11 131 15 131 19 128C16 120 17 113 20 107C24 110 28 110 31 107C29 100 30 94"
    " 33 88C37 90 41 89 44 86C41 80 42 74 45 68Z"
)


@dataclass(frozen=True)
class Rider:
    """How the knight of a suit differs."""

    helmet: Callable[[], str]
    hair: str
    coat: str
    mane: str
    bridle: str
    faces_left: bool


def knight(suit: str) -> str:
    """Draw a knight inside the frame of the courts, without indices.

    Args:
        suit: id of the suit; one that is not known rides like the first.
    """
    rider = _RIDERS.get(suit, _RIDERS["piky"])
    head = (
        heads.bob(rider.hair) + heads.jack_face() + heads.fringe(rider.hair)
        + heads.moustache(rider.hair)
    )  # fmt: skip
    man = _armour() + (mirrored(head) if rider.faces_left else head) + rider.helmet()
    return framed(moved(man, _ASIDE, _ASIDE * garments.SLOPE) + _horse(rider) + _rein_hand())


def _armour() -> str:
    """Draw a surcoat under a steel gorget and shoulder-piece; only one shoulder is seen."""
    return (
        shape(f"M-18 118C-34 122-44 132-50 137C-66 139-80 146-92 156L-96 {garments.divider(-96)}"
              f"L40 {garments.divider(40)}V130L18 118Z")
        + shape("M-34 124C-42 128-46 134-49 137C-64 138-78 145-86 153C-74 160-58 154-50 146"
                "Q-40 138-30 132Z", STEEL)
        + line("M-42 134Q-60 140-76 150", LINEN, 1.6)
        + shape("M-11 104V120Q0 131 11 120V104Z", SHADE)
        + shape("M-22 114Q0 132 22 114L33 126Q18 146 0 146Q-18 146-33 126Z", STEEL)
        + line("M-33 126Q-18 146 0 146Q18 146 33 126", GOLD, 2.2)
    )  # fmt: skip


def _rein_hand() -> str:
    """Draw the arm that crosses the breast, and its fist."""
    sleeve = (
        f"M-94 {garments.divider(-94)}C-80 146-56 142-30 141L-26 159C-40 165-50 163-56"
        f" {garments.divider(-56)}Z"
    )
    return (
        shape(sleeve)
        + line("M-76 151C-62 146-48 144-34 143.5", GROUND, 1.4)
        + shape("M-34 139L-26 138Q-22 150-25 161L-33 162Q-30 150-34 139Z", GOLD)
        + moved(garments.fist(), -88, -2)
    )


def _horse(rider: Rider) -> str:
    return (
        shape("M30 68L24 48Q36 52 42 62Z", rider.coat)
        + shape(_HORSE, rider.coat)
        + shape(_UNDERSIDE, INK, opacity=0.16)
        + shape("M40 50Q47 56 49 63L42 66Z", rider.mane, opacity=0.6)
        + shape(_MANE, rider.mane)
        + shape("M44 60C56 62 62 74 60 84C54 80 46 74 44 60Z", rider.mane)
        + shape("M57 86C61 82 67 84 69 90C65 93 59 92 57 86Z", INK)
        + disc(64.5, 86.8, 1.3, LINEN)
        + shape("M88 122C92 122 95 126 94 130C90 130 87 127 88 122Z", INK)
        + line("M95 137C90 138 86 136 82 132", INK, 1.5)
        + line("M38 76C46 84 62 104 76 128M83 108L62 134M46 66L60 72", rider.bridle, 3)
        + line("M76 132C60 150 30 158-14 148", SUIT, 3)
        + disc(76, 131, 4, rider.bridle)
        + disc(47, 84, 4.6, rider.bridle)
        + disc(47, 84, 2.2)
    )


def _panache() -> str:
    """Draw the plume that waves from the top of a helmet."""
    vane = (
        "M-4 32C-2 20 14 11 32 14C47 16 58 24 58 36C56 34 53 33 51 34C53 38 52 41 50 44C46 40 43"
        " 38 40 38C42 42 40 45 38 47C32 42 27 38 22 37C22 40 20 42 18 44C12 40 4 36-4 32Z"
    )
    return shape(vane) + line("M4 30C20 20 40 20 54 32", GROUND, 1.3)


def _morion() -> str:
    brim = "M-42 41C-34 58-16 54 0 53C16 54 34 58 42 41C42 68 22 67 0 63C-22 67-42 68-42 41Z"
    return (
        _panache()
        + shape("M-26 58C-28 36-14 26 0 26C14 26 28 36 26 58Z", STEEL)
        + shape("M-22 40C-15 11 15 11 22 40C12 27-12 27-22 40Z", GOLD)
        + shape(brim, STEEL)
        + line("M-41.5 43C-34 59-16 55 0 54C16 55 34 59 41.5 43", LINEN, 1.6)
        + both(disc(-14, 58.5, 1.6, INK))
        + disc(0, 57.5, 1.6, INK)
    )


def _visor() -> str:
    return (
        _panache()
        + shape("M-31 94C-36 52-24 26 0 26C24 26 36 52 31 94L25 88V62Q0 52-25 62V88Z", STEEL)
        + line("M-34 58C-36 44-20 36 0 30C20 36 36 44 34 58Q0 40-34 58Z", LINEN, 1.6)
        + line("M-22 46L-7 41M22 46L7 41", INK, 2.4)
        + both(disc(-31, 61, 4, GOLD))
    )


def _winged() -> str:
    wing = "M-24 58C-40 54-46 36-43 15C-38 22-35 27-33 32C-33 28-32 24-31 20C-25 32-21 46-20 56Z"
    return (
        both(shape(wing, GOLD) + line("M-39 27C-37 40-32 48-26 54M-29 28C-27 38-24 46-22 52",
                                      INK, 1.2))
        + shape("M-26 60C-28 38-14 25 0 25C14 25 28 38 26 60Z", STEEL)
        + line("M0 26V50", LINEN, 2)
        + shape("M-29 66Q0 54 29 66L28 56Q0 45-28 56Z")
        + line("M-29 66Q0 54 29 66M-28 56Q0 45 28 56", GOLD, 1.8)
        + disc(0, 25, 4, GOLD)
    )  # fmt: skip


def _bascinet() -> str:
    return (
        _panache()
        + shape("M-31 106C-36 60-18 40 0 19C18 40 36 60 31 106L25 92V64Q0 50-25 64V92Z", STEEL)
        + line("M0 22V52", LINEN, 2)
        + line("M-28 102L-25 64Q0 50 25 64L28 102", GOLD, 2.4)
    )


_RIDERS = {
    "piky": Rider(_morion, BROWN, ASH, INK, GOLD, False),
    "srdce": Rider(_visor, GOLD, BROWN, INK, GOLD, True),
    "kara": Rider(_winged, AUBURN, GOLD, LINEN, BROWN, False),
    "krize": Rider(_bascinet, INK, AUBURN, BROWN, GOLD, True),
}
