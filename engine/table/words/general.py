"""What every game says: dealers, points and payments, hands, whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.cards import NOBODY
from engine.deals import MARKS
from engine.position import POT
from engine.state import Event
from engine.table.cast import Cast
from engine.table.czech import count
from engine.table.endings import deal_over, match_over
from engine.table.telling import (
    amount_of,
    because,
    by_side,
    in_column,
    in_pot,
    side_subject,
    subject,
    unit,
    who,
)
from engine.table.vocabulary import Position, Setting, Words, Zone


def silent(cast: Cast, event: Event, state: Position) -> str:
    """Tell nothing of an event: what is seen, or another event, says it."""
    return ""


def unsaid(cast: Cast, value: Any, setting: Setting) -> str:
    """Tell nothing of something given: the figure, or the rest of the caption, shows it."""
    return ""


def _deal(cast: Cast, event: Event, state: Position) -> str:
    return "Rozdáváte." if event.seat == cast.seat else f"Rozdává {cast.name(event.seat)}."


def _award(cast: Cast, event: Event, state: Position) -> str:
    line = state.receipt[-1]
    account = line.account
    units, why = amount_of(abs(event.arg), account), because(cast, event.part, line.detail)
    gains = event.arg > 0
    if event.seat == NOBODY:
        pot = "Do banku přibývá" if gains else "Z\u00a0banku ubývá"
        return f"{pot} {units}{why}."
    gained, lost = (_MARKED, _WIPED) if account == MARKS else (_WRITTEN, _TAKEN_OFF)
    said = (f"{one} {units}{why}." for one in (gained if gains else lost))
    return side_subject(cast, event.seat, *said)


# What the reader does alone and with partners, another seat or side, and several names.
_MARKED = ("dostáváte", "dostáváte", "dostává", "dostávají")
_WIPED = ("mažete si", "si mažete", "si maže", "si mažou")
_WRITTEN = ("připisujete si", "si připisujete", "si připisuje", "si připisují")
_TAKEN_OFF = ("odepisujete si", "si odepisujete", "si odepisuje", "si odepisují")


def _limit(cast: Cast, event: Event, state: Position) -> str:
    return f"Rozdání končí: víc než {count(event.arg, 'tah', 'acc')} v\u00a0něm být nesmí."


def _pay(cast: Cast, event: Event, state: Position) -> str:
    receiver, amount = event.arg
    line = state.receipt[-1]
    units = f"{amount_of(amount, line.account)}{because(cast, event.part, line.detail)}."
    if event.seat == NOBODY:
        taking = "berete" if receiver == cast.seat else f"bere {cast.name(receiver)}"
        return f"Z\u00a0banku {taking} {units}"
    if receiver == cast.seat:
        return f"{cast.name(event.seat)} vám platí {units}"
    to = "do banku" if receiver == NOBODY else cast.name(receiver, "dat")
    return subject(cast, event.seat, f"Platíte {to} {units}", f"platí {to} {units}")


def _collect(cast: Cast, event: Event, state: Position) -> str:
    line = state.receipt[-1]
    units = f"{amount_of(abs(event.arg), line.account)}{because(cast, event.part, line.detail)}."
    if event.arg > 0:
        return subject(cast, event.seat, f"Od každého berete {units}", f"bere od každého {units}")
    return subject(cast, event.seat, f"Platíte každému {units}", f"platí každému {units}")


def _deal_over(cast: Cast, event: Event, state: Position) -> str:
    return deal_over(cast, state)


def _match_over(cast: Cast, event: Event, state: Position) -> str:
    return match_over(cast, state)


def _number(cast: Cast, value: Any, setting: Setting) -> str:
    return f"hraje se {value}. rozdání"


def _score(cast: Cast, value: Mapping[str, int], setting: Setting) -> str:
    return by_side(cast, value, unit(cast.game.rules.account), "má dosud", sums=False)


def _accounts(cast: Cast, value: Mapping[str, Mapping[str, int]], setting: Setting) -> str:
    told = []
    for account, amounts in value.items():
        noun = unit(account)
        if POT in amounts:
            told.append(in_pot(amounts[POT], noun))
        if seats := {key: amount for key, amount in amounts.items() if key != POT}:
            verb = " ".join(["má dosud", *in_column(account)])
            told.append(by_side(cast, seats, noun, verb, sums=False))
    return ", ".join(told)


def _hand(cast: Cast, value: Any, setting: Setting) -> str:
    return f"{cast.role(setting.state.turn)} má v\u00a0ruce {cast.signs(value, 'acc')}"


WORDS = Words(
    events={
        "deal": _deal,
        "award": _award,
        "pay": _pay,
        "collect": _collect,
        "limit": _limit,
        "deal over": _deal_over,
        "match over": _match_over,
        "chance": silent,
    },
    given={
        "at": unsaid,  # a position that gives nothing else is told by its phase
        "deal": _number,
        "score": _score,
        "accounts": _accounts,
        "hands": unsaid,
        "to_move": unsaid,  # the caption says whose decision it is
        "dealer": unsaid,
    },
    laid={"hand": _hand},
    then={
        "to_move": who("na tahu je", "na tahu není nikdo"),
        "dealer": who("rozdává"),
        "next_dealer": who("příště rozdává"),
        "deal": _number,
    },
    zones={
        "hand": Zone("v\u00a0ruce", "karty v\u00a0ruce"),
        "staging": Zone("mezi odloženými", "odložené karty"),
    },
)
