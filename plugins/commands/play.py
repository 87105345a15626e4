"""`hry play`: a match in the terminal, against opponents or through a pipe."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from secrets import token_hex

from engine.ai.players import LEVELS, thinker
from engine.cards import NOBODY, Card, Seat
from engine.common import UNKNOWN_MOVE
from engine.game import Game
from engine.moves import Move
from engine.rng import stream
from engine.state import Draft, Event
from engine.table.cast import Cast
from engine.table.clauses import reference
from engine.table.czech import capital, number, typo
from engine.table.order import sorted_hand
from engine.table.pairs import ZONE as PAIRS
from engine.table.pairs import paired
from engine.table.refusals import refusal
from engine.table.story import tell
from engine.table.telling import doing, heading
from engine.table.vocabulary import kind_of, label_of, words_of
from engine.view import View, view
from engine.zones import Zone
from plugins.commands.games import game_of, record_of
from plugins.commands.parsing import Commands, add_root, root_of
from plugins.records import load_site

QUIT = "konec"
SLICE_MS = 100  # that an opponent thinks before it is asked again
_READER: Seat = 0
_ZONES = {
    "turned": "Otočená karta",
    "trick": "Na stole",
    "pile": "Odkládací balíček",
    "pairs": "Vyložené dvojice",
    "hand": "V ruce",
    "staging": "Stranou",
}


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
    record = record_of(load_site(root_of(arguments)), arguments.id)
    game = game_of(record, arguments.variant, arguments.players)
    seed = arguments.seed or token_hex(4)
    print(f"{game.name}, rozdání {seed}. Tah se píše číslem, „{QUIT}“ končí.")
    return 0 if Table(game, seed, arguments.level, input).play() else 1


class Table:
    """A match between the reader in seat 0 and opponents."""

    def __init__(
        self,
        game: Game,
        seed: str,
        level: str,
        ask: Callable[[str], str],
        say: Callable[[str], None] = print,
    ) -> None:
        """Deal the first deal and tell of it.

        Args:
            game: the compiled game.
            seed: of the match.
            level: of all opponents.
            ask: prints a prompt and returns a line of the reader's.
            say: prints a line.
        """
        self.game = game
        self.level = level
        self.ask = ask
        self.say = say
        self.seed = seed
        self.turns = 0
        self.now = game.blank(seed, _READER)  # the position that is being told of
        self.state = game.start(seed, self._hear)

    def play(self) -> bool:
        """Play to the end; return False when the reader leaves."""
        while self.state.winners is None:
            if self.state.held:
                self._tell_score()
                self.state = self.game.go_on(self.state, self._hear)
                continue
            seat = self.state.turn
            move = self._asked() if seat == _READER else self._thought(seat)
            if move is None:
                return False
            self.state = self.game.play(self.state, move, self._hear)
        self._tell_score()
        return True

    def _hear(self, event: Event, draft: Draft) -> None:
        """Tell of an event what the reader's seat may hear."""
        self.now = draft.freeze()
        text = tell(self.game, event, _READER, self.now)
        if text:
            self.say(typo(text))

    def _asked(self) -> Move | None:
        """Show the table and return the reader's move, None when the reader leaves."""
        self.now = self.state
        moves = self.game.legal(self.state)
        for line in (*self._seen(), *self._counters(), *self._choices(moves)):
            self.say(line)
        while True:
            try:
                answer = " ".join(self.ask("> ").split())
            except EOFError:
                return None
            if answer == QUIT:
                return None
            if answer in (numbers := [str(no) for no in range(1, len(moves) + 1)]):
                return moves[numbers.index(answer)]
            clause = self.game.refused(self.state, answer)
            if clause is None:
                return self.game.parse(answer)
            for line in self._refused(answer, clause, moves):
                self.say(line)

    def _thought(self, seat: Seat) -> Move:
        self.turns += 1
        rng = stream(self.seed, self.turns, f"play-{seat}")
        thinking = thinker(self.level, view(self.game, self.state, seat), clock=_now, rng=rng)
        while (move := thinking.think(SLICE_MS)) is None:
            pass
        return move

    def _seen(self) -> Iterator[str]:
        """Yield what the reader sees, one zone a row."""
        seen = view(self.game, self.state, _READER)
        for zone, content in zip(self.game.layout.zones, seen.zones, strict=True):
            cards = tuple(card for card in content if card is not None)
            if cards and zone.name in _ZONES and zone.owner in (_READER, NOBODY):
                yield f"{_ZONES[zone.name]}: {self._laid(seen, zone, cards)}"

    def _laid(self, seen: View, zone: Zone, cards: tuple[Card, ...]) -> str:
        """Return the cards of a zone in the order that helps: as they lie, by pairs, as held."""
        if zone.name == PAIRS:
            codes, laid = self.game.deck.codes, paired(seen, cards)
            pairs = (laid[at : at + 2] for at in range(0, len(laid), 2))
            return ", ".join(self._cast.signs([codes[card] for card in pair]) for pair in pairs)
        return self._cards(cards if zone.ordered else tuple(sorted_hand(seen, cards)))

    def _counters(self) -> Iterator[str]:
        """Yield what stands on the table besides cards."""
        counters = words_of(self.game).counters
        count = counters.get(kind_of(self.game, self.state.phase))
        if count:
            yield typo(count(self._cast, self.state))

    def _choices(self, moves: list[Move]) -> Iterator[str]:
        for no, move in enumerate(moves, 1):
            yield f"  {no}) {typo(self._choice(move))}"

    def _choice(self, move: Move) -> str:
        """Return a move as it is chosen: what is said aloud as it is said, others as done."""
        label = label_of(self._cast, self.state, move)
        if label.startswith("„"):
            return label
        own = words_of(self.game).doings.get(move.verb)
        name = own.choice if own and own.choice else doing
        return capital(name(self._cast, self.state, [move]))

    def _refused(self, answer: str, clause: str, moves: list[Move]) -> Iterator[str]:
        """Yield why a move can't be made; to what is no move at all, what can be typed."""
        if clause == UNKNOWN_MOVE:
            yield from self._choices(moves)
            numbers = "1" if len(moves) == 1 else f"číslo od 1 do {len(moves)}"
            yield f"Napište {numbers}, nebo „{QUIT}“."
            return
        why, clause = refusal(self.game, self.state, answer, _READER, self._cast)
        found = reference(self.game, clause)
        cited = f"{capital(found.label)}: {found.title}." if found else ""
        yield typo(f"{why} {cited}".rstrip())

    def _tell_score(self) -> None:
        """Tell how the match stands, where points are counted."""
        accounts = self.state.accounts
        points = [
            f"{'vy' if seat == _READER else self._cast.name(seat)} {number(accounts[slot])}"
            for seat, slot in enumerate(self.game.rules.scores)
        ]
        over = ["Konec partie."] if self.state.winners is not None else []
        if points:
            over.append(f"{heading(self.game.rules.account)}: {', '.join(points)}.")
        if over:
            self.say(typo(" ".join(over)))

    def _cards(self, cards: tuple[Card, ...]) -> str:
        return self._cast.cards(cards)

    @property
    def _cast(self) -> Cast:
        return Cast(self.game, _READER, self.state.dealer)


def _now() -> float:
    return time.perf_counter()
