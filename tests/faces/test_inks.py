"""Inks of decks: one list in the records, on cards and in the style; legible by day and lamp."""

import re
from typing import get_args

import pytest

from plugins.faces.inks import INKS
from plugins.records.models.deck import Ink
from tests.faces.packs import ROOT

TOKENS = (ROOT / "site_theme/css/tokens.css").read_text("utf-8")
NAMES = sorted(set(INKS) - {"black"})
LEGIBLE = 4.5


def pair(name: str) -> tuple[str, str]:
    """A colour by day and by lamp."""
    found = re.search(rf"--{name}: ([^;]+);", TOKENS)
    assert found, name
    value = found[1]
    if other := re.fullmatch(r"var\(--([\w-]+)\)", value):
        return pair(other[1])
    colours = re.findall(r"#\w{6}", value)
    return colours[0], colours[-1]


def luminance(colour: str) -> float:
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_records_style_and_drawings_know_the_same_inks() -> None:
    style = (ROOT / "site_theme/css/base.css").read_text("utf-8")

    assert set(get_args(Ink)) == set(INKS) == set(re.findall(r"\.ink-(\w+)", style))


@pytest.mark.parametrize("ground", ["card-paper", "card-ground"])
@pytest.mark.parametrize("ink", NAMES)
def test_an_ink_is_legible_on_a_card(ink: str, ground: str) -> None:
    for colour, paper in zip(pair(f"ink-{ink}"), pair(ground), strict=True):
        assert contrast(colour, paper) >= LEGIBLE, (colour, paper)


@pytest.mark.parametrize("ink", NAMES)
def test_an_ink_is_legible_in_a_line_of_text(ink: str) -> None:
    for colour, paper in zip(pair(f"sign-{ink}"), pair("paper"), strict=True):
        assert contrast(colour, paper) >= LEGIBLE, (colour, paper)


@pytest.mark.parametrize("ink", NAMES)
def test_a_sprite_alone_has_the_inks_of_the_day(ink: str) -> None:
    assert f"var(--ink-{ink},{pair(f'ink-{ink}')[0]})" == INKS[ink]
