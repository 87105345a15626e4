"""The Excuse of tarot: played at any time, never wins, and comes back to its side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY, Card, Cards, Seat, bit
from engine.mechanics.card_points import CardPoints
from engine.params import Choice, Code, Half
from engine.registry import CARDS, mechanic

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.state import Draft, State


@mechanic(
    CARDS,
    "excuse",
    doc="omluva: karta, která nikdy neváže a zdvih s ní nikdo nebere",
    params={
        "card": Code("kód omluvy"),
        "pays": Half("kolik bodů za ni její strana dá té, která zdvih vzala", low=0),
        "last": Choice(
            "komu připadne v posledním zdvihu: druhé straně, nebo tomu, kdo ho vzal",
            ("opponents", "winner"),
        ),
    },
    parts={
        "any_time": "smí se zahrát kdykoli",
        "no_suit": "vynesená neurčuje barvu",
        "stays": "zůstává straně, která ji zahrála",
        "sweep": "kdo má všechny předchozí zdvihy, bere s ní i poslední",
    },
)
class Excuse:
    """One card; who declares stands alone against the others."""

    def __init__(self, plan: Plan, path: str, params: Mapping[str, Any]) -> None:
        """Claim the points of cards and who the declarer is."""
        self.path = path
        self.card: Card = plan.deck.card(params["card"])
        self.any_time = plan.on(f"{path}.any_time")
        self.no_suit = plan.on(f"{path}.no_suit")
        self.stays = plan.on(f"{path}.stays")
        self.sweep = plan.on(f"{path}.sweep")
        self.to_winner = params["last"] == "winner"
        self.points = CardPoints(plan, 0)
        self.pays = int(params["pays"] * self.points.unit)
        self.declarer = plan.layout.variable("declarer", NOBODY)
        self.taken = plan.layout.variable("taken", (0,) * plan.seats)

    def free(self, hand: Cards) -> Cards:
        """Return the card if a hand has it and may always play it."""
        return hand & bit(self.card) if self.any_time else 0

    def binding(self, trick: Sequence[Card]) -> Sequence[Card]:
        """Return the cards of a trick that say what has to be followed."""
        return [card for card in trick if card != self.card] if self.no_suit else trick

    def sweeps(self, state: State | Draft, trick: Sequence[Card], leader: Seat) -> bool:
        """Say whether the card, led to the last trick, takes it: its side has all the others."""
        if not self.sweep or trick[0] != self.card:
            return False
        taken: tuple[int, ...] = state.variables[self.taken]
        lost = sum(many for seat, many in enumerate(taken) if not self.allied(state, seat, leader))
        return lost == 0

    def keeper(self, draft: Draft, player: Seat, winner: Seat, *, last: bool) -> Seat:
        """Return who gets the card of a trick that somebody else has won; pay for it if need be.

        Args:
            draft: the position, the trick not yet counted.
            player: who has played the card.
            winner: of the trick.
            last: it is the last one of the deal.
        """
        if player == winner or not self.stays or (last and self.to_winner):
            return winner
        if self.allied(draft, player, winner):
            declarer: Seat = draft.variables[self.declarer]
            return declarer if last else winner
        if last:
            return winner
        draft.add(self.points.points, winner, self.pays)
        draft.add(self.points.points, player, -self.pays)
        draft.event("excuse stays", player, cards=(self.card,), part=f"{self.path}.stays")
        return player

    def allied(self, state: State | Draft, one: Seat, other: Seat) -> bool:
        """Say whether two seats are on one side."""
        declarer: Seat = state.variables[self.declarer]
        return (one == declarer) == (other == declarer)
