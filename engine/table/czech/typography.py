"""Czech typography of running text: hard spaces, dashes, quotation marks, minus signs."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from engine.table.czech.prepositions import vocalise
from engine.table.czech.text import DASH, MINUS, NBSP

# What is not prose: code, comments, tags, the target of a link, its definition, an address,
# a look-up of a parameter, attributes.
_KEPT: Final = (
    r"```.*?```|~~~.*?~~~|`[^`\n]*`|<!--.*?-->|</?[a-zA-Z][^<>]*>|\{\{.*?\}\}|\{:[^}\n]*\}"
    r"|\]\([^()\s]*(?:\s+\"[^\"\n]*\")?\)|\]\[[^\]\n]*\]|^\[[^\]\n]+\]:[^\n]*$"
    r"|https?://[^\s<>()]+"
)
# A private character with a number stands for each of them; no rule touches it.
_PLACEHOLDER: Final = "\ue000{}\ue001"
_PLACED: Final = "\ue000(\\d+)\ue001"

_LETTER: Final = "a-záčďéěíňóřšťúůýž"
_RULES: Final[tuple[tuple[str, str], ...]] = (
    (r"\.\.\.", "…"),
    (r'"([^"\n]+)"', r"„\1“"),
    (r"„([^“”\n]*)”", r"„\1“"),
    (r"(^|[\s(„|])-(?=\d)", rf"\1{MINUS}"),
    (r"(?<=[^\s-] )-(?= [^\s-])", DASH),
    (r"(?<![\w-])(\d{1,3})-(\d{1,3})(?![\w-])", rf"\1{DASH}\2"),
    (r"(?<=[^\s|–]) (?=– [^\s–])", NBSP),
    (r"(?<=\d) [x×] (?=−?\d)", f"{NBSP}×{NBSP}"),
    (r"(?<=\d) : (?=−?\d)", f"{NBSP}:{NBSP}"),
    (r"§ ?(?=\d)", f"§{NBSP}"),
    (r"\b(č|str|s|obr|tab|kap|r|sv)\. (?=\d)", rf"\1.{NBSP}"),
    # „5 bodů“, „4,5 bodu“, „12 994 800 způsobů“, „5 %“; four digits are a year.
    (
        rf"(?<![\w.,:/{NBSP}-])(\d{{1,3}}(?:,\d+|(?:{NBSP}\d{{3}})+)?)(\*{{0,2}})"
        rf" (?=[{_LETTER}]{{2}}|[A-Z]{{2,3}}\b|[%‰*_\[])",
        rf"\1\2{NBSP}",
    ),
    # „21. trumf“, „XXI. tarok“; at the start of a line it would be a list.
    (rf"(?<=[^\s>])([ {NBSP}(])(\d{{1,3}}|[IVXLC]+)\. (?=[{_LETTER}])", rf"\1\2.{NBSP}"),
    (r"(?<![\w’'♠♥♦♣])([aikosuvzAIKOSUVZ]) (?=\S)", rf"\1{NBSP}"),
)
_GROUPS: Final = r"(?<![\d,.])\d{1,3}(?: \d{3})+(?!\d)"


@cache
def _rules() -> list[tuple[re.Pattern[str], str]]:
    """Return the rules compiled, on the first call: a page may never need them."""
    return [(re.compile(pattern, re.MULTILINE), new) for pattern, new in _RULES]


def typo(text: str) -> str:
    """Set a sentence or a page of Markdown as a Czech book would; twice is the same as once.

    Adds hard spaces (after k, s, v, z, o, u, a, i; between number and noun; after §; in
    „5 : 3“ and before a dash), turns hyphens between numbers and between words into dashes,
    "…" into „…“, the minus of a number into −, and mends s/se, z/ze, v/ve, k/ke before
    numbers. Code, tags, addresses and the targets of links stay as they are. Not for front
    matter and not for finished HTML, whose attributes it doesn't know.
    """
    kept: list[str] = []

    def keep(match: re.Match[str]) -> str:
        kept.append(match.group())
        return _PLACEHOLDER.format(len(kept) - 1)

    text = re.sub(_KEPT, keep, text, flags=re.DOTALL | re.MULTILINE)
    text = re.sub(_GROUPS, lambda match: match.group().replace(" ", NBSP), vocalise(text))
    for pattern, new in _rules():
        text = pattern.sub(new, text)
    return re.sub(_PLACED, lambda match: kept[int(match.group(1))], text)
