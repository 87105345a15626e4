"""Adding up: cards are played one by one on a pile until its total reaches a number."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY, Card, Cards, bit
from engine.common import NOT_NOW, NOT_YOUR_CARD
from engine.errors import PositionError, RecordError
from engine.moves import Move
from engine.params import Flag, Whole
from engine.registry import Verb, phase
from engine.zones import Sight

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft, State

PLAY = "play"


@phase(
    "adding",
    doc="sehrávka: karty se přikládají po jedné a jejich hodnoty se sčítají",
    params={
        "to": Whole("součet, kterým rozdání končí", low=1),
        "base_counts": Flag("karty, které zbyly po rozdání, se započítávají"),
    },
    parts={
        "first": "začíná předák",
        "turns": "hraje se po řadě",
        "any_card": "zahrát lze kteroukoli kartu",
    },
    verbs={
        PLAY: Verb(
            "Zahrát",
            takes=("card",),
            you="Hrajete {cards}, součet {arg}.",
            they="{name} hraje {cards}, součet {arg}.",
        ),
    },
    marks=("pile", "total"),
    reads=("hand", "hands", "to_move"),
)
class Adding:
    """Everybody plays a card in turn; `closer` reaches the number, or goes `over` by so much."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Claim hands, pile and total; cards are worth what the record's `values` say of ranks."""
        missing = [rank for rank in plan.deck.rank_of if rank not in plan.values]
        if missing:
            raise RecordError(f"values neříká, kolik platí „{missing[0]}“", "values")
        odd = [rank for rank in plan.deck.rank_of if plan.values[rank] % 1]
        if odd:
            raise RecordError(f"sčítají se celá čísla a „{odd[0]}“ má půlku", "values")
        self.name = name
        self.to: int = params["to"]
        self.base_counts: bool = params.get("base_counts", False)
        self.worth = tuple(int(plan.values[rank]) for rank in plan.deck.rank_of)
        self.turns = plan.on(f"{name}.turns")
        self.forehand_first = plan.on(f"{name}.first")
        self.any_card = plan.on(f"{name}.any_card")
        self.deck = plan.deck
        self.hands = plan.layout.hands()
        self.pile = plan.layout.zone("pile", Sight.ALL, ordered=True)
        self.total = plan.layout.variable("total", 0)
        self.closer = plan.layout.variable("closer", NOBODY)
        self.over = plan.layout.variable("over", 0)

    def enter(self, draft: Draft) -> None:
        """Count the base and let the forehand begin."""
        base = draft.zones[self.pile]
        if base:
            counted = self.sum_of(base) if self.base_counts else 0
            draft.variables[self.total] = counted
            draft.event("base", cards=base, arg=counted)
        first = draft.game.after(draft.dealer) if self.forehand_first else draft.dealer
        draft.turn = first

    def sum_of(self, cards: Iterable[Card]) -> int:
        """Return what cards are worth together."""
        return sum(self.worth[card] for card in cards)

    def legal(self, state: State) -> list[Move]:
        """Return one move for each face in the hand."""
        hand: Cards = state.zones[self.hands[state.turn]]
        moves = [Move(PLAY, (face,)) for face in self.deck.faces_in(hand)]
        return moves if self.any_card else moves[:1]

    def forbids(self, state: State, move: Move) -> str:
        """Name what rules a card out: only that it isn't held."""
        held = len(move.cards) == 1 and self._held(state, move.cards[0])
        if move.verb == PLAY and not held:
            return NOT_YOUR_CARD
        return f"{self.name}.any_card" if move.verb == PLAY else NOT_NOW

    def play(self, draft: Draft, move: Move) -> None:
        """Add a card; whoever brings the total to the number or past it ends the play."""
        seat = draft.turn
        own = self._held(draft, move.cards[0])
        card = (own & -own).bit_length() - 1
        draft.move(card, self.hands[seat], self.pile)
        total = draft.variables[self.total] + self.worth[card]
        draft.variables[self.total] = total
        draft.event(PLAY, seat, cards=(card,), arg=total)
        if total >= self.to:
            draft.variables[self.closer] = seat
            draft.variables[self.over] = total - self.to
            draft.finish()
        elif self.turns:
            draft.turn = draft.game.after(seat)
        if draft.turn != NOBODY and not draft.zones[self.hands[draft.turn]]:
            draft.finish()

    def place(self, draft: Draft, given: Given) -> None:
        """Complete hands and pile; how many cards were played says whose turn it is.

        The pile tells how many, or else the size of the hand that is on turn. A total without a
        pile gets one of so many cards that are worth it.
        """
        game = draft.game
        base = len(game.deck.codes) - given.full_hand * game.seats
        forehand = game.after(draft.dealer)
        played = max(0, len(draft.zones[self.pile]) - base)
        if not draft.zones[self.pile]:
            turn = given.seat("to_move", forehand)
            held = len(given.codes("hand")) if "hand" in given.raw else given.full_hand
            if not 1 <= held <= given.full_hand:
                raise PositionError(
                    f"kdo je na tahu, drží 1 až {given.full_hand} karet, je jich tu {held}"
                    " – opravte hand"
                )
            played = game.seats * (given.full_hand - held) + (turn - forehand) % game.seats
            draft.zones[self.pile] = self._some_pile(given, base + played)
        elif len(draft.zones[self.pile]) < base:
            raise PositionError(f"na stole leží nejméně základ, {base} karty – doplňte pile")
        draft.turn = (forehand + played) % game.seats
        if "total" not in given.raw or "pile" in given.raw:
            counted = self.sum_of(draft.zones[self.pile][0 if self.base_counts else base :])
            if given.raw.get("total", counted) != counted:
                raise PositionError(f"karty v pile dávají {counted} – opravte total, nebo pile")
            draft.variables[self.total] = counted
        if draft.variables[self.total] >= self.to:
            raise PositionError(f"součet už je {draft.variables[self.total]}, rozdání by skončilo")
        for step in range(game.seats):
            gone = (played + game.seats - 1 - step) // game.seats
            seat, size = (forehand + step) % game.seats, given.full_hand - gone
            given.fill_hand(draft, seat, size)
            held = draft.zones[self.hands[seat]].bit_count()
            if held != size:
                raise PositionError(
                    f"karet v ruce má být {size}, je jich {held} – opravte hand, nebo pile"
                )

    def _some_pile(self, given: Given, size: int) -> tuple[Card, ...]:
        """Take so many free cards, worth the given total if there is one."""
        if "total" not in given.raw:
            return tuple(given.fill(size))
        total = given.raw["total"]
        reached: dict[tuple[int, int], Cards] = {(0, 0): 0}  # how many, worth how much → which
        for card in given.rest:
            for (many, worth), cards in list(reached.items()):
                step = (many + 1, worth + self.worth[card])
                if step[0] <= size and step[1] <= total:
                    reached.setdefault(step, cards | bit(card))
        if (size, total) not in reached:
            raise PositionError(f"součet {total} z tolika karet nevyjde")
        chosen = reached[size, total]
        return tuple(given.take([card for card in given.rest if chosen >> card & 1]))

    def passed(self, draft: Draft, given: Given) -> None:
        """Everything that nobody holds lies on the pile."""
        draft.zones[self.pile] += tuple(given.take_rest())

    def _held(self, state: State | Draft, face: Card) -> Cards:
        """Return the copies of a card's face in the hand of the seat to move."""
        return self.deck.copies_in(state.zones[self.hands[state.turn]], face)
