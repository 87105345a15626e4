import re
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parents[2]
FONTS = ROOT / "site_theme" / "fonts"
STYLESHEET = ROOT / "site_theme" / "css" / "fonts.css"
LIMIT_BYTES = 115_000

SAMPLES = {
    "czech": "Příliš žluťoučký kůň úpěl ďábelské ódy PŘÍLIŠ ŽLUŤOUČKÝ KŮŇ ÚPĚL ĎÁBELSKÉ ÓDY",
    "neighbours": "äôľĺŕ ÄÖÜß çéèêœ àìòù ñ¿¡ őű ąćęłńśźż",
    "signs": "„“‚‘–—…§×−→ \u00a0\u2009\u202f",
    "names": "Tổ tôm Džǎn",
}


@pytest.mark.parametrize("file", sorted(FONTS.glob("*.woff2")), ids=lambda file: file.stem)
@pytest.mark.parametrize("sample", SAMPLES)
def test_every_font_has_the_letters(file: Path, sample: str) -> None:
    covered = TTFont(file).getBestCmap()

    assert [] == [letter for letter in SAMPLES[sample] if ord(letter) not in covered]


@pytest.mark.parametrize(
    ("file", "features"),
    [
        ("karty-serif", {"kern", "liga", "locl", "lnum", "onum", "pnum", "tnum", "smcp", "c2sc"}),
        ("karty-serif-italic", {"kern", "liga", "locl", "lnum", "onum", "pnum", "tnum"}),
        ("karty-sans", {"kern", "liga", "locl", "onum", "pnum"}),
    ],
)
def test_features_of_the_originals_are_kept(file: str, features: set[str]) -> None:
    font = TTFont(FONTS / f"{file}.woff2")

    kept = {
        record.FeatureTag
        for table in ("GSUB", "GPOS")
        for record in font[table].table.FeatureList.FeatureRecord
    }

    assert features <= kept


def test_figures_of_the_sans_are_lining_and_tabular_from_the_start() -> None:
    font = TTFont(FONTS / "karty-sans.woff2")
    names = [font.getBestCmap()[ord(figure)] for figure in "0123456789"]

    assert 1 == len({font["hmtx"][name][0] for name in names})
    heights = [font["glyf"][name].yMax for name in names]
    assert max(heights) - min(heights) < font["head"].unitsPerEm / 50


@pytest.mark.parametrize("file", sorted(FONTS.glob("*.woff2")), ids=lambda file: file.stem)
def test_no_font_carries_the_reserved_name(file: Path) -> None:
    names = [entry for entry in TTFont(file)["name"].names if entry.nameID not in (0, 13)]

    assert [] == [str(entry) for entry in names if "Source" in str(entry)]


def test_suit_signs_come_from_the_sans() -> None:
    assert set("♠♥♦♣") <= set(map(chr, TTFont(FONTS / "karty-sans.woff2").getBestCmap()))


def test_all_fonts_together_are_light() -> None:
    assert sum(file.stat().st_size for file in FONTS.glob("*.woff2")) <= LIMIT_BYTES


def test_the_stylesheet_names_exactly_the_fonts_that_exist() -> None:
    named = set(re.findall(r'url\("\.\./fonts/([^"]+)"\)', STYLESHEET.read_text("utf-8")))

    assert {file.name for file in FONTS.glob("*.woff2")} == named
