import gzip
import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest

from plugins.faces import captions, sprite
from plugins.faces.cards import Card, cards
from plugins.faces.inks import INKS
from plugins.faces.quartet_scenes import SCENES
from plugins.faces.quartets import drawn
from plugins.faces.signs import SYMBOLS, drawing
from plugins.records import compile_deck
from tests.rules.conftest import site

SITE = site()
DECK = SITE.decks["kvarteto-32"]
LIMIT_BYTES = 60_000
PICTURES: dict[str, Callable[[], str]] = {
    f"{sign}-{place}": scene.picture
    for sign, scenes in SCENES.items()
    for place, scene in enumerate(scenes)
}


@cache
def deck_of(deck_id: str) -> dict[str, Any]:
    return compile_deck(SITE, deck_id)


@cache
def pack() -> tuple[Card, ...]:
    return tuple(cards(deck_of("kvarteto-32")))


def card_named(name: str) -> Card:
    return next(card for card in pack() if card.name == name)


def test_eight_quartets_show_four_things_each() -> None:
    assert 8 * [4] == [len(scenes) for scenes in SCENES.values()]
    assert list(SCENES) == [suit.symbol or suit.id for suit in DECK.suits]
    assert 32 == len({card.name for card in pack()})


def test_every_card_has_a_picture_of_its_own() -> None:
    assert 32 == len({picture() for picture in PICTURES.values()})


@pytest.mark.parametrize("name", PICTURES)
def test_colours_come_from_variables(name: str) -> None:
    colours = set(re.findall(r'(?:fill|stroke|color)="([^"]*)"', PICTURES[name]()))

    assert all(
        colour == "none" or re.fullmatch(r"var\(--(card|ink)-[a-z-]+,#\w{6}\)", colour)
        for colour in colours
    ), colours


def test_every_quartet_has_an_ink_and_a_sign_of_its_own() -> None:
    inks = {suit.ink for suit in DECK.suits}
    signs = {drawing(sign) for sign in SCENES}

    assert set(INKS) == inks
    assert 8 == len(signs)


@pytest.mark.parametrize("sign", SCENES)
def test_a_sign_is_flat_and_in_the_colour_of_its_quartet(sign: str) -> None:
    root = ElementTree.parse(SYMBOLS / f"{sign}.svg").getroot()

    assert "0 0 100 100" == root.attrib["viewBox"]
    assert {"currentColor"} == {each.attrib["fill"] for each in root}


@pytest.mark.parametrize("card", pack(), ids=lambda card: card.name)
def test_a_card_bears_the_sign_of_its_quartet(card: Card) -> None:
    assert 1 == (drawn(card) or "").count(drawing(card.symbol))


@pytest.mark.parametrize("other", ["jablko", "třešně", "švestka"])
def test_a_card_names_the_rest_of_its_quartet(other: str) -> None:
    pear = card_named("hruška")
    assert pear.suit is not None
    renamed = tuple((index, name.replace(other, "malina")) for index, name in pear.suit.members)

    changed = replace(pear, suit=replace(pear.suit, members=renamed))

    assert drawn(pear) != drawn(changed)


def test_a_card_does_not_list_itself() -> None:
    pear = card_named("hruška")
    assert pear.suit is not None
    alone = replace(pear, suit=replace(pear.suit, members=(("B", "hruška"),)))
    nobody = replace(pear, suit=replace(pear.suit, members=()))

    assert drawn(alone) == drawn(nobody)


@pytest.mark.parametrize("deck_id", ["cerny-petr-33", "nemecke-32", "francouzske-52"])
def test_other_packs_are_left_to_their_rules(deck_id: str) -> None:
    assert all(drawn(card) is None for card in cards(deck_of(deck_id)))


def test_the_sprite_is_light() -> None:
    assert len(gzip.compress(sprite(deck_of("kvarteto-32")).encode())) <= LIMIT_BYTES


def starts(text: str, widest: float = 1000) -> list[str]:
    """Return where the letters of a line begin."""
    return re.findall(
        r'<path transform="translate\((\S+)\)"', captions.line(text, 0, 0, 20, widest)
    )


def scale(text: str, widest: float) -> str:
    found = re.search(r"scale\((\S+) ", captions.line(text, 0, 0, 20, widest))
    assert found is not None
    return found[1]


def test_accents_take_no_room() -> None:
    assert starts("SNIH") == starts("SNÍH")


def test_words_stand_apart() -> None:
    assert 3 == len(starts("A NO"))
    assert float(starts("A NO")[1]) > float(starts("ANO")[1])


def test_a_line_that_is_too_long_is_set_closer_and_then_narrower() -> None:
    assert float(starts("BEDLA", 84)[-1]) < float(starts("BEDLA")[-1])
    assert "0.2" == scale("BEDLA", 84)
    assert float(scale("MUCHOMŮRKA", 84)) < 0.2
