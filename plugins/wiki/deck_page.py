"""The page of a deck: every card drawn, suits and ranks with native names, family, doubts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import groupby
from typing import NamedTuple
from urllib.parse import quote

from engine.table.czech import escape, number, ranks_listed
from plugins.faces.signs import BOX, drawing
from plugins.records import Site
from plugins.records.models import Deck, Face, Suit
from plugins.records.models.deck import Lineage, Native
from plugins.wiki import words
from plugins.wiki.arithmetic import arithmetic
from plugins.wiki.bibliography import source_html
from plugins.wiki.faces import card_label, sprite_uri
from plugins.wiki.prose import block, line, signs
from plugins.wiki.views import CardView, DeckView, Fact, Page, SuitRow, Table

BASE = "../../"
LANGUAGES = {
    "fr": "francouzsky", "en": "anglicky", "de": "německy", "nl": "nizozemsky", "it": "italsky",
    "es": "španělsky", "ja": "japonsky", "zh": "čínsky", "vi": "vietnamsky", "sv": "švédsky",
    "da": "dánsky", "de-CH": "švýcarsky", "hu": "maďarsky", "pl": "polsky", "ko": "korejsky",
    "ar": "arabsky", "fa": "persky", "pt": "portugalsky", "sk": "slovensky", "ru": "rusky",
}  # fmt: skip


class _Row(NamedTuple):
    """What cards of one row have in common."""

    suit: Suit | None
    copies: int  # of each card without a suit


class DeckPage:
    """Builds the page /karty/<id>/ of one deck."""

    def __init__(self, site: Site, deck: Deck) -> None:
        """Take all records and the deck."""
        self.site = site
        self.deck = deck
        self.suits = words.suits(deck)
        self.games = [one for one in site.games.values() if deck.id in one.decks()]

    def page(self, repository: str) -> Page:
        """Return the page; `repository` is where records are edited, '' for nowhere."""
        deck = self.deck
        file = self.site.documents["deck", deck.id].file
        title = quote(f"{deck.name}: ")
        view = DeckView(
            id=deck.id,
            name=words.text(deck.name),
            aka=tuple(map(words.text, deck.aka)),
            summary=block(deck.summary, BASE),
            facts=tuple(self._facts()),
            sprite=sprite_uri(deck),
            rows=tuple(self._rows()),
            arithmetic=arithmetic(deck),
            tables=tuple(table for table in self._tables() if table.rows or table.html),
            edit=f"{repository}/edit/main/{file}" if repository else "",
            report=f"{repository}/issues/new?title={title}" if repository else "",
        )
        return Page(f"karty/{deck.id}/index.md", deck.name, "deck.html", view, deck.summary)

    def _facts(self) -> Iterator[Fact]:
        deck = self.deck
        yield Fact("Karet", number(deck.computed_total()) if deck.total else "nevíme")
        if deck.native:
            yield Fact("Cizí jména", ", ".join(_native(one) for one in deck.native))
        if deck.region:
            yield Fact("Oblast", words.text(deck.region))
        if deck.period:
            yield Fact("Doba", words.text(deck.period))
        if deck.derived:
            parent = self.site.decks[deck.derived.from_]
            yield Fact("Vychází z", self._link(parent))
        yield Fact("Složení", certainty(deck.certainty))
        if deck.wikipedia:
            yield Fact("Wikipedie", words.wikipedia(deck.wikipedia))

    def _rows(self) -> Iterator[SuitRow]:
        for row, faces in groupby(self.deck.faces(), key=_row_of):
            cards = tuple(self._card(face) for face in faces)
            name = words.text(row.suit.name) if row.suit else ""
            if not row.suit and self.deck.suits:
                name = "bez barvy"
            times = {card.copies for card in cards}
            if len(times) == 1 and times != {1}:  # said once, not on every card
                name += f"{', ' if name else ''}každá karta {cards[0].copies}×"
                cards = tuple(replace(card, copies=1) for card in cards)
            yield SuitRow(name or "jen jednou", cards)

    def _card(self, face: Face) -> CardView:
        """Return a card; in a deck without suits its name is written under it."""
        name = escape(card_label(face, self.suits))
        suit = face.suit.code if face.suit else ""
        return CardView(face.code, suit, name, face.copies, "" if self.deck.suits else name)

    def _tables(self) -> Iterator[Table]:
        deck = self.deck
        yield self._suit_table()
        yield self._rank_table()
        yield Table("poradi", "Pořadí karet", ("Kde", "Od nejvyšší"), tuple(self._orders()))
        rows = tuple(self._family())
        yield Table("rodina", "Odvozené balíčky", ("Balíček", "Složení"), rows)
        links = [words.link(f"{BASE}hry/{one.id}/", one.name) for one in self.games]
        yield Table("hry", "Hry s tímto balíčkem", html=_paragraph(", ".join(links)))
        yield Table("puvod", "Původ", html=self._origin())
        doubts = "".join(f'<p class="doubt">{line(one, BASE)}</p>' for one in deck.doubts)
        yield Table("nejiste", "Co není jisté", html=doubts)
        notes = [f"<li>{source_html(self.site.sources[one])}</li>" for one in deck.sources]
        yield Table("zdroje", "Zdroje", html=f'<ol class="notes">{"".join(notes)}</ol>')

    def _suit_table(self) -> Table:
        suits = self.deck.suits
        langs = _languages(one.native for one in suits)
        rows = tuple(
            (
                _signed(suit),
                escape(", ".join(suit.aka)),
                *_names(suit.native, langs),
            )
            for suit in suits
        )
        return Table("barvy", "Barvy", ("Barva", "Jinak", *_spoken(langs)), rows)

    def _rank_table(self) -> Table:
        ranks = [rank for rank in self.deck.ranks if rank.native or rank.aka]
        langs = _languages(one.native for one in ranks)
        rows = tuple(
            (
                escape(rank.name),
                escape(rank.index or ""),
                escape(", ".join(rank.aka)),
                *_names(rank.native, langs),
            )
            for rank in ranks
        )
        return Table("hodnoty", "Hodnoty", ("Karta", "V rohu", "Jinak", *_spoken(langs)), rows)

    def _orders(self) -> Iterator[tuple[str, ...]]:
        if self.deck.ranks:
            ranks = [rank.code for rank in self.deck.ranks]
            yield "obvykle", escape(ranks_listed(ranks, self.suits))
        for order in self.deck.orders:
            ranks_text = ranks_listed(order.ranks, self.suits) if order.ranks else ""
            note = line(order.text, BASE) if order.text else ""
            note = f'<div class="soft">{note}</div>' if note and ranks_text else note
            yield escape(order.name), escape(ranks_text) + note
        for game in self.games:
            if game.order and game.deck == self.deck.id:
                name = words.link(f"{BASE}hry/{game.id}/", game.name)
                yield name, escape(ranks_listed(game.order, self.suits))

    def _family(self) -> Iterator[tuple[str, ...]]:
        for deck in self.site.decks.values():
            if deck.derived_from == self.deck.id:
                yield self._link(deck), escape(arithmetic(deck))

    def _origin(self) -> str:
        history = block(self.deck.history, BASE) if self.deck.history else ""
        rows = "".join(f"<li>{self._ancestor(one)}</li>" for one in self.deck.lineage)
        return history + (f"<ul>{rows}</ul>" if rows else "")

    def _ancestor(self, one: Lineage) -> str:
        parent = self.site.decks.get(one.parent or "")
        name = self._link(parent) if parent else escape(one.name or "")
        kind = "předek" if one.relation == "parent" else "sesterský balíček"
        sure = one.certainty in ("certain", "high")
        doubt = "" if sure else ' <span class="doubt">(nejisté)</span>'
        return f"{kind}: {name}{doubt}{'. ' + line(one.text, BASE) if one.text else ''}"

    def _link(self, deck: Deck) -> str:
        return words.link(f"{BASE}karty/{deck.id}/", deck.name)


def _row_of(face: Face) -> _Row:
    return _Row(face.suit, 0 if face.suit else face.copies)


def _signed(suit: Suit) -> str:
    """Return a suit's name after its sign, which is drawn where no letter has it."""
    if suit.sign:
        return signs(escape(f"{suit.sign} {suit.name}"))
    colour = f"ink-{suit.ink}" if suit.ink else f"sign-{suit.code}"
    svg = f'<svg class="sign {colour}" viewBox="0 0 {BOX} {BOX}" aria-hidden="true">'
    sign = f"{svg}{drawing(suit.symbol or suit.id)}</svg>"
    return f'<span class="signed">{sign}{escape(suit.name)}</span>'


def certainty(level: str) -> str:
    """Return how sure a composition is, marked when it isn't."""
    text = words.CERTAINTY[level]
    return text if level in ("certain", "high") else f'<span class="doubt">{text}</span>'


def _languages(natives: Iterable[Iterable[Native]]) -> list[str]:
    return list(dict.fromkeys(one.lang for names in natives for one in names))


def _spoken(langs: Iterable[str]) -> list[str]:
    return [LANGUAGES.get(lang, lang) for lang in langs]


def _names(natives: Iterable[Native], langs: Iterable[str]) -> list[str]:
    names = {lang: [one.name for one in natives if one.lang == lang] for lang in langs}
    return [
        f'<span lang="{escape(lang)}">{escape(", ".join(all_names))}</span>' if all_names else ""
        for lang, all_names in names.items()
    ]


def _native(one: Native) -> str:
    return f'<span lang="{escape(one.lang)}">{escape(one.name)}</span>'


def _paragraph(html: str) -> str:
    return f"<p>{html}</p>" if html else ""
