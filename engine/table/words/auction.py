"""What is said in an auction: bids, doubles, who plays what."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from engine.moves import Move
from engine.phases.auction import CALLED, DOUBLED, PASS
from engine.state import Event, State
from engine.table.bidding import DOUBLED as HOW_DOUBLED
from engine.table.bidding import bid_name, table_of
from engine.table.cast import Cast
from engine.table.czech import listed
from engine.table.telling import did, each, subject, variable, who
from engine.table.vocabulary import Around, Doing, Position, Setting, Told, Words
from engine.table.words.general import unsaid

ALL_PASS = "Všichni pasují, rozdání se neodehraje."
_MOST_NAMED = 4  # more bids are told by where they begin and end
_CALLS = {
    "pass": ("pasuje", "pasují"),
    "double": ("dává kontra", "dávají kontra"),
    "redouble": ("dává rekontra", "dávají rekontra"),
}


def _bid(cast: Cast, event: Event, state: Position) -> str:
    bid = bid_name(cast, event.arg, "acc")
    return subject(cast, event.seat, f"Hlásíte {bid}.", f"hlásí {bid}.")


def _contract(cast: Cast, event: Event, state: Position) -> str:
    what = _with_double(bid_name(cast, event.arg, "acc"), variable(cast, state, DOUBLED, 0))
    return subject(cast, event.seat, f"Závazek máte vy: hrajete {what}.", f"hraje {what}.")


def _all_pass(cast: Cast, event: Event, state: Position) -> str:
    return ALL_PASS


def _all_passed(cast: Cast, run: Sequence[Told], around: Around) -> str:
    return "rozdání se neodehraje"


def _passed(cast: Cast, run: Sequence[Told], around: Around) -> str:
    """Return „předák pasuje“, „předák a druhý hráč pasují“."""
    seats = list(dict.fromkeys(one.event.seat for one in run))
    one, several = _CALLS[PASS]
    if len(seats) == cast.game.seats:
        return f"všichni {several}"
    return did(cast, seats, one, several)


def _calls(cast: Cast, value: Any, setting: Setting) -> str:
    """Return what has been called so far: „předák hlásí 1 pik, druhý hráč pasuje“."""
    called = setting.state.variables[cast.game.variable(CALLED)]
    if not called:
        return ""
    told: list[str] = []
    for passes, some in groupby(called, key=lambda one: one[1] == PASS):
        if passes:
            told.append(did(cast, [seat for seat, _ in some], *_CALLS[PASS]))
            continue
        for seat, call in some:
            says = _CALLS[call][0] if call in _CALLS else f"hlásí {bid_name(cast, call, 'acc')}"
            told.append(f"{cast.role(seat)} {says}")
    return ", ".join(told)


def _given_contract(cast: Cast, value: str, setting: Setting) -> str:
    given = setting.example["given"]
    what = _with_double(bid_name(cast, value, "acc"), given.get(DOUBLED, 0))
    return f"{cast.keyed(given['declarer'])} hraje {what}"


def _given_declarer(cast: Cast, value: str, setting: Setting) -> str:
    contract = "contract" in setting.example["given"]
    return "" if contract else f"hlavní hráč je {cast.keyed(value)}"


def _then_contract(cast: Cast, value: str, setting: Setting) -> str:
    return f"závazek je {bid_name(cast, value)}" if value else "závazek není žádný"


def _then_doubled(cast: Cast, value: int, setting: Setting) -> str:
    return ("kontra neplatí", "platí kontra", "platí rekontra")[value]


def _with_double(bid: str, doubled: int) -> str:
    return f"{bid} {HOW_DOUBLED[doubled]}".rstrip()


def bids_told(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    """Return bids as objects: „1 pik nebo 1 bez trumfů“, of many „2 trefy až 7 bez trumfů“."""
    codes = [move.arg for move in moves]
    names = [bid_name(cast, code, "acc") for code in codes]
    table = table_of(cast)
    if len(codes) <= _MOST_NAMED or table is None:
        return listed(names, "nebo")
    rising = [move.arg for move in cast.game.legal(state) if move.arg in codes]
    first, last = bid_name(cast, rising[0], "acc"), bid_name(cast, rising[-1], "acc")
    return f"{first} až {last}"


def _do_bid(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    return f"hlásit {bids_told(cast, state, moves)}"


def _ask(cast: Cast, state: Position) -> str:
    return "Hlaste, nebo pasujte."


def _blank(cast: Cast, state: Position) -> str:
    called = variable(cast, state, CALLED, ())
    return ALL_PASS if called and all(call == PASS for _, call in called) else ""


def _do_pass(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    return "pasovat"


def _do_double(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    return "dát kontra"


def _do_redouble(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    return "dát rekontra"


WORDS = Words(
    events={"bid": _bid, "contract": _contract, "all pass": _all_pass},
    recaps={
        "bid": each(_bid),
        "pass": _passed,
        "contract": each(_contract),
        "all pass": _all_passed,
    },
    given={
        "calls": _calls,
        "contract": _given_contract,
        "declarer": _given_declarer,
        "doubled": unsaid,  # told with the contract
    },
    then={
        "contract": _then_contract,
        "declarer": who("hlavní hráč je", "závazek nikdo nehraje"),
        "doubled": _then_doubled,
    },
    doings={
        "bid": Doing(_do_bid),
        "pass": Doing(_do_pass),
        "double": Doing(_do_double),
        "redouble": Doing(_do_redouble),
    },
    prompts={"auction": _ask},
    blanks={"auction": _blank},
)
