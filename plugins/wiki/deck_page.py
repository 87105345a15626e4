"""The page of a deck: every card drawn, names, orders to try, the deck to deal out, its family."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from urllib.parse import quote

from engine.table.czech import count, number
from plugins.records import Site
from plugins.records.models import Deck
from plugins.wiki import words
from plugins.wiki.arithmetic import arithmetic
from plugins.wiki.bibliography import notes_html
from plugins.wiki.deck_cards import spread_of, unicode_text
from plugins.wiki.deck_index import AREAS
from plugins.wiki.deck_kin import SURE, derived_from, kin_html
from plugins.wiki.deck_names import name_tables
from plugins.wiki.deck_orders import Orders
from plugins.wiki.drills import Drills
from plugins.wiki.game_page import span
from plugins.wiki.native import in_all
from plugins.wiki.prose import block
from plugins.wiki.terms import Terms
from plugins.wiki.views import DealView, DeckView, Fact, OrderSection, Page, Spread, Table, TocItem

BASE = "../../"
STORY = 700  # characters of a history that fit beside the infobox


class DeckPage:
    """Builds the page /karty/<id>/ of one deck."""

    def __init__(self, site: Site, deck: Deck, drills: Drills, terms: Terms) -> None:
        """Take all records, the deck, what can be tried with it and the terms to link."""
        self.site = site
        self.deck = deck
        self.drills = drills
        self.terms = terms
        self.story, self.more = story_of(deck.history or "")
        self.sources = {one: no for no, one in enumerate(_sources(deck), 1)}

    def page(self, repository: str) -> Page:
        """Return the page; `repository` is where records are edited, '' for nowhere."""
        deck = self.deck
        file = self.site.documents["deck", deck.id].file
        title = quote(f"{deck.name}: ")
        spread, names = spread_of(deck), tuple(name_tables(deck))
        orders, parts = tuple(self._orders()), tuple(self._parts())
        view = DeckView(
            id=deck.id,
            name=words.text(deck.name),
            aka=tuple(map(words.text, deck.aka)),
            summary=block(deck.summary, BASE),
            story=block(self.story, BASE),
            facts=tuple(self._facts()),
            shape=deck.shape or "card",
            spread=spread,
            toc=tuple(self._contents(spread, names, orders, parts)),
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
        stones = deck.shape == "tile"
        known = number(deck.computed_total()) if deck.total else "neznámý počet"
        yield Fact("Kamenů" if stones else "Karet", known)
        if deck.total:
            yield Fact("Barev", number(len(deck.suits)) if deck.suits else "žádné")
        yield from self._index_facts()
        if deck.period:
            yield Fact("Doba", words.text(deck.period))
        if deck.native:
            yield Fact("Cizí jména", in_all(deck.native))
        if deck.derived:
            yield Fact("Vychází z", self._link(self.site.decks[deck.derived.from_]))
        yield Fact("Složení", certainty(deck.certainty))
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
        return DealView(drill.whole(BASE), drill.seatings(BASE)) if drill else None

    def _parts(self) -> Iterator[Table]:
        deck = self.deck
        packs = tuple(
            (self._link(one), words.text(arithmetic(one))) for one in derived_from(self.site, deck)
        )
        doubts = "".join(f'<div class="doubtful">{block(one, BASE)}</div>' for one in deck.doubts)
        mistakes = "".join(block(one, BASE) for one in deck.corrections)
        notes = notes_html(self.site.sources[one] for one in self.sources)
        parts = (
            Table("oddil-vyklad", "O balíčku", html=block(self.more, BASE)),
            Table("oddil-odvozene", "Odvozené balíčky", ("Balíček", "Složení"), packs),
            Table("oddil-hry", "Hry s tímto balíčkem", html=self._games()),
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
            f' <span class="byline">{words.game_byline(self.site, game)}</span></li>'
            for game in self.site.games.values()
            if self.deck.id in game.decks()
        ]
        return f"<ul>{''.join(rows)}</ul>" if rows else ""

    def _contents(
        self,
        spread: Spread | None,
        names: Iterable[Table],
        orders: Iterable[OrderSection],
        parts: Iterable[Table],
    ) -> Iterator[TocItem]:
        yield TocItem("oddil-karty", spread.name if spread else "Karty")
        yield from (TocItem(one.id, one.name) for one in names)
        for section in orders:
            yield TocItem(section.id, section.name, span(section.clauses))
        if self.drills.deal:
            yield TocItem("oddil-rozdat", "Zamíchat a rozdat")
        yield from (TocItem(one.id, one.name) for one in parts)

    def _link(self, deck: Deck) -> str:
        return words.link(f"{BASE}karty/{deck.id}/", deck.name)


def certainty(level: str) -> str:
    """Return how sure a composition is, marked when it isn't."""
    text = words.CERTAINTY[level]
    return text if level in SURE else f'<span class="doubt">{text}</span>'


def story_of(history: str) -> tuple[str, str]:
    """Return the paragraphs of a history that open the page, and the rest.

    A text with tables opens with its first paragraph: what leads to a table stays with it.
    """
    paragraphs = history.split("\n\n")
    most = 1 if "|" in history else len(paragraphs)
    fitting = (n for n in range(most, 1, -1) if sum(map(len, paragraphs[:n])) <= STORY)
    kept = next(fitting, 1)
    return "\n\n".join(paragraphs[:kept]), "\n\n".join(paragraphs[kept:])


def _sources(deck: Deck) -> list[str]:
    """Return the sources of a deck in the order in which its page cites them."""
    cited = [one for order in deck.orders for one in order.source]
    cited += [one for ancestor in deck.lineage for one in ancestor.source]
    return list(dict.fromkeys([*cited, *deck.sources]))
