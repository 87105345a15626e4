"""The page of a game against its compiled record."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from plugins.records import compile_game
from tests.pages.reading import Document
from tests.rules.conftest import site

Record = Mapping[str, Any]
SITE = site()
GAMES = sorted(SITE.clean_games())  # tests/rules tells of the others


@pytest.fixture(params=GAMES)
def record(request: pytest.FixtureRequest) -> Record:
    return compile_game(SITE, request.param)


@pytest.fixture
def page(record: Record, pages: Mapping[str, Document]) -> Document:
    return pages[f"hry/{record['id']}/"]


def test_clauses_stand_in_order_with_their_numbers(record: Record, page: Document) -> None:
    clauses = [one["id"] for one in page.of_class("clause")]
    numbers = [one.text for one in page.all("a") if "no" in one.classes]

    assert [one["id"] for one in record["clauses"]] == clauses
    assert [f"§ {one['no']}" for one in record["clauses"]] == [
        one.replace("\xa0", " ") for one in numbers
    ]


def test_each_example_is_a_demo_beside_its_clause(record: Record, page: Document) -> None:
    expected = [
        f"{clause['id']}/{example['id']}"
        for clause in record["clauses"]
        for example in clause["examples"]
        if "invalid" not in example  # a position that can't be is told, not drawn
    ]

    demos = [one for one in page.all("rule-demo") if one["data-example"]]

    assert expected == [one["data-example"] for one in demos]
    assert all("article" in one.inside for one in demos)


def test_demos_keep_the_contract_with_the_scripts(record: Record, page: Document) -> None:
    for demo in page.all("rule-demo"):
        assert demo["data-game"] == record["id"]
        assert demo["data-state"] == "static"
        assert demo["id"]
        assert "data-variant" in demo.attributes
        assert demo["data-seed"]
    demos = len(page.all("rule-demo"))
    for part in ("data-table", "data-status", "data-clause", "data-receipt", "data-progress"):
        assert demos == len(page.having(part))


def test_the_whole_game_is_on_the_page_once(page: Document) -> None:
    whole = [one for one in page.all("rule-demo") if not one["data-example"]]
    starts = [one.text for one in page.having("data-do") if one["data-do"] == "start"]

    assert len(whole) == 1
    assert starts.count("Hrát") == 1
    assert starts.count("Zkusit") == len(starts) - 1


def test_the_number_of_players_can_be_chosen_where_there_is_a_choice(
    record: Record, page: Document
) -> None:
    bounds = record["players"]
    counts = [str(one) for one in range(bounds["min"], bounds["max"] + 1)]
    usual = str(bounds["default"])

    radios = [one for one in page.all("input") if one["name"] == "hracu"]
    tables = [one["data-players"] for one in page.all("template")]
    (whole,) = [one for one in page.all("rule-demo") if not one["data-example"]]

    if len(counts) > 1:
        assert counts == [one["value"] for one in radios]
        assert [usual] == [one["value"] for one in radios if "checked" in one.attributes]
        assert [one for one in counts if one != usual] == tables
        assert usual == whole["data-players"]
    else:
        assert [] == radios + tables


def test_what_can_be_clicked_is_a_button_that_is_never_disabled(page: Document) -> None:
    for element in page.having("data-move"):
        assert element.tag == "button"
        assert element["id"]
        assert "disabled" not in element.attributes


def test_each_variant_can_be_chosen_and_played(record: Record, page: Document) -> None:
    expected = ["", *(variant["id"] for variant in record["variants"])]

    radios = [one["value"] for one in page.all("input") if one["name"] == "varianta"]
    links = {one["href"] for one in page.all("a")}

    if record["variants"]:
        assert expected == radios
    assert {f"?varianta={one}#oddil-hra" for one in expected if one} <= links


def test_parameters_are_filled_in(page: Document) -> None:
    texts = [one.text for one in page.elements if "text" in one.classes]

    assert texts
    assert not any("{" in text or "}" in text for text in texts)


def test_terms_of_the_glossary_are_linked(page: Document) -> None:
    terms = [one["href"] for one in page.of_class("term")]

    assert terms  # no text about cards does without trumps, tricks, talons or points
    assert all(href.startswith("../../slovnicek/#") for href in terms)


def test_each_clause_cites_a_source_that_is_listed(record: Record, page: Document) -> None:
    cited = {one["href"][1:] for one in page.of_class("note-ref")}

    assert cited <= set(page.ids)
    assert len(page.of_class("note-ref")) >= len(record["clauses"])


def test_the_compiled_record_lies_under_its_hash(record: Record, site_dir: Path) -> None:
    assert (site_dir / f"assets/hry/{record['id']}.{record['hash']}.json").is_file()
