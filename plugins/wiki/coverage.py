"""What the examples cover: clauses × examples."""

from __future__ import annotations

from dataclasses import dataclass

from engine.table.czech import count, escape, number
from plugins.records import Site, clause_title
from plugins.records.models import Clause, Game
from plugins.wiki import words
from plugins.wiki.prose import block, signs
from plugins.wiki.views import Page, Table

NOT_CHECKED = "nezkouší se"


@dataclass(frozen=True, slots=True)
class TablesView:
    """A text and tables."""

    html: str
    tables: tuple[Table, ...]


def coverage_page(site: Site) -> Page:
    """Return /pokryti/."""
    base = "../"
    text = (
        "Každé pravidlo dokládají příklady: postavení a co z něj plyne. "
        "Příklady jsou zároveň ukázkami na stránkách a zkouškami programu. "
        f"{sentence(site)}"
    )
    games = (_game(site, game, base) for game in site.games.values())
    view = TablesView(block(text, base), (*games, _decks(site, base)))
    return Page("pokryti/index.md", "Pokrytí", "table.html", view, text)


def sentence(site: Site) -> str:
    """Return the share of clauses without examples, for the page and for the build's log."""
    clauses = [clause for game in site.games.values() for clause in game.clauses()]
    unchecked = sum(not clause.examples for clause in clauses)
    examples = sum(len(clause.examples) for clause in clauses)
    share = 100 * unchecked / len(clauses) if clauses else 0
    orders = [order for deck in site.decks.values() for order in deck.orders]
    sorted_rows = sum(len(order.examples) for order in orders)
    ranked = (
        f" Pořadí karet v\u00a0balíčcích: {count(len(orders), 'pravidlo')},"
        f" {count(sorted_rows, 'priklad')}."
        if orders
        else ""
    )
    return (
        f"{count(len(clauses), 'pravidlo')}, {count(examples, 'priklad')}, "
        f"bez příkladu {count(unchecked, 'pravidlo')} ({number(round(share, 1))} %).{ranked}"
    )


def _decks(site: Site, base: str) -> Table:
    """Return the orders of decks, each with the number of its examples."""
    rows = tuple(
        (
            words.link(f"{base}karty/{deck.id}/", deck.name),
            f'<a href="{base}karty/{deck.id}/#{order.id}">{words.text(order.name)}</a>',
            str(len(order.examples)),
        )
        for deck in site.decks.values()
        for order in deck.orders
    )
    return Table("poradi-karet", "Pořadí karet", ("Balíček", "Pořadí", "Příklady"), rows)


def _game(site: Site, game: Game, base: str) -> Table:
    rows = tuple(_row(site, game, no, clause, base) for no, clause in enumerate(game.clauses(), 1))
    head = ("§", "Pravidlo", "Co se jím řídí", "Příklady")
    return Table(game.id, words.text(game.name), head, rows)


def _row(site: Site, game: Game, no: int, clause: Clause, base: str) -> tuple[str, ...]:
    title = signs(words.text(clause_title(site, game, clause)))
    link = f'<a href="{base}hry/{game.id}/#{clause.id}">{title}</a>'
    parts = ", ".join(f"<code>{escape(part)}</code>" for part in clause.by)
    examples = str(len(clause.examples))
    if not clause.examples:
        examples = f"{NOT_CHECKED}: {words.text(clause.unchecked or '')}"
    return (str(no), link, parts, examples)
