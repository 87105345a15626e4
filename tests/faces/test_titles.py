"""Names on cards and the outlines that they are set in."""

import json
import re
from pathlib import Path

import pytest

from plugins.faces import titles
from plugins.faces.shapes import Area

FACES = Path(titles.__file__).parent
CZECH = "AÁBCČDĎEÉĚFGHIÍJKLMNŇOÓPQRŘSŠTŤUÚŮVWXYÝZŽ"


def rows(name: str, width: float, cap: float = 20, most: int = 3) -> list[str]:
    return list(titles.rows(name.upper(), width * 100 / cap, most))


def test_a_short_name_is_one_line() -> None:
    assert ["ESO"] == rows("eso", 100)


def test_a_long_name_takes_lines_of_like_length() -> None:
    assert ["DLOUHONOHÁ", "SEDMIČKA"] == rows("dlouhonohá sedmička", 180)


def test_a_short_word_stays_with_the_next() -> None:
    assert ["BÁSNÍK", "S\N{NO-BREAK SPACE}DEŠTNÍKEM", "A\N{NO-BREAK SPACE}ŽÁBOU"] == rows(
        "básník s deštníkem a žábou", 150
    )


def test_a_word_that_is_far_too_long_is_divided_between_syllables() -> None:
    assert ["VELKO-", "VÉVODA"] == rows("velkovévoda", 90)


def test_ch_is_one_letter() -> None:
    assert not any(row.endswith("C-") for row in rows("nejchudobnější", 90))


def test_a_name_is_set_no_wider_than_its_place() -> None:
    drawn = titles.block("nejneobhospodařovávatelnější", Area(0, 0, 100, 30), 20, 1)

    scale = float(re.findall(r"scale\(([\d.]+)\)", drawn)[0])
    assert titles.measure("NEJNEOBHOSPODAŘOVÁVATELNĚJŠÍ") * scale <= 100.5


def test_letters_on_a_ring_are_turned_about_its_middle() -> None:
    turns = re.findall(r"rotate\((-?[\d.]+)\)", titles.ring("anna", 0, 0, 100, 20))

    assert 4 == len(turns)
    assert sorted(map(float, turns), reverse=True) == [float(turn) for turn in turns]
    assert abs(sum(map(float, turns))) < 0.1


@pytest.mark.parametrize("table", ["glyphs.json", "letters.json"])
def test_outlines_cover_czech_and_figures(table: str) -> None:
    letters = json.loads((FACES / table).read_text("utf-8"))

    assert set(CZECH + "0123456789") <= letters.keys()


def test_an_index_may_be_in_small_letters() -> None:
    assert set(CZECH.lower()) <= json.loads((FACES / "glyphs.json").read_text("utf-8")).keys()


@pytest.mark.parametrize("table", ["letters.json", "han.json"])
def test_paths_of_names_and_characters_are_steps_in_whole_numbers(table: str) -> None:
    entries = json.loads((FACES / table).read_text("utf-8")).values()
    paths = [entry if isinstance(entry, str) else entry[1] for entry in entries]

    assert all(re.fullmatch(r"[mhvlcqz0-9 -]*", path) for path in paths)
