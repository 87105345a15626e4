"""YAML 1.2 core scalars on PyYAML's safe parser, with limits and with a line for every key.

PyYAML alone reads `off` as False, `4:4` as 244 and `0123` as 83, and merges duplicate keys
without a word. Nothing here is ever evaluated: a node becomes a mapping, a list or a scalar.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import yaml
from yaml.composer import Composer
from yaml.events import AliasEvent, Event, NodeEvent
from yaml.nodes import MappingNode, Node, ScalarNode
from yaml.resolver import Resolver

from plugins.records.findings import Path

MAX_DEPTH = 24
MAX_ALIASES = 32
MAX_VALUES = 50_000  # after aliases are expanded

BARE_BRACES = ("text s {{ }} není v uvozovkách", "dejte ho celý do uvozovek nebo za značku |")

_INTEGER = re.compile(r"[-+]?(0|[1-9][0-9]{0,17})")
_FLOAT = re.compile(r"[-+]?(0|[1-9][0-9]{0,17})\.[0-9]{1,17}")
_CONSTANTS: dict[str, bool | None] = {
    **dict.fromkeys(("", "~", "null", "Null", "NULL")),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
}


class Refused(Exception):
    """The text is YAML, but not of the kind that records are written in."""

    def __init__(self, line: int, text: str, fix: str) -> None:
        super().__init__(text)
        self.line = line
        self.text = text
        self.fix = fix


@dataclass
class Tree:
    """A parsed record: plain data, and where each value stands."""

    data: Any = None
    lines: dict[Path, int] = field(default_factory=dict)  # line of the key or the list item
    blocks: dict[Path, int] = field(default_factory=dict)  # first line of a `|` block's text
    problems: list[tuple[Path, int, str, str]] = field(default_factory=list)  # …, line, text, fix


def parse(text: str) -> Tree:
    """Parse one YAML document.

    Raises:
        yaml.YAMLError: the text is no YAML.
        Refused: it has tags, too many levels, aliases or values, or more than one document.
    """
    try:
        node = _compose(_quick() if "\t" not in text else _Careful, text)  # it lets tabs pass
    except (yaml.YAMLError, Refused):
        node = compose(text)  # the slow parser knows better where and why
    if node is None:
        return Tree()
    builder = _Builder()
    builder.tree.lines[()] = _line(node)
    builder.tree.data = builder.build(node, ())
    return builder.tree


def compose(text: str) -> Node | None:
    """Return the nodes of one YAML document with exact ends; raises like `parse`."""
    return _compose(_Careful, text)


def _compose(loader_class: type[Any], text: str) -> Node | None:
    loader = loader_class(text)
    try:
        node: Node | None = loader.get_single_node()
        return node
    finally:
        loader.dispose()


class _Limits(Composer):
    """Composes nodes while it counts levels and aliases and refuses tags."""

    depth = 0
    aliases = 0

    def compose_node(self, parent: Node | None, index: Any) -> Node | None:
        event: Event = self.peek_event()  # type: ignore[attr-defined]  # the parser has it
        self._check(event)
        self.depth += 1
        if self.depth > MAX_DEPTH:
            raise Refused(
                _line(event),
                f"záznam je vnořený hlouběji než {MAX_DEPTH} úrovní",
                "zjednodušte jeho stavbu",
            )
        node: Node | None = super().compose_node(parent, index)
        self.depth -= 1
        return node

    def _check(self, event: Event) -> None:
        line = _line(event)
        if isinstance(event, AliasEvent):
            self.aliases += 1
            if self.aliases > MAX_ALIASES:
                raise Refused(
                    line,
                    f"v záznamu je víc než {MAX_ALIASES} odkazů typu *jméno",
                    "vypište hodnoty bez odkazů",
                )
        elif isinstance(event, NodeEvent) and getattr(event, "tag", None) is not None:
            tag = str(getattr(event, "tag", "")).replace("tag:yaml.org,2002:", "!!")
            raise Refused(line, f"značky typu „{tag}“ se v záznamech nepoužívají", "vynechte ji")


class _Careful(_Limits, yaml.SafeLoader):
    """PyYAML's own parser: exact ends of nodes, errors that can be explained."""


@cache
def _quick() -> type[_Limits]:
    """Return libyaml's parser, ten times as fast (0.04 s a game instead of 0.43 s, 2026-11).

    Where PyYAML was built without it, the careful one does its work.
    """
    try:
        from yaml._yaml import CParser
    except ImportError:
        return _Careful

    class Quick(_Limits, CParser, Resolver):
        def __init__(self, text: str) -> None:
            CParser.__init__(self, text)
            Composer.__init__(self)
            Resolver.__init__(self)

    return Quick


class _Builder:
    """Turns nodes into plain data."""

    def __init__(self) -> None:
        self.tree = Tree()
        self.values = 0
        self.open: list[Node] = []  # nodes being built, to catch an alias to its own parent

    def build(self, node: Node, path: Path) -> Any:
        self.values += 1
        if self.values > MAX_VALUES:
            raise Refused(
                _line(node), f"záznam má víc než {MAX_VALUES} hodnot", "rozdělte ho, vypište odkazy"
            )
        if isinstance(node, ScalarNode):
            if node.style == "|":
                self.tree.blocks[path] = node.start_mark.line + 2
            return _scalar(node)
        if any(node is parent for parent in self.open):
            raise Refused(_line(node), "odkaz typu *jméno ukazuje sám na sebe", "vynechte ho")
        self.open.append(node)
        value = (
            self._mapping(node, path) if isinstance(node, MappingNode) else self._list(node, path)
        )
        self.open.pop()
        return value

    def _list(self, node: Node, path: Path) -> list[Any]:
        built = []
        for at, item in enumerate(node.value):
            self.tree.lines[*path, at] = _line(item)
            built.append(self.build(item, (*path, at)))
        return built

    def _mapping(self, node: MappingNode, path: Path) -> dict[str, Any] | str:
        built: dict[str, Any] = {}
        for key_node, value_node in node.value:
            line = _line(key_node)
            if isinstance(key_node, MappingNode):  # {{ … }} without quotation marks
                self.tree.problems.append((path, line, *BARE_BRACES))
                return "…"
            if not isinstance(key_node, ScalarNode):
                text, fix = "klíč má být jedno slovo", "napište ho jako „klíč: hodnota“"
                self.tree.problems.append((path, line, text, fix))
                continue
            key = str(key_node.value)
            here = (*path, key)
            if key in built:
                first = self.tree.lines[here]
                text = f"klíč „{key}“ je tu podruhé, poprvé na řádku {first}"
                self.tree.problems.append((here, line, text, "nechte jen jeden"))
                continue
            self.tree.lines[here] = line
            built[key] = self.build(value_node, here)
        return built


def _line(node: Node | Event) -> int:
    return node.start_mark.line + 1 if node.start_mark else 1


def _scalar(node: ScalarNode) -> Any:
    text = str(node.value)
    if node.style:
        return text
    if text in _CONSTANTS:
        return _CONSTANTS[text]
    if _INTEGER.fullmatch(text):
        return int(text)
    return float(text) if _FLOAT.fullmatch(text) else text
