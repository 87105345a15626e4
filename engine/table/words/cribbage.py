"""What is said in Cribbage: the starter, the show, what a win is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.deals import VALUE
from engine.games.cribbage.show import DEALER, FOREHAND
from engine.moves import Move
from engine.phases.lay_away import CRIB
from engine.state import Event, State
from engine.table.cast import Cast
from engine.table.czech import count
from engine.table.telling import subject, variable
from engine.table.vocabulary import Around, Doing, Position, Setting, Told, Words, Zone
from engine.table.words.deal import WORDS as DEAL
from engine.table.words.general import WORDS as GENERAL
from engine.table.words.general import silent, unsaid

_SHOW = "cribbage.show."
_VALUES = {2: "dvojnásobně", 3: "trojnásobně"}


def _starter(cast: Cast, event: Event, state: Position) -> str:
    return f"Otočená karta je {cast.cards(event.cards)}."


def _show(cast: Cast, event: Event, state: Position) -> str:
    """Return „Alena počítá svůj list ♠5 ♥5 ♦5 ♣J: 29 bodů.“."""
    what, points = event.arg
    codes = [cast.game.deck.codes[card] for card in event.cards]
    whose = f"crib {cast.signs(codes)}" if what == CRIB else cast.signs(codes)
    told = f"{whose}{'' if points is None else f': {_worth(points)}'}."
    return subject(cast, event.seat, f"Počítáte {told}", f"počítá {told}")


def _worth(points: int) -> str:
    return count(points, "bod") if points else "nic"


def _award(cast: Cast, event: Event, state: Position) -> str:
    """Leave the lines of a show to the sentence that tells what was shown."""
    counted = event.part.startswith(_SHOW) and not event.part.endswith("declare")
    return "" if counted else GENERAL.events["award"](cast, event, state)


def _declared(cast: Cast, event: Event, state: Position) -> str:
    said, right = event.arg
    points = count(said, "bod", "acc")
    wrong = "" if said == right else f", správně {right}"
    return subject(cast, event.seat, f"Hlásíte {points}{wrong}.", f"hlásí {points}{wrong}.")


def _declares(cast: Cast, run: Sequence[Told], around: Around) -> str:
    return ", ".join(
        f"{cast.name(one.event.seat)} hlásí {count(one.event.arg[0], 'bod', 'acc')}" for one in run
    )


def _played(cast: Cast, value: Mapping[str, Any], setting: Setting) -> str:
    told = []
    for role, codes in value.items():
        faces = codes.split() if isinstance(codes, str) else codes
        told.append(f"{cast.keyed(role)} má {cast.signs(faces, 'acc')}")
    return ", ".join(told)


def _counting(cast: Cast, value: int, setting: Setting) -> str:
    return {2: "počítá se už jen crib", 1: "předák už počítal"}.get(value, "")


def _tried(cast: Cast, value: Any, setting: Setting) -> str:
    faces = value.split() if isinstance(value, str) else value
    crib = setting.example["given"].get("tried_as") == CRIB
    where = "cribu" if crib else "ruce"
    return f"v\u00a0{where} jsou {cast.signs(faces)}{_with(cast, setting)}"


def _talon(cast: Cast, value: Any, setting: Setting) -> str:
    """Return who turns the only card given: „rozdávající otáčí ♦J“."""
    faces = value.split() if isinstance(value, str) else value
    if setting.example["given"].get("at") == "cribbage.starter" and len(faces) == 1:
        return f"rozdávající otáčí {cast.signs(faces, 'acc')}"
    return DEAL.given["talon"](cast, value, setting)


def _with(cast: Cast, setting: Setting) -> str:
    turned = setting.example["given"].get("turned")
    return f", otočená karta je {cast.signs(turned)}" if turned else ""


def _turned(cast: Cast, value: Any, setting: Setting) -> str:
    """Leave the card to the sentence that tells what it is counted with."""
    return "" if "tried" in setting.example["given"] else f"otočená karta je {cast.signs(value)}"


def _value(cast: Cast, value: int, setting: Setting) -> str:
    return f"výhra se {f'počítá {_VALUES[value]}' if value > 1 else 'nenásobí'}"


def _ending(cast: Cast, state: Position) -> str:
    """Return what a win is worth, where it is worth more than usual."""
    value: int = variable(cast, state, VALUE, 0)
    return f"Výhra se počítá {_VALUES[value]}." if value > 1 else ""


def _declare(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    return f"ohlásit {count(int(moves[0].arg), 'bod', 'acc')}"


def _label(cast: Cast, state: Position, move: Move) -> str:
    return move.arg


def _ask(cast: Cast, state: Position) -> str:
    if variable(cast, state, "picked"):
        return "Vyberte kartu, kterou sem chcete dát."
    zones = [one.name for one in cast.game.layout.zones]
    if state.zones[zones.index("tried")]:
        return "Kliknutím na kartu ji vyměníte za jinou."
    what = (FOREHAND, DEALER, CRIB)[variable(cast, state, "counting")]
    has = "má crib" if what == CRIB else "mají vaše karty"
    return f"Ohlaste, kolik bodů {has} s\u00a0otočenou kartou."


WORDS = Words(
    events={
        "award": _award,
        "starter": _starter,
        "show": _show,
        "declare": _declared,
        "tried": silent,
    },
    recaps={"declare": _declares},
    given={
        "talon": _talon,
        "turned": _turned,
        "played": _played,
        "counting": _counting,
        "tried": _tried,
        "tried_as": unsaid,
    },
    then={VALUE: _value},
    zones={"tried": Zone("mezi počítanými", "počítané karty")},
    doings={"declare": Doing(_declare)},
    labels={"declare": _label},
    prompts={"cribbage.show": _ask},
    endings={"cribbage.show": _ending},
    phases={"cribbage.starter": "otáčení karty", "cribbage.show": "počítání"},
)
