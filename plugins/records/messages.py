"""Turns pydantic's errors into Czech findings with a path and a fix.

What was expected is told from the JSON Schema of the place, so that a new field needs no
message of its own.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import reduce
from operator import getitem
from typing import Any

from pydantic import TypeAdapter, ValidationError
from pydantic_core import ErrorDetails

from plugins.records.findings import Finding, Path, did_you_mean, listed
from plugins.records.loader import Document
from plugins.records.models.base import CODE_PATTERN

_PATTERNS = {
    r"^[a-z0-9]+(-[a-z0-9]+)*$": "id z malých písmen bez diakritiky, číslic a spojovníků",
    r"^[A-Z0-9]{1,8}$": "kód z velkých písmen a číslic",
    r"^[A-Z0-9]$": "jedno velké písmeno nebo číslice",
    r"^\S+ý$": "mužský tvar přídavného jména jako mincový",
    r"^[^\n]*\S[^\n]*$": "text na jednom řádku",
    r"\S": "text",
    r"^U\+[0-9A-F]{4,5}$": "kód znaku jako U+2660",
    r"^\d{4}-\d{2}-\d{2}$": "datum RRRR-MM-DD",
    r"^https?://[^\s<>\"]+$": "adresa, která začíná https:// nebo http://",
}
_TYPES = {
    "string": "text",
    "integer": "celé číslo",
    "number": "číslo",
    "boolean": "true nebo false",
    "array": "seznam",
    "object": "skupina klíčů „klíč: hodnota“",
    "null": "nic",
}


def validate(adapter: TypeAdapter[Any], document: Document) -> tuple[Any, list[Finding]]:
    """Return the typed record, or None and what is wrong with it."""
    try:
        return adapter.validate_python(document.data), []
    except ValidationError as error:
        schema = adapter.json_schema(by_alias=True)
        details = error.errors()
        meant = {
            _meant(detail, schema) for detail in details if detail["type"] == "extra_forbidden"
        }
        return None, [
            _finding(detail, document, schema) for detail in details if detail["loc"] not in meant
        ]


def _meant(error: ErrorDetails, schema: Mapping[str, Any]) -> tuple[str | int, ...]:
    """Return the place of the missing key that an unknown one was probably meant to be."""
    *place, key = error["loc"]
    known = _schema_at(schema, tuple(place)).get("properties", {})
    near = did_you_mean(str(key), known)
    return (*place, near.removeprefix("nemá být „").removesuffix("“?"))


def _finding(error: ErrorDetails, document: Document, schema: Mapping[str, Any]) -> Finding:
    path = _real(error["loc"], document.data)
    kind = error["type"]
    place = _schema_at(schema, path[:-1])
    if path and path[-1] not in place.get("properties", {}) and (torn := _torn(path, document)):
        return torn
    if error["loc"][-1:] == ("[key]",):
        wanted = next((_PATTERNS[one] for one in place.get("patternProperties", ())), "jiný klíč")
        return document.finding(path, f"klíč „{path[-1]}“ není {wanted}", "opravte ho")
    if kind == "extra_forbidden":
        known = list(place.get("properties", {}))
        key = str(path[-1])
        fix = did_you_mean(key, known) or f"vynechte ho; tady mohou být {listed(known)}"
        return document.finding(path, f"neznámý klíč „{key}“", fix)
    if kind == "missing":
        key = str(error["loc"][-1])
        return document.finding(path, f"chybí klíč „{key}“", _add(schema, path, key))
    here = _schema_at(schema, path)
    if kind == "value_error":
        cause, _, fix = str(error.get("ctx", {}).get("error")).partition(" – ")
        text = cause if fix else f"{cause}, je tu {shown(error['input'])}"
        return document.finding(path, text, fix or "přepište ho")
    text = f"čeká se {_wanted(error, here)}, {_given(error)}"
    return document.finding(path, text, _mend(here, error["input"]))


def _torn(path: Path, document: Document) -> Finding | None:
    """Return the finding of an unquoted text that its commas tore into keys without values.

    They stand on one line: look: red, no stem. All these keys make the same finding.
    """
    *above, key = path
    place = reduce(getitem, above, document.data)
    if not isinstance(place, dict) or place[key] is not None:
        return None
    line = document.line(path)
    keys = [one for one in place if document.line((*above, one)) == line]
    at = keys.index(key)
    start = next((no for no in range(at, -1, -1) if place[keys[no]] is not None), at)
    end = next((no for no in range(at, len(keys)) if place[keys[no]] is not None), len(keys))
    text, rest = keys[start], keys[start + 1 : end]
    if not rest or not isinstance(place[text], str):
        return None
    parts = [place[text], *rest]
    what = f"neznámý klíč „{rest[0]}“ bez hodnoty, asi zbytek textu „{text}“ za čárkou"
    fix = f'dejte celý text do uvozovek: {text}: "{", ".join(parts)}"'
    if all(re.fullmatch(CODE_PATTERN, part) for part in parts):
        fix = f"oddělte kódy jen mezerami: {text}: {' '.join(parts)}"
    return document.finding((*above, rest[0]), what, fix)


def _wanted(error: ErrorDetails, schema: Mapping[str, Any]) -> str:
    if error["type"] == "string_too_long":
        return f"text nejvýš o {error['ctx']['max_length']} znacích"
    return expected(schema)


def _given(error: ErrorDetails) -> str:
    if error["type"] in ("too_short", "too_long"):
        return f"je jich tu {len(error['input'])}"
    return f"je tu {shown(error['input'])}"


def expected(schema: Mapping[str, Any]) -> str:
    """Return what a place of the schema takes, in Czech, as the object of 'čeká se'."""
    if "enum" in schema:
        return f"jedna z hodnot {listed(map(str, schema['enum']))}"
    if "const" in schema:
        return f"hodnota „{schema['const']}“"
    if "anyOf" in schema:
        return " nebo ".join(expected(one) for one in schema["anyOf"] if one.get("type") != "null")
    pattern = schema.get("pattern")
    if pattern in _PATTERNS:
        return _PATTERNS[pattern]
    kind = schema.get("type")
    if isinstance(kind, list):
        kind = kind[0]
    return _TYPES.get(str(kind), "jiná hodnota") + _bounds(schema)


def shown(value: Any) -> str:
    """Return a wrong value as a finding quotes it."""
    if value is None:
        return "prázdno"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "skupina klíčů"
    if isinstance(value, list):
        return "seznam"
    if isinstance(value, int | float):
        return str(value)
    text = str(value)
    return f"„{text[:40]}…“" if len(text) > 41 else f"„{text}“"


def _bounds(schema: Mapping[str, Any]) -> str:
    low = next((schema[key] for key in ("minimum", "minItems") if key in schema), None)
    high = next((schema[key] for key in ("maximum", "maxItems") if key in schema), None)
    unit = " položek" if schema.get("type") == "array" else ""
    if low is not None and low == high:
        return f" {low}{unit}" if not unit else f" o {low} položkách"
    if low is not None and high is not None:
        return f" od {low} do {high}{unit}"
    if low is not None:
        return f" aspoň o {low} položce" if unit and low == 1 else f" od {low}{unit}"
    return f" nejvýš {high}{unit}" if high is not None else ""


def _add(schema: Mapping[str, Any], path: Path, key: str) -> str:
    field = _schema_at(schema, (*path, key))
    about = field.get("description", "")
    return f"doplňte ho: {about[:1].lower()}{about[1:]}".rstrip(".") if about else "doplňte ho"


def _mend(schema: Mapping[str, Any], value: Any) -> str:
    if "enum" in schema and isinstance(value, str):
        return did_you_mean(value, map(str, schema["enum"])) or "vyberte jednu z nich"
    if schema.get("type") == "string" and isinstance(value, int | float):
        return "dejte hodnotu do uvozovek"
    about = str(schema.get("description", "")).rstrip(".")
    if not about and schema.get("type") == "integer":
        return "napište celé číslo"
    if about:
        return about[:1].lower() + about[1:]
    if schema.get("type") == "array" and isinstance(value, str | int):
        return f"napište [{value}]"
    return "napište sem klíče" if schema.get("type") == "object" else "opravte hodnotu"


def _real(location: tuple[str | int, ...], data: Any) -> Path:
    """Return the part of pydantic's location that exists in the data."""
    path: list[str | int] = []
    value = data
    for key in location:
        in_list = isinstance(value, list) and isinstance(key, int) and key < len(value)
        if not in_list and not (isinstance(value, dict) and key in value):
            break
        value = value[key]
        path.append(key)
    return tuple(path)


def _schema_at(schema: Mapping[str, Any], path: Path) -> Mapping[str, Any]:
    """Return the JSON Schema of a place, {} when the schema doesn't describe it."""
    here: Mapping[str, Any] = schema
    for key in path:
        here = _opened(here, schema)
        if isinstance(key, int):
            here = here.get("items", {})
        else:
            others = [here.get("additionalProperties"), *here.get("patternProperties", {}).values()]
            more = next((one for one in others if isinstance(one, dict)), {})
            here = here.get("properties", {}).get(key, more)
    about = here.get("description")
    here = _opened(here, schema)
    return {**here, "description": about} if about else here


def _opened(here: Mapping[str, Any], schema: Mapping[str, Any]) -> Mapping[str, Any]:
    """Follow a reference, and the only real member of an 'or null'."""
    members = [one for one in here.get("anyOf", ()) if one.get("type") != "null"]
    if len(members) == 1:
        here = members[0]
    reference = here.get("$ref")
    return schema["$defs"][reference.rpartition("/")[2]] if reference else here
