"""Which card is higher: the orders of a deck as numbered clauses with their demos."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby

from engine.phases.sorting import places
from engine.table.czech import capital, escape, ranks_listed, typo
from plugins.records import Site
from plugins.records.drills import order_params
from plugins.records.models import Deck
from plugins.records.models.deck import Order
from plugins.wiki import words
from plugins.wiki.bibliography import with_notes
from plugins.wiki.demos import Demos
from plugins.wiki.faces import numbered
from plugins.wiki.pieces import piece_of
from plugins.wiki.prose import block
from plugins.wiki.views import ClauseView, Exercise, Figure, OrderSection


class Orders:
    """Builds the order clauses of one deck."""

    def __init__(
        self,
        site: Site,
        deck: Deck,
        drill: Demos | None,
        sources: Mapping[str, int],
        base: str,
    ) -> None:
        """Take all records, the deck, the demos of its orders, its sources and the way home."""
        self.site = site
        self.deck = deck
        self.drill = drill
        self.sources = sources
        self.base = base

    def sections(self, linker: Callable[[str], str]) -> Iterator[OrderSection]:
        """Yield the deck's own orders, then those that single games have.

        Args:
            linker: of terms in texts to the glossary.
        """
        clauses = [
            (order, self._clause(no, order, linker)) for no, order in enumerate(self.deck.orders, 1)
        ]
        usual = tuple(clause for order, clause in clauses if order.usual)
        others = tuple(clause for order, clause in clauses if not order.usual)
        games = self._games()
        if usual:
            yield OrderSection("oddil-poradi", "Pořadí karet", usual)
        if others or games:
            yield OrderSection("oddil-poradi-her", "Pořadí v jednotlivých hrách", others, games)

    def _clause(self, no: int, order: Order, linker: Callable[[str], str]) -> ClauseView:
        text = block(order.text, self.base, linker) if order.text else ""
        noted = with_notes(text, self.sources, order.source)
        return ClauseView(
            id=order.id,
            no=no,
            title=words.text(capital(order.name)),
            html=f"{noted}{scale_html(self.deck, order)}",
            figures=tuple(self._figures(order)),
            exercise=self._exercise(order),
        )

    def _figures(self, order: Order) -> Iterator[Figure]:
        if self.drill:
            for example in order.examples:
                yield Figure(example.id, self.drill.example(order.id, example.id, self.base))

    def _exercise(self, order: Order) -> Exercise | None:
        """Return cards to compare for ever; the first order is the drill's basic form."""
        if not self.drill:
            return None
        variant = "" if order is self.deck.orders[0] else order.id
        return Exercise(piece_of(self.deck).which, self.drill.whole(self.base, variant))

    def _games(self) -> str:
        """Return the games that have an order of their own, with a link to each."""
        rows = [
            f"<li>{words.link(f'{self.base}hry/{game.id}/', game.name)}: "
            f"{escape(ranks_listed(game.order, words.suits(self.deck)))}</li>"
            for game in self.site.games.values()
            if game.order and game.deck == self.deck.id
        ]
        return f'<ul class="game-orders">{"".join(rows)}</ul>' if rows else ""


def scale_html(deck: Deck, order: Order) -> str:
    """Return an order in names, from the highest."""
    told = " ".join(_place_html(place) for place in scale(deck, order))
    return f'<ol class="scale" aria-label="Od nejvyšší">{told}</ol>'


def _place_html(place: Sequence[str]) -> str:
    """Return one place; a long one of many equal cards may break."""
    many = ' class="equal"' if len(place) > 1 else ""
    return f"<li{many}>{' = '.join(map(words.text, place))}</li>"


def scale(deck: Deck, order: Order) -> list[list[str]]:
    """Return the places of an order from the highest, each with the names that share it."""
    params = order_params(deck, order)
    key = next(one for one in ("ranks", "cards", "suits") if one in params)
    name = _names(deck, key, order)
    ranked = places(params[key], order.equal)
    return list(_runs([[name[code] for code in place] for place in ranked]))


def _names(deck: Deck, key: str, order: Order) -> Mapping[str, str]:
    """Return what the codes of an order are called."""
    if key == "suits":
        return {suit.code: suit.name for suit in deck.suits}
    if key == "cards":
        return {face.code: face.title for face in deck.faces()}
    held = [suit for suit in deck.suits if order.within is None or suit.code in order.within]
    own = held[0].names if held else {}
    shared = {code: name for code, name in own.items() if _agree(code, [s.names for s in held])}
    return {rank.code: rank.name for rank in deck.ranks} | shared


def _agree(code: str, names: Iterable[Mapping[str, str]]) -> bool:
    return len({some.get(code) for some in names}) == 1


def _runs(places: Iterable[list[str]]) -> Iterator[list[str]]:
    """Yield the places; a run of numbered names becomes one: XX. až II. tarok."""
    for noun, group in groupby(places, key=_noun):
        run = list(group)
        if noun and len(run) > 2:
            first, last = run[0][0].removesuffix(f" {noun}"), run[-1][0]
            yield [typo(f"{first} až {last}")]
        else:
            yield from run


def _noun(place: list[str]) -> str:
    return numbered(place[0]) if len(place) == 1 else ""
