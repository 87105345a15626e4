"""One bad file each: the exact findings, with file, line, path and fix, and no others."""

from __future__ import annotations

from pathlib import Path

import pytest

from plugins.records.site import LISTS
from tests.records.bad import Bad
from tests.records.bad_decks import DECKS
from tests.records.bad_form import FORM
from tests.records.bad_model import MODEL, REFERENCES
from tests.records.bad_rules import CARDS, EXAMPLES, RULES
from tests.records.bad_texts import TEXTS
from tests.records.conftest import DECK, DERIVED, GAME, add, change, findings, put


@pytest.mark.parametrize(
    "case",
    [*FORM, *MODEL, *REFERENCES, *TEXTS, *RULES, *EXAMPLES, *CARDS, *DECKS],
    ids=lambda case: case.name,
)
def test_bad_record_is_told_with_line_and_fix(root: Path, case: Bad) -> None:
    change(root, case.file, case.edit)

    told = [str(finding) for finding in findings(root)]

    assert [f"rules_yaml/{case.file}:{text}" for text in case.says] == told


@pytest.mark.parametrize("move", ["nic", "play"])
def test_an_example_that_no_page_can_show_is_told(root: Path, move: str) -> None:
    clause = "- id: srozumitelny-tah\n  text: Co není tah, neplatí.\n"
    change(root, "common.yaml", add(f"{clause}  unchecked: Platí všude.\n  source: babicka\n"))
    change(root, GAME, put("refused: {KS: ctit-barvu}", f"refused: {{{move}: srozumitelny-tah}}"))

    assert [
        "rules_yaml/games/mala.yaml:70 rules[1].clauses[1].examples[1]: příklad"
        f" „ctit-barvu/jina-barva“ nejde nakreslit: „{move}“ není tah – napište tah, který hra"
        " zná: play KS"
    ] == [str(finding) for finding in findings(root)]


def test_small_site_has_no_findings(root: Path) -> None:
    assert [] == findings(root)


def test_circle_of_derivations_is_told_in_every_file_of_it(root: Path) -> None:
    change(root, DECK, put("suits:\n", "derived: {from: dvanact}\nsuits:\n"))

    told = [str(finding) for finding in findings(root)]

    assert told == [
        "rules_yaml/decks/dvacet.yaml:7 derived.from: předkové jdou v kruhu: dvacet → dvanact →"
        " dvacet – opravte, kdo je čí předek",
        "rules_yaml/decks/dvanact.yaml:8 derived.from: předkové jdou v kruhu: dvanact → dvacet →"
        " dvanact – opravte, kdo je čí předek",
    ]


def test_a_deck_of_unknown_cards_is_no_parent(root: Path) -> None:
    unknown = "id: stary\nname: Starý balíček\nuse: reference\ncertainty: unknown\n"
    unknown += "summary: Karty, o nichž se neví, jaké byly.\nsources: [babicka]\n"
    (root / "rules_yaml/decks/stary.yaml").write_text(unknown, encoding="utf-8")
    change(root, DERIVED, put("from: dvacet\n  ranks: A K Q", "from: stary"))

    assert [str(one) for one in findings(root) if "dvanact" in one.file] == [
        f"rules_yaml/{DERIVED}:8 derived.from: u balíčku „stary“ se neví, jaké má karty, a tak se"
        " z něj nic odvodit nedá – vynechte derived a napište barvy a hodnoty, příbuznost do"
        " lineage"
    ]


@pytest.mark.parametrize("key", ["deck", "faces"])
def test_a_bad_deck_of_a_variant_is_told_alone(root: Path, key: str) -> None:
    other = (root / "rules_yaml" / DECK).read_text(encoding="utf-8")
    other = other.replace("id: dvacet", "id: jinych").replace("code: A,", "code: E,")
    (root / "rules_yaml/decks/jinych.yaml").write_text(
        other.replace("certainty:", "certaintyx:"), encoding="utf-8"
    )
    change(root, GAME, put("    set: {match.deals: 5}", f"    {key}: jinych\n    set: {{}}"))
    change(root, GAME, put("given: {trump: S, trick: [QH], hand: [KH, TH]}",
        "given: {trump: S, trick: [QH], hand: [KH, EH]}\n            in: [delsi]"))  # fmt: skip

    told = [finding for finding in findings(root) if "neznámá karta" not in finding.text]

    assert ["rules_yaml/decks/jinych.yaml"] == [finding.file for finding in told]
    assert key == "faces" or told == findings(root)


def test_circle_of_lineage_is_told(root: Path) -> None:
    line = "lineage:\n  - {parent: dvanact, certainty: high, source: babicka}\nsources:"
    change(root, DECK, put("sources:", line))

    told = [finding for finding in findings(root) if finding.path == "lineage[0].parent"]

    assert [finding.line for finding in told] == [21]
    assert told[0].text == "předkové jdou v kruhu: dvacet → dvanact → dvacet"


def test_sisters_are_no_circle(root: Path) -> None:
    sister = "{{parent: {}, relation: sister, certainty: high, source: babicka}}"
    change(root, DERIVED, put("derived:\n  from: dvacet\n  ranks: A K Q\n",
        "use: reference\nlineage:\n  - " + sister.format("dvacet") + "\n"))  # fmt: skip
    change(root, DECK, put("sources:", f"lineage:\n  - {sister.format('dvanact')}\nsources:"))

    assert not [finding for finding in findings(root) if "kruhu" in finding.text]


def test_all_findings_of_a_file_are_told_at_once(root: Path) -> None:
    change(root, GAME, put("difficulty: 2", "dificulty: 2"))
    change(root, GAME, put("- id: dobre-mravy", "- id: konec"))
    change(root, GAME, put("musí ji ctít.", "musí ji <b>ctít</b>."))
    change(root, GAME, put("legal: [KH]", "legal: [9H]"))
    change(root, GAME, put("{{ match.deals | rozdani }}", "3 rozdání"))
    change(root, GAME, put("sources: [babicka]", "sources: [dedecek]"))

    lines = [finding.line for finding in findings(root)]

    assert lines == [9, 63, 80, 84, 91, 95]


def test_unreadable_list_brings_no_findings_in_other_files(root: Path) -> None:
    for name in LISTS:
        (root / "rules_yaml" / f"{name}.yaml").write_text("- [", encoding="utf-8")

    told = findings(root)

    assert {finding.file for finding in told} == {f"rules_yaml/{name}.yaml" for name in LISTS}
    assert len(told) == len(LISTS)


def test_unreadable_game_is_still_known_to_others(root: Path) -> None:
    other = (root / "rules_yaml" / GAME).read_text(encoding="utf-8")
    other = other.replace("id: mala", "id: druha").replace("(#prvni-vynos)", "(/hry/mala/#konec)")
    (root / "rules_yaml/games/druha.yaml").write_text(other, encoding="utf-8")
    change(root, GAME, lambda raw: b"[")

    assert {finding.file for finding in findings(root)} == {"rules_yaml/games/mala.yaml"}
