"""What is said in preference: numbers and hand games, trumps, who goes along, the invitation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.cards import NOBODY, Seat
from engine.games.preference import PLAYERS
from engine.games.preference.bids import HEARTS
from engine.moves import Move
from engine.position import seat_of
from engine.state import Event, State
from engine.table.cast import Cast
from engine.table.czech import listed
from engine.table.preference import (
    CONTRACTS,
    NUMBERS,
    bid_label,
    bids_told,
    calls_told,
    contract_name,
    contract_object,
    hold_label,
    standing,
    suit_of,
)
from engine.table.telling import by_role, did, each, subject, variable, who
from engine.table.vocabulary import Around, Doing, Position, Setting, Told, Words
from engine.table.words.joining import out_told

_VOID = "Všichni pasují, rozdání se ruší."
# Events


def _bid(cast: Cast, event: Event, state: Position) -> str:
    what = contract_object(cast, event.arg)
    if event.arg in NUMBERS:
        return subject(cast, event.seat, f"Nabízíte {what}.", f"nabízí {what}.")
    return subject(cast, event.seat, f"Hlásíte {what}.", f"hlásí {what}.")


def _hold(cast: Cast, event: Event, state: Position) -> str:
    what = contract_object(cast, event.arg)
    return subject(cast, event.seat, f"Držíte {what}.", f"drží {what}.")


def _contract(cast: Cast, event: Event, state: Position) -> str:
    what = contract_name(cast, event.arg)
    if event.seat == cast.seat:
        return f"Jste hlavní hráč, závazek: {what}."
    return f"Hlavní hráč: {cast.name(event.seat)}, závazek: {what}."


def _all_pass(cast: Cast, event: Event, state: Position) -> str:
    return _VOID


def _trump(cast: Cast, event: Event, state: Position) -> str:
    suit = suit_of(cast, event.arg)
    return subject(cast, event.seat, f"Volíte za trumfy {suit}.", f"volí za trumfy {suit}.")


def _walkover(cast: Cast, event: Event, state: Position) -> str:
    whose = "máte vy" if event.seat == cast.seat else f"má {cast.name(event.seat)}"
    return f"Oba obránci zůstali doma, všechny zdvihy {whose}."


def _shows(cast: Cast, event: Event, state: Position) -> str:
    return subject(cast, event.seat, "Ukazujete čtyři esa.", "ukazuje čtyři esa.")


# Captions


def _passed(cast: Cast, run: Sequence[Told], around: Around) -> str:
    seats = [one.event.seat for one in run]
    return did(cast, seats, "pasuje", "pasují")


def _stayed(cast: Cast, run: Sequence[Told], around: Around) -> str:
    seats = [one.event.seat for one in run]
    return did(cast, seats, "zůstává doma", "zůstávají doma")


def _given_contract(cast: Cast, value: str, setting: Setting) -> str:
    declarer = setting.state.variables[cast.game.variable("declarer")]
    return f"{cast.role(declarer)} hraje {contract_object(cast, value)}"


def _given_declarer(cast: Cast, value: str, setting: Setting) -> str:
    told = "contract" in setting.example["given"]
    return "" if told else f"{cast.keyed(value)} je hlavní hráč"


def _then_contract(cast: Cast, value: str, setting: Setting) -> str:
    return f"závazek {'jsou' if value == HEARTS else 'je'} {contract_name(cast, value)}"


def _joined(cast: Cast, value: Sequence[str], setting: Setting) -> str:
    return did(
        cast, [seat_of(cast.game, one) for one in value], "jde s\u00a0sebou", "jdou s\u00a0sebou"
    )


def _counted(cast: Cast, value: Mapping[str, int], setting: Setting) -> str:
    return by_role(cast, value, "eso", "měl v\u00a0ruce")


def _aceless(cast: Cast, value: str, setting: Setting) -> str:
    return f"{cast.keyed(value)} ohlásil „bez esa“"


# Moves


def _do_pass(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    return "pasovat"


def _may_pass(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    return "smí jen pasovat" if len(cast.game.legal(state)) == 1 else ""


def _do_hold(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    return f"držet {contract_object(cast, standing(cast, state))}".strip()


def _do_trump(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    return f"zvolit za trumfy {listed((suit_of(cast, move.arg) for move in moves), 'nebo')}"


def _do_invite(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    return f"pozvat {cast.name(_guest(cast, state, state.turn), 'acc')}"


def _invite(cast: Cast, event: Event, state: Position) -> str:
    guest = _guest(cast, state, event.seat)
    whom = "vás" if guest == cast.seat else cast.name(guest, "acc")
    return subject(cast, event.seat, f"Zvete {whom}.", f"zve {whom}.")


def _guest(cast: Cast, state: Position, host: Seat) -> Seat:
    """Return the defender who is no host."""
    order = cast.game.from_forehand(state.dealer)[:PLAYERS]
    return next(seat for seat in order if seat not in (host, variable(cast, state, "declarer")))


# Buttons


def _trump_label(cast: Cast, state: Position, move: Move) -> str:
    return f"Trumfy: {suit_of(cast, move.arg)}"


def _said(words: str) -> Any:
    return lambda cast, state, move: f"„{words}“"


# What is asked


def _ask_call(cast: Cast, state: Position) -> str:
    if variable(cast, state, "declarer") != NOBODY:
        return ""
    return "Dražte, nebo pasujte."


def _ask_naming(cast: Cast, state: Position) -> str:
    if variable(cast, state, "contract", "") in NUMBERS:
        return "Zvolte trumfy."
    return "Můžete ohlásit „bez esa“, jestli žádné nemáte."


def _ask_defence(cast: Cast, state: Position) -> str:
    decided = (*variable(cast, state, "joined", ()), *variable(cast, state, "out", ()))
    if cast.seat in decided:
        guest = cast.name(_guest(cast, state, cast.seat), "acc")
        return f"Pozvěte {guest}, nebo hrajte bez pozvání."
    return "Jděte s\u00a0sebou, nebo zůstaňte doma."


def _blank(cast: Cast, state: Position) -> str:
    return _VOID if not variable(cast, state, "contract", "") else ""


WORDS = Words(
    events={
        "bid": _bid,
        "hold": _hold,
        "contract": _contract,
        "all pass": _all_pass,
        "trump": _trump,
        "invite": _invite,
        "walkover": _walkover,
        "shows aces": _shows,
    },
    recaps={
        "bid": each(_bid),
        "hold": each(_hold),
        "pass": _passed,
        "trump": each(_trump),
        "stay": _stayed,
        "invite": each(_invite),
    },
    given={
        "calls": calls_told,
        "declarer": _given_declarer,
        "contract": _given_contract,
        "aceless": _aceless,
        "joined": _joined,
        "out": out_told,
        "host": who("hostitelem je"),
        "counted": _counted,
    },
    then={
        "declarer": who("hlavním hráčem je", "hlavním hráčem není nikdo"),
        "contract": _then_contract,
        "out": out_told,
        "host": who("hostitelem je", "hostitelem není nikdo"),
    },
    contracts=CONTRACTS,
    doings={
        "bid": Doing(bids_told),
        "pass": Doing(_do_pass, may=_may_pass),
        "hold": Doing(_do_hold),
        "trump": Doing(_do_trump),
        "invite": Doing(_do_invite),
    },
    labels={
        "pass": _said("Pas"),
        "bid": bid_label,
        "hold": hold_label,
        "trump": _trump_label,
        "no-ace": _said("Bez esa"),
        "join": _said("Jdu s\u00a0sebou"),
        "stay": _said("Zůstávám doma"),
    },
    prompts={
        "preference.auction": _ask_call,
        "preference.naming": _ask_naming,
        "preference.defence": _ask_defence,
    },
    blanks={"preference.auction": _blank},
)
