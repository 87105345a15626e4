"""What is said where cards are asked for: questions, answers, sets that are laid."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any

from engine.cards import Seat
from engine.moves import Move
from engine.phases.asking import ASK, LAY, WANT, target_of, wish_of
from engine.phases.asking_memory import Asked
from engine.phases.asking_sets import called, whole_in
from engine.position import seat_of
from engine.state import Event, State
from engine.table.asking_names import about_what, asking_of, set_name
from engine.table.cast import Cast
from engine.table.czech import capital, count, listed, number
from engine.table.telling import subject
from engine.table.vocabulary import Around, Doing, Position, Setting, Told, Words, Zone
from engine.table.words.general import silent

_GETS = "dostává "
_MOST_HELD = 6  # of a longer hand the figure tells more


def _ask(cast: Cast, event: Event, state: Position) -> str:
    asked: Asked = event.arg
    about = f"na {about_what(cast, asked.what)}"
    if asked.target == cast.seat:
        return f"{cast.name(asked.seat)} se vás ptá {about}."
    whom = cast.name(asked.target, "gen")
    return subject(cast, asked.seat, f"Ptáte se {whom} {about}.", f"se ptá {whom} {about}.")


def _give(cast: Cast, event: Event, state: Position) -> str:
    card = cast.cards(event.cards, "acc")
    receiver: Seat = event.arg.seat
    if receiver == cast.seat:
        return f"{cast.name(event.seat)} vám dává {card}."
    return subject(cast, event.seat, f"Dáváte {card}.", f"dává {card}.")


def _refuse(cast: Cast, event: Event, state: Position) -> str:
    what = "nic nemá" if event.arg.what not in cast.game.deck.copies_of else "kartu nemá"
    if event.seat == cast.seat:
        return f"{capital(what)}te."
    return f"{cast.name(event.seat)} {what}."


def _lay(cast: Cast, event: Event, state: Position) -> str:
    laid = set_name(cast, event.arg)
    return subject(cast, event.seat, f"Vykládáte {laid}.", f"vykládá {laid}.")


def _limit(cast: Cast, event: Event, state: Position) -> str:
    return f"Rozdání končí po {number(event.arg)} otázkách."


def _asked(cast: Cast, run: Sequence[Told], around: Around) -> str:
    """Return what came of questions: „rozdávající dostává od předáka lišku“, or asks in vain."""
    clauses = []
    for seat, some in groupby(run, key=lambda one: one.event.seat):
        parts: list[str] = []
        for whence, things in groupby((_heard(cast, told) for told in some), key=itemgetter(0)):
            parts.append(_joined(parts, f"{whence} {listed(thing for _, thing in things)}"))
        clauses.append(f"{cast.name(seat)} {listed(parts)}")
    return ", ".join(clauses)


def _joined(before: Sequence[str], one: str) -> str:
    """Return a part of a clause as it stands after others: „se“ can't follow „a“."""
    if not before:
        return one
    if before[-1].startswith((_GETS, "od ")):
        one = one.removeprefix(_GETS)
    return one.replace("se marně ptá", "marně se ptá")


def _heard(cast: Cast, told: Told) -> tuple[str, str]:
    """Return from whom a card comes or who is asked in vain, and what for."""
    asked: Asked = told.event.arg
    phase = asking_of(cast)
    held = told.state.zones[phase.hands[asked.target]]
    whom = cast.name(asked.target, "gen")
    if not held & phase.wanted(cast.game.deck, asked.what):
        return f"se marně ptá {whom} na", about_what(cast, asked.what)
    if asked.what in cast.game.deck.copies_of:
        return f"{_GETS}od {whom}", cast.sign(asked.what, "acc")
    whence = set_name(cast, asked.what).replace("kvarteto", "kvarteta", 1)
    return f"{_GETS}od {whom}", f"kartu z\u00a0{whence}"


def _laid(cast: Cast, run: Sequence[Told], around: Around) -> str:
    return ", ".join(
        f"{cast.name(event.seat)} vykládá {set_name(cast, event.arg)}" for event, _ in run
    )


def _prompt(cast: Cast, state: Position) -> str:
    return "Jste na tahu: vyberte kartu a koho se na ni zeptáte."


def _hands(cast: Cast, value: Mapping[str, Any], setting: Setting) -> str:
    """Return who holds what, of long hands how many cards."""
    told: list[str] = []
    for key, codes in value.items():
        cards = codes.split() if isinstance(codes, str) else list(codes)
        held = cast.signs(cards, "acc") if len(cards) <= _MOST_HELD else count(len(cards), "karta")
        told.append(f"{cast.keyed(key)} {held or 'nic'}")
    return f"v\u00a0ruce má {'; '.join(told)}"


def _sets(cast: Cast, value: Mapping[str, Any], setting: Setting) -> str:
    """Return how many sets lie before whom."""
    told: list[str] = []
    for key in value:
        slot = asking_of(cast).laid[seat_of(cast.game, key)]
        many = len(whole_in(asking_of(cast).sets, setting.state.zones[slot]))
        told.append(f"{cast.keyed(key)}{'' if told else ' má vyložená'} {number(many)}")
    return ", ".join(told)


def _asks(cast: Cast, value: int, setting: Setting) -> str:
    return f"padlo už {number(value)} otázek"


def _questions(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    """Return „požádat předáka o lišku“, which goes with „zkuste“."""
    told = (
        f"{cast.name(seat, 'acc')} o\u00a0{listed(things, 'nebo')}"
        for (seat, *_), things in _by_whom(cast, moves).items()
    )
    return f"požádat {' nebo '.join(told)}"


def _may_ask(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    return f"se smí zeptat {_whom_and_what(cast, state, moves)}"


def _may_not_ask(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    return f"se nesmí zeptat {_whom_and_what(cast, state, moves)}"


def _whom_and_what(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    """Return „předáka nebo druhého hráče na lišku nebo bedlu“."""
    told = [
        f"{_whom(cast, state, seats)} na {listed(things, 'nebo')}"
        for seats, things in _by_whom(cast, moves).items()
    ]
    return " nebo ".join(told)


def _by_whom(cast: Cast, moves: Sequence[Move]) -> dict[tuple[Seat, ...], list[str]]:
    """Return what the moves ask for, by those who are asked."""
    seats: dict[str, list[Seat]] = {}
    for move in moves:
        what = wish_of(cast.game, move)
        seats.setdefault(about_what(cast, what), []).append(target_of(move))
    found: dict[tuple[Seat, ...], list[str]] = {}
    for what, some in seats.items():
        found.setdefault(tuple(some), []).append(what)
    return found


def _whom(cast: Cast, state: State, seats: Sequence[Seat]) -> str:
    names = ("sám sebe" if one == state.turn else cast.name(one, "gen") for one in seats)
    return listed(names, "nebo")


def _refused(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    what = wish_of(cast.game, moves[0])
    known = moves[0].cards or called(asking_of(cast).sets, what)
    return f"na {about_what(cast, what)} se teď ptát nesmíte" if known else "takhle se ptát nejde"


def _laying(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    return f"vyložit {listed((set_name(cast, move.arg) for move in moves), 'nebo')}"


def _lay_label(cast: Cast, state: Position, move: Move) -> str:
    return capital(f"vyložit {set_name(cast, move.arg)}")


def _ask_label(cast: Cast, state: Position, move: Move) -> str:
    whom = cast.name(target_of(move), "gen")
    return f"Zeptat se {whom} na {about_what(cast, wish_of(cast.game, move))}"


_ASKING = Doing(_questions, may=_may_ask, barred=_may_not_ask, refused=_refused)

WORDS = Words(
    events={
        ASK: _ask,
        "give": _give,
        "refuse": _refuse,
        LAY: _lay,
        "award": silent,  # a set is a point: what was laid says it
        "limit": _limit,
    },
    recaps={ASK: _asked, LAY: _laid},
    given={"asks": _asks, "sets": _sets},
    laid={"hands": _hands},
    zones={"sets": Zone("ve vyložených kvartetech", "vyložená kvarteta")},
    doings={
        ASK: _ASKING,
        WANT: _ASKING,
        LAY: Doing(_laying),
    },
    prompts={"asking": _prompt},
    labels={ASK: _ask_label, WANT: _ask_label, LAY: _lay_label},
)
