"""What holds for the sprite of every deck that has a record."""

import gzip
import re
from collections import Counter
from xml.etree import ElementTree

import pytest

from plugins.faces import sprite
from plugins.faces.inks import INKS
from plugins.faces.signs import drawing
from plugins.records import compile_deck
from tests.faces.packs import DECKS, SITE, SVG, deck_of, faces_of, sprite_of

LIMIT_BYTES = 60_000
# Styles are refused by the page's policy; references inside an external file are not followed by
# every browser; text would need a font.
FORBIDDEN = ("style", "<text", "<title", "url(", "href", "<script")


@pytest.mark.parametrize("deck_id", DECKS)
def test_every_distinct_face_and_the_back_is_a_symbol_of_one_size(deck_id: str) -> None:
    symbols = ElementTree.fromstring(sprite_of(deck_id)).findall(f"{SVG}symbol")

    codes = dict.fromkeys(deck_of(deck_id)["codes"])
    assert [*codes, "back"] == [each.attrib["id"] for each in symbols]
    assert {"0 0 252 352"} == {each.attrib["viewBox"] for each in symbols}


@pytest.mark.parametrize("deck_id", DECKS)
def test_drawn_faces_times_their_copies_make_the_deck(deck_id: str) -> None:
    copies = {face.code: face.copies for face in SITE.decks[deck_id].faces()}

    drawn = [name for name in faces_of(deck_id) if name != "back"]

    assert (SITE.decks[deck_id].total or 0) == sum(copies[name] for name in drawn)


@pytest.mark.parametrize("deck_id", DECKS)
def test_no_two_faces_look_alike(deck_id: str) -> None:
    assert {1} == set(Counter(faces_of(deck_id).values()).values())


@pytest.mark.parametrize("deck_id", DECKS)
def test_every_suit_has_a_sign_and_no_two_are_alike(deck_id: str) -> None:
    signs = [drawing(suit["symbol"]) for suit in deck_of(deck_id)["suits"]]

    assert len(signs) == len(set(signs))


@pytest.mark.parametrize("deck_id", DECKS)
def test_equal_decks_give_equal_bytes(deck_id: str) -> None:
    assert sprite_of(deck_id) == sprite(compile_deck(SITE, deck_id))


@pytest.mark.parametrize("deck_id", DECKS)
def test_the_sprite_is_light(deck_id: str) -> None:
    assert len(gzip.compress(sprite_of(deck_id).encode())) <= LIMIT_BYTES


@pytest.mark.parametrize("deck_id", DECKS)
def test_the_sprite_is_nothing_but_outlines(deck_id: str) -> None:
    drawn = sprite_of(deck_id)

    assert [] == [one for one in FORBIDDEN if one in drawn]
    assert len(faces_of(deck_id)) == drawn.count(" id=")


@pytest.mark.parametrize("deck_id", DECKS)
def test_every_colour_can_be_changed_by_the_page(deck_id: str) -> None:
    colours = set(re.findall(r'(?:fill|stroke|color)="([^"]*)"', sprite_of(deck_id)))

    known = {"currentColor", "none", *INKS.values()}
    assert [] == [
        one for one in colours - known if not re.fullmatch(r"var\(--card-[a-z-]+,#\w{6}\)", one)
    ]
