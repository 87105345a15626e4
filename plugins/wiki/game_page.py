"""The page of a game: infobox, the whole game, numbered clauses with demos, variants, notes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from urllib.parse import quote

from engine.table.czech import (
    FRENCH,
    NBSP,
    Suits,
    count,
    escape,
    listed,
    rank_name,
    ranks_listed,
)
from plugins.records import Site, clause_title, render_text
from plugins.records.models import Clause, Deck, Game, Section, Variant
from plugins.wiki import words
from plugins.wiki.bibliography import notes_html, with_notes
from plugins.wiki.demos import Demos
from plugins.wiki.prose import block, line
from plugins.wiki.stems import slug
from plugins.wiki.terms import Terms
from plugins.wiki.views import (
    ClauseView,
    Fact,
    Figure,
    GameView,
    Link,
    Page,
    Part,
    SectionView,
    TocItem,
    VariantView,
)

BASE = "../../"
RANKED = "tricks"  # a phase in which cards beat one another


class GamePage:
    """Builds the page /hry/<id>/ of one game."""

    def __init__(
        self, site: Site, game: Game, demos: Demos, terms: Terms, base: str = BASE
    ) -> None:
        """Take all records, the game, its demos, the terms to link and the way to the root."""
        self.site = site
        self.game = game
        self.demos = demos
        self.terms = terms
        self.base = base
        self.deck = site.decks.get(game.deck or "")
        self.numbers = {clause.id: no for no, clause in enumerate(game.clauses(), 1)}
        self.sources = {one: no for no, one in enumerate(_sources(game), 1)}
        self.variants = {variant.id: variant.name for variant in game.variants}

    def page(self, repository: str) -> Page:
        """Return the page; `repository` is where records are edited, '' for nowhere."""
        game = self.game
        sections = tuple(self._section(section) for section in game.rules)
        parts = tuple(self._parts())
        view = GameView(
            id=game.id,
            name=words.text(game.name),
            aka=tuple(map(words.text, game.aka)),
            category=self._category(),
            summary=block(game.summary, self.base),
            byline=words.game_byline(self.site, game),
            facts=tuple(self._facts()),
            table=self.demos.whole(self.base),
            seatings=self.demos.seatings(self.base),
            toc=tuple(self._contents(sections, parts)),
            sections=sections,
            variants=tuple(self._variant(variant) for variant in game.variants),
            parts=parts,
            **_editing(self.site, game, repository),
        )
        return Page(f"hry/{game.id}/index.md", game.name, "game.html", view, game.summary)

    def clause(self, clause: Clause, seen: set[str]) -> ClauseView:
        """Return a clause with its examples; terms in `seen` are not linked again."""
        html = with_notes(self._text(clause, seen), self.sources, clause.source)
        return replace(self.clause_text(clause), html=html, figures=tuple(self._figures(clause)))

    def clause_text(self, clause: Clause) -> ClauseView:
        """Return a clause without links, sources and examples, for other pages."""
        return ClauseView(
            id=clause.id,
            no=self.numbers[clause.id],
            title=words.text(clause_title(self.site, self.game, clause)) if clause.title else "",
            html=self._text(clause, None),
            only=self._only(clause),
            within=tuple(clause.in_ or ()),
            without=tuple(clause.not_in or ()),
        )

    def _text(self, clause: Clause, seen: set[str] | None) -> str:
        only = clause.in_ or [""]
        text = render_text(self.site, self.game, clause.text, only[0])
        linker = None if seen is None else self.terms.linker(self.base, seen)
        return block(text, self.base, linker)

    def _category(self) -> Link:
        name = next(one.name for one in self.site.categories if one.id == self.game.category)
        return Link(words.text(name), f"hry/#{self.game.category}")

    def _facts(self) -> Iterator[Fact]:
        if self.game.goal:
            goal = render_text(self.site, self.game, self.game.goal)
            yield Fact("Cíl", line(goal, self.base))
        yield Fact("Hráči", escape(words.players(self.game)))
        if self.deck:
            decks = [self.site.decks[id] for id in self.game.decks()]
            usual, *others = (words.link(f"{self.base}karty/{one.id}/", one.name) for one in decks)
            yield Fact("Karty", usual + (f", též {listed(others)}" if others else ""))
            if order := order_text(self.game, self.deck):
                yield Fact("Pořadí", escape(order))
            if values := values_text(self.game, self.deck):
                yield Fact("Hodnoty", escape(values))
        yield Fact("Trvání", escape(words.minutes(self.game)))
        yield Fact("Náročnost", words.DIFFICULTY[self.game.difficulty])
        yield Fact("Původ", line(self.game.origin, self.base))
        if self.game.wikipedia:
            yield Fact("Wikipedie", words.wikipedia(self.game.wikipedia))
        yield Fact("Zdroje", words.link("#oddil-zdroje", count(len(self.sources), "zdroj")))

    def _section(self, section: Section) -> SectionView:
        seen: set[str] = set()
        clauses = tuple(self.clause(clause, seen) for clause in section.clauses)
        return SectionView(
            f"pravidla-{slug(section.section)}", words.text(section.section), clauses
        )

    def _figures(self, clause: Clause) -> Iterator[Figure]:
        for example in clause.examples:
            html = self.demos.example(clause.id, example.id, self.base)
            within, without = tuple(example.in_ or ()), tuple(example.not_in or ())
            yield Figure(example.id, html, within, without)

    def _only(self, clause: Clause) -> str:
        if clause.in_:
            return words.text(f"Platí jen {self._named(clause.in_)}.")
        if clause.not_in:
            return words.text(f"Neplatí {self._named(clause.not_in)}.")
        return ""

    def _named(self, variants: list[str]) -> str:
        where = "ve variantě" if len(variants) == 1 else "ve variantách"
        return f"{where} {listed(f'„{self.variants[one]}“' for one in variants)}"

    def _variant(self, variant: Variant) -> VariantView:
        touched = [clause for clause in self.game.clauses() if _touches(variant, clause)]
        runs = words.runs([(self.numbers[clause.id], clause.id) for clause in touched])
        return VariantView(
            variant.id, words.text(variant.name), block(variant.text, self.base), tuple(runs)
        )

    def _parts(self) -> Iterator[Part]:
        game, games = self.game, self.site.games
        if game.tips:
            items = "".join(f"<li>{line(tip, self.base)}</li>" for tip in game.tips)
            yield Part("oddil-rady", "Rady", f"<ul>{items}</ul>")
        if related := [games[one] for one in game.related if one in games]:
            links = [words.link(f"{self.base}hry/{one.id}/", one.name) for one in related]
            yield Part("oddil-pribuzne", "Příbuzné hry", f"<p>{', '.join(links)}</p>")
        if game.history:
            rows = [f"<li>{one.date}: {line(one.what, self.base)}</li>" for one in game.history]
            yield Part("oddil-zmeny", "Změny záznamu", f"<ul>{''.join(rows)}</ul>")
        notes = notes_html(self.site.sources[one] for one in self.sources)
        yield Part("oddil-zdroje", "Zdroje", notes)

    def _contents(
        self, sections: tuple[SectionView, ...], parts: tuple[Part, ...]
    ) -> Iterator[TocItem]:
        yield TocItem("oddil-hra", "Hra")
        for section in sections:
            yield TocItem(section.id, section.name, span(section.clauses))
        if self.game.variants:
            yield TocItem("oddil-varianty", "Varianty")
        yield from (TocItem(part.id, part.name) for part in parts)


def order_text(game: Game, deck: Deck) -> str:
    """Return the order of ranks, highest first: král, dáma, kluk, eso; '' where none matters."""
    beaten = any(RANKED in entry for entry in game.phases)
    if not (game.order or beaten):
        return ""
    return ranks_listed(game.order or [rank.code for rank in deck.ranks], _suits(deck))


def values_text(game: Game, deck: Deck) -> str:
    """Return what ranks are worth, the dearest first: eso 11, desítka 10, král 4, ostatní 0."""
    codes = [rank.code for rank in deck.ranks]
    values = game.values or {}
    worth = {code: values[code] for code in codes if code in values}
    dear = sorted((code for code in worth if worth[code]), key=lambda code: -worth[code])
    told = [f"{rank_name(code, suits=_suits(deck))} {worth[code]}" for code in dear]
    return ", ".join([*told, *(["ostatní 0"] if len(dear) < len(worth) else [])])


def _suits(deck: Deck) -> Suits:
    return words.suits(deck) or FRENCH


def _sources(game: Game) -> list[str]:
    """Return the sources of a game in the order in which its page cites them."""
    cited = [one for clause in game.clauses() for one in clause.source]
    return list(dict.fromkeys([*cited, *game.sources]))


def _touches(variant: Variant, clause: Clause) -> bool:
    if variant.id in (clause.in_ or []) or variant.id in (clause.not_in or []):
        return True
    return any(_overlap(path, part) for path in variant.set for part in clause.by)


def _overlap(path: str, part: str) -> bool:
    return path == part or path.startswith((f"{part}.", f"{part}[")) or part.startswith(f"{path}.")


def span(clauses: Sequence[ClauseView]) -> str:
    """Return the numbers of clauses that follow each other: § 3–7; '' for none."""
    if not clauses:
        return ""
    first, last = clauses[0].no, clauses[-1].no
    return f"§{NBSP}{first}" if first == last else f"§{NBSP}{first}–{last}"


def _editing(site: Site, game: Game, repository: str) -> Mapping[str, str]:
    if not repository:
        return {}
    file = site.documents["game", game.id].file
    title = quote(f"{game.name}: ")
    edit = f"{repository}/edit/main/{file}"
    return {
        "edit": edit,
        "report": f"{repository}/issues/new?template=1-pravidlo.yml&amp;title={title}",
    }
