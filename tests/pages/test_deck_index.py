"""The index of decks: who stands where, what the filters can ask, how the page is filled."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import pytest

from engine.table.czech import count
from plugins.wiki.deck_index import DecksView, PackRow, decks_page, heads, size
from plugins.wiki.lists import choices
from tests.pages.reading import Document
from tests.rules.conftest import site

SITE = site()
PLAYED = {id for game in SITE.games.values() for id in game.decks()}

Pages = Mapping[str, Document]


def index() -> DecksView:
    view = decks_page(SITE).view
    assert isinstance(view, DecksView)
    return view


def row_of(deck_id: str) -> PackRow:
    href = f"karty/{deck_id}/"
    entries = [entry for family in index().families for entry in family.decks]
    rows = [row for entry in entries for line in entry.packs for row in line.packs]
    rows += [row for family in index().families for row in family.others]
    return next(row for row in rows if row.href == href)


def test_every_deck_stands_once_in_the_index() -> None:
    shown = Counter[str]()
    for family in index().families:
        shown.update(entry.row.href for entry in family.decks)
        shown.update(row.href for row in family.others)
        shown.update(
            row.href for entry in family.decks for line in entry.packs for row in line.packs
        )

    assert Counter(f"karty/{id}/" for id in SITE.decks) == shown
    assert count(len(SITE.decks), "balicek") == index().count


def test_a_deck_stands_in_its_own_family() -> None:
    for family in index().families:
        tags = [entry.tags for entry in family.decks] + [row.tags for row in family.others]

        assert {family.id} == {one.family for one in tags}


def test_whole_decks_whose_cards_are_known_have_fans() -> None:
    whole = {one.id for one in SITE.decks.values() if not one.derived and one.total}
    shown = [entry for family in index().families for entry in family.decks]

    assert whole <= {entry.row.id for entry in shown}
    assert all(entry.row.fan for entry in shown)


def test_a_pack_of_its_own_name_stands_for_itself_if_others_are_made_of_it() -> None:
    shown = {entry.row.id: entry for family in index().families for entry in family.decks}

    assert {"taroky-54", "grosstarock-78", "viden-32", "ju-ma-pao-112"} == {
        id for id in shown if SITE.decks[id].derived
    }
    assert ["Odvozené: 42 listů", "Taroky: 66 listů"] == [
        text(f"{line.name}: {line.packs[0].label}")
        for deck in ("taroky-54", "grosstarock-78")
        for line in shown[deck].packs
    ]
    assert () == shown["tarot-78"].packs


def text(html: str) -> str:
    return html.replace("\xa0", " ")


def test_a_pack_says_aloud_the_name_that_it_shares() -> None:
    pack, alone = row_of("francouzske-32"), row_of("jokjoku")

    assert "Francouzské karty – 32 listů" == f"{pack.name}{pack.label}".replace("\xa0", " ")
    assert "32\xa0listů" == pack.label
    assert ("", "Jókjoku – uta karuta") == (alone.name, alone.label.replace("\xa0", " "))


@pytest.mark.parametrize(
    ("total", "expected"),
    [
        (20, "do-40"),
        (40, "do-40"),
        (41, "41-60"),
        (60, "41-60"),
        (61, "61-100"),
        (100, "61-100"),
        (101, "101-150"),
        (150, "101-150"),
        (151, "nad-150"),
        (None, "neznamy"),
    ],
)
def test_numbers_of_cards_fall_into_ranges(total: int | None, expected: str) -> None:
    assert expected == size(total)


def test_each_value_that_a_row_has_can_be_asked_for(pages: Pages) -> None:
    page = pages["karty/"]
    for choice in index().choices:
        asked = {option.value for option in choice.options}
        had = {row[f"data-{choice.id}"] for row in page.having("data-row")}

        assert had <= asked, choice.id
        assert {option.value for option in choice.options if option.empty} == asked - had - {""}


def test_the_count_of_suits_of_an_unknown_deck_is_not_none() -> None:
    assert "" == row_of("jokjoku").tags.suits
    assert "4" == row_of("francouzske-32").tags.suits


def test_families_with_games_come_first_on_the_home_page() -> None:
    used = {SITE.decks[id].family for id in PLAYED}

    families = [deck.family for deck in heads(SITE)]

    assert used == set(families[: len(used)])
    assert len(set(families)) == len(families)


def test_games_are_filtered_only_by_families_that_have_any() -> None:
    (decks,) = [choice for choice in choices(SITE, full=True) if choice.id == "karty"]

    assert {"", *(SITE.decks[id].family for id in PLAYED)} == {one.value for one in decks.options}
    assert not any(option.empty for option in decks.options)


def test_no_heading_is_without_rows(pages: Pages) -> None:
    source = pages["karty/"].source

    for group in re.split(r"data-group", source)[1:]:
        assert "data-row" in group


def test_a_fan_brings_the_cards_that_it_shows_and_no_more(pages: Pages, site_dir: Path) -> None:
    shown: dict[str, set[str]] = {}
    for use in pages["karty/"].all("use"):
        file, _, code = use["href"].partition("#")
        shown.setdefault(file, set()).add(code)

    for file, codes in shown.items():
        drawn = re.findall(r'<symbol id="(\w+)"', (site_dir / "karty" / file).read_text("utf-8"))

        assert codes == set(drawn), file
