"""`hry play`: a match in the terminal, against opponents or through a pipe."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from secrets import token_hex

from engine.ai.players import LEVELS, thinker
from engine.cards import NOBODY, Seat, cards_in
from engine.errors import EngineError
from engine.game import Game, compile_game
from engine.moves import Move
from engine.rng import stream
from engine.table.czech import cards_listed, person, score, signed, suits_of, typo
from engine.view import view
from plugins.commands.parsing import Commands, add_root, choose, complete, fail, root_of
from plugins.records import compile_game as compiled
from plugins.records import load_site

QUIT = "konec"
SLICE_MS = 100  # that an opponent thinks before it is asked again
_ZONES = {"turned": "Otočená karta", "trick": "Na stole", "hand": "V ruce"}


def register(commands: Commands) -> None:
    """Add the subcommand."""
    parser = commands.add_parser("play", help="zahraje partii v terminálu")
    parser.add_argument("id", metavar="ID", help="id hry")
    parser.add_argument("--variant", default="", metavar="ID", help="varianta")
    parser.add_argument("--players", type=int, metavar="N", help="počet hráčů")
    parser.add_argument("--level", choices=LEVELS, default="lehka", help="obtížnost soupeřů")
    parser.add_argument("--seed", default="", metavar="TEXT", help="číslo rozdání")
    add_root(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play until the match is over or the player has enough."""
    site = load_site(root_of(arguments))
    complete(site, "game", choose("hra", arguments.id, site.index.ids["game"]))
    try:
        game = compile_game(compiled(site, arguments.id), arguments.variant, arguments.players)
    except EngineError as error:
        fail(str(error))
    seed = arguments.seed or token_hex(4)
    print(f"{game.name}, rozdání {seed}. Tah se píše číslem, „{QUIT}“ končí.")
    table = Table(game, seed, arguments.level, input)
    return 0 if table.play() else 1


class Table:
    """A match between the reader in seat 0 and opponents."""

    def __init__(self, game: Game, seed: str, level: str, ask: Callable[[str], str]) -> None:
        """Deal the first deal.

        Args:
            game: the compiled game.
            seed: of the match.
            level: of all opponents.
            ask: prints a prompt and returns a line of the reader's.
        """
        self.game = game
        self.level = level
        self.ask = ask
        self.seed = seed
        self.turns = 0
        self.suits = suits_of(game.deck.suits, game.deck.suit_ids)
        self.state = game.start(seed)

    def play(self) -> bool:
        """Play to the end; return False when the reader leaves."""
        while self.state.winners is None:
            if self.state.held:
                self._tell_receipt()
                self.state = self.game.go_on(self.state)
                continue
            seat = self.state.turn
            move = self._asked() if seat == 0 else self._thought(seat)
            if move is None:
                return False
            print(self._told(seat, move))
            self.state = self.game.play(self.state, move)
        self._tell_receipt()
        self._tell_result()
        return True

    def _asked(self) -> Move | None:
        """Show the table and return the reader's move, None when the reader leaves."""
        moves = self.game.legal(self.state)
        print("\n".join(self._seen()))
        for no, move in enumerate(moves, 1):
            print(f"  {no}) {self._label(move)}")
        while True:
            try:
                answer = self.ask("> ").strip()
            except EOFError:
                return None
            if answer == QUIT:
                return None
            if answer.isdecimal() and 0 < int(answer) <= len(moves):
                return moves[int(answer) - 1]
            clause = self.game.refused(self.state, answer)
            if clause is None:
                return self.game.parse(answer)
            print(f"To teď nejde: {self._title(clause)}. Napište číslo tahu.")

    def _thought(self, seat: Seat) -> Move:
        self.turns += 1
        rng = stream(self.seed, self.turns, f"play-{seat}")
        thinking = thinker(self.level, view(self.game, self.state, seat), clock=_now, rng=rng)
        while (move := thinking.think(SLICE_MS)) is None:
            pass
        return move

    def _seen(self) -> Iterator[str]:
        """Yield what the reader sees, one zone a row."""
        for slot, zone in enumerate(self.game.layout.zones):
            if zone.name not in _ZONES or zone.owner not in (0, NOBODY):
                continue
            content = self.state.zones[slot]
            cards = content if zone.ordered else cards_in(content)
            codes = [self.game.deck.codes[card] for card in cards]
            if codes:
                yield f"{_ZONES[zone.name]}: {cards_listed(codes, self.suits)}"

    def _label(self, move: Move) -> str:
        label = self.game.verbs[move.verb].label
        codes = [self.game.deck.codes[card] for card in move.cards]
        return " ".join(part for part in (label, move.arg, cards_listed(codes, self.suits)) if part)

    def _told(self, seat: Seat, move: Move) -> str:
        verb = self.game.verbs[move.verb]
        hidden = verb.secret and seat != 0
        codes = [self.game.deck.codes[card] for card in move.cards]
        cards = "kartu" if hidden else cards_listed(codes, self.suits)
        sentence = verb.you if seat == 0 else verb.they
        name = person(seat - 1)
        return typo(sentence.format(cards=cards, name=name, arg=move.arg) or self._label(move))

    def _tell_receipt(self) -> None:
        for line in self.state.receipt:
            who = "bank" if line.seat == NOBODY else _who(line.seat)
            clause = self.game.clause_of(line.part)
            print(f"  {signed(line.amount)}  {who}: {self._title(clause)}")

    def _tell_result(self) -> None:
        winners = self.state.winners or ()
        points = [
            self.state.accounts[self.game.account("points", seat)]
            for seat in range(self.game.seats)
        ]
        names = ", ".join(_who(seat) for seat in winners)
        over = "nerozhodně" if len(winners) == self.game.seats else f"vyhrává: {names}"
        print(f"Konec partie, {over} ({score(*points)})")

    def _title(self, clause: str) -> str:
        known = [*self.game.record["clauses"], *self.game.record["common"]]
        found = next((one for one in known if one["id"] == clause), None)
        return f"{found['title']} (§ {found['no']})" if found else clause


def _who(seat: Seat) -> str:
    return "vy" if seat == 0 else person(seat - 1)


def _now() -> float:
    return time.perf_counter()
