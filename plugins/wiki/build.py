"""From records to all that the site is made of; refuses bad records before anything is written."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from plugins.browser import packed
from plugins.faces import sprite
from plugins.records import Finding, Site, compile_deck, compile_game, load_site
from plugins.records.played import played_findings
from plugins.wiki.assets import Asset, as_json, record_uri, theme_assets
from plugins.wiki.common import common_page, sources_page
from plugins.wiki.content import content_findings
from plugins.wiki.coverage import coverage_page, sentence
from plugins.wiki.deck_index import decks_page
from plugins.wiki.deck_page import DeckPage
from plugins.wiki.deck_tree import has_fan
from plugins.wiki.demos import Demos
from plugins.wiki.drills import Drills, drills_of
from plugins.wiki.faces import fan_of, fan_uri, sprite_uri
from plugins.wiki.game_page import GamePage
from plugins.wiki.glossary import glossary_page
from plugins.wiki.home import HomeView, home_view
from plugins.wiki.lists import games_page
from plugins.wiki.mechanics import mechanics_html
from plugins.wiki.search import search_data
from plugins.wiki.terms import Terms
from plugins.wiki.views import Page

Record = Mapping[str, Any]


class Refused(Exception):
    """The records are not fit to be published."""

    def __init__(self, findings: Iterable[Finding]) -> None:
        """Take what is wrong; the message has one finding a line."""
        self.findings = list(findings)
        super().__init__("\n".join(map(str, self.findings)))


@dataclass(frozen=True, slots=True)
class Built:
    """All that MkDocs has to write."""

    pages: tuple[Page, ...]
    home: HomeView
    inserts: Mapping[str, str]  # what stands for `<!-- name -->` in hand-written pages
    assets: tuple[Asset, ...]
    summary: str  # a line for the log


def build(root: Path, repository: str) -> Built:
    """Return the pages and assets of the site.

    Args:
        root: folder with `rules_yaml/`, `site_theme/` and `node_modules/`.
        repository: where records are edited, '' for nowhere.

    Raises:
        Refused: a record has a finding, or an example does not hold.
        NodeError: Python for the page can't be packed.
    """
    site = load_site(root)
    if findings := [*site.findings, *played_findings(site), *content_findings(root)]:
        raise Refused(findings)
    records = {game: compile_game(site, game) for game in site.games}
    demos = {game: Demos(record) for game, record in records.items()}
    drills = {deck.id: drills_of(deck) for deck in site.decks.values()}
    return Built(
        pages=tuple(_pages(site, demos, drills, repository)),
        home=home_view(site, demos),
        inserts={"mechaniky": mechanics_html(site)},
        assets=tuple(_assets(root, site, records, drills)),
        summary=sentence(site),
    )


def _pages(
    site: Site, demos: Mapping[str, Demos], drills: Mapping[str, Drills], repository: str
) -> Iterator[Page]:
    terms = Terms(site.glossary)
    for game in site.games.values():
        yield GamePage(site, game, demos[game.id], terms).page(repository)
    for deck in site.decks.values():
        yield DeckPage(site, deck, drills[deck.id], terms).page(repository)
    yield games_page(site)
    yield decks_page(site)
    yield glossary_page(site, terms)
    yield common_page(site, terms)
    yield sources_page(site)
    yield coverage_page(site)


def _assets(
    root: Path, site: Site, records: Mapping[str, Record], drills: Mapping[str, Drills]
) -> Iterator[Asset]:
    yield from theme_assets(root)
    yield Asset("assets/hledani.json", as_json(search_data(site)))
    for deck in site.decks.values():
        compiled = compile_deck(site, deck.id)
        yield Asset(sprite_uri(deck), sprite(compiled))
        yield from drills[deck.id].assets()
        if has_fan(site, deck):
            fan = [face.code for face in fan_of(deck)]
            yield Asset(fan_uri(deck), sprite({**compiled, "codes": fan}, backed=False))
    for record in records.values():
        yield Asset(record_uri(record), as_json(record))
    python = packed(root, {game: record_uri(record) for game, record in records.items()})
    yield from (Asset(address, file) for address, file in python.files.items())
    yield Asset("assets/runtime.json", as_json(python.runtime))
