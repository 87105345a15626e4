"""What is said of who plays a deal and who stays at home."""

from __future__ import annotations

from collections.abc import Sequence

from engine.state import Event
from engine.table.cast import Cast
from engine.table.czech import agree, count, listed
from engine.table.telling import variable
from engine.table.vocabulary import Position, Setting, Words

NOBODY_JOINS = "S\u00a0sebou nikdo nejde, bank zůstává do příštího rozdání."


def _all_join(cast: Cast, event: Event, state: Position) -> str:
    return "V\u00a0banku leží jen vklad, hrají všichni."


def _nobody_joins(cast: Cast, event: Event, state: Position) -> str:
    return NOBODY_JOINS


def _out(cast: Cast, value: Sequence[str], setting: Setting) -> str:
    if not value:
        return "doma nezůstává nikdo"
    seats = listed(cast.keyed(one) for one in value)
    return f"doma {agree(len(value), 'zůstává', 'zůstávají')} {seats}"


def _ask(cast: Cast, state: Position) -> str:
    pot = state.accounts[cast.game.rules.pot or 0]
    return f"V\u00a0banku {agree(pot, 'je', 'jsou')} {count(pot, 'žeton')}. Jdete s\u00a0sebou?"


def _blank(cast: Cast, state: Position) -> str:
    out = variable(cast, state, "out", ())
    return NOBODY_JOINS if len(out) == cast.game.seats else ""


WORDS = Words(
    events={"all join": _all_join, "nobody joins": _nobody_joins},
    given={"out": _out},
    then={"out": _out},
    prompts={"joining": _ask},
    blanks={"joining": _blank},
    phases={"joining": "přihlášení do hry"},
)
