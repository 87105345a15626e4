"""`hry fuzz`: random play under the laws."""

from __future__ import annotations

import argparse
import json

from engine.game import Game
from engine.table.czech import count, number
from plugins.commands.games import game_of, record_of
from plugins.commands.parsing import Commands, add_root, fail, root_of
from plugins.fuzzing import EVERY, FuzzReport, fuzz
from plugins.records import load_site


def register(commands: Commands) -> None:
    """Add the subcommand."""
    parser = commands.add_parser("fuzz", help="hraje náhodně a zkouší přitom zákony hry")
    parser.add_argument("id", metavar="ID", help="id hry")
    parser.add_argument("--deals", type=int, default=200, metavar="N", help="kolik rozdání")
    parser.add_argument("--variant", default="", metavar="ID", help="varianta")
    parser.add_argument("--all", action="store_true", help="postupně všechny varianty")
    parser.add_argument("--players", type=int, metavar="N", help="počet hráčů")
    parser.add_argument("--seed", default="fuzz", metavar="TEXT", help="číslo rozdání")
    parser.add_argument(
        "--every", type=int, default=EVERY, metavar="N", help="zdlouhavé zkoušky jednou za N tahů"
    )
    add_root(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play; 1 when a law is broken."""
    if arguments.deals < 1 or arguments.every < 1:
        fail("--deals i --every chtějí číslo od 1")
    if arguments.all and arguments.variant:
        fail("--all zkouší všechny varianty, --variant jen jednu; vyberte si")
    record = record_of(load_site(root_of(arguments)), arguments.id)
    every = ["", *(variant["id"] for variant in record["variants"])]
    broken = False
    for variant in every if arguments.all else [arguments.variant]:
        game = game_of(record, variant, arguments.players)
        report = fuzz(game, arguments.deals, arguments.seed, every=arguments.every)
        print("\n".join(_rows(game, report)), flush=True)
        broken = broken or bool(report.faults)
    return 1 if broken else 0


def _rows(game: Game, report: FuzzReport) -> list[str]:
    played = [count(report.deals, "rozdání"), count(report.matches, "partie")]
    rate = number(round(report.deals / max(report.seconds, 1e-9)))
    rows = [
        f"{game.name}, {game.variant or 'výchozí pravidla'}: {', '.join(played)}, "
        f"{count(report.plies, 'tah')} za {number(round(report.seconds, 1))} s "
        f"({rate} rozdání za sekundu)",
        f"  nejdelší rozdání: {count(report.longest_deal, 'tah')}{_most(game, 'max_moves')}",
        f"  nejdelší partie: {count(report.longest_match, 'rozdání')}{_most(game, 'max_deals')}",
    ]
    rows += [f"  {law}: {number(tried)}×" for law, tried in report.checks.items()]
    for fault in report.faults:
        rows += [f"  PORUŠENO: {fault}", f"    {json.dumps(fault.match, ensure_ascii=False)}"]
    return rows


def _most(game: Game, key: str) -> str:
    most = game.record.get(key)
    return f" (nejvýš {number(most)})" if most else " (záznam nejvyšší počet neříká)"
