"""What the examples cover: clauses × examples, and the mechanics that records may use."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from engine import catalogue
from engine.registry import PHASES, Mechanic, PhaseKind
from engine.table.czech import capital, count, escape, number
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
    tables = tuple(_game(site, game, base) for game in site.games.values())
    view = TablesView(block(text, base), tables)
    return Page("pokryti/index.md", "Pokrytí", "table.html", view, text)


def sentence(site: Site) -> str:
    """Return the share of clauses without examples, for the page and for the build's log."""
    clauses = [clause for game in site.games.values() for clause in game.clauses()]
    unchecked = sum(not clause.examples for clause in clauses)
    examples = sum(len(clause.examples) for clause in clauses)
    share = 100 * unchecked / len(clauses) if clauses else 0
    return (
        f"{count(len(clauses), 'pravidlo')}, {count(examples, 'priklad')}, "
        f"bez příkladu {count(unchecked, 'pravidlo')} ({number(round(share, 1))} %)."
    )


def mechanics_html(site: Site) -> str:
    """Return every phase and mechanic with its parameters, for /prispet/mechaniky/."""
    catalogue.load()
    users = _users(site)
    kinds = sorted(PHASES.values(), key=lambda kind: ("." in kind.name, kind.name))
    head = ("Mechanika", "Co dělá", "Parametry")
    rows = tuple(_mechanic(one) for one in catalogue.mechanics())
    phases = [_html(_phase(kind, users.get(kind.name, []))) for kind in kinds]
    return "".join([*phases, _html(Table("seznam-mechanik", "Mechaniky", head, rows))])


def _html(table: Table) -> str:
    head = "".join(f'<th scope="col">{cell}</th>' for cell in table.head)
    rows = "".join(
        f'<tr><th scope="row">{row[0]}</th>{"".join(f"<td>{cell}</td>" for cell in row[1:])}</tr>'
        for row in table.rows
    )
    grid = f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    scroll = f'class="wide-table" role="group" aria-labelledby="{table.id}" tabindex="0"'
    body = f"<div {scroll}>{grid}</div>" if rows else ""
    return f'<h2 id="{table.id}">{table.name}</h2>{table.html}{body}\n'


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


def _users(site: Site) -> Mapping[str, list[Game]]:
    found: dict[str, list[Game]] = {}
    for game in site.games.values():
        for name in dict.fromkeys(key for phase in game.phases for key in phase if key != "as"):
            found.setdefault(name, []).append(game)
    return found


def _phase(kind: PhaseKind, games: Iterable[Game]) -> Table:
    links = ", ".join(words.link(f"../../hry/{one.id}/", one.name) for one in games)
    text = f"<p>{escape(capital(kind.doc))}.</p>" + (f"<p>Hry: {links}</p>" if links else "")
    rows = (*_params(kind.params), *_parts(kind.parts))
    return Table(f"faze-{kind.name.replace('.', '-')}", kind.name, ("Klíč", "Význam"), rows, text)


def _params(params: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
    return tuple((f"<code>{escape(key)}</code>", escape(kind.doc)) for key, kind in params.items())


def _parts(parts: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    return tuple((f"<code>{escape(key)}</code>", escape(doc)) for key, doc in parts.items())


def _mechanic(one: Mechanic) -> tuple[str, ...]:
    params = "; ".join(f"<code>{escape(k)}</code> {escape(v.doc)}" for k, v in one.params.items())
    return f"<code>{escape(one.name)}</code>", escape(one.doc), params
