"""`hry arena`: one opponent against another."""

from __future__ import annotations

import argparse
from math import isfinite
from statistics import fmean

from engine.ai.players import LEVELS
from engine.deals import MARKS, MONEY, POINTS
from engine.game import Game
from engine.table.czech import count, number, signed
from plugins.commands.games import game_of, record_of
from plugins.commands.parsing import Commands, add_root, fail, root_of
from plugins.matchups import Duel, Estimate, Player, duel, estimate, player
from plugins.records import load_site

_COUNTED = {POINTS: "v bodech", MONEY: "v žetonech", MARKS: "v čárkách, o které má méně,"}

_SPECK = 1e-9  # what adding fractions may leave of nothing


def register(commands: Commands) -> None:
    """Add the subcommand."""
    parser = commands.add_parser("arena", help="nechá hrát jednoho soupeře proti druhému")
    parser.add_argument("id", metavar="ID", help="id hry")
    parser.add_argument(
        "--players",
        default="tezka,lehka",
        metavar="A,B",
        help=f"obtížnosti ({', '.join(LEVELS)}), i s počtem pokusů místo času: tezka:500,lehka",
    )
    parser.add_argument("--deals", type=int, default=20, metavar="N", help="kolik rozdání")
    parser.add_argument("--matches", action="store_true", help="místo rozdání celé partie")
    parser.add_argument("--variant", default="", metavar="ID", help="varianta")
    parser.add_argument("--seed", default="arena", metavar="TEXT", help="číslo rozdání")
    parser.add_argument("--seats", type=int, default=None, metavar="N", help="počet hráčů")
    add_root(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play the pairs and print who is better, and how sure that is."""
    players = _players(arguments.players)
    if arguments.deals < 1:
        fail("--deals chce číslo od 1")
    record = record_of(load_site(root_of(arguments)), arguments.id)
    game = game_of(record, arguments.variant, arguments.seats)
    if game.seats < 2:
        fail("hra pro jednoho hráče nemá soupeře")
    result = duel(game, players, arguments.deals, arguments.seed, whole=arguments.matches)
    unit = count(arguments.deals, "partie" if arguments.matches else "rozdání")
    print(f"{game.name}: {players[0]} proti {players[1]}, {unit}, {_seating(game)}")
    print("\n".join(_rows(game, result, players, matches=arguments.matches)))
    return 0


def _players(text: str) -> tuple[Player, Player]:
    try:
        first, second = (player(one) for one in text.split(","))
    except ValueError:
        fail(f"--players: čekají se dvě obtížnosti, třeba tezka,lehka:100; je tu „{text}“")
    return first, second


def _seating(game: Game) -> str:
    if game.seats == 2:
        return "vše dvakrát s výměnou míst"
    if len(game.sides) < game.seats:
        return "vše tolikrát, kolik je stran, s výměnou míst"
    return f"první proti {game.seats - 1} druhým, postupně na každém místě"


def _rows(game: Game, result: Duel, players: tuple[Player, Player], *, matches: bool) -> list[str]:
    leads, wins = estimate(result.leads), estimate(result.wins)
    unit = "partii" if matches else "rozdání"
    rows = [
        f"  náskok prvního {_COUNTED[game.rules.account]} na {unit}: {signed(round(leads.mean, 3))}"
        f"{_within(leads.margin, 3, ' (95 %)')}, {_verdict(leads, matches=matches)}",
        f"  podíl výher prvního: {number(round(100 * wins.mean, 1))}{_within(100 * wins.margin, 1)}"
        f" % (při stejné síle {number(round(100 / len(game.sides), 1))} %)",
    ]
    for who, thought in sorted(result.thought_ms.items()):
        rows.append(
            f"  {players[who]}: rozhodnutí průměrně za {number(round(fmean(thought), 1))} ms,"
            f" nejdéle {number(round(result.slowest_ms[who]))} ms"
        )
    return rows


def _within(margin: float, decimals: int, level: str = "") -> str:
    """Return how far off a mean may be, '' where a single result can't tell."""
    return f" ± {number(round(margin, decimals))}{level}" if isfinite(margin) else ""


def _verdict(leads: Estimate, *, matches: bool) -> str:
    if not isfinite(leads.margin):
        single = "jediné partie" if matches else "jediného rozdání"
        return f"z {single} se jistota nepozná"
    sure = abs(leads.mean) > leads.margin + _SPECK
    return "rozdíl je jistý" if sure else "rozdíl jistý není"
