"""Pages of decks: rows of cards, the sum, what has no sign in any font."""

from __future__ import annotations

from pathlib import Path

import pytest

from plugins.records import load_site
from plugins.wiki.arithmetic import arithmetic
from plugins.wiki.deck_page import DeckPage
from plugins.wiki.faces import fan_of
from plugins.wiki.views import DeckView

SITE = load_site(Path(__file__).resolve().parents[2])


def page(deck_id: str) -> DeckView:
    view = DeckPage(SITE, SITE.decks[deck_id]).page("").view
    assert isinstance(view, DeckView)
    return view


@pytest.mark.parametrize(
    ("deck_id", "expected"),
    [
        ("francouzske-54", "4 barvy × 13 hodnot + 2 žolíci = 54 karet"),
        ("francouzske-108", "4 barvy × 13 hodnot × 2 + 4 žolíci = 108 karet"),
        ("nemecke-32", "4 barvy × 8 hodnot = 32 karet"),
        ("nemecke-33", "3 barvy × 8 hodnot + 1 barva × 9 hodnot = 33 karet"),
        ("cerny-petr-33", "16 dvojic + 1 černý Petr = 33 karet"),
    ],
)
def test_the_sum_says_how_it_comes_about(deck_id: str, expected: str) -> None:
    assert expected == arithmetic(SITE.decks[deck_id]).replace("\xa0", " ")


@pytest.mark.parametrize("deck_id", sorted(SITE.decks))
def test_every_face_is_shown_once_with_its_name(deck_id: str) -> None:
    faces = list(SITE.decks[deck_id].faces())

    shown = [card for row in page(deck_id).rows for card in row.cards]

    assert [face.code for face in faces] == [card.code for card in shown]
    assert all(card.name and card.name != card.code for card in shown)


def test_pictures_stand_in_rows_by_their_copies_and_are_called_by_name() -> None:
    pairs, single = page("cerny-petr-33").rows

    assert ("každá karta 2×", 16) == (pairs.name, len(pairs.cards))
    assert ("jen jednou", "černý Petr") == (single.name, single.cards[0].caption)
    assert ["kocour", "sova"] == [card.caption for card in pairs.cards[:2]]


def test_cards_with_a_suit_need_no_caption() -> None:
    assert {""} == {card.caption for row in page("nemecke-32").rows for card in row.cards}


def test_a_suit_without_a_letter_is_drawn() -> None:
    table = next(one for one in page("nemecke-32").tables if one.id == "barvy")

    assert ["L", "H", "K", "Z"] == [
        row[0].partition("sign-")[2][0] for row in table.rows if "<svg" in row[0]
    ]


@pytest.mark.parametrize(
    ("deck_id", "top"),
    [
        ("nemecke-33", "6K"),
        ("francouzske-29-petr", "JS"),
        ("francouzske-51-petr", "QS"),
        ("francouzske-54", "JOKER"),
        ("cerny-petr-33", "PETR"),
    ],
)
def test_the_top_of_a_fan_tells_its_deck_apart(deck_id: str, top: str) -> None:
    assert top == fan_of(SITE.decks[deck_id])[-1].code
