"""What is said in bridge: games and the rubber, what was written before, how a deal ended."""

from __future__ import annotations

from collections.abc import Mapping

from engine.state import Event
from engine.table.cast import Cast
from engine.table.czech import agree, count, ordinal_word
from engine.table.telling import by_side, side_subject
from engine.table.vocabulary import Position, Setting, Words


def _game(cast: Cast, event: Event, state: Position) -> str:
    which = f"{ordinal_word(event.arg, 'f', 'acc')} hru"
    said = ("vyhráváte", "vyhráváte", "vyhrává", "vyhrávají")
    return side_subject(cast, event.seat, *(f"{one} {which}." for one in said))


def _contract_over(cast: Cast, event: Event, state: Position) -> str:
    """Return how the contract has come out: „Závazek není splněn, chybí 2 zdvihy.“."""
    extra: int = event.arg
    if extra < 0:
        lacks = agree(-extra, "chybí", "chybějí")
        return f"Závazek není splněn, {lacks} {count(-extra, 'zdvih')}."
    more = f", {count(extra, 'zdvih')} navíc" if extra else ""
    return f"Závazek je splněn{more}."


def _games(cast: Cast, value: Mapping[str, int], setting: Setting) -> str:
    if not any(value.values()):
        return "hru zatím nemá nikdo"
    return by_side(cast, value, "hra", "už má", sums=True)


def _partial(cast: Cast, value: Mapping[str, int], setting: Setting) -> str:
    had = {role: amount for role, amount in value.items() if amount}
    if not had:
        return ""
    return by_side(cast, had, "bod", "má od poslední čáry", sums=True)


def _then_partial(cast: Cast, value: Mapping[str, int], setting: Setting) -> str:
    if not any(value.values()):
        return "obě strany začínají pod čarou od nuly"
    return by_side(cast, value, "bod", "má pod čarou", sums=True)


def _played(cast: Cast, value: int, setting: Setting) -> str:
    return f"{agree(value, 'sehráno už je', 'sehrána už jsou')} {count(value, 'rozdání')}"


WORDS = Words(
    events={"game": _game, "contract over": _contract_over},
    given={"games": _games, "partial": _partial, "played": _played},
    then={"games": _games, "partial": _then_partial},
    phases={"bridz.contract": "vyúčtování", "bridz.honours": "vyúčtování"},
)
