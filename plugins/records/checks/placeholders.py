"""Placeholders have a value, and a form that suits it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from engine.errors import RecordError
from engine.table.czech import FORMS, FormError, fill
from plugins.records.checks.base import Index, RecordFile
from plugins.records.checks.rules import leads_into_broken
from plugins.records.checks.texts import texts
from plugins.records.findings import Finding, did_you_mean
from plugins.records.prose import placeholders

_LOOSE_BRACES = re.compile(r"\{\{|\}\}")


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
    if leads_into_broken(file, path):
        return None
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
