"""Marriages: king and queen of a suit in one hand, worth points when one of them is led."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import SUITLESS, Card, Cards, Seat, bit, cards_in, mask
from engine.moves import Move
from engine.params import Flag, Whole
from engine.registry import CALLS, Verb, mechanic
from engine.zones import Sight

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.state import Draft, State

TWENTY = "twenty"
FORTY = "forty"
_KING, _QUEENS = "K", ("Q", "O")  # the queen of German cards is the ober


@mechanic(
    CALLS,
    "marriages",
    doc="hlášky: král a dáma jedné barvy v jedné ruce, jakmile se z nich vynáší",
    params={
        "plain": Whole("body za hlášku mimo trumfy", low=1),
        "trumps": Whole("body za trumfovou hlášku", low=1),
        "spoken": Flag("hlášku musí hráč před výnosem ohlásit, jinak neplatí"),
    },
    parts={"waits": "body za hlášku čekají, dokud její hráč nevezme zdvih"},
    says={
        "": "hlásí se jen král s dámou téže barvy, oba z ruky a před vlastním výnosem",
        "spoken": "po ohlášení se vynáší král nebo dáma z hlášky",
    },
    verbs={
        TWENTY: Verb("Ohlásit dvacet", takes=("card",)),
        FORTY: Verb("Ohlásit čtyřicet", takes=("card",)),
    },
)
class Marriages:
    """Counts by itself when a card of the pair is led, or only after it is announced."""

    verbs: tuple[str, ...] = (TWENTY, FORTY)

    def __init__(self, plan: Plan, path: str, params: Mapping[str, Any]) -> None:
        """Claim the points of cards and those that wait for a trick."""
        self.path = path
        self.plan = plan
        self.amounts = {key: int(params[key]) for key in ("plain", "trumps")}
        self.spoken: bool = params.get("spoken", False)
        self.waits = plan.on(f"{path}.waits")
        self.pairs = _pairs(plan)
        self.hands = plan.layout.hands()
        self.trick = plan.layout.zone("trick", Sight.ALL, ordered=True)
        self.trump = plan.layout.variable("trump", None)
        self.tricks = plan.layout.variable("taken", (0,) * plan.seats)
        self.points = plan.layout.variable("card_points", (0,) * plan.seats)
        self.waiting = plan.layout.variable("waiting", (0,) * plan.seats)
        self.announced = plan.layout.variable("announced", "")  # suit of an announced marriage

    def offers(self, state: State | Draft, seat: Seat, allowed: Cards) -> list[Move]:
        """Offer every marriage in the hand of the leader, where it has to be announced."""
        if not self.spoken or state.zones[self.trick] or state.variables[self.announced]:
            return []
        return [
            Move(FORTY if self.key(state, pair) == "trumps" else TWENTY, (self._king(pair),))
            for pair in self.held(state, seat)
            if allowed & pair
        ]

    def held(self, state: State | Draft, seat: Seat) -> list[Cards]:
        """Return the marriages in a hand."""
        hand: Cards = state.zones[self.hands[seat]]
        return [pair for pair in dict.fromkeys(self.pairs.values()) if hand & pair == pair]

    def key(self, state: State | Draft, pair: Cards) -> str:
        """Return which of the amounts a marriage is worth."""
        return "trumps" if self._suit(pair) == state.variables[self.trump] else "plain"

    def narrows(self, state: State | Draft, seat: Seat, allowed: Cards) -> Cards:
        """Keep the pair that has just been announced."""
        called = state.variables[self.announced]
        if not called or state.zones[self.trick]:
            return allowed
        pairs = dict.fromkeys(self.pairs.values())
        return allowed & next(pair for pair in pairs if self._suit(pair) == called)

    def promises(self, move: Move) -> Cards:
        """Bind to nothing that followers' duties could tell of: only leaders announce."""
        return 0

    def forbids(self, state: State | Draft, seat: Seat, move: Move) -> str:
        """Name the rule against an announcement, or against a card that isn't of the pair."""
        if move.verb in self.verbs:
            return self.path
        return f"{self.path}.spoken" if state.variables[self.announced] else ""

    def play(self, draft: Draft, seat: Seat, move: Move) -> None:
        """Announce: the pair is shown and counted, one of the two has to be led."""
        pair = self.pairs[move.cards[0]]
        draft.variables[self.announced] = self._suit(pair)
        self._count(draft, seat, pair)

    def on_lead(self, draft: Draft, seat: Seat, card: Card) -> None:
        """Count the marriage of the card that is led, unless it has to be announced."""
        draft.variables[self.announced] = ""
        pair = self.pairs.get(card)
        if self.spoken or pair is None:
            return
        partner = pair & ~bit(card)
        if draft.zones[self.hands[seat]] & partner:
            self._count(draft, seat, pair)
        else:
            draft.exclude(seat, partner)

    def on_trick(self, draft: Draft, seat: Seat) -> None:
        """Count what has waited for the first trick of the seat that has taken one."""
        amount = draft.variables[self.waiting][seat]
        if amount:
            draft.add(self.waiting, seat, -amount)
            draft.add(self.points, seat, amount)
            draft.event("marriage counts", seat, arg=amount, part=f"{self.path}.waits")

    def _count(self, draft: Draft, seat: Seat, pair: Cards) -> None:
        key = self.key(draft, pair)
        waits = self.waits and not draft.variables[self.tricks][seat]
        draft.add(self.waiting if waits else self.points, seat, self.amounts[key])
        draft.show(pair)
        draft.event(
            "marriage", seat, cards=tuple(cards_in(pair)), arg=self.amounts[key],
            part=f"{self.path}.{key}",
        )  # fmt: skip

    def _suit(self, pair: Cards) -> str:
        return self.plan.deck.suit_code(next(cards_in(pair)))

    def _king(self, pair: Cards) -> Card:
        return next(card for card in cards_in(pair) if self.plan.deck.rank_of[card] == _KING)


def _pairs(plan: Plan) -> Mapping[Card, Cards]:
    """Return king and queen of its suit for each of the two."""
    deck = plan.deck
    found: dict[Card, Cards] = {}
    for suit in range(len(deck.suits)):
        pair = mask(
            card
            for card, rank in enumerate(deck.rank_of)
            if deck.suit_of[card] == suit != SUITLESS and rank in (_KING, *_QUEENS)
        )
        found |= dict.fromkeys(cards_in(pair), pair)
    return found
