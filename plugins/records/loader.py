"""Reads a record's file into data with a line for every value; never raises for bad files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path as FilePath
from typing import Any

import yaml

from plugins.records.core_yaml import Refused, Tree, parse
from plugins.records.findings import Finding, Path, path_text
from plugins.records.yaml_errors import explain

MAX_BYTES = 512_000
BOM = b"\xef\xbb\xbf"


@dataclass(frozen=True)
class Document:
    """A file of the record: what it says, where, and what is wrong with its form."""

    file: str  # relative to the root of the site
    text: str  # with LF ends of lines, without BOM
    data: Any  # None when the file can't be read
    lines: Mapping[Path, int]
    blocks: Mapping[Path, int]
    findings: tuple[Finding, ...]

    @property
    def readable(self) -> bool:
        """Whether there is data to check."""
        return self.data is not None

    def line(self, path: Path, row: int | None = None) -> int:
        """Return the line of a value, or of its nearest ancestor that stands in the file.

        Args:
            path: keys and indexes from the top.
            row: row inside a text, from 0; None means the key. Only `|` blocks know their rows.
        """
        if row is not None and path in self.blocks:
            return self.blocks[path] + row
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 1)

    def finding(self, path: Path, text: str, fix: str = "", *, row: int | None = None) -> Finding:
        """Return a finding at a path; see `line` for `row`."""
        return Finding(self.file, self.line(path, row), path_text(path), text, fix)


def read(file: FilePath, root: FilePath) -> Document:
    """Read a file of the record.

    Args:
        file: the file.
        root: root of the site, to name the file in findings.
    """
    name = file_name(file, root)
    try:
        raw = file.read_bytes()
    except OSError as error:
        return _unreadable(name, f"soubor nejde přečíst ({error.strerror})", "ověřte jeho jméno")
    return read_bytes(raw, name)


def read_bytes(raw: bytes, name: str) -> Document:
    """Read the content of a file of the record."""
    if len(raw) > MAX_BYTES:
        size = f"soubor má {len(raw) // 1000} kB, dovoleno je {MAX_BYTES // 1000} kB"
        return _unreadable(name, size, "zkraťte ho nebo rozdělte")
    findings = []
    if raw.startswith(BOM):
        fix = "uložte ho jako UTF-8 bez BOM, nebo spusťte hry format"
        findings.append(Finding(name, 1, "", "soubor začíná značkou BOM", fix))
        raw = raw.removeprefix(BOM)
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        return _unreadable(name, "soubor není v kódování UTF-8", "uložte ho jako UTF-8", line)
    if "\r" in text:
        line = text.count("\n", 0, text.index("\r")) + 1
        fix = "uložte soubor s konci řádků LF, nebo spusťte hry format"
        findings.append(Finding(name, line, "", "řádky nekončí znakem LF", fix))
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    return _parsed(name, text, findings)


def _parsed(name: str, text: str, findings: list[Finding]) -> Document:
    try:
        tree = parse(text)
    except Refused as refused:
        findings.append(Finding(name, refused.line, "", refused.text, refused.fix))
        tree = Tree()
    except yaml.YAMLError as error:
        findings.append(Finding(name, *_at_top(explain(error, text))))
        tree = Tree()
    else:
        findings += [
            Finding(name, line, path_text(path), what, fix)
            for path, line, what, fix in tree.problems
        ]
        if tree.data is None:
            findings.append(Finding(name, 1, "", "soubor je prázdný", "doplňte záznam"))
    return Document(name, text, tree.data, tree.lines, tree.blocks, tuple(findings))


def _at_top(place: tuple[int, str, str]) -> tuple[int, str, str, str]:
    line, text, fix = place
    return line, "", text, fix


def _unreadable(name: str, text: str, fix: str, line: int = 1) -> Document:
    return Document(name, "", None, {}, {}, (Finding(name, line, "", text, fix),))


def file_name(file: FilePath, root: FilePath) -> str:
    """Return a file's name relative to the root, its whole path when it lies elsewhere."""
    try:
        return file.resolve().relative_to(root.resolve()).as_posix()
    except ValueError:
        return file.as_posix()
