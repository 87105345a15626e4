"""Which card beats which: mechanics that a game of beating is filled with.

Each says which cards beat a card that lies on top; a card beats it if one of them says so.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from engine.cards import Card, Cards, Deck, bit, cards_in, mask, ranking
from engine.errors import RecordError
from engine.params import Code, Many
from engine.registry import BEATS, mechanic

if TYPE_CHECKING:
    from engine.plan import Plan

HIGHER, MAIN, SECONDARY = "higher", "main_trump", "secondary_trump"
_PAIR = 2  # suits that stand for one another


class Relation(Protocol):
    """A way to beat a card."""

    def over(self, main: str | None, top: Card) -> Cards:
        """Return the cards that beat another one this way while a suit is the main trump."""


@mechanic(
    BEATS,
    HIGHER,
    doc="vyšší karta přebíjí nižší kartu téže barvy",
    says={"": "přebíjí jen vyšší karta téže barvy, nebo trumf"},
)
class Higher:
    """A higher card of the same suit, trumps among themselves included."""

    def __init__(self, plan: Plan, params: Mapping[str, Any]) -> None:
        """Keep the order of ranks."""
        self.ranking = ranking(plan.deck, plan.order, None)

    def over(self, main: str | None, top: Card) -> Cards:
        """See `Relation.over`."""
        return self.ranking.beats[top]


@mechanic(
    BEATS,
    MAIN,
    doc="hlavní trumf přebíjí každou kartu jiné barvy",
    says={"": "hlavní trumf přebíjí jen vyšší hlavní trumf"},
)
class MainTrump:
    """Any card of the main trump suit on any card of another suit."""

    def __init__(self, plan: Plan, params: Mapping[str, Any]) -> None:
        """Keep the suits."""
        self.suits = suits_of(plan.deck)

    def over(self, main: str | None, top: Card) -> Cards:
        """See `Relation.over`."""
        trumps = self.suits.get(main or "", 0)
        return 0 if trumps & bit(top) else trumps


@mechanic(
    BEATS,
    SECONDARY,
    doc="vedlejší trumf přebíjí každou kartu, která není trumf",
    params={
        "pairs": Many(
            "dvojice barev; je-li jedna hlavním trumfem, je druhá vedlejším",
            Code("kódy dvou barev za sebou"),
            swaps=False,
        )
    },
    says={"": "vedlejší trumf přebíjí jen vyšší vedlejší trumf, nebo hlavní trumf"},
)
class SecondaryTrump:
    """Any card of the suit paired with the main trump on any card that is no trump."""

    def __init__(self, plan: Plan, params: Mapping[str, Any]) -> None:
        """Pair the suits."""
        self.suits = suits_of(plan.deck)
        self.other: dict[str, str] = {}
        for pair in params["pairs"]:
            if len(pair) != _PAIR or not set(pair) <= set(plan.deck.suits):
                raise RecordError(f"„{pair}“ nejsou dvě barvy – napište jejich kódy, třeba HD")
            self.other |= {pair[0]: pair[1], pair[1]: pair[0]}

    def over(self, main: str | None, top: Card) -> Cards:
        """See `Relation.over`."""
        trumps = self.suits.get(self.other.get(main or "", ""), 0)
        return 0 if (trumps | self.suits.get(main or "", 0)) & bit(top) else trumps


class Beats:
    """All the ways of a game together, as tables by the main trump."""

    def __init__(self, plan: Plan, path: str, given: Sequence[str] | Mapping[str, Any]) -> None:
        """Fill the tables; parts that are switched off have no say in them."""
        self.path = path
        own = given if isinstance(given, Mapping) else dict.fromkeys(given)
        rules: dict[str, Relation] = {
            name: BEATS[name].make(plan, own[name] or {})
            for name in own
            if plan.on(f"{path}.{name}")
        }
        second = rules.get(SECONDARY)
        self.pairs = dict(second.other) if isinstance(second, SecondaryTrump) else {}
        self.deck = plan.deck
        self.suits = suits_of(plan.deck)
        self._same = ranking(plan.deck, plan.order, None)
        self._tables = {
            main: tuple(_over(rules.values(), main, top) for top in range(len(plan.deck.codes)))
            for main in (None, *plan.deck.suits)
        }

    def secondary(self, main: str | None) -> str:
        """Return the suit of the secondary trump, '' where there is none."""
        return self.pairs.get(main or "", "")

    def trumps(self, main: str | None) -> Cards:
        """Return the cards of both trump suits."""
        return self.suits.get(main or "", 0) | self.suits.get(self.secondary(main), 0)

    def over(self, main: str | None, top: Card) -> Cards:
        """Return the cards that beat another one."""
        return self._tables[main][top]

    def in_suit(self, top: Card) -> Cards:
        """Return the higher cards of a card's own suit."""
        return self._same.beats[top]

    def same_suit(self, one: Card, other: Card) -> bool:
        """Say whether two cards are of one suit."""
        return self.deck.suit_of[one] == self.deck.suit_of[other]

    def forbids(self, main: str | None, top: Card, card: Card) -> str:
        """Return the path of the part by which a card doesn't beat another one."""
        suit = self.deck.suit_code(top)
        name = HIGHER
        if not self.same_suit(top, card):
            name = {main: MAIN, self.secondary(main): SECONDARY}.get(suit, HIGHER)
        return f"{self.path}.{name}"


def suits_of(deck: Deck) -> dict[str, Cards]:
    """Return the cards of each suit."""
    return {
        suit: mask(card for card in cards_in(deck.all) if deck.suit_code(card) == suit)
        for suit in deck.suits
    }


def _over(rules: Any, main: str | None, top: Card) -> Cards:
    result = 0
    for rule in rules:
        result |= rule.over(main, top)
    return result
