"""The page of a deck: every card drawn, suits and ranks with native names, family, doubts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import groupby
from urllib.parse import quote

from engine.table.czech import NOUNS, count, escape, fold, number, ranks_listed, suits_of
from plugins.records import Site
from plugins.records.models import Deck, Face, Suitless
from plugins.records.models.deck import Lineage, Native
from plugins.wiki import words
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


class DeckPage:
    """Builds the page /karty/<id>/ of one deck."""

    def __init__(self, site: Site, deck: Deck) -> None:
        """Take all records and the deck."""
        self.site = site
        self.deck = deck
        codes, ids = [suit.code for suit in deck.suits], [suit.id for suit in deck.suits]
        self.suits = suits_of(codes, ids)
        self.games = [one for one in site.games.values() if one.deck == deck.id]

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
        for suit, faces in groupby(self.deck.faces(), key=lambda face: face.suit):
            cards = tuple(self._card(face) for face in faces)
            name = words.text(suit.name) if suit else "bez barvy"
            times = {card.copies for card in cards}
            if len(times) == 1 and times != {1}:  # said once, not on every card
                name += f", každá karta {cards[0].copies}×"
                cards = tuple(replace(card, copies=1) for card in cards)
            yield SuitRow(name, cards)

    def _card(self, face: Face) -> CardView:
        suit = face.suit.code if face.suit else ""
        return CardView(face.code, suit, escape(card_label(face, self.suits)), face.copies)

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
                signs(escape(f"{suit.sign or ''} {suit.name}".strip())),
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
            if game.order:
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


def arithmetic(deck: Deck) -> str:
    """Return how the total comes about: 4 barvy × 8 hodnot = 32 karet."""
    by_suit: dict[str, list[int]] = {}
    single: dict[str, tuple[Suitless, int]] = {}
    for face in deck.faces():
        if face.suit:
            by_suit.setdefault(face.suit.code, []).append(face.copies)
        elif face.suitless:
            before = single.get(face.suitless.code, (face.suitless, 0))[1]
            single[face.suitless.code] = (face.suitless, before + face.copies)
    terms = [
        _product(len(list(same)), list(copies)) for copies, same in groupby(by_suit.values(), tuple)
    ]
    terms += [_counted(card.name, n) for card, n in single.values()]
    return f"{' + '.join(terms)} = {count(deck.computed_total(), 'karta')}"


def _counted(name: str, n: int) -> str:
    """Return 2 žolíci, or 21 (trumf) for a noun that isn't in the list of nouns."""
    bare = re.sub(r"\{n\}\.?", "", name).strip()
    return count(n, fold(bare)) if fold(bare) in NOUNS else f"{number(n)} ({bare})"


def _product(suits: int, copies: list[int]) -> str:
    kinds = count(len(copies), "hodnota")
    if len(set(copies)) > 1:
        return f"{count(suits, 'barva')} × {count(sum(copies), 'karta')}"
    times = f" × {copies[0]}" if copies[0] > 1 else ""
    return f"{count(suits, 'barva')} × {kinds}{times}"


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
