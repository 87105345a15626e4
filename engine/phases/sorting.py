"""Putting cards in order: a few lie in a row and the highest is taken first.

It is what the order clauses of a deck are tried with: by ranks within suits, by whole cards, or
by suits among cards of one rank.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from engine.cards import Card, Deck, mask
from engine.common import NOT_NOW, NOT_YOUR_CARD
from engine.errors import PositionError, RecordError
from engine.moves import Move
from engine.params import Code, Many
from engine.registry import Verb, phase
from engine.zones import Sight

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.rng import Rng
    from engine.state import Draft, State

TAKE = "take"
ONLY_SEAT = 0
PAIR = 2  # cards that a drill lays out

# Sets of cards, the highest set first; cards of one set are equal.
Scale: TypeAlias = tuple[frozenset[Card], ...]


def _agree(params: Mapping[str, Any], marks: frozenset[str]) -> str:
    said = [key for key in ("ranks", "cards", "suits") if params.get(key)]
    if len(said) != 1:
        return "pořadí udávají buď hodnoty, nebo karty, nebo barvy – nechte jen jedno"
    if params.get("within") and said != ["ranks"]:
        return "within patří jen k hodnotám – vynechte ho"
    return ""


@phase(
    "sorting",
    doc="řazení: z karet v řadě se bere vždy ta nejvyšší",
    params={
        "ranks": Many("hodnoty od nejvyšší", Code("kód hodnoty"), drops=False, default=()),
        "cards": Many("karty od nejvyšší", Code("kód karty"), high=200, drops=False, default=()),
        "suits": Many("barvy od nejvyšší", Code("kód barvy"), drops=False, default=()),
        "within": Many("barvy, ve kterých hodnoty platí", Code("kód barvy"), default=()),
        "equal": Many(
            "hodnoty nebo karty, které jsou si rovny",
            Many("skupina", Code("kód")),
            swaps=False,
            default=(),
        ),
    },
    verbs={TAKE: Verb("Vzít", takes=("card",))},
    marks=("row",),
)
class Sorting:
    """One seat takes the cards of a row, always the highest; the last one comes by itself."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Claim the row, what is sorted, and where all other cards lie."""
        self.name = name
        self.by = next(key for key in ("ranks", "cards", "suits") if params.get(key))
        self.scales = _scales(plan.deck, self.by, params)
        if all(len(scale) < PAIR for scale in self.scales):
            raise RecordError("pořadí nedává žádné dvě karty, které by se daly porovnat")
        self.places = {
            card: (which, place)
            for which, scale in enumerate(self.scales)
            for place, cards in enumerate(scale)
            for card in cards
        }
        self.row = plan.layout.zone("row", Sight.ALL, ordered=True)
        self.sorted = plan.layout.zone("sorted", Sight.ALL, ordered=True)
        self.aside = plan.layout.zone("aside", Sight.NONE)

    def enter(self, draft: Draft) -> None:
        """Lay out a row of cards that can be compared."""
        chosen = self._chosen(draft.random("row"))
        draft.zones[self.aside] = draft.game.everything
        for card in chosen:
            draft.move(card, self.aside, self.row)
        draft.event("row", cards=chosen)
        draft.turn = ONLY_SEAT

    def _chosen(self, rng: Rng) -> tuple[Card, ...]:
        """Return cards of one scale, each from another place."""
        long_enough = [scale for scale in self.scales if len(scale) >= PAIR]
        drawn = list(rng.choice(long_enough))
        rng.shuffle(drawn)
        return tuple(rng.choice(sorted(cards)) for cards in drawn[:PAIR])

    def legal(self, state: State) -> list[Move]:
        """Return the moves that take a card than which none in the row is higher."""
        row: Sequence[Card] = state.zones[self.row]
        return [
            Move(TAKE, (card,)) for card in row if not any(self.beats(other, card) for other in row)
        ]

    def beats(self, card: Card, other: Card) -> bool:
        """Say whether a card is higher than another one that it can be compared with."""
        (which, place), (scale, below) = self.places[card], self.places[other]
        return which == scale and place < below

    def forbids(self, state: State, move: Move) -> str:
        """Name the order by which another card of the row is higher."""
        if move.verb != TAKE:
            return NOT_NOW
        return f"{self.name}.{self.by}" if move.cards[0] in state.zones[self.row] else NOT_YOUR_CARD

    def play(self, draft: Draft, move: Move) -> None:
        """Take a card; the last one of the row needs no decision."""
        draft.move(move.cards[0], self.row, self.sorted)
        draft.event(TAKE, draft.turn, cards=move.cards)
        if len(draft.zones[self.row]) == 1:
            draft.move_all(self.row, self.sorted)
            draft.finish()

    def place(self, draft: Draft, given: Given) -> None:
        """Lay all cards but those of the row aside."""
        row: Sequence[Card] = draft.zones[self.row]
        if len(row) < PAIR:
            raise PositionError("v řadě mají ležet aspoň dvě karty – doplňte row")
        for card in row:
            if card not in self.places:
                code = draft.game.deck.codes[card]
                raise PositionError(f"karta „{code}“ v tomto pořadí není – vynechte ji z row")
        draft.zones[self.aside] = mask(given.take_rest())
        draft.turn = ONLY_SEAT

    def passed(self, draft: Draft, given: Given) -> None:
        """Leave nothing behind: no phase follows."""


def places(codes: Iterable[str], equal: Iterable[Iterable[str]]) -> list[list[str]]:
    """Return the places of an order, the highest first; equal codes share that of the first."""
    group_of = {code: at for at, group in enumerate(equal) for code in group}
    found: dict[int | str, list[str]] = {}
    for code in codes:
        found.setdefault(group_of.get(code, code), []).append(code)
    return list(found.values())


def _scales(deck: Deck, by: str, params: Mapping[str, Any]) -> tuple[Scale, ...]:
    """Return what can be compared: a row of cards, each suit by ranks, or each rank by suits."""
    equal = params.get("equal") or ()
    if by == "cards":
        ranked = places(params["cards"], equal)
        return (tuple(frozenset(map(deck.card, place)) for place in ranked),)
    card = {(deck.suit_code(one), deck.rank_of[one]): one for one in deck.first_of}
    if by == "ranks":
        rows = [
            {rank: card[suit, rank] for rank in params["ranks"] if (suit, rank) in card}
            for suit in params.get("within") or deck.suits
        ]
    else:
        rows = [
            {suit: card[suit, rank] for suit in params["suits"] if (suit, rank) in card}
            for rank in deck.ranks
        ]
    return tuple(
        tuple(frozenset(row[code] for code in place) for place in places(row, equal))
        for row in rows
    )
