"""What is said in Hundert besides the adding up."""

from __future__ import annotations

from engine.cards import NOBODY, Seat
from engine.deals import MARKS, MONEY
from engine.table.cast import Cast
from engine.table.telling import amount_of, subject, variable
from engine.table.vocabulary import Position, Setting, Words
from engine.table.words.adding import settings


def _stake(cast: Cast, value: int, setting: Setting) -> str:
    return f"základní částka je {amount_of(value, MONEY)}"


def _nothing(cast: Cast, state: Position) -> str:
    """Return how a deal ended after which nobody pays: exactly, or with the last card."""
    closer: Seat = variable(cast, state, "closer", NOBODY)
    if closer == NOBODY:
        free = "nic se nezapisuje" if cast.game.rules.account == MARKS else "nikdo nic neplatí"
        return f"Karty došly, {free}."
    exact = f"součet přesně na {settings(cast)['to']}, nic se nezapisuje."
    return subject(cast, closer, f"Doplňujete {exact}", f"doplňuje {exact}")


WORDS = Words(
    given={"stake": _stake},
    phases={"hundert.settle": "vyúčtování"},
    blanks={"hundert.settle": _nothing},
)
