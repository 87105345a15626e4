"""Faces, hair and beards. The axis of the head is x = 0; y counts from the top of the figure.

One half of a face is lit, the other in shade; the edge between them is the line of the nose.
"""

from __future__ import annotations

from plugins.faces.svg import ASH, INK, LINEN, LIP, SHADE, SKIN, both, disc, line, shape

_BROWS = (
    "M-21 76C-16 71-9 70.5-4.5 72.5C-1.5 74-.8 76-1.5 78.5L-6.5 94.5Q-4 98.5 2 98",
    "M6.5 73C10.5 70.5 16 71 21 76",
)
_SOFT_BROWS = (
    "M-20.5 75.5C-16 69.5-9 68.5-4 71C-1 72.5-.5 75-1.2 77.5L-6.3 94.5Q-4 98.3 2 98",
    "M6 71.5C10 68.8 16 69.5 20.5 75.5",
)


def king_face() -> str:
    """Draw the face that a beard will cover below the nose."""
    return (
        shape("M-25 58V86C-25 104-12 114 0 114C12 114 25 104 25 86V58Z", SKIN)
        + shape("M1 58V75L-6 95L2 98.5L1 114C12 113.5 25 104 25 86V58Z", SHADE)
        + _eyes()
        + "".join(line(d, INK, 2) for d in _BROWS)
    )


def queen_face() -> str:
    """Draw a narrow face with soft brows."""
    return (
        shape("M-23 58V86C-23 101-9 115 0 115C9 115 23 101 23 86V58Z", SKIN)
        + shape("M1 58V75L-6 95L2 98.5L1 115C10 114 23 101 23 86V58Z", SHADE)
        + _eyes()
        + "".join(line(d, INK, 1.7) for d in _SOFT_BROWS)
        + shape(
            "M-6.5 104.8C-4 102.3-2 102.6 .5 103.5C3 102.6 5 102.3 7.5 104.8C4.5 109-3.5 109-6.5"
            " 104.8Z",
            LIP,
        )
    )


def jack_face(*, smile: bool = False) -> str:
    """Draw a beardless face with a firm jaw."""
    mouth = (
        shape("M-10 102.5Q1 107 11 102.5Q6 111.5 0 111.5Q-6 111.5-10 102.5Z", LIP)
        if smile
        else shape("M-7 105C-3 103.3 4 103.3 8 105C4 107.5-3 107.5-7 105Z", LIP)
    )
    return (
        shape("M-24 58V88C-24 101-12 114-6 115H6C12 114 24 101 24 88V58Z", SKIN)
        + shape("M1 58V75L-6 95L2 98.5L1 115H6C12 114 24 101 24 88V58Z", SHADE)
        + _eyes()
        + "".join(line(d, INK, 2) for d in _BROWS)
        + mouth
    )


def _eyes() -> str:
    return _eye(-12.5) + _eye(12.5)


def _eye(x: float) -> str:
    left, right = f"{x - 7:g}", f"{x + 7:g}"
    return (
        shape(f"M{left} 83.5Q{x:g} 77.5 {right} 83.5Q{x:g} 88 {left} 83.5Z", LINEN)
        + disc(x + 0.6, 82.9, 2.9, INK)
        + line(f"M{x - 7.5:g} 83.5Q{x:g} 76.5 {x + 7.5:g} 83.5", INK, 1.7)
    )


def locks(hair: str) -> str:
    """Draw a king's hair, rolled outwards at the jaw."""
    return both(
        shape(
            "M-20 58C-37 66-38 88-34 99C-32 106-36 109-40 106C-40 115-27 118-23 110C-20 104-23 96"
            "-22 90Z",
            hair,
        )
    )


# Below the moustache: outline of the beard, its strands (drawn twice, mirrored).
_TEMPLES = "M-26 80C-25 94-19 99-9 99.5Q0 95 10 99.5C20 99 25 94 26 80C31 96 "
_BEARDS = (
    (  # pointed
        "28 112 20 124C14 133 6 138 0 147C-6 138-14 133-20 124C-28 112-31 96-26 80Z",
        "M-14 114C-12 122-6 130-3 135M-20 105C-20 111-18 117-16 120",
    ),
    (  # long, rolled up at the end
        "30 116 28 134C24 144 16 142 14 137C11 145 3 145 0 138C-3 145-11 145-14 137C-16 142-24 144"
        "-28 134C-30 116-31 96-26 80Z",
        "M-14 116C-15 124-14 130-14 135M-22 106C-23 114-22 122-22 130M-5 116C-5 124-3 130-1 134",
    ),
    (  # forked
        "29 112 24 124C20 136 14 142 8 148C8 140 5 132 0 128C-5 132-8 140-8 148C-14 142-20 136-24"
        " 124C-29 112-31 96-26 80Z",
        "M-12 114C-13 122-12 130-10 138M-20 106C-20 113-19 119-16 126",
    ),
    (  # short and round
        "29 110 22 121C15 130 6 132 0 132C-6 132-15 130-22 121C-29 110-31 96-26 80Z",
        "M-14 113C-12 119-9 124-6 126M-21 104C-20 110-18 114-16 117M0 116V127",
    ),
)


def beard(kind: int, hair: str) -> str:
    """Draw one of four beards, moustache and mouth."""
    outline, strands = _BEARDS[kind]
    comb = INK if hair == ASH else SHADE
    return (
        shape(_TEMPLES + outline, hair)
        + shape("M-7 106.5Q0 103 8 106.5Q0 112-7 106.5Z", LIP)
        + line("M-18 106.5C-12 108.5-4 104.5 0 101.5C4 104.5 12 108.5 18 106.5", comb, 1.5)
        + both(line(strands, comb, 1.2))
    )


def long_hair(hair: str) -> str:
    """Draw a queen's hair behind her face, down to the shoulders."""
    return shape(
        "M0 46C-30 46-36 72-35 92C-34 112-40 124-50 136C-34 138-22 126-21 108C-20 98-24 92-23 84C"
        "-22 74-10 66 0 62C10 66 22 74 23 84C24 92 20 98 21 108C22 126 34 138 50 136C40 124 34 112"
        " 35 92C36 72 30 46 0 46Z",
        hair,
    )


def parting(hair: str) -> str:
    """Draw a queen's hair over her forehead, parted in the middle."""
    return shape(
        "M0 46C-26 46-33 66-31 88C-23 85-8 74 0 60C8 74 23 85 31 88C33 66 26 46 0 46Z", hair
    ) + line("M0 60V48", SHADE, 1.2)


def bob(hair: str) -> str:
    """Draw a jack's hair beside his face, cut at the jaw."""
    return both(
        shape(
            "M-18 58C-37 62-39 84-37 102C-37 112-30 116-22 113C-18 108-22 100-23 88C-24 76-22 66"
            "-10 62Z",
            hair,
        )
    )


def moustache(hair: str) -> str:
    """Draw an officer's moustache with upturned ends."""
    half = (
        "M0 100.5C-4 98-10 99-13 103C-16 106-20 105-21 100C-25 106-20 112-13 110.5C-7 109.5-2 107 0"
        " 104Z"
    )
    return both(shape(half, hair))


def fringe(hair: str) -> str:
    """Draw a jack's hair over his forehead."""
    return shape("M-25 58V87C-22 77-12 70 1 69C13 70 22 77 25 87V58Z", hair)
