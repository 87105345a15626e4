"""What is said of dealing: the talon, and the card that is turned up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.state import Event
from engine.table.cast import Cast
from engine.table.czech import agree, count, suit_name
from engine.table.telling import MOST_CARDS, variable
from engine.table.vocabulary import Position, Setting, Words, Zone


def _turn_up(cast: Cast, event: Event, state: Position) -> str:
    told = f"Otočená karta je {cast.cards(event.cards)}."
    trump = variable(cast, state, "trump")
    return f"{told} Trumfy jsou {suit_name(trump, suits=cast.suits)}." if trump else told


def _deal_on(cast: Cast, event: Event, state: Position) -> str:
    cards = count(event.arg, "karta", "loc")
    return f"Rozdává se ještě po {cards}."


def _talon(cast: Cast, value: Any, setting: Setting) -> str:
    faces = value.split() if isinstance(value, str) else value
    if len(faces) > MOST_CARDS:
        return "" if setting.example.get("moves") else "po rozdání"
    where = "talonu" if "turned" in setting.example["given"] else "balíčku"
    place = f"navrchu {where} leží" if len(faces) == 1 else f"v\u00a0{where} leží shora"
    return f"{place} {cast.signs(faces)}"


def _turned(cast: Cast, value: Any, setting: Setting) -> str:
    return f"otočená karta je {cast.signs(value)}"


def _sizes(cast: Cast, value: Mapping[str, int], setting: Setting) -> str:
    left = value.get("talon")
    if left is None:
        return ""
    if left == 0:
        return "talon je prázdný"
    return f"v\u00a0talonu {agree(left, 'zbývá', 'zbývají')} {count(left, 'karta')}"


WORDS = Words(
    events={"turn up": _turn_up, "deal on": _deal_on},
    given={"talon": _talon, "turned": _turned, "sizes": _sizes},
    zones={
        "talon": Zone("v\u00a0talonu", "talon"),
        "turned": Zone("lícem nahoru", "otočenou kartu", single=True),
    },
)
