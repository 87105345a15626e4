"""The compiled record of a game: its paths, its variants, and what is wrong with it.

A record is a JSON object made by `plugins.records` (its form is described in
`content/decisions/0004-shape-of-records.md`). Paths look like
`tricks.duties.follow`, `deal.packets[0]`, `match.to` or `order`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from copy import deepcopy
from typing import Any, NamedTuple, TypeAlias

from engine import catalogue
from engine.deals import MATCH_PARAMS, disagreement
from engine.errors import RecordError
from engine.params import (
    Choice,
    Flag,
    Half,
    Kind,
    Many,
    Mechanics,
    Whole,
    check_params,
    object_schema,
    suggestion,
)
from engine.registry import PHASES, PhaseKind

Record: TypeAlias = Mapping[str, Any]

catalogue.load()


class Problem(NamedTuple):
    """Something wrong with a record, and where."""

    path: tuple[str | int, ...]  # keys into the record
    text: str


class Target(NamedTuple):
    """What a path points at.

    `kind` is None for a part that can only be switched off; `value` is then None too.
    """

    where: tuple[str | int, ...]  # keys into the settings
    kind: Kind | None
    value: Any


# The order of a game's ranks is told by every neighbouring pair; leaving one out is nonsense.
ORDER_KIND = Many("pořadí hodnot", Choice("hodnota", ()), drops=False)


def settings(record: Record, variant: str = "") -> dict[str, Any]:
    """Return order, values, phases and match with a variant's values set.

    Raises:
        RecordError: an unknown variant, or a path of it that leads nowhere.
    """
    result = {
        key: deepcopy(record[key])
        for key in ("order", "values", "phases", "match")
        if record.get(key) is not None
    }
    result.setdefault("match", {})
    if variant:
        for path, value in variant_of(record, variant)["set"].items():
            put(result, path, value)
    return result


def put(settings: dict[str, Any], path: str, value: Any) -> None:
    """Replace the value at a path (lists are replaced whole, keys may be new)."""
    *way, last = locate(settings, path)
    place: Any = settings
    for key in way:
        place = place[key]
    place[last] = deepcopy(value)


def locate(settings: Mapping[str, Any], path: str) -> tuple[str | int, ...]:
    """Return the keys that lead to a path's value, e.g. ('phases', 2, 'params', 'leads').

    Raises:
        RecordError: no such phase.
    """
    if path in ("order", "values") or path.startswith(("match.", "values.", "order[")):
        return _keys(path)
    if path == "match":
        return ("match",)
    index = _phase_at(settings, path)
    rest = path[len(settings["phases"][index]["as"]) :].lstrip(".")
    if not rest:
        return ("phases", index, "params")
    kind = PHASES.get(settings["phases"][index]["phase"])
    return ("phases", index, "params", *_inside(kind, rest))


def target(settings: Mapping[str, Any], path: str) -> Target:
    """Return what a path points at: a value with its kind, or a part to switch off.

    Raises:
        RecordError: the path leads nowhere.
    """
    where = locate(settings, path)
    if where[0] == "order":
        return Target(where, ORDER_KIND, _look(settings, where))
    if where[0] == "match":
        name = str(where[-1])
        if name in MATCH_PARAMS:
            return Target(where, MATCH_PARAMS[name], _look(settings, where))
        if path in _match_parts(settings["match"]):
            return Target(where, None, None)
        raise RecordError(f"cesta „{path}“ nikam nevede")
    if where[0] == "values":
        value = _look(settings, where)
        return Target(where, _kind_of(value), value)
    return _phase_target(settings, path, where)


def parts(settings: Mapping[str, Any]) -> list[str]:
    """Return the path of every part in use; each must be claimed by a clause (law 2)."""
    found = ["order"] if "order" in settings else []
    found += _value_parts("values", settings.get("values", {}))
    for entry in settings["phases"]:
        found += _phase_parts(entry)
    return found + _match_parts(settings["match"])


def problems(record: Record) -> list[Problem]:
    """Return everything that the engine finds wrong with a record's phases and match."""
    found = _kind_problems(record)
    if not found:
        found += _disagreements(record) or _variant_problems(record)
    return found


def phase_schemas() -> dict[str, dict[str, Any]]:
    """Return the JSON Schema of each phase's parameters, by the phase's name."""
    return {
        name: {**object_schema(kind.params), "description": kind.doc}
        for name, kind in sorted(PHASES.items())
    }


def match_schema() -> dict[str, Any]:
    """Return the JSON Schema of a record's `match`."""
    return object_schema(MATCH_PARAMS)


def variant_of(record: Record, variant: str) -> Mapping[str, Any]:
    """Return a variant of a record by its id.

    Raises:
        RecordError: there is none.
    """
    for entry in record.get("variants", ()):
        if entry["id"] == variant:
            return entry  # type: ignore[no-any-return]
    raise RecordError(f"varianta „{variant}“ neexistuje")


def leading(path: str, names: Iterable[str]) -> str | None:
    """Return the longest of the names that a path begins with; names may hold dots."""
    fitting = [name for name in names if path == name or path.startswith(name + ".")]
    return max(fitting, key=len, default=None)


def _phase_at(settings: Mapping[str, Any], path: str) -> int:
    names = [entry["as"] for entry in settings["phases"]]
    name = leading(path, names)
    if name is None:
        hint = suggestion(path.split(".")[0], tuple(names))
        raise RecordError(f"cesta „{path}“ nikam nevede{hint}")
    return names.index(name)


def _inside(kind: PhaseKind | None, rest: str) -> Iterator[str | int]:
    """Yield the keys of the rest of a path; names of mechanics may contain dots."""
    first, _, more = rest.partition(".")
    param = kind.params.get(first) if kind else None
    if isinstance(param, Mechanics) and more:
        yield first
        name = leading(more, param.known) or more
        yield name
        if more != name:
            yield more[len(name) + 1 :]
    else:
        yield from _keys(rest)


def _keys(path: str) -> tuple[str | int, ...]:
    """Split `packets[0]` and `to` alike."""
    found = re.findall(r"\[(\d+)\]|([^.\[\]]+)", path)
    return tuple(int(index) if index else name for index, name in found)


def _look(settings: Mapping[str, Any], where: tuple[str | int, ...]) -> Any:
    value: Any = settings
    for key in where:
        try:
            value = value[key]
        except (KeyError, IndexError, TypeError):
            raise RecordError(f"cesta „{'.'.join(map(str, where))}“ nikam nevede") from None
    return value


def _phase_target(settings: Mapping[str, Any], path: str, where: tuple[str | int, ...]) -> Target:
    entry = settings["phases"][where[1]]
    if path not in _phase_parts(entry) and path != entry["as"]:
        _look(settings, where)  # e.g. packets[0]: readable, though no part of its own
    if len(where) == 3:
        return Target(where, None, None)
    kind = PHASES[entry["phase"]]
    param = kind.params.get(str(where[3]))
    if param is None:
        return Target(where, None, None)
    if not isinstance(param, Mechanics) or len(where) == 4:
        return Target(where, param if len(where) == 4 else None, _look(settings, where))
    if len(where) == 5:
        return Target(where, None, None)
    own = param.known[str(where[4])].get(str(where[5]))
    return Target(where, own, _look(settings, where) if own else None)


def _phase_parts(entry: Mapping[str, Any]) -> list[str]:
    kind = PHASES[entry["phase"]]
    found = [f"{entry['as']}.{part}" for part in kind.parts]
    for key, value in (entry.get("params") or {}).items():
        path = f"{entry['as']}.{key}"
        param = kind.params[key]
        if not isinstance(param, Mechanics):
            found.append(path)
            continue
        for name in value:
            found.append(f"{path}.{name}")
            own = (value[name] or {}) if isinstance(value, Mapping) else {}
            found += [f"{path}.{name}.{inner}" for inner in own]
            found += [f"{path}.{name}.{part}" for part in catalogue.parts_of(name)]
    return found


def _value_parts(path: str, value: Any) -> list[str]:
    if not isinstance(value, Mapping):
        return [path]
    return [part for key in value for part in _value_parts(f"{path}.{key}", value[key])]


def _kind_of(value: Any) -> Kind | None:
    """Return the kind that a value of `values` shows by itself; those have no declaration."""
    if isinstance(value, bool):
        return Flag("hodnota")
    if isinstance(value, int):
        return Whole("hodnota")
    if isinstance(value, float):
        return Half("hodnota")
    return Many("hodnoty", Whole("hodnota")) if isinstance(value, list) else None


def _match_parts(match: Mapping[str, Any]) -> list[str]:
    return [f"match.{key}" for key in match]


def _kind_problems(record: Record) -> list[Problem]:
    """Return the values that aren't of their kind."""
    found: list[Problem] = []
    for index, entry in enumerate(record.get("phases") or []):
        found += _phase_problems(index, entry)
    found += [
        Problem(("match", *path), text)
        for path, text in check_params(MATCH_PARAMS, record.get("match") or {})
    ]
    return found


def _phase_problems(index: int, entry: Mapping[str, Any]) -> list[Problem]:
    kind = PHASES.get(entry["phase"])
    if kind is None:
        hint = suggestion(entry["phase"], tuple(PHASES))
        return [Problem(("phases", index), f"neznámá fáze „{entry['phase']}“{hint}")]
    return [
        Problem(("phases", index, *path), text)
        for path, text in check_params(kind.params, entry.get("params") or {})
    ]


def _variant_problems(record: Record) -> list[Problem]:
    found = []
    for index, variant in enumerate(record.get("variants") or []):
        for path, value in (variant.get("set") or {}).items():
            here = ("variants", index, "set", path)
            try:
                changed = settings(
                    {**record, "variants": [{**variant, "set": {path: value}}]}, variant["id"]
                )
            except (RecordError, KeyError, IndexError, TypeError) as error:
                text = str(error) if isinstance(error, RecordError) else ""
                text = text or f"cesta „{path}“ nikam nevede"
                fix = (
                    "" if " – " in text else " – napište cestu k parametru, který hra má: match.to"
                )
                found.append(Problem(here, text + fix))
                continue
            found += [Problem(here, bad.text) for bad in _kind_problems(changed)]
            if path.partition(".")[0] == "values":
                found += [Problem(here, text) for text in _values_wrong(changed["values"])]
        if not any(bad.path[:2] == ("variants", index) for bad in found):
            changed = settings(record, variant["id"])
            found += [
                Problem(("variants", index, "set"), bad.text) for bad in _disagreements(changed)
            ]
    return found


def _values_wrong(values: Any) -> list[str]:
    """Return what is wrong with the values that a variant sets; the record's own are typed."""
    if not isinstance(values, Mapping):
        return [f"čekají se hodnoty karet, je tu „{values}“ – napište {{A: 11, T: 10}}"]
    return [
        f"hodnota „{rank}“ má být číslo, celé nebo s půlkou, je tu „{value}“ – opravte ji"
        for rank, value in values.items()
        if Half("hodnota", low=-1_000).check(value)
    ]


def _disagreements(record: Record) -> list[Problem]:
    """Return what doesn't go together, each value being right by itself."""
    entries = record.get("phases") or []
    marks = frozenset(mark for entry in entries for mark in PHASES[entry["phase"]].marks)
    found = [
        Problem(("phases", index), text)
        for index, entry in enumerate(entries)
        if (text := PHASES[entry["phase"]].agree(entry.get("params") or {}, marks))
    ]
    text = disagreement(record.get("match") or {})
    return [*found, Problem(("match",), text)] if text else found
