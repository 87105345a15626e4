"""Drawing from the fan of the nearest neighbour who still holds cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY, Card, Seat, cards_in
from engine.common import NOT_NOW
from engine.errors import PositionError
from engine.games.cerny_petr.table import Table, pairing, pairs_in
from engine.moves import PLACE, Move
from engine.params import Choice, Whole
from engine.registry import Verb, phase

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft, State

DRAW = "draw"
_FAN = "fan"
_LONGEST = 6  # cards of a fan whose order an example may give: its seed is looked for


@phase(
    "cerny-petr.drawing",
    doc="tahání karet: každý tahá z vějíře souseda po pravici",
    params={
        "starts": Choice(
            "kdo táhne první: předák, nebo soused toho, kdo má nejvíc karet",
            ("forehand", "most_cards"),
        ),
        "limit": Whole("po tolika tazích rozdání končí", low=1, high=100_000),
    },
    parts={
        "source": "tahá se od nejbližšího souseda po pravici, který má karty",
        "place": "vytáhnout lze kteroukoli kartu z vějíře",
        "pair": "dvojice, kterou hráč tažením získal, se hned vykládá",
        "giver_first": "komu soused vytáhl poslední kartu, je bez karet dřív než ten, kdo táhl",
    },
    says={"place": "tolik karet ve vějíři není"},
    verbs={
        DRAW: Verb("Vytáhnout kartu", takes=("arg",), form=PLACE, arg="místo karty ve vějíři, od 0")
    },
    marks=("fan", "draws"),
    reads=("hands", "pairs", "to_move"),
)
class Drawing:
    """One card at a time; the fan is shuffled before each draw, so all backs are alike."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Claim the table; `source` is drawn from, `draws` counts the draws of the deal."""
        self.name = name
        self.starts: str = params["starts"]
        self.limit: int = params["limit"]
        self.table = Table(plan)
        self.hands = self.table.hands
        self.apart = pairing(plan.deck)
        self.from_right = plan.on(f"{name}.source")
        self.any_place = plan.on(f"{name}.place")
        self.lays = plan.on(f"{name}.pair")
        self.giver_first = plan.on(f"{name}.giver_first")
        self.source = plan.layout.variable("source", NOBODY)
        self.draws = plan.layout.variable("draws", 0)

    def enter(self, draft: Draft) -> None:
        """Let the first player draw; nobody does when only one holds cards."""
        first = draft.game.after(draft.dealer)
        if self.starts == "most_cards":
            seats = draft.game.from_forehand(draft.dealer)
            most = max(seats, key=lambda seat: draft.zones[self.hands[seat]].bit_count())
            first = draft.game.after(most)
        self._go_on(draft, first)

    def legal(self, state: State) -> list[Move]:
        """Return one move for each card of the fan, by its place."""
        hand: int = state.zones[self.hands[state.variables[self.source]]]
        places = hand.bit_count() if self.any_place else 1
        return [Move(DRAW, arg=str(place)) for place in range(places)]

    def forbids(self, state: State, move: Move) -> str:
        """Name the fan, which has no such place."""
        return f"{self.name}.place" if move.verb == DRAW else NOT_NOW

    def play(self, draft: Draft, move: Move) -> None:
        """Take the card at a place of the fan, lay the pair aside, and pass the turn on."""
        seat, source = draft.turn, draft.variables[self.source]
        card = self.fan(draft)[int(move.arg)]
        draft.move(card, self.hands[source], self.hands[seat])
        draft.variables[self.draws] += 1
        draft.event(DRAW, seat, cards=(card,), arg=source)
        if self.lays:
            self.table.lay(draft, seat)
        for one in (source, seat) if self.giver_first else (seat, source):
            self.table.leave(draft, one)
        self._go_on(draft, draft.game.after(seat))

    def fan(self, draft: Draft) -> list[Card]:
        """Return the source's cards as they lie in the fan; nobody else knows the order."""
        cards = list(cards_in(draft.zones[self.hands[draft.variables[self.source]]]))
        draft.random(_FAN, draft.variables[self.draws]).shuffle(cards)
        return cards

    def place(self, draft: Draft, given: Given) -> None:
        """Lay out the hands given; whoever has none is out. `fan` fixes the order of the fan."""
        if "hands" in given.raw:
            for seat, cards in given.hands().items():
                if pairs_in(self.table.deck, cards):
                    raise PositionError("dvojice v ruce by už ležela na stole")
                draft.zones[self.hands[seat]] = cards
        else:
            given.share_out(draft)
            for seat in range(draft.game.seats):
                self.table.lay(draft, seat)
        for seat in draft.game.from_forehand(draft.dealer):
            self.table.leave(draft, seat)
        if draft.variables[self.draws] > self.limit:
            raise PositionError(f"rozdání končí po {self.limit} tazích – opravte draws")
        self._go_on(draft, given.seat("to_move", draft.game.after(draft.dealer)))
        if isinstance(given.raw.get("fan"), Mapping):
            raise PositionError("fan je vějíř toho, od koho se táhne – napište jen karty, v pořadí")
        if "fan" in given.raw:
            self._shuffle_into(draft, given.codes("fan"))

    def passed(self, draft: Draft, given: Given) -> None:
        """Leave nothing to complete: `cerny-petr.pairs` knows where the laid pairs lie."""

    def _go_on(self, draft: Draft, seat: Seat) -> None:
        """Pass the turn to the next seat with cards, or end the phase."""
        holders = self.table.holders(draft)
        used_up = draft.variables[self.draws] >= self.limit
        if len(holders) > 1 and used_up:
            draft.event("limit", arg=self.limit, part=f"{self.name}.limit")
        if len(holders) < 2 or used_up:
            self._end(draft)
            return
        draft.turn = self._nearest(draft, seat, holders, 1)
        right = -1 if self.from_right else 1
        start = (draft.turn + right) % draft.game.seats
        draft.variables[self.source] = self._nearest(draft, start, holders, right)

    def _end(self, draft: Draft) -> None:
        """Note who is left with the odd card; it is shown."""
        loser = self.table.loses(draft)
        draft.variables[self.source] = NOBODY
        draft.variables[self.table.loser] = loser
        if loser != NOBODY:
            draft.show(draft.zones[self.hands[loser]] & self.table.odd)
        draft.event("left with", loser)
        draft.finish()

    def _nearest(self, draft: Draft, seat: Seat, holders: list[Seat], step: int) -> Seat:
        """Return the first of the holders from a seat on, that seat included."""
        while seat not in holders:
            seat = (seat + step) % draft.game.seats
        return seat

    def _shuffle_into(self, draft: Draft, wanted: list[str]) -> None:
        """Look for a seed that shuffles the fan into the order that an example gives."""
        codes, seed = self.table.deck.codes, draft.seed
        if sorted(codes[card] for card in self.fan(draft)) != sorted(wanted):
            raise PositionError("ve vějíři jsou jiné karty, než soused drží")
        if len(wanted) > _LONGEST:
            raise PositionError(f"pořadí vějíře lze určit, má-li nejvýš {_LONGEST} karet")
        tries = 0
        while [codes[card] for card in self.fan(draft)] != wanted:
            draft.seed = f"{seed}/{tries}"
            tries += 1
