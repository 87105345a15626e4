"""What an example expects, as Czech clauses; the second half of its caption."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from engine.deals import POINTS
from engine.expectations import as_move
from engine.position import POT
from engine.state import State
from engine.table.cast import Cast
from engine.table.clauses import reference
from engine.table.czech import agree, clause, count, listed, suit_name
from engine.table.facts import by_role, phase_name, role, signs


class Case(NamedTuple):
    """An example with the positions before and after its moves."""

    cast: Cast  # roles
    example: Mapping[str, Any]
    start: State
    state: State
    subject: str  # whose decision it is, '' where the sentence has named him already


Follow: TypeAlias = Callable[[Case, Any], list[str]]


def follows(case: Case) -> list[str]:
    """Return what must follow, one clause for each thing."""
    told: list[str] = []
    for key, follow in _FOLLOWS.items():
        if key in case.example:
            told += follow(case, case.example[key])
    return [one for one in told if one]


def _legal(case: Case, value: list[str]) -> list[str]:
    cards, words = _split(case, value)
    told = []
    if cards:
        every = 1 < len(cards) == _size(case, "hand")
        told.append(f"smí zahrát {'kteroukoli kartu' if every else _choice(case.cast, cards)}")
    if words:
        told.append(_say(case, words))
    return _with_subject(case, told)


def _allows(case: Case, value: list[str]) -> list[str]:
    cards, words = _split(case, value)
    named = listed((case.cast.sign(card) for card in cards), "i")
    told = [f"smí zahrát {named}"] if cards else []
    return _with_subject(case, [*told, *([_say(case, words)] if words else [])])


def _refused(case: Case, value: Mapping[str, str]) -> list[str]:
    told = []
    for move, id in value.items():
        cards, words = _split(case, [move])
        doing = f"zahrát {signs(case.cast, cards)}" if cards else _doing(case, words[0])
        must = words == ["done"] and not _size(case, "staging")
        told.append(f"{'musí něco vyměnit' if must else f'nesmí {doing}'}{_no(case.cast, id)}")
    return _with_subject(case, told)


def _picks(case: Case, value: list[Any]) -> list[str]:
    sets = [signs(case.cast, one) or "nic" for one in value]
    return _with_subject(case, [f"smí zvolit {listed(sets, 'nebo')}"])


def _then(case: Case, value: Mapping[str, Any]) -> list[str]:
    told = []
    for key, wanted in value.items():
        if key == "phase":
            told.append(_phase(case, wanted))
        elif key in _THEN:
            told.append(_THEN[key](case.cast, wanted))
    return told


def _phase(case: Case, value: str) -> str:
    called = phase_name(case.cast, value)
    if not called:
        return "rozdání končí"
    if value != case.cast.game.phases[case.start.phase].name:
        return f"následuje {called}"
    return f"{called} pokračuje" if case.example.get("moves") else ""


def _sees(case: Case, value: Mapping[str, Any]) -> list[str]:
    """Return what seats see; those who see the same together."""
    cast = case.cast
    who: dict[str, list[str]] = {}
    for seat, zones in value.items():
        for key, codes in zones.items():
            name, _, owner = key.partition(".")
            faces = codes.split() if isinstance(codes, str) else list(codes)
            whose = f" {role(cast, owner, 'gen')}" if owner else ""
            who.setdefault(_seen(cast, name, whose, faces), []).append(role(cast, seat))
    return [f"{listed(roles, 'i')} {what}" for what, roles in who.items()]


def _seen(cast: Cast, name: str, whose: str, faces: list[str]) -> str:
    where, what = ZONES.get(name, (f"v zóně {name}", name))
    if all(face == "?" for face in faces):
        return f"{what}{whose} nevidí"
    shown = " ".join("rub" if face == "?" else cast.sign(face) for face in faces)
    if name == "hand" and not whose:
        return f"má v ruce {shown}"
    return f"vidí {what}{whose} {shown}" if len(faces) == 1 else f"vidí {where}{whose} {shown}"


def _counts(case: Case, value: Mapping[str, Any]) -> list[str]:
    told = []
    for name, amount in value.items():
        where = ZONES.get(name, (f"v zóně {name}", name))[0]
        if isinstance(amount, Mapping):
            (first, number), *rest = amount.items()
            others = [f"{role(case.cast, who)} {other}" for who, other in rest]
            counted = f"{where} má {role(case.cast, first)} {count(number, 'karta', 'acc')}"
            told.append(", ".join([counted, *others]))
        else:
            left = agree(amount, "je", "jsou")
            told.append(f"{where} {left} {count(amount, 'karta')}")
    return told


def _winner(case: Case, value: str) -> list[str]:
    return [f"zdvih bere {case.cast.sign(value)}"]


def _score(case: Case, value: Mapping[str, int]) -> list[str]:
    return [by_role(case.cast, value, "bod", "má pak")]


def _lines(case: Case, value: list[Mapping[str, Any]]) -> list[str]:
    return [_line(case.cast, line) for line in value]


def _line(cast: Cast, line: Mapping[str, Any]) -> str:
    no = _no(cast, line["clause"])
    unit = "bod" if line.get("account", POINTS) == POINTS else "žeton"
    units = count(abs(line["amount"]), unit, "acc")
    if "to" in line:
        if line["seat"] == POT:
            return f"{role(cast, line['to'])} bere z banku {units}{no}"
        to = "do banku" if line["to"] == POT else role(cast, line["to"], "dat")
        return f"{role(cast, line['seat'])} platí {to} {units}{no}"
    verb = "připisuje" if line["amount"] > 0 else "odepisuje"
    return f"{role(cast, line['seat'])} si {verb} {units}{no}"


def _over(case: Case, value: Any) -> list[str]:
    if value is False:
        return ["partie pokračuje"]
    if value == "draw":
        return ["partie končí nerozhodně"]
    if isinstance(value, str):
        return [f"partii vyhrává {role(case.cast, value)}"]
    return [f"o vítězství se dělí {listed(role(case.cast, one) for one in value)}"]


def _no(cast: Cast, id: str) -> str:
    """Return „ (§ 12)“, '' for rules of every game."""
    found = reference(cast.game, id)
    return f" ({clause(found.no)})" if found and not found.common else ""


def _split(case: Case, moves: list[str]) -> tuple[list[str], list[str]]:
    """Return the cards that are played and the texts of all other moves."""
    texts = [as_move(case.cast.game, case.state, move) for move in moves]
    cards = [text.removeprefix("play ") for text in texts if text.startswith("play ")]
    return cards, [text for text in texts if not text.startswith("play ")]


def _choice(cast: Cast, cards: list[str]) -> str:
    named = [cast.sign(card) for card in cards]
    return f"jen {named[0]}" if len(named) == 1 else listed(named, "nebo")


def _say(case: Case, words: list[str]) -> str:
    """Return what may be said or done: „může říct „Hraji“ nebo …“, „smí ohlásit krále“."""
    if words == ["done"] and not _size(case, "staging"):
        return "nemusí vyměnit nic"
    aloud = [label for word in words if (label := _label(case, word)).startswith("„")]
    done = [_doing(case, word) for word in words if not _label(case, word).startswith("„")]
    told = [f"může říct {listed(aloud, 'nebo')}"] if aloud else []
    told += [f"smí {listed(done, 'nebo')}"] if done else []
    return listed(told)


def _label(case: Case, word: str) -> str:
    return case.cast.game.verbs[word.split()[0]].label


def _doing(case: Case, word: str) -> str:
    """Return a move in the infinitive: „vyměnit 1 kartu“, „říct „Hraji““, „ohlásit krále“."""
    if word == "done":
        return f"vyměnit {count(_size(case, 'staging'), 'karta', 'acc')}"
    label = _label(case, word)
    return f"říct {label}" if label.startswith("„") else f"{label[:1].lower()}{label[1:]}"


def _size(case: Case, name: str) -> int:
    """Return how many cards the seat to move has in one of its zones."""
    for zone, content in zip(case.cast.game.layout.zones, case.state.zones, strict=True):
        if (zone.name, zone.owner) == (name, case.state.turn):
            return len(content) if zone.ordered else int(content.bit_count())
    return 0


def _with_subject(case: Case, told: list[str]) -> list[str]:
    if not case.subject or not told:
        return told
    return [f"{case.subject} {told[0]}", *told[1:]]


def _who(before: str, nobody: str = "") -> Callable[[Cast, Any], str]:
    def told(cast: Cast, value: Any) -> str:
        return nobody if value in ("nobody", False) else f"{before} {role(cast, value)}"

    return told


# Zones by name: where something lies, and what isn't seen.
ZONES: dict[str, tuple[str, str]] = {
    "hand": ("v ruce", "karty v ruce"),
    "discard": ("v odhozu", "odhoz"),
    "talon": ("v talonu", "talon"),
    "turned": ("lícem nahoru", "otočenou kartu"),
    "trick": ("ve zdvihu", "zdvih"),
    "staging": ("mezi odloženými", "odložené karty"),
}

_THEN: dict[str, Callable[[Cast, Any], str]] = {
    "to_move": _who("na tahu je", "na tahu není nikdo"),
    "trump": lambda cast, value: f"trumfy jsou {suit_name(value, suits=cast.suits)}",
    "dealer": _who("rozdává"),
    "next_dealer": _who("příště rozdává"),
    "forced": _who("hlavním hráčem je", "hlavním hráčem není nikdo"),
    "king": _who("krále hlásí", "krále nehlásí nikdo"),
    "taken": lambda cast, value: by_role(cast, value, "zdvih"),
    "exchanges": lambda cast, value: f"proběhla {value}. výměna",
    "deal": lambda cast, value: f"hraje se {value}. rozdání",
}

_FOLLOWS: dict[str, Follow] = {
    "legal": _legal,
    "allows": _allows,
    "refused": _refused,
    "picks": _picks,
    "then": _then,
    "sees": _sees,
    "counts": _counts,
    "winner": _winner,
    "lines": _lines,
    "score": _score,
    "over": _over,
}
