"""How preference's calls are told: „dvojka“, „hra v pikách“, „předák nabízí jedničku“."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from engine.games.preference.bids import HAND, HEARTS, PASS
from engine.moves import Move
from engine.state import State
from engine.table.cast import Cast
from engine.table.czech import listed, suit_name
from engine.table.telling import did, variable
from engine.table.vocabulary import Position, Setting

# By number: what is bid, the same as an object, what is said aloud, and after „držím“.
NUMBERS: Mapping[str, tuple[str, str, str, str]] = {
    "1": ("jednička", "jedničku", "Jedna", "jednu"),
    "2": ("dvojka", "dvojku", "Dvě", "dvě"),
    "3": ("trojka", "trojku", "Tři", "tři"),
    "4": ("čtyřka", "čtyřku", "Čtyři", "čtyři"),
}

_SIGNS = {"C": "♣", "S": "♠", "D": "♦"}  # on a plate there is no room for „v křížích“


def contract_name(cast: Cast, code: str) -> str:
    """Return a contract: „dvojka“, „hra v pikách“, „srdce“."""
    return NUMBERS[code][0] if code in NUMBERS else _hand(cast, code, "hra")


def contract_object(cast: Cast, code: str) -> str:
    """Return a contract as an object: „dvojku“, „hru v pikách“, „srdce“."""
    return NUMBERS[code][1] if code in NUMBERS else _hand(cast, code, "hru")


def _hand(cast: Cast, code: str, game: str) -> str:
    if code == HEARTS:
        return "srdce"
    return f"{game} {_in_suit(cast, code)}"


def _in_suit(cast: Cast, code: str) -> str:
    return f"v\u00a0{suit_name(code.removeprefix(HAND), 'loc', cast.suits)}"


def suit_of(cast: Cast, code: str) -> str:
    """Return the name of a suit: „piky“."""
    return suit_name(code, suits=cast.suits)


def calls_told(cast: Cast, value: Any, setting: Setting) -> str:
    """Return what has been called: „předák nabízí jedničku, druhý hráč dvojku“."""
    told: list[str] = []
    before, verb = "", ""
    called = setting.state.variables[cast.game.variable("called")]
    for passes, some in groupby(called, key=lambda one: one[1] == PASS):
        if passes:
            told.append(did(cast, [seat for seat, _ in some], "pasuje", "pasují"))
            verb = ""
            continue
        for seat, call in some:
            doing, what = _doing_of(call, before), contract_object(cast, call)
            told.append(f"{cast.role(seat)} {what if doing == verb else f'{doing} {what}'}")
            before, verb = call, doing
    return ", ".join(told)


def _doing_of(call: str, before: str) -> str:
    if call == before:
        return "drží"
    return "nabízí" if call in NUMBERS else "hlásí"


def bids_told(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    """Return „nabídnout trojku, hru či srdce“, „ohlásit hru v pikách či v kárech“."""
    numbers = [contract_object(cast, move.arg) for move in moves if move.arg in NUMBERS]
    suits = [_in_suit(cast, move.arg) for move in moves if move.arg.startswith(HAND)]
    hearts = ["srdce" for move in moves if move.arg == HEARTS]
    free = len(suits) > 1 and (numbers or hearts)  # of which suits goes without saying
    hands = [f"hru {listed(suits, 'či')}"] if suits and not free else ["hru"] * bool(suits)
    verb = "nabídnout" if numbers else "ohlásit"
    return f"{verb} {listed([*numbers, *hands, *hearts], 'či')}"


def standing(cast: Cast, state: Position) -> str:
    """Return the contract called last."""
    called = variable(cast, state, "called", ())
    return next((call for _, call in reversed(called) if call != PASS), "")


def bid_label(cast: Cast, state: Position, move: Move) -> str:
    """Return what is said aloud: „Dvě“, „Hra: piky“, „Srdce“."""
    if move.arg in NUMBERS:
        return f"„{NUMBERS[move.arg][2]}“"
    if move.arg == HEARTS:
        return "„Srdce“"
    return f"„Hra: {suit_of(cast, move.arg.removeprefix(HAND))}“"


def hold_label(cast: Cast, state: Position, move: Move) -> str:
    """Return „Držím dvě“."""
    number = standing(cast, state)
    return f"„Držím {NUMBERS[number][3]}“" if number in NUMBERS else "„Držím“"


CONTRACTS: Mapping[str, tuple[str, str]] = {
    **{code: forms[:2] for code, forms in NUMBERS.items()},
    **{f"{HAND}{suit}": (f"hra {sign}", f"hru {sign}") for suit, sign in _SIGNS.items()},
    HEARTS: ("srdce", "srdce"),
}
