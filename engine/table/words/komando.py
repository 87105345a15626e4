"""What is said in Komando: who takes the command, unseen or seen, and who helps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.cards import NOBODY
from engine.moves import Move
from engine.state import Event, State
from engine.table.cast import Cast
from engine.table.czech import agree, count
from engine.table.telling import did, subject, variable, who
from engine.table.vocabulary import Around, Doing, Position, Setting, Told, Words, Zone
from engine.table.words.general import unsaid

# What one does, what several do.
_DECIDES: Mapping[str, tuple[str, str]] = {
    "join": ("pomáhá", "pomáhají"),
    "stay": ("zůstává doma", "zůstávají doma"),
}
NOBODY_TAKES = "Komando nikdo nebere, bank zůstává do příštího rozdání."


def _join(cast: Cast, event: Event, state: Position) -> str:
    return subject(cast, event.seat, "Pomáháte.", "pomáhá.")


def _stay(cast: Cast, event: Event, state: Position) -> str:
    return subject(cast, event.seat, "Zůstáváte doma.", "zůstává doma.")


def _decided(cast: Cast, run: Sequence[Told], around: Around) -> str:
    """Return „předák pomáhá“, „předák a druhý hráč pomáhají“."""
    one, several = _DECIDES[run[0].event.kind]
    return did(cast, [told.event.seat for told in run], one, several)


def _passed(cast: Cast, run: Sequence[Told], around: Around) -> str:
    """Return „předák říká „dál““, „předák a druhý hráč říkají „dál““."""
    return did(cast, [told.event.seat for told in run], "říká „dál“", "říkají „dál“")


def _taken_up(cast: Cast, run: Sequence[Told], around: Around) -> str:
    return "otočenou kartu si bere do ruky"


def _all_pass(cast: Cast, event: Event, state: Position) -> str:
    return NOBODY_TAKES


def _eased(cast: Cast, event: Event, state: Position) -> str:
    return subject(
        cast,
        event.seat,
        "Otočená karta je sedmička, stačí vám jediný zdvih.",
        "otočil sedmičku, stačí mu jediný zdvih."
        if cast.gender(event.seat) == "ma"
        else "otočila sedmičku, stačí jí jediný zdvih.",
    )


def _looks(cast: Cast, value: int, setting: Setting) -> str:
    return "rozdávající už své karty vidí" if value else "rozdávající své karty ještě nevidí"


def _given_eased(cast: Cast, value: int, setting: Setting) -> str:
    return "hlavnímu hráči stačí jediný zdvih" if value else ""


def _then_eased(cast: Cast, value: int, setting: Setting) -> str:
    return "stačí mu jediný zdvih" if value else "úlevu nemá"


def _given_declarer(cast: Cast, value: Any, setting: Setting) -> str:
    took = setting.example["given"].get("taken_up") == value
    more = ", který si vzal otočenou kartu" if took else ""
    return f"hlavním hráčem je {cast.keyed(value)}{more}"


def _look(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    return "podívat se na své karty"


def _may_look(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    return "se smí podívat na své karty"


def _bid(cast: Cast, state: Position) -> str:
    if state.turn == state.dealer and not variable(cast, state, "looked", 0):
        return "Rozdáváte: vezměte komando naslepo, nebo se podívejte na své karty."
    return "Vezměte komando, nebo řekněte „dál“."


def _help(cast: Cast, state: Position) -> str:
    pot = state.accounts[cast.game.rules.pot or 0]
    chips = f"V\u00a0banku {agree(pot, 'je', 'jsou')} {count(pot, 'žeton')}"
    return f"{chips}: pomáhejte, nebo zůstaňte doma."


def _blank(cast: Cast, state: Position) -> str:
    return NOBODY_TAKES if variable(cast, state, "declarer", NOBODY) == NOBODY else ""


WORDS = Words(
    events={"join": _join, "stay": _stay, "all pass": _all_pass, "eased": _eased},
    recaps={"join": _decided, "stay": _decided, "pass": _passed, "take up": _taken_up},
    given={
        "declarer": _given_declarer,
        "taken_up": unsaid,
        "eased": _given_eased,
        "looked": _looks,
    },
    then={
        "declarer": who("hlavním hráčem je", "hlavním hráčem není nikdo"),
        "taken_up": who("otočenou kartu má", "otočenou kartu nemá nikdo"),
        "eased": _then_eased,
        "looked": unsaid,
    },
    zones={"face_down": Zone("před sebou rubem nahoru", "své karty")},
    doings={"look": Doing(_look, may=_may_look)},
    labels={
        "join": lambda cast, state, move: "„Pomáhám“",
        "stay": lambda cast, state, move: "„Zůstávám doma“",
    },
    prompts={"komando.bidding": _bid, "joining": _help},
    blanks={"komando.bidding": _blank},
    phases={"komando.bidding": "dražba", "joining": "přihlášení pomocníků"},
)
