"""The page of phases and mechanics names all that a record may say."""

from __future__ import annotations

from collections.abc import Mapping

from engine import catalogue
from engine.deals import MATCH_PARAMS
from engine.registry import PHASES
from tests.pages.reading import Document

ADDRESS = "prispet/mechaniky/"


def rows(page: Document) -> dict[str, str]:
    """Return what the first cells of rows say."""
    return {one.text: one.tag for one in page.all("th") if one["scope"] == "row"}


def test_every_parameter_part_and_move_has_a_row(pages: Mapping[str, Document]) -> None:
    named = rows(pages[ADDRESS])
    every = [*PHASES.values(), *catalogue.mechanics()]

    wanted = {key for one in every for key in (*one.params, *one.parts, *one.verbs)}

    assert wanted <= set(named)
    assert set(MATCH_PARAMS) <= set(named)
    assert {one.name for one in catalogue.mechanics()} <= set(named)


def test_it_says_what_values_are_taken(pages: Mapping[str, Document]) -> None:
    source = pages[ADDRESS].source.replace("\u00a0", " ")

    assert "<td>celé číslo od 1 do 5</td>" in source
    assert "<td><code>next</code>, nebo <code>stays</code></td><td><code>next</code></td>" in source
    assert "<td>povinný</td>" in source
