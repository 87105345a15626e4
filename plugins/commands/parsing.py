"""What the subcommands share: a parser that speaks Czech, the site they work on."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NoReturn, TypeAlias

from engine.table.czech import count
from plugins.records.findings import Finding, did_you_mean
from plugins.records.site import FOLDER, Site, find_root

Commands: TypeAlias = "argparse._SubParsersAction[Parser]"

_ERRORS = (
    (r"the following arguments are required: (.*)", r"chybí: \1"),
    (r"argument (.*): invalid int value: '(.*)'", r"\1: čeká se celé číslo, je tu „\2“"),
    (r"argument (.*): expected one argument", r"\1: chybí hodnota"),
    (r"unrecognized arguments: (.*)", r"neznámé: \1"),
)  # fmt: skip
_CHOICE = re.compile(r"argument (.*): invalid choice: '?([^']*)'? \(choose from (.*)\)")


class Parser(argparse.ArgumentParser):
    """An argument parser with Czech headings and errors."""

    def __init__(self, **options: Any) -> None:
        """Build the parser with a Czech help option."""
        options.setdefault("formatter_class", _Formatter)
        super().__init__(add_help=False, allow_abbrev=False, **options)
        self._positionals.title = "údaje"
        self._optionals.title = "volby"
        self.add_argument("-h", "--help", action="help", help="vypíše tuto nápovědu")

    def error(self, message: str) -> NoReturn:
        """Print usage and the error in Czech; exit with 2."""
        message = _CHOICE.sub(_not_a_choice, message)
        for pattern, czech in _ERRORS:
            message = re.sub(pattern, czech, message)
        self.exit(2, f"{self.format_usage()}{self.prog}: {message}\n")


class _Formatter(argparse.HelpFormatter):
    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, "použití: " if prefix is None else prefix)


def _not_a_choice(match: re.Match[str]) -> str:
    """Return argparse's complaint of a wrong choice in Czech, with the nearest right one."""
    what, word, choices = match.groups()
    known = [choice.strip().strip("'") for choice in choices.split(",")]
    near = did_you_mean(word, known)
    told = f"{what}: neznámá hodnota „{word}“"
    allowed = ", ".join(known)
    return f"{told} – {near} Dovolené: {allowed}" if near else f"{told}; dovolené: {allowed}"


def add_root(parser: Parser) -> None:
    """Add the option that says where the records are."""
    parser.add_argument("--root", type=Path, metavar="SLOŽKA", help=f"složka, v níž je {FOLDER}/")


def root_of(arguments: argparse.Namespace) -> Path:
    """Return the folder with the records, or exit with 2."""
    start = arguments.root or Path.cwd()
    root = find_root(start.resolve()) or find_root(Path(__file__).resolve())
    if root is None:
        fail(f"tady ani výš není složka {FOLDER}/")
    return root


def choose(what: str, wanted: str, known: Iterable[str]) -> str:
    """Return an id that exists, or exit with 2 and a suggestion."""
    ids = sorted(known)
    if wanted not in ids:
        near = did_you_mean(wanted, ids)
        fail(f"{what} „{wanted}“ v záznamech není" + (f" – {near}" if near else ""))
    return wanted


def complete(site: Site, kind: str, record_id: str) -> None:
    """Exit with 1 and the findings when a record, or a deck that it rests on, has any."""
    found = site.findings_of(kind, record_id)
    if found:
        sys.exit(print_findings(found))


def print_findings(findings: Iterable[Finding]) -> int:
    """Print findings and their number; return the exit code."""
    found = sorted(findings)
    for finding in found:
        print(finding)
    if found:
        print(count(len(found), "nález"))
    return 1 if found else 0


def fail(message: str) -> NoReturn:
    """Exit with 2 and a message."""
    print(f"hry: {message}", file=sys.stderr)
    sys.exit(2)
