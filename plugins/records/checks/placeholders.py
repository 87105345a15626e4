"""Placeholders have a value, and a form that suits it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from engine.errors import RecordError
from engine.table.czech import FORMS, FormError, fill
from plugins.records.checks.base import Index, RecordFile
from plugins.records.checks.rules import leads_into_broken, no_own_order, within
from plugins.records.checks.texts import texts
from plugins.records.findings import Finding, Path, did_you_mean
from plugins.records.prose import Placeholder, placeholders

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
        variants = file.in_force(_clause_at(file, spot.path)) if found else []
        for one in found:
            bad = _placeholder_problem(file, variants, one)
            if bad is not None:
                yield file.document.finding(spot.path, *bad, row=one.row)


def _clause_at(file: RecordFile, path: Path) -> Mapping[str, Any]:
    """Return the clause that holds a text; for other texts a clause of the basic rules."""
    holding = (clause for place, clause in file.clauses() if path[: len(place)] == place)
    return next(holding, {"not_in": list(file.variants)})


def _placeholder_problem(
    file: RecordFile, variants: list[str], one: Placeholder
) -> tuple[str, str] | None:
    missing = []
    for variant in variants:
        try:
            value = file.values(variant).at(one.path)
        except RecordError:
            missing.append(variant)
            continue
        bad = _form_problem(value, one.path, one.form)
        if bad is not None:
            return bad
    if not missing or leads_into_broken(file, one.path):
        return None
    if len(missing) == len(variants) and file.basic.value(one.path) is None:
        bare = no_own_order(one.path)
        if bare is not None and "order" not in file.basic.settings:
            return bare
        others = [path for path in file.basic.claimable() if not within(one.path, path)]
        near = did_you_mean(one.path, others)
        return f"{{{{ {one.path} }}}} nemá hodnotu", near or "napište cestu k parametru: match.to"
    where = f"ve variantě „{missing[0]}“" if missing[0] else "v základních pravidlech"
    fix = "doplňte ji tam, nebo omezte pravidlo klíčem in:"
    return f"{{{{ {one.path} }}}} nemá {where} hodnotu", fix


def _form_problem(value: Any, path: str, form: str) -> tuple[str, str] | None:
    try:
        fill(value, form or None)
    except FormError as error:
        near = did_you_mean(form, FORMS) if form not in FORMS else ""
        return str(error), near or "zvolte tvar, který patří k hodnotě: bod, karta, slovem"
    except TypeError:
        return f"hodnota „{path}“ se nedá vypsat", "odkazujte na číslo nebo na pořadí"
    return None
