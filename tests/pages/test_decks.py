"""Decks in a line: how their number of cards comes about, how cards are called, their fans."""

from __future__ import annotations

import re
from math import prod

import pytest

from plugins.wiki.arithmetic import SETS, arithmetic
from plugins.wiki.faces import fan_of
from tests.rules.conftest import site

SITE = site()
KNOWN = sorted(deck.id for deck in SITE.decks.values() if deck.total)
SIZES = {word[:5]: size for size, word in SETS.items()}  # dvojic, dvojice: both begin alike


@pytest.mark.parametrize(
    ("deck_id", "expected"),
    [
        ("francouzske-54", "4 barvy × 13 hodnot + 2 žolíci = 54 karet"),
        ("francouzske-108", "4 barvy × 13 hodnot × 2 + 4 žolíci = 108 karet"),
        ("nemecke-32", "4 barvy × 8 hodnot = 32 karet"),
        ("nemecke-33", "3 barvy × 8 hodnot + 1 barva × 9 hodnot = 33 karet"),
        ("cerny-petr-33", "16 dvojic + černý Petr = 33 karet"),
        ("tarot-78", "4 barvy × 14 hodnot + 21 trumfů + omluva = 78 karet"),
        ("taroky-54", "4 barvy × 8 karet + 22 taroků = 54 karet"),
        ("minchiate-97", "4 barvy × 14 hodnot + 40 trumfů + Blázen = 97 karet"),
        ("hjakunin-issu-200", "100 čtecích karet + 100 bracích karet = 200 karet"),
        ("hana-tori-awase-160", "40 hodnotných karet + 40 prostých karet × 3 = 160 karet"),
        ("hanafuda-48", "12 měsíců × 4 karty = 48 karet"),
        ("kabufuda-42", "10 hodnot × 4 + čert + bílá karta = 42 karet"),
        ("cinske-domino-115", "11 občanských × 5 + 10 vojenských × 5 + 2 žolíci × 5 = 115 karet"),
        ("harifuda-42", "6 různých karet × 7 = 42 karet"),
        (
            "madzong-144",
            "3 barvy × 9 hodnot × 4 + 4 větry × 4 + 3 draci × 4"
            " + 4 květiny + 4 roční období = 144 kamenů",
        ),
    ],
)
def test_the_sum_says_how_it_comes_about(deck_id: str, expected: str) -> None:
    assert expected == arithmetic(SITE.decks[deck_id]).replace("\xa0", " ")


@pytest.mark.parametrize("deck_id", KNOWN)
def test_every_sum_is_right(deck_id: str) -> None:
    terms, _, total = arithmetic(SITE.decks[deck_id]).replace("\xa0", " ").partition(" = ")

    assert SITE.decks[deck_id].total == worth(total) == sum(map(worth, terms.split(" + ")))


def worth(term: str) -> int:
    """Return the value of a product as it is written; a card that is only named is one."""
    sizes = [size for word, size in SIZES.items() if f" {word}" in term]
    return prod([*map(int, re.findall(r"\d+", term)), *sizes])


def test_a_deck_of_unknown_cards_has_no_sum() -> None:
    assert arithmetic(SITE.decks["sung"]) == ""


@pytest.mark.parametrize(
    ("deck_id", "code", "expected"),
    [
        ("francouzske-52", "QH", "srdcová dáma"),
        ("nemecke-32", "7Z", "žaludská sedma"),
        ("taroky-54", "NS", "pikový kaval"),
        ("taroky-54", "T20", "XX. tarok"),
        ("taroky-54", "SK", "škýz"),
        ("minchiate-97", "T36", "Hvězda"),
        ("minchiate-97", "KC", "kopový král"),
        ("gandzifa-mughalska-96", "MK", "emír – koruna"),
        ("cerny-petr-33", "PETR", "černý Petr"),
        ("hjakunin-issu-200", "CTECI7", "čtecí karta 7"),
    ],
)
def test_a_card_is_called_as_its_deck_calls_it(deck_id: str, code: str, expected: str) -> None:
    deck = SITE.decks[deck_id]
    face = next(one for one in deck.faces() if one.code == code)

    assert expected == face.title


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
