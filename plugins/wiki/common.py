"""The rules of every game on one page, and the sources of all records on another."""

from __future__ import annotations

from dataclasses import dataclass

from engine.table.czech import sort_key
from plugins.records import Site
from plugins.records.models import CommonClause, Source
from plugins.wiki import words
from plugins.wiki.bibliography import source_html
from plugins.wiki.prose import block
from plugins.wiki.terms import Terms
from plugins.wiki.views import ClauseView, Link, Page

BASE = "../"


@dataclass(frozen=True, slots=True)
class CommonView:
    """Rules of every game."""

    html: str
    clauses: tuple[ClauseView, ...]


@dataclass(frozen=True, slots=True)
class SourceView:
    """A source with the records that use it."""

    id: str
    html: str
    uses: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class SourcesView:
    """All sources."""

    html: str
    sources: tuple[SourceView, ...]


def common_page(site: Site, terms: Terms) -> Page:
    """Return /pravidla/."""
    seen: set[str] = set()
    clauses = tuple(
        ClauseView(
            one.id, no, words.text(_title(one)), block(one.text, BASE, terms.linker(BASE, seen))
        )
        for no, one in enumerate(site.common, 1)
    )
    text = (
        "Platí ve všech hrách a žádná hra je neopakuje. "
        "Odmítnutý tah na ně odkazuje jako na obecné pravidlo."
    )
    view = CommonView(block(text, BASE), clauses)
    return Page("pravidla/index.md", "Obecná pravidla", "common.html", view, text)


def sources_page(site: Site) -> Page:
    """Return /zdroje/."""
    ordered = sorted(site.sources.values(), key=lambda one: sort_key(one.author or one.title))
    views = tuple(SourceView(one.id, source_html(one), _uses(site, one)) for one in ordered)
    text = "Odkud záznamy čerpají. U každého pravidla je uvedeno, ze kterého zdroje pochází."
    view = SourcesView(block(text, BASE), views)
    return Page("zdroje/index.md", "Zdroje", "sources.html", view, text)


def _title(clause: CommonClause) -> str:
    """Return a title that the text doesn't repeat."""
    title = clause.title or ""
    return "" if clause.text.startswith(title) else title


def _uses(site: Site, source: Source) -> tuple[Link, ...]:
    games = [
        Link(words.text(game.name), f"hry/{game.id}/")
        for game in site.games.values()
        if source.id in game.sources or any(source.id in one.source for one in game.clauses())
    ]
    decks = [
        Link(words.text(deck.name), f"karty/{deck.id}/")
        for deck in site.decks.values()
        if source.id in deck.sources
    ]
    return (*games, *decks)
