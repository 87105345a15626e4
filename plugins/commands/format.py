"""`hry format`: puts keys in order and mends ends of lines; texts stay as they are."""

from __future__ import annotations

import argparse
from pathlib import Path

from plugins.commands.parsing import Commands, add_root, fail, root_of
from plugins.records.layout import formatted
from plugins.records.site import FOLDER


def register(commands: Commands) -> None:
    """Add the subcommand."""
    parser = commands.add_parser("format", help="srovná klíče záznamů a konce řádků")
    parser.add_argument(
        "files", nargs="*", type=Path, metavar="SOUBOR", help="jen tyto soubory; jinak všechny"
    )
    parser.add_argument("--check", action="store_true", help="nic nezapíše, jen skončí s 1")
    add_root(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Write the files that were out of order; with --check only name them."""
    files = arguments.files or sorted((root_of(arguments) / FOLDER).rglob("*.yaml"))
    changed = []
    for file in files:
        if not file.is_file():
            fail(f"soubor {file} tu není")
        raw = file.read_bytes()
        wanted = formatted(raw, file)
        if wanted != raw:
            changed.append(file)
            if not arguments.check:
                file.write_bytes(wanted)
    for file in changed:
        print(f"{file}: {'není srovnaný' if arguments.check else 'srovnáno'}")
    return 1 if changed and arguments.check else 0
