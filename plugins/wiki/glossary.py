"""The glossary: terms in Czech order, each with the clauses whose texts use it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import groupby

from engine.table.czech import sort_key
from plugins.records import Site, render_text
from plugins.records.models import Game, Term
from plugins.wiki import words
from plugins.wiki.markup import plain
from plugins.wiki.prose import block
from plugins.wiki.stems import slug
from plugins.wiki.terms import Terms
from plugins.wiki.views import Link, Page

BASE = "../"
GENDERS = {"m": "m", "ma": "m, životné", "f": "ž", "n": "s", "pl": "mn. č."}

_HOOKED = "ČŘŠŽ"  # letters of their own in a Czech index

Uses = Mapping[str, Mapping[str, list[tuple[int, str]]]]  # term → game → clauses


@dataclass(frozen=True, slots=True)
class Use:
    """The clauses of one game that use a term."""

    game: str
    clauses: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class TermView:
    """An entry."""

    id: str
    name: str
    grammar: str
    aka: tuple[str, ...]
    html: str
    see: tuple[Link, ...]
    uses: tuple[Use, ...]


@dataclass(frozen=True, slots=True)
class Letter:
    """The entries under one letter."""

    id: str
    name: str
    terms: tuple[TermView, ...]


@dataclass(frozen=True, slots=True)
class GlossaryView:
    """The glossary."""

    letters: tuple[Letter, ...]


def glossary_page(site: Site, terms: Terms) -> Page:
    """Return /slovnicek/."""
    uses = uses_of(site, terms)
    names = {term.id: term.term for term in site.glossary}
    ordered = sorted(site.glossary, key=lambda term: sort_key(term.term))
    letters = []
    for letter, group in groupby(ordered, key=lambda term: initial(term.term)):
        entries = tuple(_term(one, terms, uses, names) for one in group)
        letters.append(Letter(_letter_id(letter), letter, entries))
    view = GlossaryView(tuple(letters))
    text = "Slova karetních her: co znamenají a ve kterých pravidlech stojí."
    return Page("slovnicek/index.md", "Slovníček", "glossary.html", view, text)


def uses_of(site: Site, terms: Terms) -> Uses:
    """Return for each term the clauses whose text uses it."""
    found: defaultdict[str, defaultdict[str, list[tuple[int, str]]]]
    found = defaultdict(lambda: defaultdict(list))
    for game in site.games.values():
        for no, clause in enumerate(game.clauses(), 1):
            text = plain(block(_text(site, game, clause.text, clause.in_), BASE))
            for term in dict.fromkeys(hit.term for hit in terms.find(text)):
                href = f"hry/{game.id}/#{clause.id}"
                found[term][game.name].append((no, href))
    return found


def initial(word: str) -> str:
    """Return the letter under which a word stands: Ch is one, É stands under E."""
    if word[:2].lower() == "ch":
        return "Ch"
    first = word[:1].upper()
    return first if first in _HOOKED else slug(first).upper() or first


def _letter_id(letter: str) -> str:
    return f"pismeno-{slug(letter)}{'-hacek' if letter in _HOOKED else ''}"


def _text(site: Site, game: Game, text: str, only: list[str] | None) -> str:
    return render_text(site, game, text, (only or [""])[0])


def _term(term: Term, terms: Terms, uses: Uses, names: Mapping[str, str]) -> TermView:
    return TermView(
        id=term.id,
        name=words.text(term.term),
        grammar=GENDERS.get(term.gender or "", ""),
        aka=tuple(map(words.text, term.also)),
        html=block(term.text, BASE, terms.linker(BASE, {term.id})),
        see=tuple(Link(words.text(names[one]), f"slovnicek/#{one}") for one in term.see),
        uses=tuple(
            Use(game, tuple(words.runs(clauses))) for game, clauses in uses.get(term.id, {}).items()
        ),
    )
