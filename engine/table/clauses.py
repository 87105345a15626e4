"""Links to the clauses that moves, refusals and points name."""

from __future__ import annotations

from typing import NamedTuple

from engine.common import COMMON
from engine.game import Game
from engine.table.czech import clause, escape


class Reference(NamedTuple):
    """A clause as it is cited."""

    id: str
    no: int
    title: str
    common: bool  # a rule of every game

    @property
    def label(self) -> str:
        """Return the text of a link: „§ 12“."""
        return f"obecné pravidlo {clause(self.no)}" if self.common else clause(self.no)


def reference(game: Game, id: str) -> Reference | None:
    """Return how a clause is cited; common clauses that the record doesn't list have no number."""
    for one in game.record["clauses"]:
        if one["id"] == id:
            return Reference(id, one["no"], one.get("title") or "", common=False)
    for one in game.record.get("common") or ():
        if one["id"] == id:
            return Reference(id, one["no"], one.get("title") or "", common=True)
    return None


def reference_of(game: Game, part: str) -> Reference | None:
    """Return the clause that claims a part, None when none does."""
    if not part:
        return None
    id = game.clause_of(part)
    return reference(game, id) if id not in COMMON or part in COMMON else None


def href(game: Game, found: Reference, base: str) -> str:
    """Return the address of a clause from a page whose way to the root is `base`."""
    own = game.record.get("page") or f"hry/{game.id}/"
    page = "pravidla/" if found.common else own
    return f"{base}{page}#{found.id}"


def as_json(game: Game, found: Reference | None, base: str) -> dict[str, object] | None:
    """Return a clause as the page gets it; `text` is the text of the link."""
    if found is None:
        return None
    return {
        "id": found.id,
        "no": found.no,
        "href": href(game, found, base),
        "text": found.label,
        "title": found.title,
    }


def link(game: Game, part: str, base: str) -> str:
    """Return a short link to the clause of a part as HTML, '' when there is none."""
    found = reference_of(game, part)
    if found is None:
        return ""
    address = escape(href(game, found, base))
    title = f' title="{escape(found.title)}"' if found.title else ""
    return f'<a href="{address}"{title}>{found.label}</a>'
