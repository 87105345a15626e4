"""The part of a record that the engine plays, in the engine's form, from data of any quality.

The engine names a phase's parameters `phases[2].params.leads`; the record writes them as
`phases[2].tricks.leads`. `raw_path` leads back.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine import record as engine_record
from engine.errors import RecordError
from plugins.records.findings import Path
from plugins.records.models.base import codes

NAME_KEY = "as"


def playable(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return `order`, `values`, `phases`, `match` and `variants` as the engine reads them."""
    return {
        "order": _order(data.get("order")),
        "values": data.get("values"),
        "phases": [phase for entry in _list(data.get("phases")) if (phase := _phase(entry))],
        "match": _dict(data.get("match")),
        "variants": [
            {"id": entry.get("id"), "set": _changes(entry)}
            for entry in _list(data.get("variants"))
            if isinstance(entry, dict)
        ],
    }


def phase_problem(entry: Any) -> tuple[str, str] | None:
    """Return what is wrong with the form of an item of `phases`, and the fix."""
    if not isinstance(entry, dict):
        return "čeká se fáze „jméno: {…}“", "napište třeba deal: {packets: [2, 3]}"
    names = [key for key in entry if key != NAME_KEY]
    if len(names) != 1:
        return "v položce má být právě jedna fáze", "začněte každou fázi novou pomlčkou"
    if entry[names[0]] is not None and not isinstance(entry[names[0]], dict):
        return "parametry fáze mají podobu „klíč: hodnota“", f"bez parametrů {names[0]}: {{}}"
    if not isinstance(entry.get(NAME_KEY, ""), str):
        return "jméno za „as“ má být text", "napište ho malými písmeny"
    return None


def raw_path(data: Mapping[str, Any], path: Path) -> Path:
    """Return the path in the record for a path that the engine names."""
    if len(path) < 2 or path[0] != "phases" or not isinstance(path[1], int):
        return path
    good = [
        index for index, entry in enumerate(_list(data.get("phases"))) if _phase(entry) is not None
    ]
    index = good[path[1]]
    name = next(key for key in data["phases"][index] if key != NAME_KEY)
    rest = path[3:] if path[2:3] == ("params",) else path[2:]
    return ("phases", index, name, *rest)


class Values:
    """The values of a record's parameters under one variant, looked up by path."""

    def __init__(self, play: Mapping[str, Any], variant: str = "") -> None:
        """Set the variant's values; a variant that can't be set counts as none.

        Args:
            play: what `playable` returned.
            variant: id of a variant, '' for the basic rules.
        """
        try:
            self.settings = engine_record.settings(play, variant)
        except (RecordError, KeyError, IndexError, TypeError):
            self.settings = engine_record.settings(play)

    def at(self, path: str) -> Any:
        """Return the value at a path.

        Raises:
            RecordError: the path leads to no value.
        """
        try:
            value = engine_record.target(self.settings, path).value
        except (KeyError, IndexError, TypeError, AttributeError):
            raise RecordError(f"cesta „{path}“ nikam nevede") from None
        if value is None:
            raise RecordError(f"cesta „{path}“ nemá hodnotu, která by se dala vypsat")
        return value

    def value(self, path: str) -> Any:
        """Return the value at a path, None for a part that has none or leads nowhere."""
        try:
            return self.at(path)
        except RecordError:
            return None

    def claimable(self) -> list[str]:
        """Return the path of every part and parameter in use."""
        try:
            return engine_record.parts(self.settings)
        except (KeyError, TypeError, AttributeError):
            return []

    def claims(self, path: str) -> bool:
        """Return whether a clause may claim this path."""
        try:
            engine_record.target(self.settings, path)
        except (RecordError, KeyError, IndexError, TypeError, AttributeError):
            return False
        return True


def _phase(entry: Any) -> dict[str, Any] | None:
    if phase_problem(entry) is not None:
        return None
    name = next(key for key in entry if key != NAME_KEY)
    return {"phase": name, "as": entry.get(NAME_KEY, name), "params": entry[name] or {}}


def _changes(variant: Mapping[str, Any]) -> dict[str, Any]:
    """Return what a variant sets, its order as a list of codes."""
    return {
        path: _order(value) if path == "order" else value
        for path, value in _dict(variant.get("set")).items()
    }


def _order(value: Any) -> Any:
    try:
        return codes(value)
    except ValueError:
        return None


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def _dict(value: Any) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}
