"""`hry bite`: which claims of the rules no example notices."""

from __future__ import annotations

import argparse

from engine.table.czech import count
from plugins.commands.parsing import Commands, add_root, choose, complete, print_findings, root_of
from plugins.records import load_site
from plugins.records.played import bites, played_findings


def register(commands: Commands) -> None:
    """Add the subcommand."""
    parser = commands.add_parser("bite", help="zjistí, jestli příklady pravidla opravdu hlídají")
    parser.add_argument("id", nargs="?", metavar="ID", help="id hry nebo balíčku; jinak všechny")
    add_root(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print a finding for every claim without teeth; 1 when there are any."""
    site = load_site(root_of(arguments))
    games, decks = site.index.ids["game"], site.index.ids["deck"]
    if arguments.id is not None:
        choose("hra ani balíček", arguments.id, games | decks)
        games, decks = games & {arguments.id}, decks & {arguments.id}
    named = [*(("game", one) for one in sorted(games)), *(("deck", one) for one in sorted(decks))]
    for kind, one in named:
        complete(site, kind, one)
    files = {site.documents[key].file for key in named}
    # An example that doesn't hold can't tell a change of the rules from the rules.
    failing = played_findings(site, files)
    code = print_findings(failing or [one for key in named for one in bites(site, *key)])
    if code == 0:
        told = [count(len(games), "hra")] if games else []
        told += [count(len(decks), "balíček")] if decks else []
        print(f"Bez nálezů: {', '.join(told)}, příklady hlídají všechno, co mají.")
    return code
