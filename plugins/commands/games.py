"""Games as the commands play them: a record without findings, a variant and players it has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.game import Game
from engine.game import compile_game as built
from engine.table.czech import count
from plugins.commands.parsing import choose, complete, fail
from plugins.records import Site, compile_game
from plugins.records.findings import did_you_mean

Record = Mapping[str, Any]


class Misfit(NamedTuple):
    """A variant or a number of players that a game doesn't have."""

    key: str  # variant, players
    text: str
    fix: str


def record_of(site: Site, game_id: str) -> Record:
    """Return the compiled record of a game; exit with what is wrong where it can't be played."""
    complete(site, "game", choose("hra", game_id, site.index.ids["game"]))
    record = compile_game(site, game_id)
    if not record["phases"]:
        fail(f"hra „{game_id}“ nemá v záznamu phases, a tak ji nejde hrát")
    return record


def game_of(record: Record, variant: str = "", players: int | None = None) -> Game:
    """Return the game under a variant; exit with 2 where it has no such one."""
    bad = misfit(record, variant, players)
    if bad is not None:
        fail(f"{bad.text} – {bad.fix}")
    return built(record, variant, players)


def misfit(record: Record, variant: str, players: int | None) -> Misfit | None:
    """Return why a game can't be played so, None when it can."""
    known = [one["id"] for one in record["variants"]]
    if variant and variant not in known:
        near = did_you_mean(variant, known)
        have = f"hra má {', '.join(known)}" if known else "hra žádné varianty nemá"
        text = f"varianta „{variant}“ ve hře není"
        return Misfit("variant", text, f"{near} ({have})" if near else have)
    low, high = record["players"]["min"], record["players"]["max"]
    if players is not None and not low <= players <= high:
        number = count(low if low == high else (low, high), "hrac", "acc")
        text = f"hra je pro {number}, ne pro {players}"
        return Misfit("players", text, "opravte počet, nebo ho vynechte")
    return None
