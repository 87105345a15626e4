"""Cutting the pack: after some cards the next player deals instead, and pays the stake too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY
from engine.deals import MONEY
from engine.errors import PositionError, RecordError
from engine.finding import phase_of
from engine.params import Code, Many
from engine.phases.ante import Ante
from engine.registry import phase
from engine.zones import Sight

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft


@phase(
    "cutting",
    doc="snímání: po některých kartách rozdává místo rozdávajícího další hráč",
    params={
        "skips": Many(
            "hodnoty, po jejichž sejmutí rozdává další hráč a také vloží vklad",
            Code("kód hodnoty"), swaps=False, default=(),
        ),
    },
    says={"skips": "vklad po přeskočení"},
    marks=("cut",),
    reads=("stake", "talon"),
)  # fmt: skip
class Cutting:
    """The public variable `cut` has the codes of the cards that were cut: `7D KC`.

    The stake is the ante's. The pack is shuffled anew after every cut, so that the cards cut say
    nothing of the deal.
    """

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Claim the cut.

        Raises:
            RecordError: every rank passes the deal on, or one that the deck hasn't.
        """
        self.name = name
        self.skips = frozenset(params.get("skips") or ())
        ranks = set(plan.deck.rank_of)
        if not self.skips < ranks:
            strange = sorted(self.skips - ranks)
            raise RecordError(
                f"hodnotu „{strange[0]}“ balíček nemá" if strange else "nerozdával by nikdo", "deck"
            )
        self.talon = plan.layout.zone("talon", Sight.NONE, ordered=True)
        self.cut = plan.layout.variable("cut", "")

    def enter(self, draft: Draft) -> None:
        """Cut until the card lets somebody deal; an example may say which cards come first."""
        if not self.skips:
            return
        deck, rng = draft.game.deck, draft.random("cut")
        given: list[str] = draft.variables[self.cut].split()
        cut: list[str] = []
        while True:
            cut.append(given[len(cut)] if len(cut) < len(given) else rng.choice(deck.codes))
            card = deck.card(cut[-1])
            if deck.rank_of[card] not in self.skips:
                break
            draft.dealer = draft.game.after(draft.dealer)
            draft.event("skip", draft.dealer, cards=(card,))
            stake = draft.variables[phase_of(draft.game, Ante).stake]
            draft.pay(f"{self.name}.skips", MONEY, draft.dealer, NOBODY, stake)
        draft.variables[self.cut] = " ".join(cut)

    def place(self, draft: Draft, given: Given) -> None:
        """Lay out the pack as it will be dealt; the cards that are cut have to be of it."""
        for code in draft.variables[self.cut].split():
            if code not in draft.game.deck.codes:
                raise PositionError(f"karta „{code}“ v balíčku není – opravte cut")
        draft.turn = NOBODY
        draft.zones[self.talon] += tuple(given.take_rest())

    def passed(self, draft: Draft, given: Given) -> None:
        """Leave the dealer as the example has it."""
