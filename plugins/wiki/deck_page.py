"""The page of a deck: every card drawn, games, names, orders to try, the deck to deal out, kin."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from urllib.parse import quote

from engine.table.czech import capital, count, number
from plugins.records import Site
from plugins.records.models import Deck, Game
from plugins.wiki import words
from plugins.wiki.arithmetic import arithmetic
from plugins.wiki.bibliography import notes_html
from plugins.wiki.deck_cards import spread_of, unicode_text
from plugins.wiki.deck_index import AREAS
from plugins.wiki.deck_kin import SURE, kin_html, packs_of
from plugins.wiki.deck_names import name_tables
from plugins.wiki.deck_orders import Orders
from plugins.wiki.drills import Drills
from plugins.wiki.game_page import span
from plugins.wiki.native import in_all
from plugins.wiki.pieces import group_of, piece_of
from plugins.wiki.prose import block
from plugins.wiki.terms import Terms
from plugins.wiki.views import DealView, DeckView, Fact, OrderSection, Page, Spread, Table, TocItem

BASE = "../../"


class DeckPage:
    """Builds the page /karty/<id>/ of one deck."""

    def __init__(self, site: Site, deck: Deck, drills: Drills, terms: Terms) -> None:
        """Take all records, the deck, what can be tried with it and the terms to link."""
        self.site = site
        self.deck = deck
        self.piece = piece_of(deck)
        self.drills = drills
        self.terms = terms
        self.sources = {one: no for no, one in enumerate(_sources(deck), 1)}

    def page(self, repository: str) -> Page:
        """Return the page; `repository` is where records are edited, '' for nowhere."""
        deck = self.deck
        file = self.site.documents["deck", deck.id].file
        title = quote(f"{deck.name}: ")
        spread, names = spread_of(deck), tuple(name_tables(deck))
        games = Table("oddil-hry", self.piece.games, html=self._games())
        orders, parts = tuple(self._orders()), tuple(self._parts())
        view = DeckView(
            id=deck.id,
            name=words.text(deck.name),
            aka=tuple(map(words.text, deck.aka)),
            summary=block(deck.summary, BASE),
            facts=tuple(self._facts()),
            shape=deck.shape or "card",
            spread=spread,
            games=games if games.html else None,
            about=Table("oddil-vyklad", self.piece.about, html=block(deck.history or "", BASE)),
            toc=tuple(self._contents(spread, games, (*names, *orders), parts)),
            names=names,
            orders=orders,
            deal=self._deal(),
            parts=parts,
            edit=f"{repository}/edit/main/{file}" if repository else "",
            report=f"{repository}/issues/new?title={title}" if repository else "",
        )
        return Page(f"karty/{deck.id}/index.md", deck.name, "deck.html", view, deck.summary)

    def _facts(self) -> Iterator[Fact]:
        deck = self.deck
        if deck.total:
            yield Fact(capital(self.piece.many), number(deck.computed_total()))
        if deck.suits:
            yield Fact(capital(group_of(deck).many), number(len(deck.suits)))
        yield from self._index_facts()
        if deck.period:
            yield Fact("Doba", words.text(deck.period))
        if deck.native:
            yield Fact("Cizí jména", in_all(deck.native))
        if deck.derived:
            yield Fact("Výchozí balíček", self._link(self.site.decks[deck.derived.from_]))
        if deck.certainty not in SURE:
            doubt = words.CERTAINTY[deck.certainty]
            yield Fact("Složení", f'<span class="doubt">{doubt}</span>')
        if coded := unicode_text(deck):
            yield Fact("Unicode", words.link("#karty-v-unicode", coded))
        if deck.wikipedia:
            yield Fact("Wikipedie", words.wikipedia(deck.wikipedia))
        yield Fact("Zdroje", words.link("#oddil-zdroje", count(len(self.sources), "zdroj")))

    def _index_facts(self) -> Iterator[Fact]:
        """Yield where the deck stands in the index, with the region in words."""
        deck = self.deck
        index = f"{BASE}karty/"
        family = next((one for one in self.site.families if one.id == deck.family), None)
        if family:
            yield Fact("Rodina", words.link(f"{index}?rodina={family.id}", family.name))
        area, region = AREAS.get(deck.area or "", ""), deck.region or ""
        place = words.link(f"{index}?oblast={deck.area}", area) if area else ""
        if area and region.startswith(area):
            place += words.text(region.removeprefix(area))
        elif region:
            place += f"<div>{words.text(region)}</div>"
        if place:
            yield Fact("Oblast", place)

    def _orders(self) -> Iterator[OrderSection]:
        orders = Orders(self.site, self.deck, self.drills.orders, self.sources, BASE)
        return orders.sections(self.terms.linker(BASE, set()))

    def _deal(self) -> DealView | None:
        drill = self.drills.deal
        if not drill:
            return None
        text = words.text(self.piece.dealing)
        return DealView(text, drill.whole(BASE), drill.seatings(BASE))

    def _parts(self) -> Iterator[Table]:
        deck, piece = self.deck, self.piece
        packs = tuple(
            (self._link(one), words.text(arithmetic(one))) for one in packs_of(self.site, deck)
        )
        doubts = "".join(f'<div class="doubtful">{block(one, BASE)}</div>' for one in deck.doubts)
        mistakes = "".join(block(one, BASE) for one in deck.corrections)
        notes = notes_html(self.site.sources[one] for one in self.sources)
        parts = (
            Table("oddil-odvozene", piece.derived, (piece.whole, "Složení"), packs),
            Table("oddil-rodokmen", "Předkové a potomci", html=self._kin()),
            Table("oddil-omyly", "Časté omyly", html=mistakes),
            Table("oddil-nejiste", "Co není jisté", html=doubts),
            Table("oddil-zdroje", "Zdroje", html=notes),
        )
        return (part for part in parts if part.rows or part.html)

    def _kin(self) -> str:
        return kin_html(self.site, self.deck, self.sources, BASE)

    def _games(self) -> str:
        """Return the games that are played with the deck, and with how many players each."""
        rows = [
            f"<li>{words.link(f'{BASE}hry/{game.id}/', game.name)}"
            f' <span class="byline">{words.row(_facts_of(game))}</span></li>'
            for game in self.site.games.values()
            if self.deck.id in game.decks()
        ]
        return f"<ul>{''.join(rows)}</ul>" if rows else ""

    def _contents(
        self,
        spread: Spread | None,
        games: Table,
        sections: Iterable[Table | OrderSection],
        parts: Iterable[Table],
    ) -> Iterator[TocItem]:
        yield TocItem("oddil-karty", spread.name if spread else "Karty")
        if games.html:
            yield TocItem(games.id, games.name)
        yield TocItem("oddil-vyklad", self.piece.about)
        for one in sections:
            clauses = one.clauses if isinstance(one, OrderSection) else ()
            yield TocItem(one.id, one.name, span(clauses))
        if self.drills.deal:
            yield TocItem("oddil-rozdat", "Zamíchat a rozdat")
        yield from (TocItem(one.id, one.name) for one in parts)

    def _link(self, deck: Deck) -> str:
        return words.link(f"{BASE}karty/{deck.id}/", deck.name)


def _facts_of(game: Game) -> tuple[str, str]:
    return words.players(game), words.minutes(game)


def _sources(deck: Deck) -> list[str]:
    """Return the sources of a deck in the order in which its page cites them."""
    cited = [one for order in deck.orders for one in order.source]
    cited += [one for ancestor in deck.lineage for one in ancestor.source]
    return list(dict.fromkeys([*cited, *deck.sources]))
