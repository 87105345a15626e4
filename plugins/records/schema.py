"""JSON Schemas for editors, generated from the models and from the engine's declarations."""

from __future__ import annotations

import json
from pathlib import Path as FilePath
from typing import Any

from pydantic import TypeAdapter

from engine.record import match_schema, phase_schemas
from plugins.records.play import NAME_KEY
from plugins.records.site import ADAPTERS, FOLDER

_TITLES = {
    "deck": "Záznam balíčku",
    "game": "Záznam hry",
    "glossary": "Slovníček",
    "categories": "Druhy her",
    "families": "Rodiny balíčků",
    "sources": "Zdroje",
    "common": "Obecná pravidla",
    "trial": "Příklady pro hry try",
}


def schemas() -> dict[str, dict[str, Any]]:
    """Return the JSON Schema of every kind of file, by kind."""
    return {kind: _schema(kind, adapter) for kind, adapter in ADAPTERS.items()}


def schema_texts() -> dict[str, str]:
    """Return the files of `rules_yaml/schema/` by name."""
    return {
        f"{kind}.json": json.dumps(schema, ensure_ascii=False, indent=2) + "\n"
        for kind, schema in schemas().items()
    }


def write_schemas(root: FilePath) -> list[str]:
    """Write the schemas that have changed; return their names."""
    folder = root / FOLDER / "schema"
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name, text in schema_texts().items():
        file = folder / name
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8", newline="\n")
            written.append(name)
    return written


def _schema(kind: str, adapter: TypeAdapter[Any]) -> dict[str, Any]:
    schema = _bare(adapter.json_schema(by_alias=True))
    if kind == "game":
        schema["properties"]["phases"]["items"] = _phase()
        schema["properties"]["match"] = {
            **match_schema(),
            "description": schema["properties"]["match"]["description"],
        }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": _TITLES[kind],
        **schema,
    }


def _phase() -> dict[str, Any]:
    """Return the schema of an item of `phases`: one phase, and its name when used twice."""
    name = {"type": "string", "description": "Jméno fáze, je-li ve hře dvakrát."}
    return {
        "type": "object",
        "properties": {**phase_schemas(), NAME_KEY: name},
        "additionalProperties": False,
        "minProperties": 1,
        "maxProperties": 2,
    }


def _bare(value: Any) -> Any:
    """Return a schema without the English titles that pydantic makes of the fields' names."""
    if isinstance(value, list):
        return [_bare(item) for item in value]
    if not isinstance(value, dict):
        return value
    return {
        key: {name: _bare(one) for name, one in item.items()}
        if key in ("properties", "$defs")  # their keys are names, one of them `title`
        else _bare(item)
        for key, item in value.items()
        if key != "title"
    }
