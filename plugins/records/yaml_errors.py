"""Says in Czech what the YAML parser could not read, and where to look for the cause."""

from __future__ import annotations

import re
from typing import Any

import yaml

from plugins.records.core_yaml import BARE_BRACES

_BARE = re.compile(r"(: |- |[\[{,] ?)[^\"'|]*\{\{")
_OPEN_QUOTE = re.compile(r"""(?::|-)\s+("[^"]*|'[^']*)$""")
_UNCLOSED = ("text v uvozovkách nekončí", "doplňte koncové uvozovky")

_MESSAGES: tuple[tuple[str, str, str], ...] = (
    ("mapping values are not allowed", "dvojtečka uvnitř textu nebo chybné odsazení",
     "dejte text do uvozovek nebo za značku |"),
    ("found character '\\t'", "v odsazení je tabulátor", "odsazujte mezerami"),
    ("found character", "text nesmí začínat znakem, který má v YAML zvláštní význam",
     "dejte text do uvozovek"),
    ("while scanning a quoted scalar", *_UNCLOSED),
    ("while scanning an alias", "text začíná hvězdičkou", "dejte ho do uvozovek"),
    ("while scanning an anchor", "text začíná znakem &", "dejte ho do uvozovek"),
    ("could not find expected ':'", "za klíčem chybí dvojtečka", "napište „klíč: hodnota“"),
    ("found undefined alias", "odkaz typu *jméno nikam nevede",
     "začíná-li text hvězdičkou, dejte ho do uvozovek"),
    ("found duplicate anchor", "kotva &jméno je tu podruhé", "pojmenujte každou jinak"),
    ("expected a single document", "v souboru je víc záznamů oddělených ---",
     "nechte v souboru jeden"),
    ("while parsing a flow", "závorka [ nebo { není uzavřená, nebo v ní chybí čárka",
     "doplňte ji; text s čárkou nebo závorkou dejte do uvozovek"),
    ("while parsing a block mapping", "klíč není odsazený stejně jako ostatní klíče",
     "srovnejte odsazení"),
    ("while parsing a block collection", "položka seznamu není odsazená stejně jako ostatní",
     "srovnejte odsazení"),
    ("while scanning a block scalar", "za značkou | nebo > má následovat odsazený text",
     "text začněte na dalším řádku"),
)  # fmt: skip


def explain(error: yaml.YAMLError, text: str) -> tuple[int, str, str]:
    """Return line, Czech text and fix for an error of the YAML parser."""
    if isinstance(error, yaml.reader.ReaderError):
        line = text.count("\n", 0, int(error.position)) + 1
        return line, f"znak U+{_code(error.character):04X} do záznamu nepatří", "smažte ho"
    if not isinstance(error, yaml.MarkedYAMLError):
        return 1, "soubor se nedá přečíst jako YAML", "srovnejte ho s jiným záznamem"
    whole = f"{error.context or ''} {error.problem or ''}"
    started = "quoted scalar" in whole or "simple key" in whole  # the cause is where it began
    mark = (error.context_mark if started else None) or error.problem_mark or error.context_mark
    line = mark.line + 1 if mark else 1
    rows = ["", *text.split("\n")]
    for cause, told in ((_BARE, BARE_BRACES), (_OPEN_QUOTE, _UNCLOSED)):
        above = _nearest(rows, line, cause, reach=1 if cause is _BARE else len(rows))
        if above:
            return above, *told
    for sign, message, fix in _MESSAGES:
        if sign in whole:
            return line, message, fix
    return line, "tomuto řádku YAML nerozumí", "zkontrolujte odsazení, dvojtečky a uvozovky"


def _code(character: Any) -> int:
    return ord(character) if isinstance(character, str) else int(character)


def _nearest(rows: list[str], line: int, cause: re.Pattern[str], *, reach: int) -> int | None:
    """Return the nearest row with a cause, at the error or up to `reach` rows above it."""
    last = min(line, len(rows) - 1)
    near = range(last, max(0, last - reach - 1), -1)
    return next((number for number in near if cause.search(rows[number])), None)
