"""What is said of getting rid of all cards: who is out, in what order."""

from __future__ import annotations

from collections.abc import Sequence

from engine.table.cast import Cast
from engine.table.czech import listed
from engine.table.vocabulary import Setting, Words


def finished(cast: Cast, value: Sequence[str], setting: Setting) -> str:
    """Return who is out, in order."""
    names = [cast.keyed(one) for one in value]
    if not names:
        return "bez karet není nikdo"
    if len(names) == 1:
        return f"bez karet je {names[0]}"
    if len(names) == 2:
        return f"bez karet jsou {names[0]} a\u00a0po něm {names[1]}"
    return f"bez karet jsou po řadě {listed(names)}"


WORDS = Words(given={"finished": finished}, then={"finished": finished})
