"""Where a deck comes from and what has come of it, as links."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.table.czech import sort_key
from plugins.records import Site
from plugins.records.models import Deck
from plugins.records.models.deck import Lineage
from plugins.wiki import words
from plugins.wiki.bibliography import with_notes
from plugins.wiki.deck_tree import tree
from plugins.wiki.prose import line

SURE = ("certain", "high")
UNSURE = ' <span class="doubt">nejisté</span>'


def kin_html(site: Site, deck: Deck, sources: Mapping[str, int], base: str) -> str:
    """Return ancestors, sisters and descendants, each kind under its heading."""
    lists = {
        "Předkové": _told(site, deck, "parent", sources, base),
        "Sesterské balíčky": [
            *_told(site, deck, "sister", sources, base),
            *_naming(site, deck, "sister", base),
        ],
        "Potomci": _naming(site, deck, "parent", base),
    }
    return "".join(
        f"<h3>{name}</h3><ul>{''.join(f'<li>{row}</li>' for row in rows)}</ul>"
        for name, rows in lists.items()
        if rows
    )


def packs_of(site: Site, deck: Deck) -> Iterator[Deck]:
    """Yield the packs that are made of a deck, directly or not, the smallest first."""
    packs = tree(site, deck)[1:]
    return iter(sorted(packs, key=lambda one: (one.total or 0, sort_key(one.name))))


def _told(
    site: Site, deck: Deck, relation: str, sources: Mapping[str, int], base: str
) -> list[str]:
    """Return what the deck's own record says of its ancestors or sisters."""
    return [_row(site, one, sources, base) for one in deck.lineage if one.relation == relation]


def _row(site: Site, one: Lineage, sources: Mapping[str, int], base: str) -> str:
    known = site.decks.get(one.parent or "")
    name = (
        words.link(f"{base}karty/{known.id}/", known.name) if known else words.text(one.name or "")
    )
    doubt = "" if one.certainty in SURE else UNSURE
    text = f"<br>{line(one.text, base)}" if one.text else ""
    return with_notes(f"{name}{doubt}{text}", sources, one.source)


def _naming(site: Site, deck: Deck, relation: str, base: str) -> list[str]:
    """Return the decks whose records name this one; packs made of it stand elsewhere."""
    own = {one.parent for one in deck.lineage if one.relation == relation}
    found = []
    for other in sorted(site.decks.values(), key=lambda deck: sort_key(deck.name)):
        for one in other.lineage:
            named = one.parent == deck.id and one.relation == relation
            if named and other.derived_from != deck.id and other.id not in own:
                doubt = "" if one.certainty in SURE else UNSURE
                found.append(words.link(f"{base}karty/{other.id}/", other.name) + doubt)
    return found
