"""The search data: what can be found, and the stem of every form that occurs in it.

The page folds a word and looks up its stem here, so that it needs no stemmer of its own and
„zdvihů“, „zdvihem“ and „zdvihu“ find the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any

from plugins.records import Site, clause_title, render_text
from plugins.records.models import Deck, Game
from plugins.wiki.deck_index import AREAS
from plugins.wiki.markup import plain
from plugins.wiki.prose import block
from plugins.wiki.stems import fold, stem, words


@dataclass(frozen=True, slots=True)
class Doc:
    """One thing to find; short keys, because the browser gets it."""

    u: str  # address from the root
    t: str  # title
    k: str  # what it is
    x: str  # text
    a: str = ""  # other names


def search_data(site: Site) -> dict[str, Any]:
    """Return documents and stems, ready for JSON."""
    docs = [doc for doc in _docs(site) if doc.t]
    forms = {word for doc in docs for word in words(f"{doc.t} {doc.x} {doc.a}")}
    stems = {fold(form): stem(form) for form in sorted(forms)}
    return {
        "docs": [{key: text for key, text in asdict(doc).items() if text} for doc in docs],
        "stems": {form: root for form, root in stems.items() if form != root},
    }


def _docs(site: Site) -> Iterator[Doc]:
    for game in site.games.values():
        yield Doc(f"hry/{game.id}/", game.name, "hra", game.summary, ", ".join(game.aka))
    for deck in site.decks.values():
        also = ", ".join(dict.fromkeys(_deck_names(deck)))
        yield Doc(f"karty/{deck.id}/", deck.name, "balíček karet", deck.summary, also)
    for family in site.families:
        text = plain(block(family.text, ""))
        yield Doc(f"karty/#{family.id}", family.name, "rodina balíčků", text)
    for term in site.glossary:
        names = [*term.also, *term.forms]
        text = plain(block(term.text, ""))
        yield Doc(f"slovnicek/#{term.id}", term.term, "slovníček", text, ", ".join(names))
    for game in site.games.values():
        yield from _clauses(site, game)
    for no, clause in enumerate(site.common, 1):
        text = plain(block(clause.text, ""))
        name = clause.title or text
        yield Doc(f"pravidla/#{clause.id}", name, f"obecné pravidlo § {no}", text)


def _deck_names(deck: Deck) -> Iterator[str]:
    """Yield what else a deck may be asked by; suits by all their names, once for all its packs."""
    yield from deck.aka
    yield from (one.name for one in deck.native)
    if deck.area:
        yield AREAS[deck.area]
    if deck.region:
        yield deck.region
    for suit in () if deck.derived else deck.suits:
        yield from (suit.name, *suit.aka, *(one.name for one in suit.native))


def _clauses(site: Site, game: Game) -> Iterator[Doc]:
    for no, clause in enumerate(game.clauses(), 1):
        text = render_text(site, game, clause.text, (clause.in_ or [""])[0])
        title = clause_title(site, game, clause)
        href = f"hry/{game.id}/#{clause.id}"
        yield Doc(href, title, f"{game.name}, § {no}", plain(block(text, "")))
    for variant in game.variants:
        href = f"hry/{game.id}/#varianta-{variant.id}"
        text = plain(block(variant.text, ""))
        yield Doc(href, variant.name, f"{game.name}, varianta", text)
