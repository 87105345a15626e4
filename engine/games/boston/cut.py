"""Cutting the second pack: the card decides which suits are better."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY
from engine.errors import PositionError
from engine.games.boston.contracts import alternating, paired
from engine.params import Choice
from engine.phases.auction import SUIT_ORDER
from engine.registry import phase

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft

_ORDERS: Mapping[str, Callable[[str], str]] = {"paired": paired, "alternating": alternating}


@phase(
    "boston.cut",
    doc="snímání druhého balíčku: karta z něj určí, které barvy jsou lepší",
    params={
        "order": Choice(
            "pořadí barev po té sejmuté: napřed druhá téže barvy, nebo černé střídavě s červenými",
            tuple(_ORDERS),
        ),
    },
    marks=("cut",),
    reads=(SUIT_ORDER,),
    leaves=("cut", SUIT_ORDER),
)
class Cut:
    """The public variables `cut`, a card's code, and `suit_order`, the suits best first."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Claim both; the second pack is no part of the game's cards."""
        self.name = name
        self.order = _ORDERS[params["order"]]
        self.cut = plan.layout.variable("cut", "")
        self.suits = plan.layout.variable(SUIT_ORDER, "")

    def enter(self, draft: Draft) -> None:
        """Cut, unless an example says which card it is."""
        deck = draft.game.deck
        code = draft.variables[self.cut] or draft.random("cut").choice(deck.codes)
        card = deck.card(code)
        draft.variables[self.cut] = code
        draft.variables[self.suits] = self.order(deck.suit_code(card))
        draft.event("cut", draft.dealer, cards=(card,))

    def place(self, draft: Draft, given: Given) -> None:
        """Complete the hands."""
        draft.turn = NOBODY
        given.fill_hands(draft)

    def passed(self, draft: Draft, given: Given) -> None:
        """Cut a card that gives the order of the example, any card where it gives none."""
        deck = draft.game.deck
        order: str = draft.variables[self.suits]
        if order and sorted(order) != sorted(deck.suits):
            raise PositionError(f"„{order}“ není pořadí barev – napište třeba CSDH")
        if not draft.variables[self.cut]:
            suits = order[:1] or deck.suits
            fitting = [code for code in deck.codes if deck.suit_code(deck.card(code)) in suits]
            draft.variables[self.cut] = given.rng.choice(fitting)
        suit = deck.suit_code(deck.card(draft.variables[self.cut]))
        draft.variables[self.suits] = order or self.order(suit)
