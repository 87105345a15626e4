"""Writes a record's file in its canonical layout; shares its idea of order with the check.

Text is moved, never written anew, so that comments and the author's way of quoting stay.
"""

from __future__ import annotations

from pathlib import Path as FilePath
from typing import Any

from yaml.nodes import MappingNode, Node, SequenceNode

from plugins.records.checks.layout import Misordered, misordered
from plugins.records.core_yaml import compose
from plugins.records.findings import Path
from plugins.records.loader import read_bytes
from plugins.records.site import ANNOTATIONS, kind_of

_MOST = 2_000  # mappings put in order; more means that a file can't be


def formatted(raw: bytes, file: FilePath) -> bytes:
    """Return a file's content in canonical layout; a file that can't be read stays as it is."""
    document = read_bytes(raw, file.name)
    if not document.readable:
        return raw
    text = "\n".join(line.rstrip() for line in document.text.split("\n")).strip("\n") + "\n"
    kind = kind_of(file, document.data)
    text = _wired(text, kind)
    if read_bytes(text.encode(), file.name).findings:  # a key twice: which one is meant?
        return text.encode()
    for _ in range(_MOST):
        found = next(misordered(ANNOTATIONS[kind], _data(text, file)), None)
        moved = _reordered(text, found) if found else text
        if moved == text:
            break
        text = moved
    return text.encode()


def _data(text: str, file: FilePath) -> Any:
    return read_bytes(text.encode(), file.name).data


def _wired(text: str, kind: str) -> str:
    """Put the line that tells editors of the schema at the top of a record of the site."""
    if kind == "trial":
        return text
    way = "../schema" if kind in ("deck", "game") else "schema"
    if text.startswith("# yaml-language-server:"):
        return text
    return f"# yaml-language-server: $schema={way}/{kind}.json\n{text}"


def _reordered(text: str, found: Misordered) -> str:
    node = _at(compose(text), found.path)
    if not isinstance(node, MappingNode):
        return text
    return _flow(text, node, found) if node.flow_style else _block(text, node, found)


def _at(node: Node | None, path: Path) -> Node | None:
    for key in path:
        if isinstance(node, SequenceNode) and isinstance(key, int):
            node = node.value[key]
        elif isinstance(node, MappingNode):
            node = next(value for name, value in node.value if name.value == key)
    return node


def _flow(text: str, node: MappingNode, found: Misordered) -> str:
    """Swap the pairs inside { … }; what stands between them stays."""
    spans = {key.value: (key.start_mark.index, value.end_mark.index) for key, value in node.value}
    pieces: list[str] = []
    place = 0
    for old, new in zip(found.keys, found.wanted, strict=True):
        start, end = spans[old]
        pieces += [text[place:start], text[slice(*spans[new])]]
        place = end
    return "".join(pieces) + text[place:]


def _block(text: str, node: MappingNode, found: Misordered) -> str:
    """Swap the rows of a block mapping's keys, each with the comments right above it."""
    rows = text.split("\n")
    margin = node.value[0][0].start_mark.column
    lines = [key.start_mark.line for key, _ in node.value]
    starts = [lines[0], *(_with_comments(rows, line, margin) for line in lines[1:])]
    stops = [*starts[1:], _end(rows, node, margin)]
    lead = rows[starts[0]][:margin]  # `  - ` where the mapping is an item of a list
    rows[starts[0]] = " " * margin + rows[starts[0]][margin:]
    blocks = {
        key: rows[start:stop] for key, start, stop in zip(found.keys, starts, stops, strict=True)
    }
    moved = [row for key in found.wanted for row in blocks[key]]
    return "\n".join([*rows[: starts[0]], *_led(moved, lead), *rows[stops[-1] :]])


def _led(rows: list[str], lead: str) -> list[str]:
    """Put the dash of a list's item before the first key; comments above it go before it."""
    if not lead.strip():
        return rows
    first = next(at for at, row in enumerate(rows) if not row.lstrip().startswith("#"))
    indent = lead[: len(lead) - len(lead.lstrip())]
    comments = [indent + row.lstrip() for row in rows[:first]]
    return [*comments, lead + rows[first][len(lead) :], *rows[first + 1 :]]


def _with_comments(rows: list[str], line: int, margin: int) -> int:
    """Return the first row of the comments right above a key."""
    while rows[line - 1].startswith(" " * margin + "#"):
        line -= 1
    return line


def _end(rows: list[str], node: MappingNode, margin: int) -> int:
    """Return the row after a mapping; blank rows and outer comments at its end stay behind."""
    end = node.end_mark.line if node.end_mark else len(rows)
    while not rows[end - 1].strip() or _indent(rows[end - 1]) < margin:
        end -= 1
    return end


def _indent(row: str) -> int:
    return len(row) - len(row.lstrip())
