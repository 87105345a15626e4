"""Texts: a limited Markdown and no HTML."""

from __future__ import annotations

import re
from collections.abc import Iterator

from plugins.records.checks.base import Index, RecordFile
from plugins.records.findings import Finding
from plugins.records.models.base import Text
from plugins.records.shape import Spot

# What a row of text may not hold: pattern, what is wrong, fix. The first that fits is told.
_REFUSED: tuple[tuple[re.Pattern[str], str, str], ...] = tuple(
    (re.compile(pattern), text, fix)
    for pattern, text, fix in (
        (r"<[A-Za-z/!?]", "HTML a skripty do textu nepatří",
         "použijte Markdown: **tučně**, *kurzíva*, [odkaz](#id), seznam, tabulka"),
        (r"&#?\w+;", "zápis znaku pomocí & a ; do textu nepatří", "napište přímo ten znak"),
        (r"\{%|%\}|\{#|\{:|\{\.", "šablony a atributy do textu nepatří",
         "nechte jen {{ cesta | tvar }}"),
        (r"!\[", "obrázky do textu nepatří", "karty kreslí ukázky u pravidel"),
        (r"^\s{0,3}#{1,6}(\s|$)", "nadpisy do textu nepatří", "založte oddíl: - section:"),
        (r"^\s{0,3}(=+|-{3,}|(\*\s*){3,}|(_\s*){3,})\s*$",
         "linky a podtržené nadpisy do textu nepatří", "vynechte je"),
        (r"`|^\s*~~~", "zápis programu do textu nepatří", "použijte „uvozovky“ nebo *kurzívu*"),
        (r"^\s*>", "citace na začátku řádku do textu nepatří", "použijte „uvozovky“"),
        (r"\]\[|^\s*\[[^\]]+\]:", "odkazy v podobě [text][id] nikam nevedou",
         "napište [text](#id) nebo [text](slovnicek:id)"),
        (r"(?<![(\w])(https?://|www\.)", "adresy do textu nepatří", "uveďte je v sources.yaml"),
        (r"^\s*(([-*+]|\d+\.)\s+){2}", "seznam v seznamu do textu nepatří",
         "napište každou položku na vlastní řádek"),
        (r"^\s{12,}\S", "text je odsazený příliš", "zmenšete odsazení"),
        (r"[\u2028\u2029\x00-\x08\x0b-\x1f\x7f\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]",
         "v textu je neviditelný znak", "smažte ho"),
    )
)  # fmt: skip
_CODE = ("text je odsazený jako zápis programu", "zmenšete odsazení")
_INDENTED = re.compile(r"^(\t| {4,})\S")
_LISTED = re.compile(r"^\s*([-*+]|\d+\.)\s")
_MARKUP = re.compile(r"\*\*|\]\(|^\s*[-*+]\s|\|.*\|")


def texts(file: RecordFile) -> Iterator[tuple[Spot, Text]]:
    """Yield every text for readers."""
    for spot in file.spots:
        mark = next((mark for mark in spot.marks if isinstance(mark, Text)), None)
        if mark is not None and isinstance(spot.value, str):
            yield spot, mark


def markdown_is_limited(file: RecordFile, index: Index) -> Iterator[Finding]:
    """Check that texts hold emphasis, links, lists and tables only, short ones nothing."""
    for spot, mark in texts(file):
        rows = spot.value.split("\n")
        listed = any(_LISTED.match(line) for line in rows)
        for row, line in enumerate(rows):
            bad = next(((text, fix) for sign, text, fix in _REFUSED if sign.search(line)), None)
            if bad is None and not mark.markdown and _MARKUP.search(line):
                bad = "tady nemá být Markdown", "napište prostou větu"
            if bad is None and not listed and _INDENTED.match(line):
                bad = _CODE
            if bad is not None:
                yield file.document.finding(spot.path, *bad, row=row)
