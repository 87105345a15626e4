"""Orders of a deck: what is wrong with an example, and what no example guards, in Czech."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any, NamedTuple

from engine.errors import RecordError
from engine.game import Game, compile_game
from engine.phases.sorting import Sorting as Phase
from engine.record import settings, target
from plugins.laws import Mutant, bites, mutants
from plugins.records.drills import same_order
from plugins.records.models.deck import Order, Sorting

_APART = {
    "ranks": ("hodnoty se řadí jen uvnitř jedné barvy", "nechte v příkladu karty jedné barvy"),
    "suits": ("barvy se řadí jen u karet téže hodnoty", "nechte v příkladu karty jedné hodnoty"),
}


class Misfit(NamedTuple):
    """What is wrong with an example or an order, at which of its keys, and how to mend it."""

    key: str
    text: str
    fix: str


class Scale:
    """An order as a drill plays it."""

    def __init__(self, order: Order, game: Game) -> None:
        """Take an order and the drill whose cards it ranks."""
        (phase,) = game.phases
        assert isinstance(phase, Phase)
        self.order = order
        self.phase = phase
        self.deck = game.deck

    def misfit(self, example: Sorting) -> Misfit | None:
        """Return why an example's cards aren't sorted as it says, None when they are."""
        return (
            self._unranked(example)
            or self._apart(example)
            or (self._unequal(example) if example.equal else self._unsorted(example))
        )

    def _unranked(self, example: Sorting) -> Misfit | None:
        for code in example.cards:
            if self.deck.card(code) not in self.phase.places:
                text = f"karta „{code}“ v tomto pořadí není"
                fix = f"vynechte ji z cards i sorted, nebo ji doplňte do {self._key(code)}"
                return Misfit("cards", text, fix)
        return None

    def _key(self, code: str) -> str:
        """Return the key of the order that leaves a card out."""
        if self.phase.by != "ranks":
            return "cards pořadí" if self.phase.by == "cards" else "suits"
        suit = self.deck.suit_code(self.deck.card(code))
        return "within" if self.order.within and suit not in self.order.within else "ranks"

    def _apart(self, example: Sorting) -> Misfit | None:
        for one, other in pairwise(example.cards):
            if self._place(one)[0] != self._place(other)[0]:
                why, fix = _APART[self.phase.by]
                text = f"karty „{one}“ a „{other}“ se v tomto pořadí nedají porovnat: {why}"
                return Misfit("cards", text, fix)
        return None

    def _unequal(self, example: Sorting) -> Misfit | None:
        high, *_, low = sorted(example.cards, key=self._place)
        if self._place(high) == self._place(low):
            return None
        text = f"karty „{high}“ a „{low}“ si rovny nejsou, {self._above(high, low)}"
        return Misfit("equal", text, "vynechte equal, nebo opravte pořadí")

    def _unsorted(self, example: Sorting) -> Misfit | None:
        pairs = zip(example.sorted, sorted(example.cards, key=self._place), strict=True)
        for no, (code, right) in enumerate(pairs, 1):
            if self._place(code) != self._place(right):
                why = self._above(right, code)
                text = f"na {no}. místě má být „{right}“, ne „{code}“, protože {why}"
                return Misfit("sorted", text, "opravte sorted, nebo pořadí")
        return None

    def _place(self, code: str) -> tuple[int, int]:
        return self.phase.places[self.deck.card(code)]

    def _above(self, high: str, low: str) -> str:
        """Return that one of two cards is higher, in the words that the order is written in."""
        return f"{self._said(high)} je v tomto pořadí nad {self._said(low)}"

    def _said(self, code: str) -> str:
        card = self.deck.card(code)
        said = {"ranks": self.deck.rank_of[card], "suits": self.deck.suit_code(card)}
        return said.get(self.phase.by, code)


def unguarded(record: Mapping[str, Any]) -> Iterator[tuple[str, Misfit]]:
    """Yield the id of every order with a change that no example notices, once for each key.

    Args:
        record: the drill of a deck's orders.
    """
    found: dict[tuple[str, str], list[str]] = {}
    for one in mutants(record):
        if not bites(record, one) and not _alike(record, one):
            found.setdefault((one.clause, one.path), []).append(_changed(record, one))
    for (order, path), changes in found.items():
        key = path.partition(".")[2]
        then = f"{'neplatí' if key == 'equal' else 'je'} {', '.join(changes)}"
        text = f"příklady nehlídají pořadí „{order}“: projdou, i když {then}"
        yield order, Misfit(key, text, "přidejte příklad s takovými kartami")


def _changed(record: Mapping[str, Any], mutant: Mutant) -> str:
    """Return what a mutant makes of an order: neighbours swapped, or a group no longer equal."""
    ((path, new),) = mutant.patch.items()
    old = target(settings(record, mutant.variant), path).value
    if path.endswith(".equal"):
        gone = next(group for group in old if group not in new)
        return " = ".join(gone)
    high, low = (code for code, other in zip(old, new, strict=True) if code != other)
    return f"{low} nad {high}"


def _alike(record: Mapping[str, Any], mutant: Mutant) -> bool:
    """Say whether a change leaves the order as it was."""
    try:
        changed = compile_game(record, mutant.variant, patch=mutant.patch)
    except RecordError:
        return False
    return same_order(compile_game(record, mutant.variant), changed)
