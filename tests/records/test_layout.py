"""`hry format` and the schemas for editors."""

from __future__ import annotations

from pathlib import Path

import pytest

from plugins.records.layout import formatted
from plugins.records.loader import read_bytes
from plugins.records.schema import schema_texts, schemas

ROOT = Path(__file__).parents[2]
RECORDS = sorted((ROOT / "rules_yaml").rglob("*.yaml"))
HEAD = "# yaml-language-server: $schema=../schema/game.json\n"


def layout(text: str) -> str:
    return formatted(text.encode(), Path("games/x.yaml")).decode()


def test_keys_are_put_in_order_with_their_comments() -> None:
    messy = HEAD + "name: X\n# the address\nid: x\nplayers: {max: 4, min: 2}\n"

    assert layout(messy) == HEAD + "# the address\nid: x\nname: X\nplayers: {min: 2, max: 4}\n"


def test_keys_inside_lists_are_put_in_order() -> None:
    messy = HEAD + (
        "rules:\n  - clauses:\n      - text: |\n          Jedna.\n          # dvě\n\n"
        "        # why\n        id: a\n\n      # outer\n      - {text: b, id: c}\n    section: S\n"
    )

    assert layout(messy) == HEAD + (
        "rules:\n  - section: S\n    clauses:\n      # why\n      - id: a\n        text: |\n"
        "          Jedna.\n          # dvě\n\n\n      # outer\n      - {id: c, text: b}\n"
    )


def test_ends_of_lines_and_byte_order_mark_are_mended() -> None:
    raw = b"\xef\xbb\xbf" + (HEAD + "id: x  \nname: X\n\n\n").replace("\n", "\r\n").encode()

    assert formatted(raw, Path("games/x.yaml")).decode() == HEAD + "id: x\nname: X\n"


def test_line_for_editors_is_added() -> None:
    assert layout("id: x\n") == HEAD + "id: x\n"


@pytest.mark.parametrize("text", ["id: x\nid: y\nname: X\n", "name: X\nid: [\n", "", "- a\n"])
def test_what_cannot_be_read_loses_nothing(text: str) -> None:
    assert text.strip() in layout(text)


@pytest.mark.parametrize("file", RECORDS, ids=lambda path: path.stem)
def test_record_is_in_canonical_layout(file: Path) -> None:
    raw = file.read_bytes()

    assert formatted(raw, file).decode() == raw.decode()


@pytest.mark.parametrize("file", RECORDS, ids=lambda path: path.stem)
def test_layout_changes_no_value(file: Path) -> None:
    raw = file.read_bytes()
    shuffled = raw.replace(b"\n", b"\r\n")

    assert read_bytes(formatted(shuffled, file), "x").data == read_bytes(raw, "x").data


@pytest.mark.parametrize("name", sorted(schema_texts()))
def test_schema_is_fresh(name: str) -> None:
    file = ROOT / "rules_yaml/schema" / name

    assert file.read_text(encoding="utf-8") == schema_texts()[name], "run: hry schema"


@pytest.mark.parametrize("kind", sorted(schemas()))
def test_every_field_of_a_schema_is_described_in_czech(kind: str) -> None:
    schema = schemas()[kind]
    objects = [schema, *schema.get("$defs", {}).values()]

    silent = [
        name
        for one in objects
        for name, field in one.get("properties", {}).items()
        if not field.get("description")
    ]

    assert silent == []
