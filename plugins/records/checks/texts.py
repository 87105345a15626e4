"""Texts: a limited Markdown, no HTML, links and placeholders that lead somewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from engine.errors import RecordError
from engine.table.czech import FORMS, FormError, fill
from plugins.records.checks.base import Index, RecordFile
from plugins.records.findings import Finding, did_you_mean
from plugins.records.models.base import Text
from plugins.records.prose import links, placeholders
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
        (r"[\x00-\x08\x0b-\x1f\x7f\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]",
         "v textu je neviditelný znak", "smažte ho"),
    )
)  # fmt: skip
_CODE = ("text je odsazený jako zápis programu", "zmenšete odsazení")
_INDENTED = re.compile(r"^(\t| {4,})\S")
_LISTED = re.compile(r"^\s*([-*+]|\d+\.)\s")
_MARKUP = re.compile(r"\*\*|\]\(|^\s*[-*+]\s|\|.*\|")
_LOOSE_BRACES = re.compile(r"\{\{|\}\}")
_TARGETS = "#id-pravidla, slovnicek:heslo, /hry/id/ nebo /karty/id/"


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


def links_lead_somewhere(file: RecordFile, index: Index) -> Iterator[Finding]:
    """Check the targets of links against clauses, terms, games and decks."""
    for spot, mark in texts(file):
        found = list(links(spot.value)) if mark.markdown else []
        for target, row in found:
            bad = _link_problem(target, file, index)
            if bad is not None:
                yield file.document.finding(spot.path, *bad, row=row)
        if mark.markdown and spot.value.count("](") > len(found):
            text = "odkaz nemá podobu [text](cíl)"
            fix = f"odkazovat jde na {_TARGETS}, bez mezer a závorek"
            yield file.document.finding(spot.path, text, fix, row=0)


def placeholders_resolve(file: RecordFile, index: Index) -> Iterator[Finding]:
    """Check that every `{{ path | form }}` has a value and a form that fits it."""
    for spot, mark in texts(file):
        found = list(placeholders(spot.value))
        if found and not mark.filled:
            fix = "dosazuje se jen v textech pravidel; napište to slovy"
            yield file.document.finding(spot.path, "tady se {{ }} nedosazuje", fix, row=0)
            continue
        whole = len(_LOOSE_BRACES.findall(spot.value)) == 2 * len(found)
        if not whole:
            fix = "napište {{ cesta | tvar }}"
            yield file.document.finding(spot.path, "závorky {{ }} nejsou v páru", fix, row=0)
        for one in found:
            bad = _placeholder_problem(file, one.path, one.form)
            if bad is not None:
                yield file.document.finding(spot.path, *bad, row=one.row)


def _placeholder_problem(file: RecordFile, path: str, form: str) -> tuple[str, str] | None:
    for values in file.all_values:
        try:
            value = values.at(path)
        except RecordError:
            continue
        return _form_problem(value, path, form)
    near = did_you_mean(path, file.basic.claimable())
    return f"{{{{ {path} }}}} nemá hodnotu", near or "napište cestu k parametru: match.to"


def _form_problem(value: Any, path: str, form: str) -> tuple[str, str] | None:
    try:
        fill(value, form or None)
    except FormError as error:
        near = did_you_mean(form, FORMS) if form not in FORMS else ""
        return str(error), near or "zvolte tvar, který patří k hodnotě: bod, karta, slovem"
    except TypeError:
        return f"hodnota „{path}“ se nedá vypsat", "odkazujte na číslo nebo na pořadí"
    return None


def _link_problem(target: str, file: RecordFile, index: Index) -> tuple[str, str] | None:
    if target.startswith("#"):
        known = index.common if file.kind == "common" else index.clauses.get(file.name, frozenset())
        return _unknown(target, "#", known, "pravidlo")
    if target.startswith("slovnicek:"):
        return _unknown(target, "slovnicek:", index.ids["term"], "heslo")
    match = re.fullmatch(r"/(hry|karty)/([^/#]+)/(?:#([^#]+))?", target)
    if match is None:
        return f"odkaz „{target[:60]}“ nemá dovolenou podobu", f"odkazovat jde na {_TARGETS}"
    kind, name, clause = match.groups()
    known = index.ids["game" if kind == "hry" else "deck"]
    if name not in known:
        return _unknown(name, "", known, "hra" if kind == "hry" else "balíček")
    if kind == "hry" and clause:
        return _unknown(clause, "", index.clauses.get(name, frozenset()), "pravidlo")
    return None


def _unknown(target: str, prefix: str, known: frozenset[str], what: str) -> tuple[str, str] | None:
    name = target.removeprefix(prefix)
    if name in known:
        return None
    near = did_you_mean(name, known).replace("„", f"„{prefix}")
    return f"odkaz „{target}“ nikam nevede: {what} „{name}“ neexistuje", near or "opravte id"
