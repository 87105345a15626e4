"""`hry schema`: writes the JSON Schemas that editors use."""

from __future__ import annotations

import argparse

from plugins.commands.parsing import Commands, add_root, root_of
from plugins.records.schema import write_schemas
from plugins.records.site import FOLDER


def register(commands: Commands) -> None:
    """Add the subcommand."""
    parser = commands.add_parser("schema", help=f"zapíše schémata do {FOLDER}/schema/")
    add_root(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Write the schemas that have changed."""
    written = write_schemas(root_of(arguments))
    print(f"Zapsáno: {', '.join(written)}" if written else "Schémata jsou aktuální.")
    return 0
