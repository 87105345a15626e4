"""`hry bite`: which claims of the rules no example notices."""

from __future__ import annotations

import argparse

from engine.table.czech import count
from plugins.commands.parsing import Commands, add_root, choose, complete, print_findings, root_of
from plugins.records import load_site
from plugins.records.played import bite_findings, played_findings


def register(commands: Commands) -> None:
    """Add the subcommand."""
    parser = commands.add_parser("bite", help="zjistí, jestli příklady pravidla opravdu hlídají")
    parser.add_argument("id", nargs="?", metavar="ID", help="id hry; jinak všechny hry")
    add_root(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print a finding for every claim without teeth; 1 when there are any."""
    site = load_site(root_of(arguments))
    if arguments.id is not None:
        choose("hra", arguments.id, site.index.ids["game"])
    games = sorted(site.index.ids["game"]) if arguments.id is None else [arguments.id]
    for game in games:
        complete(site, "game", game)
    files = {site.documents["game", game].file for game in games}
    # An example that doesn't hold can't tell a change of the rules from the rules.
    failing = [finding for finding in played_findings(site) if finding.file in files]
    code = print_findings(failing or [one for game in games for one in bite_findings(site, game)])
    if code == 0:
        print(f"Bez nálezů: {count(len(games), 'hra')}, příklady hlídají všechno, co mají.")
    return code
