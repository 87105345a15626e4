"""Cards without a picture of their own: what the record says decides what is drawn."""

import re

import pytest

from plugins.faces import MissingDrawingError, han
from plugins.faces.back import back
from plugins.faces.inks import INKS
from plugins.faces.pips import GRIDS, LAYOUTS, ROUNDS
from plugins.faces.shapes import AREAS, paper
from plugins.faces.signs import drawing
from plugins.faces.titles import line
from tests.faces.packs import card_of, deck_of, pack, single

COINS = "italske-denary"
RED, BLACK = INKS["red"], INKS["black"]


def discs(drawn: str) -> list[str]:
    """The colours of all circles."""
    return re.findall(r'<circle fill="([^"]*)"', drawn)


@pytest.mark.parametrize("shape", AREAS)
@pytest.mark.parametrize("count", LAYOUTS)
def test_a_number_card_has_a_sign_for_each_and_for_its_corners(shape: str, count: int) -> None:
    drawn = single(symbol=COINS, shape=shape, id=str(count), index=str(count))

    corners = 2 if shape == "card" else 0
    assert count + corners == drawn.count(drawing(COINS))


@pytest.mark.parametrize("places", [LAYOUTS, GRIDS, ROUNDS])
def test_places_of_pips_are_as_many_as_they_count(places: dict[int, tuple[object, ...]]) -> None:
    assert all(count == len(set(at)) for count, at in places.items())


@pytest.mark.parametrize("shape", AREAS)
def test_every_shape_has_its_paper_its_back_and_room_for_a_name(shape: str) -> None:
    others = [one for one in AREAS if one != shape]

    drawn = single(shape=shape, name="sova")

    assert drawn.startswith(paper(shape))
    assert all(paper(shape) != paper(one) and back(shape) != back(one) for one in others)
    assert line_steps("SOVA") in drawn


def line_steps(text: str) -> str:
    """The path of a name in one line, wherever it stands."""
    found = re.search(r' d="(.*)"/>', line(text, 0, 0, 100))
    assert found
    return found[1]


def test_a_card_without_an_index_has_none() -> None:
    assert '<path transform="translate(' not in single(symbol=COINS, id="mir")


def test_a_suit_is_drawn_from_the_file_that_its_record_names() -> None:
    assert drawing("spanelske-mince") in card_of(deck_of("spanelske-40"), "7O")


@pytest.mark.parametrize("ink", sorted(INKS))
def test_a_suit_with_an_ink_brings_its_colour(ink: str) -> None:
    assert f'<g color="{INKS[ink]}">' in single(symbol=COINS, ink=ink, id="7")


def test_a_suit_without_an_ink_takes_the_colour_of_the_page() -> None:
    assert "<g color=" not in single(symbol=COINS, id="7")


def test_french_suits_of_a_tarot_may_have_four_colours_too() -> None:
    assert "<g color=" not in card_of(deck_of("tarot-78"), "7D")


def test_a_card_without_a_suit_is_black_unless_it_says_otherwise() -> None:
    faces = {"LEV": {"id": "lev", "name": "lev"}, "SOVA": {"id": "sova", "name": "sova"}}
    faces["SOVA"]["ink"] = "green"
    deck = pack(codes=list(faces), faces=faces)

    assert f'<g color="{BLACK}">' in card_of(deck, "LEV")
    assert f'<g color="{INKS["green"]}">' in card_of(deck, "SOVA")


@pytest.mark.parametrize("shape", AREAS)
def test_a_character_stands_on_the_card(shape: str) -> None:
    assert han.outline("將") in single(symbol=COINS, shape=shape, glyph="將", name="generál")


def test_a_character_is_stronger_than_a_number() -> None:
    drawn = single(symbol=COINS, id="10", glyph="十", index="10")

    assert 2 == drawn.count(drawing(COINS))
    assert han.outline("十") in drawn


@pytest.mark.parametrize("symbol", ["madzong-znaky", "penezni-myriady", "hakka-sip", "totom-van"])
def test_a_sign_that_is_a_word_stands_once_under_its_number(symbol: str) -> None:
    drawn = single(symbol=symbol, shape="strip", id="7", index="7")

    assert 1 == drawn.count(drawing(symbol))
    assert han.outline("七") in drawn


@pytest.mark.parametrize(
    ("index", "black", "red"),
    [("6-6", 6, 6), ("1-1", 0, 2), ("4-4", 0, 8), ("1-3", 3, 1), ("4-6", 6, 4), ("5-6", 11, 0)],
)
def test_ones_and_fours_are_red_and_half_of_the_twelve(index: str, black: int, red: int) -> None:
    colours = discs(single(shape="strip", index=index))

    assert (black, red) == (colours.count(BLACK), colours.count(RED))


def test_every_throw_of_two_dice_has_as_many_pips_as_it_says() -> None:
    deck = deck_of("cinske-domino-84")

    thrown = {code: face["index"] for code, face in deck["faces"].items()}

    assert 21 == len(thrown)
    for code, index in thrown.items():
        assert sum(map(int, index.split("-"))) == len(discs(card_of(deck, code)))


@pytest.mark.parametrize(
    ("name", "mark"),
    [
        ("jeřáb a slunce", f'<circle fill="{RED}"'),
        ("červená stužka", f'fill="{RED}"'),
        ("modrá stužka", f'fill="{INKS["blue"]}"'),
    ],
)
def test_the_name_of_a_flower_card_decides_its_mark(name: str, mark: str) -> None:
    drawn = single(symbol=COINS, ink="green", family="kvetinove", id="prvni", name=name)

    assert mark in drawn
    assert mark not in single(
        symbol=COINS, ink="green", family="kvetinove", id="prvni", name="prostá karta"
    )


def test_a_ribbon_with_a_poem_is_written_on() -> None:
    plain, poem = (
        single(symbol=COINS, family="kvetinove", name=name)
        for name in ("červená stužka", "červená stužka s básní")
    )

    assert len(plain) < len(poem)


def test_a_numbered_row_shows_its_number_at_both_ends_and_its_name_without_it() -> None:
    drawn = single(name="čtecí karta 17", number=17, index="17", id="cteci", glyph="読")

    assert 2 == drawn.count(line_steps("17"))
    assert line_steps("ČTECÍ KARTA") in drawn
    assert han.outline("読") in drawn


@pytest.mark.parametrize("rank", ["kral", "cavallo", "sota", "vazir"])
def test_a_rank_that_wears_something_wears_it_over_the_sign(rank: str) -> None:
    assert len(single(symbol=COINS, id=rank)) > len(single(symbol=COINS, id="neznama")) + 200


def test_a_court_shows_its_sign_and_the_name_of_its_rank() -> None:
    drawn = single(symbol=COINS, id="re", name="král", index="10")

    assert 4 == drawn.count(drawing(COINS))
    assert line_steps("KRÁL") in drawn


def test_what_is_in_brackets_is_left_to_the_page() -> None:
    assert single(name="bambus (květina)") == single(name="bambus")


@pytest.mark.parametrize("code", ["KR", "OR", "UR", "BR", "AR"])
def test_swiss_courts_are_sisters_of_the_german_ones(code: str) -> None:
    rose = drawing("svycarske-ruze")

    assert card_of(deck_of("svycarske-48"), code).count(rose) >= 4


@pytest.mark.parametrize(
    ("told", "missing"),
    [({"index": "Ж"}, "INDICES"), ({"name": "Ж"}, "NAMES"), ({"glyph": "Ж"}, "HAN")],
)
def test_a_letter_without_outlines_is_named_with_its_table(
    told: dict[str, str], missing: str
) -> None:
    with pytest.raises(MissingDrawingError, match=f"„Ж“.*{missing} v tools/index_glyphs.py"):
        single(**told)


def test_a_suit_without_a_sign_is_named_with_its_file() -> None:
    deck = pack(suits=[{"code": "S", "id": "hvezdy"}], codes=["KS"])

    with pytest.raises(MissingDrawingError, match=r"site_theme/symbols/hvezdy\.svg"):
        card_of(deck, "KS")
