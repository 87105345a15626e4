"""What an example gives, as Czech clauses; the first half of its caption."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

from engine.position import seat_of
from engine.registry import PHASES
from engine.state import State
from engine.table.cast import Cast
from engine.table.czech import agree, card_gender, count, listed, suit_name, times
from engine.table.czech.grammar import Case

Given: TypeAlias = Mapping[str, Any]
Fact: TypeAlias = Callable[[Cast, Any, State], str]

_MOST_CARDS = 12  # a longer list says less than the figure
_LED = {"f": "vynesena je", "n": "vyneseno je"}


def facts(cast: Cast, example: Mapping[str, Any], start: State) -> list[str]:
    """Return what is given, in the order in which a player would tell it."""
    given: Given = example.get("given") or {}
    told = [fact for fact in _facts(cast, given, example, start) if fact]
    if told or example.get("moves"):
        return told
    return [_phase(cast, given, start)]


def signs(cast: Cast, codes: Any) -> str:
    """Return cards with spaces between: „♠K ♠7 ♥A“."""
    faces = codes.split() if isinstance(codes, str) else codes
    return " ".join(cast.sign(face) for face in faces)


def role(cast: Cast, key: str, case: Case = "nom") -> str:
    """Return the Czech role of a seat that an example names."""
    return cast.role(seat_of(cast.game, key), case)


def by_role(cast: Cast, amounts: Mapping[str, int], noun: str, verb: str = "má") -> str:
    """Return „předák má 3 zdvihy, rozdávající 2“, in the order given."""
    (first, amount), *rest = amounts.items()
    parts = [f"{role(cast, first)} {verb} {count(amount, noun, 'acc')}"]
    parts += [f"{role(cast, seat)} {amount}" for seat, amount in rest]
    return ", ".join(parts)


def phase_name(cast: Cast, name: str) -> str:
    """Return what a phase is called: „sehrávka“, „výměna“; the word before the colon."""
    for entry in cast.game.settings["phases"]:
        if entry["as"] == name:
            return PHASES[entry["phase"]].doc.partition(":")[0]
    return ""


def _facts(cast: Cast, given: Given, example: Mapping[str, Any], start: State) -> Iterator[str]:
    for key, fact in _FACTS.items():
        if key in given:
            yield fact(cast, given[key], start)
    if "hand" in given:
        yield f"{cast.role(start.turn)} má v ruce {signs(cast, given['hand'])}"
    if "trick" in given:
        yield _trick(cast, given["trick"], whole="winner" in example)


def _phase(cast: Cast, given: Given, start: State) -> str:
    """Return where a position is that gives nothing else: „začíná výměna“."""
    if given.get("at") == "start":
        return "partie začíná"
    if given.get("at") == "deal":
        return "po rozdání"
    name = cast.game.phases[start.phase].name if start.phase < len(cast.game.phases) else ""
    called = phase_name(cast, name)
    return f"začíná {called}" if called else ""


def _trick(cast: Cast, codes: Any, *, whole: bool) -> str:
    faces = codes.split() if isinstance(codes, str) else list(codes)
    if not faces:
        return ""
    gender = card_gender(cast.game.shown(faces[0]), cast.suits)
    led = f"{_LED.get(gender, 'vynesen je')} {signs(cast, faces[:1])}"
    if len(faces) == 1:
        return led
    rest = listed(cast.sign(face) for face in faces[1:])
    falls = agree(len(faces) - 1, "padne", "padnou")
    return f"na {signs(cast, faces[:1])} {falls} {rest}" if whole else f"{led}, pak {falls} {rest}"


def _taken(cast: Cast, value: Any, start: State) -> str:
    return by_role(cast, value, "zdvih") if isinstance(value, Mapping) else ""


def _score(cast: Cast, value: Any, start: State) -> str:
    return by_role(cast, value, "bod", "má dosud")


def _accounts(cast: Cast, value: Any, start: State) -> str:
    pot = value.get("money", {}).get("pot")
    return f"v banku {agree(pot, 'je', 'jsou')} {count(pot, 'žeton')}" if pot else ""


def _sizes(cast: Cast, value: Any, start: State) -> str:
    left = value.get("talon")
    if left is None:
        return ""
    if left == 0:
        return "talon je prázdný"
    return f"v talonu {agree(left, 'zbývá', 'zbývají')} {count(left, 'karta')}"


def _talon(cast: Cast, value: Any, start: State) -> str:
    faces = value.split() if isinstance(value, str) else value
    return "" if len(faces) > _MOST_CARDS else f"v balíčku leží shora {signs(cast, faces)}"


def _turned(cast: Cast, value: Any, start: State) -> str:
    return f"otočená karta je {signs(cast, value)}"


def _trump(cast: Cast, value: Any, start: State) -> str:
    return f"trumfy jsou {suit_name(value, suits=cast.suits)}"


def _forced(cast: Cast, value: Any, start: State) -> str:
    return f"hlavním hráčem je {role(cast, value)}" if value != "nobody" else ""


def _deal(cast: Cast, value: Any, start: State) -> str:
    return f"hraje se {value}. rozdání"


def _exchanges(cast: Cast, value: Any, start: State) -> str:
    return f"karty se už {times(value)} měnily" if value else ""


def _stage(cast: Cast, value: Any, start: State) -> str:
    forehand = cast.role(cast.game.after(start.dealer))
    return f"{forehand} navrhuje výměnu" if value == "accept" else ""


# By key of `given`; a zone or variable of another game adds its line.
_FACTS: dict[str, Fact] = {
    "deal": _deal,
    "score": _score,
    "accounts": _accounts,
    "talon": _talon,
    "turned": _turned,
    "trump": _trump,
    "taken": _taken,
    "forced": _forced,
    "exchanges": _exchanges,
    "sizes": _sizes,
    "stage": _stage,
}
