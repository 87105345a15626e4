"""Czech texts that somebody reads: of pages, of the program's messages, of records."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, NamedTuple

from plugins.records.loader import read_bytes
from tests.pages.reading import VOID

CZECH = re.compile("[ěščřžýáíéúůďťňóĚŠČŘŽÝÁÍÉÚŮĎŤŇÓ]")
UNREAD = {"script", "style", "code", "pre"}
WITHIN = {"a", "abbr", "cite", "em", "i", "mark", "small", "strong", "sub", "sup"}  # a sentence
BETWEEN = {"b", "span"}  # words of a sentence that styles keep apart
SPOKEN = {"alt", "aria-label", "placeholder", "title"}
TAG = re.compile(r"<[^<>]*>|&\w+;")
# What is written for machines: addresses, names of files, identifiers.
CODE = re.compile(r"\S*(?:://|[_@\\#=]|\w\.\w|\w:\w|\w\()\S*|--\S*|`[^`]*`")
WORD = re.compile(r"[^\W\d_]+(?:[’'][^\W\d_]+)*")
NO_WORD = re.compile(r"\w|[IVXLCDM]+|[A-Z]{2,}")  # letters of cards, Roman numbers, short forms
IN_SCRIPTS = re.compile(r'"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`')
# Keys of records whose texts are foreign or are no texts.
FOREIGN = {"author", "native", "wikipedia", "url", "title", "aka", "published"}


class Text(NamedTuple):
    """A sentence or more, and where it stands."""

    where: str
    text: str

    def words(self) -> Iterator[str]:
        """Yield the words that a dictionary may be asked about; signs of cards are none."""
        for found in WORD.finditer(CODE.sub(" ", self.text)):
            word = found.group()
            if not NO_WORD.fullmatch(word):
                yield word


class _Page(HTMLParser):
    """Collects texts block by block, without those in another language."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.texts: list[str] = []
        self._open: list[tuple[str, bool]] = []  # the tag, and whether what is inside is read
        self._block = ""

    @property
    def _read(self) -> bool:
        return self._open[-1][1] if self._open else True

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        read = given["lang"] == "cs" if "lang" in given else self._read
        read = read and tag not in UNREAD
        if tag not in WITHIN | BETWEEN:
            self._end_block()
        elif tag in BETWEEN or not read:
            self._block += " "
        if read:
            self.texts += [value for name, value in given.items() if name in SPOKEN]
        if given.get("name") == "description":
            self.texts.append(given.get("content", ""))
        if tag not in VOID:
            self._open.append((tag, read))

    def handle_endtag(self, tag: str) -> None:
        if tag in BETWEEN:
            self._block += " "
        elif tag not in WITHIN:
            self._end_block()
        while self._open and self._open.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        if self._read:
            self._block += data

    def _end_block(self) -> None:
        if self._block.strip():
            self.texts.append(" ".join(self._block.split()))
        self._block = ""


def of_page(address: str, source: str) -> Iterator[Text]:
    """Yield the texts of a page: blocks, and what is read aloud from attributes."""
    page = _Page()
    page.feed(source)
    page.close()
    return (Text(address or "/", text) for text in page.texts)


def of_module(file: Path, root: Path) -> Iterator[Text]:
    """Yield the Czech texts of a Python module; docstrings are English."""
    every = list(ast.walk(ast.parse(file.read_text("utf-8"))))
    passed = {id(part) for one in every if isinstance(one, ast.JoinedStr) for part in one.values}
    passed |= {id(one.value) for one in every if isinstance(one, ast.Expr)}
    for one in every:
        text = ""
        if isinstance(one, ast.JoinedStr):
            parts = (it.value if isinstance(it, ast.Constant) else "0" for it in one.values)
            text = "".join(map(str, parts))
        elif isinstance(one, ast.Constant) and isinstance(one.value, str) and id(one) not in passed:
            text = one.value
        if CZECH.search(text) and " " in text:
            line = getattr(one, "lineno", 0)
            sent = re.sub(r"\{\w*\}", "0", TAG.sub(" ", text))
            yield Text(f"{file.relative_to(root).as_posix()}:{line}", sent)


def of_script(file: Path, root: Path) -> Iterator[Text]:
    """Yield the Czech texts of a JavaScript module."""
    for no, line in enumerate(file.read_text("utf-8").splitlines(), 1):
        for found in IN_SCRIPTS.finditer(line):
            text = re.sub(r"\$\{[^}]*\}|\\u....", "0", found[1] or found[2] or "")
            if CZECH.search(text) and " " in text:
                yield Text(f"{file.relative_to(root).as_posix()}:{no}", text)


def of_record(file: Path, root: Path) -> Iterator[Text]:
    """Yield the Czech texts of a file of records."""
    where = file.relative_to(root).as_posix()
    return (Text(where, text) for text in _strings(read_bytes(file.read_bytes(), where).data))


def _strings(node: Any) -> Iterator[str]:
    if isinstance(node, str) and CZECH.search(node):
        yield re.sub(r"\{\{.*?\}\}|\]\([^)]*\)", "0", node)
    elif isinstance(node, dict):
        for key, value in node.items():
            if key not in FOREIGN:
                yield from _strings(value)
    elif isinstance(node, list):
        for one in node:
            yield from _strings(one)
