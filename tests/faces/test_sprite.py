import gzip
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from plugins.faces import MissingDrawingError, contact_sheet, sprite
from plugins.faces.cards import cards
from plugins.faces.pairs import CODES as PICTURES
from plugins.faces.pips import LAYOUTS
from plugins.faces.signs import SYMBOLS, drawing
from plugins.faces.sprite import face
from plugins.records import compile_deck, load_site

SVG = "{http://www.w3.org/2000/svg}"
SUITS = {"S": "piky", "H": "srdce", "D": "kara", "C": "krize"}
GERMAN = {"L": "zelene", "H": "cervene", "K": "kule", "Z": "zaludy"}
RANKS = "AKQJT98765432"
LIMIT_BYTES = 60_000
SITE = load_site(Path(__file__).resolve().parents[2])
DECKS = sorted(SITE.decks)


NAMES = {"A": "eso", "K": "kral", "Q": "dama", "J": "kluk", "T": "10"}


def pack(**changes: Any) -> dict[str, Any]:
    ids = {rank: NAMES.get(rank, rank) for rank in RANKS}
    faces = {
        f"{rank}{suit}": {"id": ids[rank], "name": ids[rank], "suit": suit, "index": rank}
        for suit in SUITS
        for rank in RANKS
    }
    deck: dict[str, Any] = {
        "id": "zkusebni",
        "suits": [{"code": code, "id": suit} for code, suit in SUITS.items()],
        "ranks": list(RANKS),
        "codes": [*faces, "JOKER", "JOKER"],
        "faces": faces | {"JOKER": {"id": "zolik", "name": "žolík", "index": "★"}},
    }
    return deck | changes


def single(suit: str = "", **told: Any) -> dict[str, Any]:
    """A pack of one card."""
    code = f"X{suit}"
    face = {"id": "karta", "name": "karta"} | ({"suit": suit} if suit else {}) | told
    return pack(codes=[code], ranks=["X"], faces={code: face})


def card_of(deck_id: str, code: str) -> str:
    """The drawing of one card of a real deck."""
    return face(next(card for card in cards(deck_of(deck_id)) if card.code == code))


@cache
def deck_of(deck_id: str) -> dict[str, Any]:
    return compile_deck(SITE, deck_id)


@cache
def sprite_of(deck_id: str) -> str:
    return sprite(deck_of(deck_id))


def drawings(deck: dict[str, Any]) -> dict[str, str]:
    root = ElementTree.fromstring(sprite(deck))
    return {
        symbol.attrib["id"]: ElementTree.tostring(symbol, encoding="unicode")
        for symbol in root.iter(f"{SVG}symbol")
    }


@pytest.mark.parametrize("deck_id", DECKS)
def test_every_distinct_face_and_the_back_is_a_symbol_of_one_size(deck_id: str) -> None:
    symbols = ElementTree.fromstring(sprite_of(deck_id)).findall(f"{SVG}symbol")

    codes = dict.fromkeys(deck_of(deck_id)["codes"])
    assert [*codes, "back"] == [each.attrib["id"] for each in symbols]
    assert {"0 0 252 352"} == {each.attrib["viewBox"] for each in symbols}


@pytest.mark.parametrize("deck_id", DECKS)
def test_drawn_faces_times_their_copies_make_the_deck(deck_id: str) -> None:
    copies = {face.code: face.copies for face in SITE.decks[deck_id].faces()}

    drawn = [name for name in drawings(deck_of(deck_id)) if name != "back"]

    assert (SITE.decks[deck_id].total or 0) == sum(copies[name] for name in drawn)


@pytest.mark.parametrize("deck_id", DECKS)
def test_no_two_faces_look_alike(deck_id: str) -> None:
    faces = drawings(deck_of(deck_id)).values()

    assert {1} == set(Counter(re.sub(r'id="[^"]*"', "", one) for one in faces).values())


@pytest.mark.parametrize("deck_id", DECKS)
def test_equal_decks_give_equal_bytes(deck_id: str) -> None:
    assert sprite_of(deck_id) == sprite(compile_deck(SITE, deck_id))


@pytest.mark.parametrize("deck_id", DECKS)
def test_the_sprite_is_light(deck_id: str) -> None:
    assert len(gzip.compress(sprite_of(deck_id).encode())) <= LIMIT_BYTES


# Styles are refused by the page's policy; references inside an external file are not followed by
# every browser; text would need a font.
@pytest.mark.parametrize("forbidden", ["style", "<text", "<title", "url(", "href", "<script"])
@pytest.mark.parametrize("deck_id", DECKS)
def test_the_sprite_is_free_of(deck_id: str, forbidden: str) -> None:
    assert forbidden not in sprite_of(deck_id)


@pytest.mark.parametrize("deck_id", DECKS)
def test_only_symbols_have_ids(deck_id: str) -> None:
    assert len(drawings(deck_of(deck_id))) == sprite_of(deck_id).count(" id=")


@pytest.mark.parametrize("deck_id", DECKS)
def test_the_colour_of_a_suit_comes_from_the_page(deck_id: str) -> None:
    colours = set(re.findall(r'(?:fill|stroke)="([^"]*)"', sprite_of(deck_id)))

    assert all(
        colour in ("currentColor", "none")
        or re.fullmatch(r"var\(--(card|ink)-[a-z-]+,#\w{6}\)", colour)
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
    plain = pack()
    vienna = plain["faces"] | {"QS": plain["faces"]["QS"] | {"index": "D"}}

    drawn = drawings(pack(faces=vienna))

    assert drawings(plain)["QS"] != drawn["QS"]
    assert drawings(plain)["KS"] == drawn["KS"]


def test_the_deck_decides_what_is_a_suit() -> None:
    deck = pack(suits=[{"code": "S", "id": "piky"}], codes=["KS"])

    assert drawings(pack())["KS"] == drawings(deck)["KS"]


def test_a_suit_without_a_sign_is_named_with_its_file() -> None:
    deck = pack(suits=[{"code": "S", "id": "hvezdy"}])

    with pytest.raises(MissingDrawingError, match=r"site_theme/symbols/hvezdy\.svg"):
        sprite(deck)


@pytest.mark.parametrize(
    ("told", "missing"),
    [({"index": "Ж"}, "INDICES"), ({"name": "Ж"}, "NAMES"), ({"glyph": "Ж"}, "HAN")],
)
def test_a_letter_without_outlines_is_named_with_its_table(
    told: dict[str, str], missing: str
) -> None:
    with pytest.raises(MissingDrawingError, match=f"„Ж“.*{missing} v tools/index_glyphs.py"):
        sprite(single(**told))


def test_the_contact_sheet_shows_every_face_in_every_size_and_light() -> None:
    assert 3 * 4 == contact_sheet(pack()).count('<use href="#KS"/>')


@pytest.mark.parametrize("code", GERMAN)
def test_the_german_ace_shows_two_signs(code: str) -> None:
    indices = 2

    shown = card_of("nemecke-32", f"A{code}").count(drawing(GERMAN[code]))

    assert 2 == shown - indices


@pytest.mark.parametrize("code", GERMAN)
def test_a_svrsek_has_his_sign_above_and_a_spodek_below(code: str) -> None:
    over, under = (_signs_of_half(f"{rank}{code}") for rank in "OU")

    assert [True] == [y < 352 / 6 for y in over]
    assert [True] == [352 / 3 < y < 352 / 2 for y in under]


def _signs_of_half(code: str) -> list[float]:
    """Return the heights of the signs in the upper half of a court, without the index."""
    upper = card_of("nemecke-32", code).split("rotate(180")[0]
    drop = 6
    found = re.findall(r"translate\(\S+ (\S+)\) scale\((0?\.\d+)\)\">" + "<path", upper)
    return [float(y) + 50 * float(scale) + drop for y, scale in found]


@pytest.mark.parametrize(("rank", "numeral"), [("T", "X"), ("9", "IX"), ("8", "VIII")])
def test_german_number_cards_have_their_number_and_its_roman_numeral(
    rank: str, numeral: str
) -> None:
    card = card_of("nemecke-32", f"{rank}H")
    pips_and_indices = COUNTS[rank] + 2

    letters = card.count('<path transform="translate(')

    assert pips_and_indices == card.count(drawing("cervene"))
    assert letters == 2 * (len(str(COUNTS[rank])) + len(numeral))


COUNTS = {"T": 10, "9": 9, "8": 8}


@pytest.mark.parametrize("code", sorted(PICTURES))
def test_pictures_keep_their_ink_whatever_the_page_is_written_in(code: str) -> None:
    assert '<g color="var(--card-ink,' in card_of("cerny-petr-33", code)


def test_the_animals_are_numbered_and_black_peter_is_not() -> None:
    deck = deck_of("cerny-petr-33")
    letters = {
        code: card_of(deck["id"], code).count('<path transform="translate(') for code in PICTURES
    }

    assert {f"P{n}": 2 * len(str(n)) for n in range(1, 17)} | {"PETR": 0} == letters


@pytest.mark.parametrize("suit", [*SUITS.values(), *GERMAN.values()])
def test_a_sign_is_one_flat_drawing_in_the_suits_colour(suit: str) -> None:
    root = ElementTree.parse(SYMBOLS / f"{suit}.svg").getroot()

    assert "0 0 100 100" == root.attrib["viewBox"]
    assert ["currentColor"] == [each.attrib["fill"] for each in root]
