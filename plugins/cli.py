"""The command `hry`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from pkgutil import iter_modules

from plugins import commands
from plugins.commands.parsing import Parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a subcommand; return its exit code (0 fine, 1 findings, 2 wrong use)."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # What a record holds may be no UTF-8 at all; saying so must not fail.
            stream.reconfigure(errors="backslashreplace")
    parser = _parser()
    parsed = parser.parse_args(arguments)
    try:
        return int(parsed.run(parsed))
    except BrokenPipeError:  # the reader of a pipe has seen enough
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        return 130


def _parser() -> Parser:
    parser = Parser(prog="hry", description="Záznamy karetních her: kontrola, zkoušení, hraní.")
    subparsers = parser.add_subparsers(
        title="příkazy", metavar="PŘÍKAZ", dest="command", required=True, parser_class=Parser
    )
    for module in sorted(one.name for one in iter_modules(commands.__path__)):
        register = getattr(import_module(f"plugins.commands.{module}"), "register", None)
        if register is not None:
            register(subparsers)
    return parser


if __name__ == "__main__":
    sys.exit(main())
