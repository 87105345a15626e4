"""`hry try`: checks a stand-alone file of examples against a game."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from engine import examples
from engine.errors import EngineError
from engine.game import Game, applies
from plugins.commands.games import game_of, misfit, record_of
from plugins.commands.parsing import Commands, add_root, fail, print_findings, root_of
from plugins.records.checks import RecordFile, check
from plugins.records.findings import Finding
from plugins.records.findings import Path as Place
from plugins.records.loader import Document, read
from plugins.records.messages import validate
from plugins.records.models import Example, Trial
from plugins.records.played import UNREADABLE
from plugins.records.site import ADAPTERS, Site, load_site


def register(commands: Commands) -> None:
    """Add the subcommand."""
    parser = commands.add_parser("try", help="vyzkouší příklady ze samostatného souboru")
    parser.add_argument("file", type=Path, metavar="SOUBOR", help="game, variant, examples")
    add_root(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print one line per example; 1 when one fails or the file has findings."""
    if not arguments.file.is_file():
        fail(f"soubor {arguments.file} tu není")
    root = root_of(arguments)
    site = load_site(root)
    document = read(arguments.file, root)
    trial, findings = _checked(site, document)
    if trial is None or findings:
        return print_findings(findings)
    record = record_of(site, trial.game)
    findings = list(_misfits(record, trial, document))
    if findings:
        return print_findings(findings)
    variant = trial.variant or ""
    results = [
        _line(
            game_of(record, variant, one.players or trial.players),
            one,
            document.line(("examples", at)),
        )
        for at, one in enumerate(trial.examples)
    ]
    for line, _ in results:
        print(line)
    return 0 if all(held for _, held in results) else 1


def _checked(site: Site, document: Document) -> tuple[Trial | None, list[Finding]]:
    findings = list(document.findings)
    if not document.readable:
        return None, findings
    trial, bad = validate(ADAPTERS["trial"], document)
    findings += bad
    findings += check(RecordFile(document, "trial", document.file, Trial), site.index)
    return trial, findings


def _misfits(record: Mapping[str, Any], trial: Trial, document: Document) -> Iterator[Finding]:
    """Yield what the game doesn't have: the file's variant, its or an example's players."""
    variant = trial.variant or ""
    places: list[tuple[Place, int | None]] = [((), trial.players)]
    places += [(("examples", at), one.players) for at, one in enumerate(trial.examples)]
    for path, players in places:
        bad = misfit(record, variant if not path else "", players)
        if bad is not None:
            yield document.finding((*path, bad.key), bad.text, bad.fix)


def _line(game: Game, example: Example, line: int) -> tuple[str, bool]:
    """Return the line to print for an example, and whether it holds."""
    raw = example.model_dump(by_alias=True, exclude_unset=True)
    if not applies(raw, game.variant):
        return f"– {example.id}: v této variantě neplatí, nezkouší se", True
    if not set(raw) & set(examples.EXPECTATIONS):
        return f"✗ {example.id} (řádek {line}): příklad nic nečeká – doplňte třeba legal:", False
    failures = _failures(game, raw)
    if failures:
        return f"✗ {example.id} (řádek {line}): {'; '.join(failures)}", False
    return f"✓ {example.id}", True


def _failures(game: Game, example: Mapping[str, Any]) -> list[str]:
    clause = {"id": "", "by": _phases(game, example), "in": None, "not_in": None}
    for fill in range(examples.FILLS):
        try:
            failures = examples.check_once(game, clause, example, fill)
        except EngineError as error:
            failures = [str(error)]
        except (TypeError, ValueError, LookupError, AttributeError):
            failures = [UNREADABLE]
        if failures:
            return failures
    return []


def _phases(game: Game, example: Mapping[str, Any]) -> list[str]:
    """Return what the clauses that an example names claim: it tells the phase without `at`."""
    named = [*(example.get("refused") or {}).values()]
    named += [line["clause"] for line in example.get("lines") or ()]
    return [
        path
        for clause in game.record["clauses"]
        for path in clause["by"]
        if clause["id"] in named and not path.startswith(("match", "order", "values"))
    ]
