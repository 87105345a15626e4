"""Loads every phase and mechanic; nothing registers itself by being imported elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from engine.params import Mechanics
from engine.registry import BEATS, CALLS, CARDS, DUTIES, HANDS, PHASES, Mechanic, Verb

# Mechanics before the phases that list them by name.
_MODULES = (
    "engine.mechanics.beats",
    "engine.mechanics.duties",
    "engine.mechanics.excuse",
    "engine.mechanics.marriages",
    "engine.mechanics.special_hands",
    "engine.mechanics.taken_cards",
    "engine.games.preference.duty",
    "engine.games.boston.cut",
    "engine.games.boston.naming",
    "engine.games.boston.helper",
    "engine.games.boston.misere",
    "engine.games.boston.settle",
    "engine.games.ecarte.king",
    "engine.games.ecarte.exchange",
    "engine.games.ecarte.settle",
    "engine.games.hundert.settle",
    "engine.games.kolovrat.settle",
    "engine.games.komando.bidding",
    "engine.games.preference.auction",
    "engine.games.preference.naming",
    "engine.games.preference.defence",
    "engine.games.preference.settle",
    "engine.games.schnapsen.talon",
    "engine.games.schnapsen.settle",
    "engine.games.bridz.contract",
    "engine.games.bridz.honours",
    "engine.games.bridz.rubber",
    "engine.games.cerny_petr.pairs",
    "engine.games.cerny_petr.drawing",
    "engine.games.cerny_petr.settle",
    "engine.games.cribbage.starter",
    "engine.games.cribbage.show",
    "engine.games.ospalec.race",
    "engine.games.ospalec.settle",
    "engine.games.souboje.duels",
    "engine.games.tarot.poignee",
    "engine.games.tarot.petit_sec",
    "engine.games.tarot.chien",
    "engine.games.tarot.announce",
    "engine.games.tarot.count",
    "engine.games.tarot.settle",
    "engine.phases.adding",
    "engine.phases.ante",
    "engine.phases.asking",
    "engine.phases.auction",
    "engine.phases.beating",
    "engine.phases.capturing",
    "engine.phases.cutting",
    "engine.phases.deal",
    "engine.phases.exchange",
    "engine.phases.going_out",
    "engine.phases.honours",
    "engine.phases.joining",
    "engine.phases.lay_away",
    "engine.phases.layout",
    "engine.phases.odd_tricks",
    "engine.phases.passing",
    "engine.phases.pegging",
    "engine.phases.redeal",
    "engine.phases.showdown",
    "engine.phases.sorting",
    "engine.phases.spread",
    "engine.phases.swapping",
    "engine.phases.talon_exchange",
    "engine.phases.trick_shares",
    "engine.phases.tricks",
)


def load() -> None:
    """Import the modules that register phases and mechanics."""
    for module in _MODULES:
        import_module(module)


def mechanics() -> list[Mechanic]:
    """Return every mechanic of every registry."""
    kinds = (BEATS, DUTIES, CALLS, CARDS, HANDS)
    return [mechanic for kind in kinds for mechanic in kind.values()]


def parts_of(mechanic: str) -> Mapping[str, str]:
    """Return a mechanic's own parts."""
    return next((one.parts for one in mechanics() if one.name == mechanic), {})


def says(phase: str, rest: str, detail: str = "") -> str:
    """Return the Czech words of a part, given the rest of its path after the phase's name."""
    own = PHASES[phase].says
    for key in (f"{rest} {detail}", rest):
        if key in own:
            return own[key]
    for one in mechanics():
        before, found, after = rest.partition(f".{one.name}")
        if before and found and (not after or after.startswith(".")):
            return one.says.get(after[1:], "")
    return ""


def verbs_of(entry: Mapping[str, Any]) -> dict[str, Verb]:
    """Return the verbs of a record's phase and of the mechanics that it is filled with."""
    kind = PHASES[entry["phase"]]
    found = dict(kind.verbs)
    for key, value in (entry.get("params") or {}).items():
        if isinstance(kind.params[key], Mechanics):
            for mechanic in mechanics():
                if mechanic.name in value:
                    found.update(mechanic.verbs)
    return found
