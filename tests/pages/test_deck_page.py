"""The page of a deck: its cards, names in all languages, orders, family; and what it weighs."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import chain
from pathlib import Path

import pytest

from plugins.records.models.deck import Native
from plugins.wiki.deck_orders import scale
from plugins.wiki.deck_page import DeckPage
from plugins.wiki.drills import drills_of
from plugins.wiki.markup import plain
from plugins.wiki.native import LANGUAGES, language
from plugins.wiki.terms import Terms
from plugins.wiki.views import ClauseView, DeckView, Table
from tests.pages.reading import Document
from tests.pages.test_weight import gzipped, loaded
from tests.rules.conftest import site

SITE = site()
UNKNOWN = sorted(deck.id for deck in SITE.decks.values() if not deck.total)
KNOWN = sorted(set(SITE.decks) - set(UNKNOWN))
PAGE = 80_000  # without the sprite


def page(deck_id: str) -> DeckView:
    deck = SITE.decks[deck_id]
    view = DeckPage(SITE, deck, drills_of(deck), Terms([])).page("").view
    assert isinstance(view, DeckView)
    return view


def names(deck_id: str, table: str) -> Table:
    return next(one for one in page(deck_id).names if one.id == table)


def text(html: str) -> str:
    return plain(html).replace("\xa0", " ")


# ---------- cards ----------


@pytest.mark.parametrize("deck_id", KNOWN)
def test_every_face_is_shown_once_with_its_name(deck_id: str) -> None:
    faces = list(SITE.decks[deck_id].faces())
    spread = page(deck_id).spread
    assert spread

    shown = [card for row in spread.rows for card in (*row.cards, *row.rest)]

    assert [face.code for face in faces] == [card.code for card in shown]
    assert all(card.name and card.name != card.code for card in shown)


def test_pictures_stand_in_rows_by_their_copies_and_are_called_by_name() -> None:
    spread = page("cerny-petr-33").spread
    assert spread
    pairs, single = spread.rows

    assert ("každá karta 2×", 16) == (pairs.name, len(pairs.cards))
    assert ("jen jednou", "černý Petr") == (single.name, single.cards[0].caption)
    assert ["kocour", "sova"] == [card.caption for card in pairs.cards[:2]]


@pytest.mark.parametrize(
    ("deck_id", "captions"),
    [
        ("nemecke-32", set()),
        ("gandzifa-mughalska-96", {"emír", "vezír"}),
        ("tarot-78", {"pagát", "omluva"}),
        ("hjakunin-issu-200", set()),
    ],
)
def test_a_caption_tells_what_the_index_does_not(deck_id: str, captions: set[str]) -> None:
    spread = page(deck_id).spread
    assert spread

    assert captions == {card.caption for row in spread.rows for card in row.cards} - {""}


def test_trumps_stand_in_a_row_of_that_name() -> None:
    rows = {deck: page(deck).spread for deck in ("tarot-78", "taroky-54", "tarot-bolonsky-62")}

    assert ["trumfy a omluva", "taroky", "trumfy a Blázen"] == [
        text(spread.rows[-1].name) for spread in rows.values() if spread
    ]


def test_of_a_long_row_of_numbers_most_cards_wait_behind_a_word() -> None:
    spread = page("hjakunin-issu-200").spread
    assert spread

    assert [(24, 76, "Dalších 76 karet")] * 2 == [
        (len(row.cards), len(row.rest), text(row.more)) for row in spread.rows
    ]


@pytest.mark.parametrize("deck_id", UNKNOWN)
def test_a_deck_of_unknown_cards_says_so_in_a_sentence(
    pages: Mapping[str, Document], deck_id: str
) -> None:
    document = pages[f"karty/{deck_id}/"]

    assert document.of_class("cloth") == document.all("rule-demo") == []
    assert [one for one in document.all("p") if "není známo" in one.text]
    assert all(table.text.strip() for table in document.all("td"))


def test_code_points_of_whole_cards_are_listed() -> None:
    spread = page("francouzske-52").spread
    assert spread
    piky = text(spread.codes[0].html)

    assert piky.startswith("eso U+1F0A1, král U+1F0AE, dáma U+1F0AD, kluk U+1F0AB, desítka")
    assert page("kukacci-40").spread.codes == ()  # type: ignore[union-attr]


# ---------- names ----------


def test_every_language_of_the_records_has_a_name() -> None:
    named: list[Native] = []
    for deck in SITE.decks.values():
        named += deck.native
        for card in (*deck.suits, *deck.ranks, *deck.suitless):
            named += card.native  # type: ignore[attr-defined]

    assert {language(one.lang) for one in named} <= set(LANGUAGES)


def test_a_script_and_its_transcription_are_one_name_in_one_column() -> None:
    table = names("hanafuda-48", "oddil-barvy")
    column = table.head.index("japonsky")

    assert '<span lang="ja">松</span> <i lang="ja-Latn">matsu</i>' == table.rows[0][column]
    assert 1 == sum("japonsky" in head for head in table.head)


def test_several_names_of_a_language_keep_their_transcriptions() -> None:
    table = names("madzong-144", "oddil-barvy")

    assert "筒 tǒng, 餅 bǐng" == text(table.rows[0][table.head.index("čínsky")])


def test_suits_have_sign_look_and_code_point() -> None:
    table = names("francouzske-52", "oddil-barvy")
    row = dict(zip(table.head, table.rows[1], strict=True))

    assert 'class="sign sign-H"' in row["Barva"]
    assert ("srdce", "herce", "Herz") == (text(row["Barva"]), row["Jinak"], text(row["německy"]))
    assert "♥ U+2665" == text(row["Unicode"])
    assert row["Jak vypadá"].endswith('<span class="soft">červená</span>')


def test_a_sign_that_unicode_only_resembles_is_marked() -> None:
    table = names("minchiate-97", "oddil-barvy")
    column = table.head.index("Unicode")

    assert "U+1FA99 jen přibližně" == text(table.rows[0][column])
    assert table.rows[3][column] == ""


def test_a_suit_of_its_own_ink_is_drawn_in_it() -> None:
    signs = [row[0] for row in names("minchiate-97", "oddil-barvy").rows]

    assert ["gold", "red", "blue", "green"] == [re.findall(r"ink-(\w+)", sign)[0] for sign in signs]


def test_cards_without_a_suit_have_their_native_names() -> None:
    table = names("minchiate-97", "oddil-bez-barvy")

    assert 41 == len(table.rows)
    assert "Trombe, Fama, Angelo" == text(table.rows[0][table.head.index("italsky")])


def test_cards_with_nothing_but_a_number_take_one_row() -> None:
    table = names("tarot-78", "oddil-bez-barvy")

    assert ["jednadvacítka", "20. trumf až 2. trumf", "pagát", "omluva"] == [
        text(row[0]) for row in table.rows
    ]
    assert "U+1F0F4 až U+1F0E2" == table.rows[1][table.head.index("Unicode")]


def test_letters_on_a_card_have_their_language() -> None:
    table = names("hjakunin-issu-200", "oddil-bez-barvy")

    assert '<span lang="ja">読</span>' == table.rows[0][table.head.index("Na kartě")]


def test_no_table_has_an_empty_column() -> None:
    for deck_id in SITE.decks:
        for table in page(deck_id).names:
            columns = list(zip(*table.rows, strict=True))

            assert len(table.head) == len(columns)
            assert all(any(column) for column in columns), (deck_id, table.id)


# ---------- orders ----------


@pytest.mark.parametrize("deck_id", sorted(SITE.decks))
def test_every_order_is_a_clause_with_its_demos(deck_id: str) -> None:
    orders = SITE.decks[deck_id].orders

    clauses = [clause for section in page(deck_id).orders for clause in section.clauses]

    usual = [one.id for one in orders if one.usual]
    assert [*usual, *[one.id for one in orders if not one.usual]] == [one.id for one in clauses]
    assert {one.id: len(one.examples) for one in orders} == {
        one.id: len(one.figures) for one in clauses
    }
    exercises = [exercise_ids(one) for one in clauses]
    assert len(orders) == len(set(chain.from_iterable(exercises)))
    assert all(len(found) == 1 for found in exercises)


def exercise_ids(clause: ClauseView) -> list[str]:
    html = clause.exercise.html if clause.exercise else ""
    return re.findall(r'<rule-demo id="([^"]+)"', html)


def test_usual_orders_come_before_those_of_single_games() -> None:
    own, others = page("francouzske-52").orders

    assert ("Pořadí karet", [1]) == (own.name, [one.no for one in own.clauses])
    assert ("Pořadí v jednotlivých hrách", [2, 3]) == (
        others.name,
        [one.no for one in others.clauses],
    )


def test_the_order_of_a_game_leads_to_it() -> None:
    html = page("francouzske-32").orders[-1].html

    assert '<a href="../../hry/ecarte/">' in html
    assert "král, dáma, kluk, eso, desítka" in html


@pytest.mark.parametrize(
    ("deck_id", "order_id", "expected"),
    [
        ("taroky-54", "taroky", "škýz › mond › XX. až II. tarok › pagát"),
        ("minchiate-97", "kopy-a-denary", "král › dáma › jezdec › panna › jednička › dvojka"),
        ("cinske-domino-84", "vojenske", "devítka 3-6 = devítka 4-5 › osmička 2-6 = osmička 3-5"),
        ("francouzske-52", "barvy-v-bridzi", "piky › srdce › kára › kříže"),
        ("tarot-bolonsky-62", "trumfy", "Anděl › Svět › Slunce › Měsíc › Hvězda › Blesk"),
    ],
)
def test_an_order_is_told_in_names(deck_id: str, order_id: str, expected: str) -> None:
    deck = SITE.decks[deck_id]
    order = next(one for one in deck.orders if one.id == order_id)

    told = " › ".join(" = ".join(place) for place in scale(deck, order)).replace("\xa0", " ")

    assert told.startswith(expected)


# ---------- the rest ----------


def test_the_infobox_leads_to_the_index() -> None:
    facts = {fact.label: fact.html for fact in page("sung").facts}

    assert "?rodina=penezni" in facts["Rodina"]
    assert "?oblast=cina" in facts["Oblast"]
    assert "Karet" not in facts
    assert 'class="doubt"' in facts["Složení"]


def test_what_is_sure_of_a_deck_needs_no_word() -> None:
    facts = {fact.label: text(fact.html) for fact in page("kukacci-40").facts}

    assert "Složení" not in facts
    assert "Barev" not in facts


@pytest.mark.parametrize(
    ("deck_id", "label", "amount"),
    [("kvarteto-32", "Kvartet", "8"), ("hanafuda-48", "Měsíců", "12"), ("unsun-75", "Barev", "5")],
)
def test_suits_are_called_what_they_are(deck_id: str, label: str, amount: str) -> None:
    assert amount == {fact.label: fact.html for fact in page(deck_id).facts}[label]


@pytest.mark.parametrize(
    ("deck_id", "name"),
    [
        ("taroky-54", "Taroky"),
        ("tarot-78", "Trumfy a omluva"),
        ("francouzske-54", "Žolíci"),
        ("madzong-144", "Větry, draci, květiny a roční období"),
        ("kwan-pai-120", "Karty bez barvy"),
        ("kukacci-40", "Karty"),
    ],
)
def test_cards_without_a_suit_are_called_by_their_kind(deck_id: str, name: str) -> None:
    assert name == text(names(deck_id, "oddil-bez-barvy").name)


def test_stones_are_no_cards() -> None:
    view = page("madzong-144")
    assert view.spread

    assert "144" == {fact.label: fact.html for fact in view.facts}["Kamenů"]
    assert "každý kámen 4×" in text(view.spread.rows[0].name)
    assert view.deal
    assert "kameny" in view.deal.text
    cards = re.compile(r"\bkart|\bbalíčk", re.IGNORECASE)
    own = [view.spread.sum, *(one.name for one in view.toc), *(one.label for one in view.facts)]
    own += [head for table in view.names for head in table.head]
    assert [] == [one for one in own if cards.search(text(one))]


def test_descendants_are_found_in_their_own_records() -> None:
    kin = next(one.html for one in page("sung").parts if one.id == "oddil-rodokmen")
    rows = [text(row) for row in kin.split("<li>")[1:]]

    assert "Potomci" in kin
    assert any(row.startswith("Mughalská gandžifa") and "nejisté" in row for row in rows)
    assert any(row.startswith("Hakka") and "nejisté" not in row for row in rows)


def test_a_pack_made_of_a_deck_is_no_descendant_as_well() -> None:
    view = page("taroky-54")
    kin = next(one.html for one in view.parts if one.id == "oddil-rodokmen")
    packs = next(one for one in view.parts if one.id == "oddil-odvozene")

    assert any("taroky-42" in row[0] for row in packs.rows)
    assert "taroky-42" not in kin


def test_packs_of_packs_are_listed_by_their_size() -> None:
    packs = next(one for one in page("francouzske-52").parts if one.id == "oddil-odvozene")
    sizes = [int(text(row[1]).rpartition(" = ")[2].split()[0]) for row in packs.rows]

    assert sizes == sorted(sizes)
    assert [20, 24, 29, 32, 32, 36, 51, 54, 64, 104, 108] == sizes


def test_the_games_of_a_deck_stand_under_its_cards(pages: Mapping[str, Document]) -> None:
    source = pages["karty/francouzske-32/"].source
    order = [source.index(f'id="oddil-{one}"') for one in ("karty", "hry", "vyklad", "barvy")]

    assert order == sorted(order)


def test_a_row_breaks_into_lines_that_are_about_as_long() -> None:
    looks = {
        deck: [row.look for row in spread.rows]
        for deck in ("francouzske-52", "tarot-78", "cinske-domino-84", "madzong-144")
        if (spread := page(deck).spread)
    }

    assert ["p-7"] * 4 == looks["francouzske-52"]
    assert "n-11 p-6" == looks["tarot-78"][-1]
    assert ["p-4", "p-4"] == looks["cinske-domino-84"]
    assert "p-5" == looks["madzong-144"][0]


@pytest.mark.parametrize("deck_id", sorted(SITE.decks))
def test_the_page_is_light_and_its_drawings_are_its_own(
    site_dir: Path, pages: Mapping[str, Document], deck_id: str
) -> None:
    address = f"karty/{deck_id}/"

    files = loaded(site_dir, address, pages[address])

    weights = {file.name: gzipped(file) for file in files if file.suffix != ".svg"}
    assert sum(weights.values()) <= PAGE, weights
    sprites = {file.name for file in files if file.parent.name == "karty"}
    assert sprites == ({f"{deck_id}.svg"} if deck_id in KNOWN else set())
