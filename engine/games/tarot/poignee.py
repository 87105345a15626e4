"""Poignées: trumps shown for a bonus, before the first trick or before one's own first card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from engine.cards import Cards, Seat, bit, cards_in, mask
from engine.games.tarot.pack import discard_zones, pack_of
from engine.moves import Move
from engine.params import Many, Whole
from engine.registry import CALLS, Verb, mechanic

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.state import Draft, State

POIGNEE = "poignee"  # the variable, and what is told of it
LEVELS = ("single-poignee", "double-poignee", "triple-poignee")
SIZES = Many("kolik trumfů má jednoduchá, dvojitá a trojitá hrst", Whole("trumfů"), drops=False)
VERBS = dict(
    zip(
        LEVELS,
        (Verb(f"Ukázat {which} hrst") for which in ("jednoduchou", "dvojitou", "trojitou")),
        strict=True,
    )
)


class Poignees:
    """The public variable `poignee`: for each seat the level shown, 0 for none."""

    def __init__(self, plan: Plan, sizes: Sequence[int]) -> None:
        """Claim it; the sizes are of a single, a double and a triple poignée."""
        self.sizes = tuple(sizes)
        self.pack = pack_of(plan.deck)
        self.hands = plan.layout.hands()
        self.discards = discard_zones(plan)
        self.shown = plan.layout.variable("poignee", (0,) * plan.seats)

    def level(self, state: State | Draft, seat: Seat) -> int:
        """Return what a seat has shown."""
        shown: int = state.variables[self.shown][seat]
        return shown

    def moves(self, state: State | Draft, seat: Seat) -> list[Move]:
        """Return the poignées that a seat can show."""
        levels = enumerate(LEVELS, 1)
        return [Move(verb) for level, verb in levels if self.cards(state, seat, level)]

    def cards(self, state: State | Draft, seat: Seat, level: int) -> Cards:
        """Return what a seat shows for a level, 0 where it can't.

        The lowest trumps are shown. The Excuse stands for a missing one, so all trumps are shown
        with it; for the highest level trumps that were laid aside count too.
        """
        hand: Cards = state.zones[self.hands[seat]]
        trumps = hand & self.pack.trumps
        size = self.sizes[level - 1]
        if level == len(LEVELS):
            size -= (state.zones[self.discards[seat]] & self.pack.trumps).bit_count()
        if trumps.bit_count() >= size:
            return mask(list(cards_in(trumps))[-size:])  # the deck has high trumps first
        excuse = hand & bit(self.pack.excuse)
        return trumps | excuse if excuse and trumps.bit_count() + 1 >= size else 0

    def show(self, draft: Draft, seat: Seat, move: Move, part: str) -> None:
        """Show the cards to everybody."""
        level = LEVELS.index(move.verb) + 1
        cards = self.cards(draft, seat, level)
        draft.add(self.shown, seat, level)
        draft.show(cards)
        draft.event(POIGNEE, seat, cards=tuple(cards_in(cards)), arg=level, part=part)
        if cards & bit(self.pack.excuse):
            draft.exclude(seat, self.pack.trumps & ~cards)


@mechanic(
    CALLS,
    "tarot.poignee",
    doc="hrst trumfů, kterou hráč ukáže před svou první kartou",
    params={"sizes": SIZES},
    says={
        "": "hrst se ukazuje jednou, před vlastní první kartou",
        "sizes": "na takovou hrst nemáte dost trumfů",
    },
    verbs=VERBS,
)
class PoigneeCall:
    """Offered beside the first card that a seat plays."""

    verbs: tuple[str, ...] = LEVELS

    def __init__(self, plan: Plan, path: str, params: Mapping[str, Any]) -> None:
        """Claim what has been shown and the tricks."""
        self.path = path
        self.poignees = Poignees(plan, params["sizes"])
        self.taken = plan.layout.variable("taken", (0,) * plan.seats)

    def offers(self, state: State | Draft, seat: Seat, allowed: Cards) -> list[Move]:
        """Offer every level before the first card."""
        return self.poignees.moves(state, seat) if self._open(state, seat) else []

    def narrows(self, state: State | Draft, seat: Seat, allowed: Cards) -> Cards:
        """Leave all cards."""
        return allowed

    def promises(self, move: Move) -> Cards:
        """Bind to nothing."""
        return 0

    def forbids(self, state: State | Draft, seat: Seat, move: Move) -> str:
        """Name the rule against showing now, or against so many trumps."""
        if move.verb not in LEVELS:
            return ""
        return f"{self.path}.sizes" if self._open(state, seat) else self.path

    def play(self, draft: Draft, seat: Seat, move: Move) -> None:
        """Show."""
        self.poignees.show(draft, seat, move, self.path)

    def _open(self, state: State | Draft, seat: Seat) -> bool:
        """Say whether a seat is about to play its first card and has shown nothing yet."""
        return not sum(state.variables[self.taken]) and not self.poignees.level(state, seat)
