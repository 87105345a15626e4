"""What is said in Hundert besides the adding up."""

from __future__ import annotations

from engine.deals import MONEY
from engine.table.cast import Cast
from engine.table.telling import amount_of
from engine.table.vocabulary import Setting, Words


def _stake(cast: Cast, value: int, setting: Setting) -> str:
    return f"základní částka je {amount_of(value, MONEY)}"


WORDS = Words(given={"stake": _stake}, phases={"hundert.settle": "vyúčtování"})
