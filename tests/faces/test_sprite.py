import re
from xml.etree import ElementTree

import pytest

from plugins.faces import MissingDrawingError, contact_sheet, overview, sprite
from plugins.faces.pairs import CODES as PICTURES
from plugins.faces.pips import LAYOUTS
from plugins.faces.signs import SYMBOLS, drawing
from tests.faces.packs import SUITS, card_of, deck_of, drawings, pack

GERMAN = {"L": "zelene", "H": "cervene", "K": "kule", "Z": "zaludy"}


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


def test_the_overview_shows_four_cards_and_the_back_of_every_deck() -> None:
    page = overview([pack(), deck_of("nemecke-32")])

    assert 2 * 5 == page.count("<use href=")
    assert 'href="#nemecke-32-back"' in page


def test_the_contact_sheet_shows_every_face_in_every_size_and_light() -> None:
    assert 3 * 4 == contact_sheet(pack()).count('<use href="#KS"/>')


@pytest.mark.parametrize("code", GERMAN)
def test_the_german_ace_shows_two_signs(code: str) -> None:
    indices = 2

    shown = card_of(deck_of("nemecke-32"), f"A{code}").count(drawing(GERMAN[code]))

    assert 2 == shown - indices


@pytest.mark.parametrize("code", GERMAN)
def test_a_svrsek_has_his_sign_above_and_a_spodek_below(code: str) -> None:
    over, under = (_signs_of_half(f"{rank}{code}") for rank in "OU")

    assert [True] == [y < 352 / 6 for y in over]
    assert [True] == [352 / 3 < y < 352 / 2 for y in under]


def _signs_of_half(code: str) -> list[float]:
    """Return the heights of the signs in the upper half of a court, without the index."""
    upper = card_of(deck_of("nemecke-32"), code).split("rotate(180")[0]
    drop = 6
    found = re.findall(r"translate\(\S+ (\S+)\) scale\((0?\.\d+)\)\">" + "<path", upper)
    return [float(y) + 50 * float(scale) + drop for y, scale in found]


@pytest.mark.parametrize(("rank", "numeral"), [("T", "X"), ("9", "IX"), ("8", "VIII")])
def test_german_number_cards_have_their_number_and_its_roman_numeral(
    rank: str, numeral: str
) -> None:
    card = card_of(deck_of("nemecke-32"), f"{rank}H")
    pips_and_indices = COUNTS[rank] + 2

    letters = card.count('<path transform="translate(')

    assert pips_and_indices == card.count(drawing("cervene"))
    assert letters == 2 * (len(str(COUNTS[rank])) + len(numeral))


COUNTS = {"T": 10, "9": 9, "8": 8}


@pytest.mark.parametrize("code", sorted(PICTURES))
def test_pictures_keep_their_ink_whatever_the_page_is_written_in(code: str) -> None:
    assert '<g color="var(--card-ink,' in card_of(deck_of("cerny-petr-33"), code)


def test_the_animals_are_numbered_and_black_peter_is_not() -> None:
    deck = deck_of("cerny-petr-33")
    letters = {code: card_of(deck, code).count('<path transform="translate(') for code in PICTURES}

    assert {f"P{n}": 2 * len(str(n)) for n in range(1, 17)} | {"PETR": 0} == letters


@pytest.mark.parametrize("suit", [*SUITS.values(), *GERMAN.values()])
def test_a_sign_is_one_flat_drawing_in_the_suits_colour(suit: str) -> None:
    root = ElementTree.parse(SYMBOLS / f"{suit}.svg").getroot()

    assert "0 0 100 100" == root.attrib["viewBox"]
    assert ["currentColor"] == [each.attrib["fill"] for each in root]
