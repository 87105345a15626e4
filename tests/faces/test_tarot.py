import gzip
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from plugins.faces import sprite
from plugins.faces.cards import Card, cards
from plugins.faces.courts import KINDS, ROLES, court
from plugins.faces.tarot import CAPTIONS, TRUMPS, drawn, trump
from plugins.faces.tarot_emblems import EMBLEMS
from plugins.faces.tarot_fool import fool
from plugins.faces.tarot_knights import knight
from plugins.records import compile_deck
from tests.rules.conftest import site

SITE = site()
LIMIT_BYTES = 60_000
FRENCH = ["tarot-78", "grosstarock-78", "taroky-66", "taroky-54", "taroky-42"]
ITALIAN = ["tarot-piemontsky-78", "tarot-sicilsky-64", "minchiate-97"]
DRAWINGS: dict[str, Callable[[], str]] = (
    {f"trump {number}": lambda number=number: trump(number, str(number)) for number in TRUMPS}
    | {f"knight of {suit}": lambda suit=suit: knight(suit) for suit in KINDS}
    | {"fool": fool}
)


@cache
def deck_of(deck_id: str) -> dict[str, Any]:
    return compile_deck(SITE, deck_id)


def card_of(deck_id: str, code: str) -> Card:
    return next(card for card in cards(deck_of(deck_id)) if card.code == code)


def test_every_trump_has_an_emblem_and_a_caption_of_its_own() -> None:
    assert 21 == len({emblem() for emblem in EMBLEMS.values()})
    assert 21 == len(set(CAPTIONS.values()))
    assert list(TRUMPS) == list(EMBLEMS) == list(CAPTIONS)


def test_every_suit_has_a_knight_of_its_own() -> None:
    assert len(KINDS) == len({knight(suit) for suit in KINDS})


@pytest.mark.parametrize("suit", KINDS)
def test_a_knight_is_no_other_court_of_his_suit(suit: str) -> None:
    assert knight(suit) not in {court(role, suit) for role in ROLES}


@pytest.mark.parametrize("name", DRAWINGS)
def test_colours_come_from_variables(name: str) -> None:
    colours = set(re.findall(r'(?:fill|stroke|color)="([^"]*)"', DRAWINGS[name]()))

    assert all(
        colour in ("currentColor", "none") or re.fullmatch(r"var\(--card-[a-z-]+,#\w{6}\)", colour)
        for colour in colours
    ), colours


@pytest.mark.parametrize("number", TRUMPS)
def test_figures_stand_in_all_four_corners(number: int) -> None:
    shown = trump(number, str(number)).count('<path transform="translate(')

    assert shown == 4 * len(str(number))


@pytest.mark.parametrize("numeral", ["I", "IIII", "XVIII"])
def test_a_roman_numeral_stands_once_at_each_end(numeral: str) -> None:
    assert 2 * len(numeral) == trump(4, numeral).count('<path transform="translate(')


@pytest.mark.parametrize("numeral", ["I", "IIII", "XVIII"])
def test_roman_numerals_begin_at_the_same_edge(numeral: str) -> None:
    first = re.search(r'<g fill="currentColor" transform="translate\((\S+) ', trump(4, numeral))

    assert first is not None
    assert "20" == first[1]


@pytest.mark.parametrize("deck_id", FRENCH)
def test_tarot_decks_of_french_suits_are_drawn_whole(deck_id: str) -> None:
    pictures = {card.rank for card in cards(deck_of(deck_id)) if drawn(card) is not None}
    trumps = {card.rank for card in cards(deck_of(deck_id)) if card.rank.startswith("t")}

    assert trumps < pictures
    assert pictures & {"jezdec", "kaval"}
    assert pictures & {"omluva", "skyz"}


@pytest.mark.parametrize("deck_id", FRENCH)
def test_a_tarot_deck_is_light(deck_id: str) -> None:
    assert len(gzip.compress(sprite(deck_of(deck_id)).encode())) <= LIMIT_BYTES


@pytest.mark.parametrize("deck_id", ITALIAN)
def test_italian_tarots_have_pictures_of_their_own(deck_id: str) -> None:
    assert all(drawn(card) is None for card in cards(deck_of(deck_id)))


def test_other_courts_and_pips_are_left_to_their_rules() -> None:
    assert all(drawn(card_of("tarot-78", code)) is None for code in ("KS", "QH", "JD", "7C"))


def test_the_fool_has_a_star_even_where_nothing_is_printed() -> None:
    assert drawn(card_of("tarot-78", "EXC")) == drawn(card_of("taroky-54", "SK"))
