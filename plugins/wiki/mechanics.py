"""What records may be made of, for /prispet/mechaniky/: phases, `match`, mechanics, moves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine import catalogue
from engine.deals import MATCH_PARAMS
from engine.params import Choice, Flag, Kind, Many, Mechanics, Whole
from engine.registry import PHASES, Mechanic, PhaseKind, Verb
from engine.table.czech import capital, escape, number
from plugins.records import Site
from plugins.records.models import Game
from plugins.wiki import words

_BOUNDLESS = 1_000  # a whole number may be as high as anybody needs
_REQUIRED = "povinný"
_NONE = "–"  # without the parameter there is nothing of the kind
_PARAMS = ("Parametr", "Hodnota", "Když chybí", "Význam")
_PARTS = ("Část", "Význam")
_VERBS = ("Tah", "Co se k němu píše", "Na tlačítku")


def mechanics_html(site: Site) -> str:
    """Return every phase, the match and every mechanic with all that a record may say of them."""
    catalogue.load()
    users = _users(site)
    kinds = sorted(PHASES.values(), key=lambda kind: ("." in kind.name, kind.name))
    every = catalogue.mechanics()
    return "\n".join(
        (
            _heading("faze", "Fáze"),
            *(_phase(kind, users.get(kind.name, ())) for kind in kinds),
            _heading("partie", "Partie"),
            "<p>Klíč <code>match</code> říká, jak se z rozdání skládá partie.</p>",
            _table(_PARAMS, _params(MATCH_PARAMS), "partie"),
            _heading("seznam-mechanik", "Mechaniky"),
            "<p>Mechanikami se plní parametry fází.</p>",
            _table(("Mechanika", "Kam patří", "Co dělá"), map(_mechanic, every), "seznam-mechanik"),
            *(_details(one) for one in every if one.params or one.parts or one.verbs),
        )
    )


def _phase(kind: PhaseKind, games: Sequence[Game]) -> str:
    id = f"faze-{kind.name.replace('.', '-')}"
    name, colon, text = kind.doc.partition(":")
    links = ", ".join(words.link(f"../../hry/{one.id}/", one.name) for one in games)
    parts = (
        _heading(
            id, f"<code>{escape(kind.name)}</code>" + (f" {escape(name)}" if colon else ""), 3
        ),
        f"<p>{escape(capital(text.strip() if colon else name))}.</p>",
        f"<p>Hry: {links}</p>" if links else "",
        _table(_PARAMS, _params(kind.params), id),
        _table(_PARTS, _parts(kind.parts), id),
        _table(_VERBS, _verbs(kind.verbs), id),
    )
    return "\n".join(part for part in parts if part)


def _details(one: Mechanic) -> str:
    id = f"mechanika-{one.name.replace('.', '-')}"
    parts = (
        _heading(id, f"<code>{escape(one.name)}</code>", 3),
        _table(_PARAMS, _params(one.params), id),
        _table(_PARTS, _parts(one.parts), id),
        _table(_VERBS, _verbs(one.verbs), id),
    )
    return "\n".join(part for part in parts if part)


def _mechanic(one: Mechanic) -> tuple[str, ...]:
    homes = [
        f"<code>{escape(f'{kind.name}.{key}')}</code>"
        for kind in PHASES.values()
        for key, param in kind.params.items()
        if isinstance(param, Mechanics) and one.name in param.known
    ]
    return f"<code>{escape(one.name)}</code>", ", ".join(homes), escape(one.doc)


def _params(params: Mapping[str, Kind]) -> Iterator[tuple[str, ...]]:
    for key, kind in params.items():
        yield f"<code>{escape(key)}</code>", _value(kind), _default(kind), escape(kind.doc)


def _parts(parts: Mapping[str, str]) -> Iterator[tuple[str, ...]]:
    return ((f"<code>{escape(key)}</code>", escape(doc)) for key, doc in parts.items())


def _verbs(verbs: Mapping[str, Verb]) -> Iterator[tuple[str, ...]]:
    for key, verb in verbs.items():
        said = {"card": "karta", "arg": verb.arg or "údaj"}
        takes = ", ".join(said[one] for one in verb.takes) or "nic"
        hidden = " (ostatní je nevidí)" if verb.secret and "card" in verb.takes else ""
        yield f"<code>{escape(key)}</code>", takes + hidden, words.text(verb.label)


def _value(kind: Kind) -> str:
    """Return what a parameter takes: „celé číslo od 1 do 5“."""
    if isinstance(kind, Whole):
        high = f" do {number(kind.high)}" if kind.high < _BOUNDLESS else ""
        return f"celé číslo od {number(kind.low)}{high}"
    if isinstance(kind, Flag):
        return "<code>true</code>, nebo <code>false</code>"
    if isinstance(kind, Choice):
        return _alternatives(kind.words)
    if isinstance(kind, Many):
        return f"seznam: {_value(kind.of)}"
    if isinstance(kind, Mechanics):
        own = any(kind.known.values())
        how = "mechaniky s parametry" if own else "seznam mechanik"
        return f"{how}: {', '.join(f'<code>{escape(name)}</code>' for name in kind.known)}"
    return "hodnota"


def _default(kind: Kind) -> str:
    if kind.default is None:
        return _REQUIRED
    if isinstance(kind, Flag | Choice):
        return f"<code>{escape(str(kind.default).lower())}</code>"
    return number(kind.default) if isinstance(kind, Whole) and kind.default >= kind.low else _NONE


def _alternatives(known: Sequence[str]) -> str:
    *before, last = (f"<code>{escape(word)}</code>" for word in known)
    return f"{', '.join(before)}, nebo {last}" if before else last


def _heading(id: str, html: str, level: int = 2) -> str:
    return f'<h{level} id="{id}">{html}</h{level}>'


def _table(head: Sequence[str], rows: Any, described: str) -> str:
    """Return a table that scrolls on narrow screens; '' when there is nothing in it."""
    body = "".join(
        f'<tr><th scope="row">{first}</th>{"".join(f"<td>{cell}</td>" for cell in rest)}</tr>'
        for first, *rest in rows
    )
    if not body:
        return ""
    heads = "".join(f'<th scope="col">{cell}</th>' for cell in head)
    scroll = f'class="wide-table" role="group" aria-labelledby="{described}" tabindex="0"'
    return (
        f"<div {scroll}><table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def _users(site: Site) -> Mapping[str, list[Game]]:
    found: dict[str, list[Game]] = {}
    for game in site.games.values():
        for name in dict.fromkeys(key for phase in game.phases for key in phase if key != "as"):
            found.setdefault(name, []).append(game)
    return found
