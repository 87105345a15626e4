"""What is said in Alager of its two special hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.finding import phase_of
from engine.phases.swapping import Swapping
from engine.position import seat_of
from engine.state import Event
from engine.table.cast import Cast
from engine.table.czech import listed
from engine.table.telling import subject
from engine.table.vocabulary import Position, Setting, Words

_CALLED: Mapping[str, str] = {"suited": "alager", "of_rank": "„hoří“"}


def _declare(cast: Cast, event: Event, state: Position) -> str:
    told = f"{_CALLED[event.arg]}: {cast.cards(event.cards)}."
    return subject(cast, event.seat, f"Hlásíte {told}", f"hlásí {told}")


def _declared(cast: Cast, value: Sequence[str], setting: Setting) -> str:
    """Return who has declared which of the two."""
    if not value:
        return "nikdo nic nehlásí"
    return listed(f"{cast.keyed(one)} hlásí {_kind(cast, one, setting)}" for one in value)


def _kind(cast: Cast, key: str, setting: Setting) -> str:
    phase = phase_of(cast.game, Swapping)
    hand: Any = setting.state.zones[phase.hands[seat_of(cast.game, key)]]
    return _CALLED[phase.kind_of(hand)]


WORDS = Words(
    events={"declare": _declare}, laid={"declared": _declared}, then={"declared": _declared}
)
