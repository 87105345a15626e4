"""The home page: clauses to try, games to choose, families, decks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import chain, zip_longest

from engine.table.czech import count
from plugins.records import Site
from plugins.records.models import Clause, Example, Game
from plugins.wiki import words
from plugins.wiki.deck_index import deck_row, heads
from plugins.wiki.demos import Demos
from plugins.wiki.game_page import GamePage
from plugins.wiki.lists import choices, families
from plugins.wiki.terms import Terms
from plugins.wiki.views import Choice, ClauseView, DeckRow, Family, Figure, GameRow

BASE = "./"
DAYS = 7  # clauses in turn: a week, so that the page stays light
DECKS = 8


@dataclass(frozen=True, slots=True)
class Day:
    """A clause to try at once."""

    game: str  # in the genitive
    game_href: str
    href: str
    clause: ClauseView


@dataclass(frozen=True, slots=True)
class HomeView:
    """The home page."""

    daily: tuple[Day, ...]
    choices: tuple[Choice, ...]
    games: tuple[GameRow, ...]
    families: tuple[Family, ...]
    decks: tuple[DeckRow, ...]
    all_decks: str


def home_view(site: Site, demos: Mapping[str, Demos]) -> HomeView:
    """Return what the home page shows."""
    groups = tuple(families(site, BASE))
    return HomeView(
        daily=tuple(_daily(site, demos)),
        choices=choices(site, full=False),
        games=tuple(chain.from_iterable(group.games for group in groups)),
        families=groups,
        decks=tuple(deck_row(site, one) for one in heads(site)[:DECKS]),
        all_decks=_all(len(site.decks)),
    )


def _daily(site: Site, demos: Mapping[str, Demos]) -> Iterator[Day]:
    """Yield clauses that can be tried with one click, from all games in turn."""
    turns = [[(game, clause) for clause in _good(game)] for game in site.games.values()]
    mixed = [pair for pair in chain.from_iterable(zip_longest(*turns)) if pair]
    step = max(1, len(mixed) // DAYS)
    for game, clause in mixed[::step][:DAYS]:
        page = GamePage(site, game, demos[game.id], Terms([]), BASE)
        view = replace(page.clause_text(clause), figures=(_figure(demos[game.id], clause),))
        href = f"hry/{game.id}/"
        name = game.forms.gen if game.forms else f"hry {game.name}"
        yield Day(words.text(name), href, f"{href}#{clause.id}", view)


def _good(game: Game) -> list[Clause]:
    """Return the clauses whose first example asks for a card to a trick, else for any move."""
    shown = [one for one in game.clauses() if one.examples and not one.in_]
    asking = [one for one in shown if _asks(one.examples[0])]
    return [one for one in asking if one.examples[0].given.get("trick")] or asking


def _asks(example: Example) -> bool:
    return bool(example.legal or example.refused or example.allows) and not example.in_


def _figure(demos: Demos, clause: Clause) -> Figure:
    example = clause.examples[0].id
    prefix = f"den--{demos.record['id']}--"  # games share the ids of clauses, a page can't
    return Figure(example, demos.example(clause.id, example, BASE, prefix=prefix))


def _all(decks: int) -> str:
    """Return the name of the link to the index: Všech 114 balíčků."""
    few = 1 < decks < 5
    return "Všechny balíčky" if few else f"Všech {count(decks, 'balicek')}"
