"""The real records, and the promises of `Site`."""

from __future__ import annotations

from pathlib import Path

from engine.common import COMMON
from plugins.records import load_site
from plugins.records.played import played_findings
from tests.rules.conftest import site as every_record

ROOT = Path(__file__).parents[2]


def test_records_have_no_findings() -> None:
    site = every_record()

    assert [] == [str(finding) for finding in [*site.findings, *played_findings(site)]]


def test_every_common_refusal_has_its_clause() -> None:
    assert set(COMMON) == {clause.id for clause in every_record().common}


def test_example_knows_its_place(root: Path) -> None:
    site = load_site(root)
    path = site.example_path("mala", "ctit-barvu", "jina-barva")

    assert ("rules", 1, "clauses", 1, "examples", 1) == path
    assert "rules_yaml/games/mala.yaml:70 rules[1].clauses[1].examples[1]" == (
        site.place("game", "mala", path)
    )


def test_site_without_records_is_empty(tmp_path: Path) -> None:
    (tmp_path / "rules_yaml").mkdir()
    site = load_site(tmp_path)

    assert ({}, {}, []) == (site.decks, site.games, site.findings)
