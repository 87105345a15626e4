"""Randomness that is the same on every Python: seeded streams and a shuffle of our own.

`random.shuffle` is not promised to stay the same between versions; these few lines are.
The generator is PCG32 (O'Neill 2014, pcg-random.org), seeded by FNV-1a over the text.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK64 = (1 << 64) - 1
_MULTIPLIER = 6364136223846793005
_INCREMENT = 1442695040888963407


class Rng:
    """A PCG32 stream. Equal seeds give equal numbers on every platform."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        """Start from any integer; only its low 64 bits count."""
        self._state = (seed + _INCREMENT) & _MASK64
        self.bits32()

    def bits32(self) -> int:
        """Return the next 32 random bits."""
        old = self._state
        self._state = (old * _MULTIPLIER + _INCREMENT) & _MASK64
        word = ((old >> 18 ^ old) >> 27) & 0xFFFFFFFF
        turn = old >> 59
        return (word >> turn | word << (-turn & 31)) & 0xFFFFFFFF

    def below(self, bound: int) -> int:
        """Return an unbiased integer in 0 … bound − 1 (bound ≥ 1, at most 2³²)."""
        limit = (1 << 32) - (1 << 32) % bound
        while True:
            bits = self.bits32()
            if bits < limit:
                return bits % bound

    def choice(self, items: Sequence[T]) -> T:
        """Return one of the items, each equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle in place (Fisher–Yates from the end)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def stream(seed: str, deal: int, purpose: str, n: int = 0) -> Rng:
    """Return the stream of one purpose in one deal, e.g. `stream(seed, 3, "shuffle")`.

    Args:
        seed: the match's seed, any text.
        deal: number of the deal, from 0.
        purpose: what the numbers are for; purposes never disturb one another.
        n: how often this purpose was used before in the deal.
    """
    return Rng(_fnv1a(f"{seed}/{deal}/{purpose}/{n}"))


def _fnv1a(text: str) -> int:
    value = 0xCBF29CE484222325
    for byte in text.encode():
        value = ((value ^ byte) * 0x100000001B3) & _MASK64
    return value
