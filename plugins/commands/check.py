"""`hry check`: all findings of all records, or of some files."""

from __future__ import annotations

import argparse
from pathlib import Path

from engine.table.czech import count
from plugins.commands.parsing import Commands, add_root, fail, print_findings, root_of
from plugins.records.findings import Finding
from plugins.records.played import bites, played_findings
from plugins.records.site import FOLDER, Site, load_site


def register(commands: Commands) -> None:
    """Add the subcommand."""
    parser = commands.add_parser("check", help="zkontroluje záznamy a jejich příklady")
    parser.add_argument(
        "files", nargs="*", type=Path, metavar="SOUBOR", help="jen tyto soubory; jinak všechny"
    )
    add_root(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the findings; 1 when there are any."""
    root = root_of(arguments)
    missing = [file for file in arguments.files if not file.is_file()]
    if missing:
        fail(f"soubor {missing[0]} tu není")
    files = [file.resolve() for file in arguments.files]
    inside = (root / FOLDER).resolve()
    site = load_site(root, [file for file in files if not file.is_relative_to(inside)])
    names = {site.name_of(file) for file in files}
    findings = [*site.findings, *played_findings(site, names or None)]
    if files:
        findings = [finding for finding in findings if finding.file in names]
        findings += _bites(site, names - {finding.file for finding in findings})
    code = print_findings(findings)
    if code == 0:
        print(f"Bez nálezů: {_summary(site) if not files else count(len(files), 'soubor')}.")
    return code


def _bites(site: Site, names: set[str]) -> list[Finding]:
    """Return what `hry bite` says of the games and decks among clean files (a second for each)."""
    clean = [("game", one) for one in site.clean_games()]
    clean += [("deck", one) for one in site.clean_decks()]
    named = [key for key in clean if site.documents[key].file in names]
    return [finding for key in named for finding in bites(site, *key)]


def _summary(site: Site) -> str:
    rules = [clause for game in site.games.values() for clause in game.clauses()]
    silent = [clause for clause in rules if clause.unchecked]
    examples = sum(len(clause.examples) for clause in rules)
    orders = sum(len(deck.orders) for deck in site.decks.values())
    return ", ".join(
        (
            count(len(site.games), "hra"),
            count(len(site.decks), "balíček"),
            f"{count(len(rules), 'pravidlo')}, z toho {len(silent)} bez příkladu",
            count(examples, "příklad"),
            *([f"{count(orders, 'pravidlo')} o\u00a0pořadí v\u00a0balíčcích"] if orders else []),
        )
    )
