"""Packets of a deal: so many cards to every hand, or so many aside into the talon."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.cards import NOBODY, Seat
from engine.params import Json, Whole, check_params, object_schema

TALON = "talon"
_MOST = 26


@dataclass(frozen=True)
class Packet:
    """A number of cards, or `{talon: 2}`."""

    doc: str
    default: Json = None

    def check(self, value: Json) -> str | None:
        """See `Kind.check`."""
        if not isinstance(value, Mapping):
            return self._cards.check(value)
        bad = check_params({TALON: self._cards}, value)
        return bad[0][1] if bad else None

    def nudges(self, value: Json) -> list[Json]:
        """Return nothing: a list of packets is nudged as a whole."""
        return []

    def schema(self) -> dict[str, Json]:
        """See `Kind.schema`."""
        aside = {**object_schema({TALON: self._cards}), "type": "object"}
        return {"anyOf": [self._cards.schema(), aside]}

    @property
    def _cards(self) -> Whole:
        return Whole(self.doc, low=1, high=_MOST)


def way_of(packets: Sequence[Any], seats: Sequence[Seat], aside_after: int = 0) -> list[Seat]:
    """Return where the cards of packets go one by one: to seats, NOBODY for the talon.

    Args:
        packets: as a record gives them.
        seats: who gets cards, in the order of dealing.
        aside_after: after so many seats of each packet a card is laid aside; 0 for none.
    """
    way: list[Seat] = []
    for packet in packets:
        for place, seat in enumerate(seats, 1):
            way += [seat] * to_hands(packet) + [NOBODY] * (place == aside_after)
        way += [NOBODY] * into_talon(packet)
    return way


def to_hands(packet: Any) -> int:
    """Return how many cards of a packet each hand gets."""
    return 0 if isinstance(packet, Mapping) else int(packet)


def into_talon(packet: Any) -> int:
    """Return how many cards of a packet are laid aside."""
    return int(packet[TALON]) if isinstance(packet, Mapping) else 0
