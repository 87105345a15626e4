"""Pegging: two hands play card by card and add up; combinations of the cards score at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import Card, Cards, Seat, bit, cards_in, mask
from engine.common import NOT_NOW, NOT_YOUR_CARD
from engine.errors import PositionError, RecordError
from engine.mechanics.combinations import Combinations
from engine.mechanics.pegs import Gain, Pegs
from engine.moves import Move
from engine.params import Whole
from engine.phases.lay_away import kept
from engine.registry import Verb, phase
from engine.zones import Sight

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft, State

PLAY, GO = "play", "go"
_PLAYERS = 2


@phase(
    "pegging",
    doc="sehrávka se součtem: karty se přikládají po jedné a hned se boduje, co spolu tvoří",
    params={
        "limit": Whole("součet, který se nesmí přesáhnout", low=10, high=200),
        "exact": Whole("body za dosažení tohoto součtu", low=1),
        "last": Whole("body za poslední kartu, která ho nedosáhla", low=1),
    },
    parts={
        "first": "začíná předák",
        "must_play": "kdo může přiložit, musí",
        "go_on": "když soupeř nemůže, přikládá hráč sám, dokud může",
        "fifteens": "body za součet",
        "pairs": "body za karty stejné hodnoty",
        "runs": "body za postupku",
        "fresh": "karty z předchozí řady se už nepočítají",
        "next_lead": "novou řadu začíná soupeř toho, kdo přiložil poslední",
    },
    says={
        "limit": "součet by byl moc vysoký",
        "must_play": "máte kartu, která se do součtu vejde",
        "exact": "jednatřicítka",
        "last": "poslední karta",
        "last go": "go",
        "fifteens": "patnáctka",
        "pairs": "dvojice",
        "pairs 3": "trojice",
        "pairs 4": "čtveřice",
        "runs": "postupka",
    },
    verbs={
        PLAY: Verb("Zahrát", takes=("card",)),
        GO: Verb("„Go“", spoken_by_itself=True),
    },
    marks=("series", "played", "go"),
    reads=("hand", "hands", "to_move"),
    leaves=("played",),
)
class Pegging:
    """A series lasts until nobody can add a card; who can't says go, which is no decision."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Claim the series with who played its cards, and the cards that lie before each seat."""
        if plan.seats != _PLAYERS:
            raise RecordError(f"přikládají {_PLAYERS} hráči – upravte players", "players")
        self.name = name
        self.plan = plan
        self.limit: int = params["limit"]
        self.exact: int = params["exact"]
        self.last_card: int = params["last"]
        self.forehand_first = plan.on(f"{name}.first")
        self.must_play = plan.on(f"{name}.must_play")
        self.goes_on = plan.on(f"{name}.go_on")
        self.fresh = plan.on(f"{name}.fresh")
        self.passes_lead = plan.on(f"{name}.next_lead")
        self.combinations = Combinations(plan)
        self.pegs = Pegs(plan)
        self.hands = plan.layout.hands()
        self.series = plan.layout.zone("series", Sight.ALL, ordered=True)
        self.played = plan.layout.zones_of_seats("played", Sight.ALL, ordered=True)
        self.players = plan.layout.variable("players", ())  # of the cards of the series
        self.total = plan.layout.variable("total", 0)
        self.go = plan.layout.variable("go", ())  # who has said it in this series

    def enter(self, draft: Draft) -> None:
        """Let the forehand begin."""
        draft.turn = draft.game.after(draft.dealer) if self.forehand_first else draft.dealer

    def legal(self, state: State) -> list[Move]:
        """Return the cards that keep the sum within the limit."""
        moves = [Move(PLAY, (card,)) for card in cards_in(self.playable(state, state.turn))]
        return moves if self.must_play else [*moves, Move(GO)]

    def playable(self, state: State | Draft, seat: Seat) -> Cards:
        """Return the cards that a hand may add; none once its seat has said go."""
        if seat in state.variables[self.go]:
            return 0
        hand: Cards = state.zones[self.hands[seat]]
        return hand & self.fitting(state.variables[self.total])

    def fitting(self, total: int) -> Cards:
        """Return all cards that could be added to a sum."""
        left = self.limit - total
        return mask(card for card, worth in enumerate(self.combinations.worth) if worth <= left)

    def forbids(self, state: State, move: Move) -> str:
        """Name the limit, the duty to play, or a card that isn't in the hand."""
        if move.verb == GO:
            return f"{self.name}.must_play"
        if move.verb != PLAY:
            return NOT_NOW
        held = state.zones[self.hands[state.turn]] & bit(move.cards[0])
        return f"{self.name}.limit" if held else NOT_YOUR_CARD

    def play(self, draft: Draft, move: Move) -> None:
        """Add a card and score what it makes; then see who can go on."""
        seat = draft.turn
        if move.verb == GO:
            draft.variables[self.go] += (seat,)
            draft.event(GO, seat, arg=draft.variables[self.total])
        else:
            self._add(draft, seat, move.cards[0])
        if draft.winners is None:
            self._go_on(draft, seat)

    def _add(self, draft: Draft, seat: Seat, card: Card) -> None:
        draft.move(card, self.hands[seat], self.series)
        draft.variables[self.players] += (seat,)
        total = draft.variables[self.total] + self.combinations.worth[card]
        draft.variables[self.total] = total
        draft.event(PLAY, seat, cards=(card,), arg=total)
        self.pegs.move(draft, seat, self._gains(draft))

    def _gains(self, draft: Draft) -> Iterator[Gain]:
        """Yield what the card just played is worth."""
        series = draft.zones[self.series]
        made = self.combinations.played(series)
        yield Gain(f"{self.name}.fifteens", made.fifteens)
        if draft.variables[self.total] == self.limit:
            yield Gain(f"{self.name}.exact", self.exact)
        yield Gain(f"{self.name}.pairs", made.pairs, self.combinations.kind(series))
        yield Gain(f"{self.name}.runs", made.runs)

    def _go_on(self, draft: Draft, seat: Seat) -> None:
        """Pass the turn to whoever can add a card, or end the series."""
        other = draft.game.after(seat)
        full = draft.variables[self.total] == self.limit
        if not full:
            if self.playable(draft, other):
                draft.turn = other
                return
            self._say_go(draft, other)
            if self.goes_on and self.playable(draft, seat):
                draft.turn = seat
                return
            draft.exclude(seat, self.fitting(draft.variables[self.total]))
            self._last(draft)
        if draft.winners is None:
            self._begin_anew(draft)

    def _say_go(self, draft: Draft, seat: Seat) -> None:
        """Let a seat that holds only cards that are too high say so, once a series."""
        if seat in draft.variables[self.go] or not draft.zones[self.hands[seat]]:
            return
        total = draft.variables[self.total]
        draft.variables[self.go] += (seat,)
        draft.exclude(seat, self.fitting(total))
        draft.event(GO, seat, arg=total)

    def _last(self, draft: Draft) -> None:
        """Give the last card of a series its point."""
        seat = draft.variables[self.players][-1]
        held = any(draft.zones[slot] for slot in self.hands)
        detail = GO if held else ""
        self.pegs.move(draft, seat, [Gain(f"{self.name}.last", self.last_card, detail)])

    def _begin_anew(self, draft: Draft) -> None:
        """Turn the series down; the next one begins with whoever didn't play its last card."""
        last: Seat = draft.variables[self.players][-1]
        over = not any(draft.zones[slot] for slot in self.hands)
        if self.fresh or over:
            self._lay_down(draft)
        draft.variables[self.total] = 0
        draft.variables[self.go] = ()
        if over:
            draft.finish()
            return
        first = draft.game.after(last) if self.passes_lead else last
        draft.turn = first if draft.zones[self.hands[first]] else draft.game.after(first)
        draft.event("series", draft.turn)

    def _lay_down(self, draft: Draft) -> None:
        """Put every card of the series before whoever played it."""
        lying = draft.zones[self.series]
        for card, seat in zip(lying, draft.variables[self.players], strict=True):
            draft.move(card, self.series, self.played[seat])
        draft.variables[self.players] = ()

    def place(self, draft: Draft, given: Given) -> None:
        """Complete the hands: who isn't on turn has played the last card of the series."""
        series = draft.zones[self.series]
        forehand = draft.game.after(draft.dealer)
        usual = draft.dealer if len(series) % 2 else forehand
        draft.turn = seat = given.seat("to_move", usual)
        draft.variables[self.total] = self.combinations.sum_of(series)
        draft.variables[self.players] = tuple(
            (seat + back) % _PLAYERS for back in range(len(series), 0, -1)
        )
        self._fill(draft, given)
        if draft.variables[self.total] > self.limit or not self.playable(draft, seat):
            raise PositionError("kdo je na tahu, nemůže přiložit – opravte series, nebo hand")

    def passed(self, draft: Draft, given: Given) -> None:
        """Leave four cards before everybody."""
        for slot in self.played:
            draft.zones[slot] += tuple(given.fill(kept(given) - len(draft.zones[slot])))

    def _fill(self, draft: Draft, given: Given) -> None:
        """Give everybody the cards that he holds and those that he has played before."""
        players = draft.variables[self.players]
        hands = {seat: len(list(cards_in(cards))) for seat, cards in given.hands().items()}
        if "hand" in given.raw:
            hands[draft.turn] = len(given.codes("hand"))
        before = {seat: kept(given) - players.count(seat) - many for seat, many in hands.items()}
        usual = max(0, *before.values()) if before else 0
        for seat in range(_PLAYERS):
            lying = len(draft.zones[self.played[seat]])
            own = before.get(seat, min(max(usual, lying), kept(given) - players.count(seat)))
            given.fill_hand(draft, seat, kept(given) - players.count(seat) - own)
            draft.zones[self.played[seat]] += tuple(given.fill(own - lying))
