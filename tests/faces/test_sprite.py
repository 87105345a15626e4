import gzip
import re
from typing import Any
from xml.etree import ElementTree

import pytest

from plugins.faces import MissingDrawingError, contact_sheet, sprite
from plugins.faces.pips import LAYOUTS
from plugins.faces.signs import SYMBOLS

SVG = "{http://www.w3.org/2000/svg}"
SUITS = {"S": "piky", "H": "srdce", "D": "kara", "C": "krize"}
RANKS = "AKQJT98765432"
LIMIT_BYTES = 60_000


def pack(**changes: Any) -> dict[str, Any]:
    deck: dict[str, Any] = {
        "id": "zkusebni",
        "suits": [{"code": code, "id": suit} for code, suit in SUITS.items()],
        "ranks": list(RANKS),
        "codes": [rank + suit for suit in SUITS for rank in RANKS] + ["JOKER", "JOKER"],
    }
    return deck | changes


def drawings(deck: dict[str, Any]) -> dict[str, str]:
    root = ElementTree.fromstring(sprite(deck))
    return {
        symbol.attrib["id"]: ElementTree.tostring(symbol, encoding="unicode")
        for symbol in root.iter(f"{SVG}symbol")
    }


def test_every_distinct_face_and_the_back_is_a_symbol_of_one_size() -> None:
    deck = pack()

    symbols = ElementTree.fromstring(sprite(deck)).findall(f"{SVG}symbol")

    assert [*dict.fromkeys(deck["codes"]), "back"] == [each.attrib["id"] for each in symbols]
    assert {"0 0 252 352"} == {each.attrib["viewBox"] for each in symbols}


def test_no_two_faces_look_alike() -> None:
    bare = [re.sub(r'id="[^"]*"', "", drawing) for drawing in drawings(pack()).values()]

    assert len(bare) == len(set(bare))


def test_equal_decks_give_equal_bytes() -> None:
    assert sprite(pack()) == sprite(pack())


def test_the_sprite_is_light() -> None:
    assert len(gzip.compress(sprite(pack()).encode())) <= LIMIT_BYTES


# Styles are refused by the page's policy; references inside an external file are not followed by
# every browser; text would need a font.
@pytest.mark.parametrize("forbidden", ["style", "<text", "<title", "url(", "href", "<script"])
def test_the_sprite_is_free_of(forbidden: str) -> None:
    assert forbidden not in sprite(pack())


def test_only_symbols_have_ids() -> None:
    assert len(drawings(pack())) == sprite(pack()).count(" id=")


def test_the_colour_of_a_suit_comes_from_the_page() -> None:
    colours = set(re.findall(r'(?:fill|stroke)="([^"]*)"', sprite(pack())))

    assert all(
        colour in ("currentColor", "none") or re.fullmatch(r"var\(--card-[a-z-]+,#\w{6}\)", colour)
        for colour in colours
    ), colours


@pytest.mark.parametrize("count", LAYOUTS)
def test_a_number_card_shows_as_many_pips_as_its_number(count: int) -> None:
    assert count == len(set(LAYOUTS[count]))


@pytest.mark.parametrize(
    ("code", "upside_down"), [("TS", 5), ("9S", 4), ("8S", 3), ("7S", 2), ("3S", 1)]
)
def test_the_lower_pips_stand_on_their_heads(code: str, upside_down: int) -> None:
    assert upside_down == drawings(pack())[code].count("scale(-0.44)")


def test_a_deck_may_print_other_letters() -> None:
    plain, vienna = drawings(pack()), drawings(pack(index={"Q": "D"}))

    assert plain["QS"] != vienna["QS"]
    assert plain["KS"] == vienna["KS"]


def test_the_deck_decides_what_is_a_suit() -> None:
    deck = pack(suits=[{"code": "S", "id": "piky"}], codes=["KS"])

    assert drawings(pack())["KS"] == drawings(deck)["KS"]


def test_a_card_without_a_picture_shows_its_index() -> None:
    deck = pack(codes=["21"], ranks=[], suits=[])

    assert {"21", "back"} == set(drawings(deck))


def test_a_suit_without_a_sign_is_named_with_its_file() -> None:
    deck = pack(suits=[{"code": "S", "id": "hvezdy"}])

    with pytest.raises(MissingDrawingError, match=r"site_theme/symbols/hvezdy\.svg"):
        sprite(deck)


def test_an_index_without_outlines_is_named() -> None:
    with pytest.raises(MissingDrawingError, match="„Ž“"):
        sprite(pack(index={"Q": "Ž"}))


def test_the_contact_sheet_shows_every_face_in_every_size_and_light() -> None:
    assert 3 * 4 == contact_sheet(pack()).count('<use href="#KS"/>')


@pytest.mark.parametrize("suit", SUITS.values())
def test_a_sign_is_one_flat_drawing_in_the_suits_colour(suit: str) -> None:
    root = ElementTree.parse(SYMBOLS / f"{suit}.svg").getroot()

    assert "0 0 100 100" == root.attrib["viewBox"]
    assert ["currentColor"] == [each.attrib["fill"] for each in root]
