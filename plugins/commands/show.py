"""`hry show`: a compiled deck or game."""

from __future__ import annotations

import argparse
import json
from typing import Any

from engine.table.czech import count
from plugins.commands.parsing import Commands, add_root, choose, complete, root_of
from plugins.records.compile import compile_deck, compile_game
from plugins.records.models import Deck
from plugins.records.site import load_site


def register(commands: Commands) -> None:
    """Add the subcommand."""
    parser = commands.add_parser("show", help="ukáže přeložený balíček nebo hru")
    parser.add_argument("id", metavar="ID", help="id balíčku nebo hry")
    parser.add_argument("--json", action="store_true", help="jako JSON, tak jak ho čte engine")
    add_root(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the record; 1 when it has findings that stop it from compiling."""
    site = load_site(root_of(arguments))
    decks, games = site.index.ids["deck"], site.index.ids["game"]
    name = choose("balíček ani hra", arguments.id, decks | games)
    kind = "game" if name in games else "deck"
    complete(site, kind, name)
    if arguments.json:
        record = compile_game(site, name) if kind == "game" else compile_deck(site, name)
        print(json.dumps(record, ensure_ascii=False, indent=2))
    elif kind == "game":
        print("\n".join(_game_rows(compile_game(site, name))))
    else:
        print("\n".join(_deck_rows(site.decks[name])))
    return 0


def _deck_rows(deck: Deck) -> list[str]:
    suits, ranks = (
        ", ".join(f"{one.name} ({one.code})" for one in many) for many in (deck.suits, deck.ranks)
    )
    codes = deck.codes()
    if not codes:
        return [f"{deck.name} ({deck.id})", "složení se neví"]
    return [
        f"{deck.name} ({deck.id})",
        f"celkem: {count(deck.computed_total(), 'karta')}",
        f"barvy: {suits or 'žádné'}",
        f"hodnoty od nejvyšší: {ranks or 'žádné'}",
        f"v jednom rozdání: {count(len(codes), 'karta')}",
        " ".join(codes),
    ]


def _game_rows(game: dict[str, Any]) -> list[str]:
    variants = ", ".join(variant["id"] for variant in game["variants"])
    rows = [
        f"{game['name']} ({game['id']}), pravidla {game['hash']}",
        f"balíček: {game['deck']['id'] if game['deck'] else 'žádný'}",
        f"fáze: {', '.join(phase['as'] for phase in game['phases'])}",
        f"varianty: {variants or 'žádné'}",
    ]
    for clause in game["clauses"]:
        shown = count(len(clause["examples"]), "příklad")
        rows.append(f"§ {clause['no']} {clause['id']}: {clause['title']} ({shown})")
    return rows
