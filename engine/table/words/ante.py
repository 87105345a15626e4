"""What is said of the stake before a deal."""

from __future__ import annotations

from engine.deals import MONEY
from engine.table.cast import Cast
from engine.table.telling import amount_of
from engine.table.vocabulary import Setting, Words


def _stake(cast: Cast, value: int, setting: Setting) -> str:
    return f"vklad je {amount_of(value, MONEY)}"


WORDS = Words(given={"stake": _stake}, phases={"ante": "vklad do banku"}, dues={"ante": "stake"})
