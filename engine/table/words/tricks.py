"""What is said of tricks: leading and following, trumps, who takes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.cards import NOBODY
from engine.state import Event
from engine.table.cast import Cast
from engine.table.czech import agree, count, suit_name
from engine.table.telling import by_role, by_side, by_verb, each, part, subject, variable, who
from engine.table.vocabulary import Around, Position, Setting, Told, Words, Zone
from engine.table.words.general import silent, unsaid

_LED = {"f": "vynesena je", "n": "vyneseno je"}


def _leads(cast: Cast, state: Position) -> bool:
    """Say whether the trick has just been led to."""
    return any(
        zone.name == "trick" and len(content) == 1
        for zone, content in zip(cast.game.layout.zones, state.zones, strict=True)
    )


def _play(cast: Cast, event: Event, state: Position) -> str:
    if event.seat == variable(cast, state, "plays_for", NOBODY):
        return _from_dummy(cast, event, state)
    if not _leads(cast, state):
        return by_verb(cast, event, state)
    if event.seat == cast.seat:
        return f"Vynášíte {cast.cards(event.cards, 'acc')}."
    return f"Vynáší {cast.name(event.seat)}: {cast.cards(event.cards)}."


def _from_dummy(cast: Cast, event: Event, state: Position) -> str:
    """Return what the declarer plays from the table: „Ze stolu vynáší Západ: ♥A.“."""
    declarer = variable(cast, state, "declarer", NOBODY)
    leads, card = _leads(cast, state), cast.cards(event.cards, "acc")
    if declarer == cast.seat:
        return f"Ze stolu {'vynášíte' if leads else 'hrajete'} {card}."
    return f"Ze stolu {'vynáší' if leads else 'hraje'} {cast.name(declarer)} {card}."


def _ask(cast: Cast, state: Position) -> str:
    """Return what is asked of the reader: the declarer plays from the table, too."""
    from_table = variable(cast, state, "plays_for", NOBODY) != NOBODY
    return "Hrajete ze stolu." if from_table else "Jste na tahu."


def _played(cast: Cast, run: Sequence[Told], around: Around) -> str:
    """Return „předák vynáší ♥9, rozdávající hraje ♥Q“."""
    told: list[str] = []
    before = NOBODY
    for event, state in run:
        leads = _leads(cast, state)
        cards = cast.cards(event.cards, "acc")
        if leads and event.seat == before:
            told[-1] += f" a\u00a0vynáší {cards}"
        elif leads and event.seat != variable(cast, state, "plays_for", NOBODY):
            told.append(f"{cast.name(event.seat)} vynáší {cards}")
        else:
            told.append(part(_play(cast, event, state)))
        before = event.seat
    return ", ".join(told)


def _won(cast: Cast, event: Event, state: Position) -> str:
    won = f"({cast.cards(event.cards)})."
    if event.seat == cast.seat:
        return f"Zdvih berete vy {won}"
    return f"Zdvih bere {cast.name(event.seat)} {won}"


def _taken_up(cast: Cast, event: Event, state: Position) -> str:
    card = cast.cards(event.cards, "acc")
    return subject(cast, event.seat, f"Berete si do ruky {card}.", f"si bere do ruky {card}.")


def _taken_up_then(cast: Cast, run: Sequence[Told], around: Around) -> str:
    return ", ".join(part(_taken_up(cast, *one)) for one in run)


def _dummy(cast: Cast, event: Event, state: Position) -> str:
    return subject(cast, event.seat, "Vykládáte karty na stůl.", "vykládá karty na stůl.")


def _honours(cast: Cast, value: Any, setting: Setting) -> str:
    """Return who has played honours: „strana předáka má 3 honéry, strana rozdávajícího 1“."""
    if not any(value.values()):
        return "honéry nemá nikdo"
    return by_side(cast, value, "honér", "má", sums=True)


def _trump(cast: Cast, value: Any, setting: Setting) -> str:
    return f"trumfy jsou {suit_name(value, suits=cast.suits)}"


def _drawn(cast: Cast, event: Event, state: Position) -> str:
    """Return what the reader has drawn; of others only the card that all have seen."""
    cards = cast.cards(event.cards, "acc")
    if event.arg == "turned":
        return subject(cast, event.seat, f"Dobíráte otočenou kartu {cards}.", f"dobírá {cards}.")
    return f"Dobíráte {cards}." if event.seat == cast.seat else ""


def _talon_out(cast: Cast, event: Event, state: Position) -> str:
    return "Talon je rozebraný."


def _card_points(cast: Cast, value: Mapping[str, int], setting: Setting) -> str:
    return by_role(cast, value, "bod", "má pak")


def _had_points(cast: Cast, value: Mapping[str, int], setting: Setting) -> str:
    return "" if "taken" in setting.example["given"] else by_role(cast, value, "bod")


def _taken(cast: Cast, value: Any, setting: Setting) -> str:
    return by_side(cast, value, "zdvih", "má", sums=True) if isinstance(value, Mapping) else ""


def _had_taken(cast: Cast, value: Any, setting: Setting) -> str:
    """Return the tricks of everybody, with the points in them where the example gives those."""
    points = setting.example["given"].get("card_points")
    if not isinstance(value, Mapping) or points is None:
        nothing = isinstance(value, Mapping) and not any(value.values())
        return "zdvih zatím nikdo nemá" if nothing else _taken(cast, value, setting)
    told = {seat: _heap(tricks, points.get(seat, 0)) for seat, tricks in value.items()}
    if len(told) == cast.game.seats and len(set(told.values())) == 1:
        return f"každý má {next(iter(told.values()))}"
    (first, has), *rest = told.items()
    others = [f"{cast.keyed(seat)} {one}" for seat, one in rest]
    return ", ".join([f"{cast.keyed(first)} má {has}", *others])


def _heap(tricks: int, points: int) -> str:
    """Return „3 zdvihy a 33 bodů“."""
    if not tricks:
        return "žádný"
    return f"{count(tricks, 'zdvih', 'acc')} a\u00a0{count(points, 'bod', 'acc')}"


def _trick(cast: Cast, value: Any, setting: Setting) -> str:
    faces = value.split() if isinstance(value, str) else list(value)
    if not faces:
        return ""
    led, rest = faces[:1], faces[1:]
    on_table = f"{_LED.get(cast.card_gender(led[0]), 'vynesen je')} {cast.signs(led)}"
    if not rest:
        return on_table
    falls = agree(len(rest), "padne", "padnou")
    whole = "winner" in setting.example
    before = f"na {cast.signs(led, 'acc')}" if whole else f"{on_table}, pak"
    return f"{before} {falls} {cast.signs(rest)}"


WORDS = Words(
    events={
        "play": _play,
        "trick": _won,
        "trick taken": silent,
        "take up": _taken_up,
        "dummy": _dummy,
        "drawn": _drawn,
        "talon out": _talon_out,
    },
    recaps={"play": _played, "take up": _taken_up_then, "dummy": each(_dummy)},
    given={
        "trump": _trump,
        "taken": _had_taken,
        "card_points": _had_points,
        "honours": _honours,
        "reached": unsaid,  # the points tell
        "led_by": unsaid,
    },
    laid={"trick": _trick},
    then={
        "trump": _trump,
        "taken": _taken,
        "card_points": _card_points,
        "honours": _honours,
        "reached": who("rozdání vyhrává", "dost bodů nemá nikdo"),
        "plays_for": who("karta se hraje ze stolu, který vyložil", "karta se hraje z\u00a0ruky"),
    },
    prompts={"tricks": _ask},
    zones={
        "trick": Zone("ve zdvihu", "zdvih"),
        "won": Zone("v\u00a0hromádce", "hromádku"),
    },
)
