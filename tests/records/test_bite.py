"""Claims that no example notices, and entries of `neutral` that are wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from plugins.cli import main
from plugins.records import load_site
from plugins.records.played import bite_findings
from tests.records.conftest import GAME, change, put

TESTED = "match: {deals: 3, tested: deal}"
CLAIM = "by: [match.deals, match.tested]"


def told(root: Path) -> list[str]:
    return [str(one) for one in bite_findings(load_site(root), "mala")]


def declared(root: Path, path: str) -> None:
    change(root, GAME, put("rules:\n", f"neutral:\n  {path}: Na tom nezáleží.\nrules:\n"))


def test_claims_without_teeth_are_told_where_they_stand(root: Path) -> None:
    file = f"rules_yaml/{GAME}"
    fix = "přidejte příklad, který tehdy neprojde"

    assert told(root)[0] == (
        f"{file}:56 rules[1].clauses[0].by[1]: příklady nehlídají „tricks.next_lead“:"
        f" projdou i po vypnutí – {fix}"
    )
    assert told(root)[-1] == (
        f"{file}:85 rules[2].clauses[0].by: příklady nehlídají „match.deals“:"
        f" projdou i po změně 3 → 4 nebo 2 – {fix}"
    )


def test_an_example_that_notices_gives_teeth(root: Path) -> None:
    example = """\
          - id: po-trech-konec
            given: {at: tricks, deal: 3, hands: {forehand: [TH], dealer: [KH]}}
            not_in: [delsi, jedno-rozdani]
            moves: [play TH, play KH]
            over: dealer
          - id: po-dvou-ne
            given: {at: tricks, deal: 2, hands: {forehand: [TH], dealer: [KH]}}
            not_in: [delsi, jedno-rozdani]
            moves: [play TH, play KH]
            over: false
"""
    change(root, GAME, put("            over: false\n", f"            over: false\n{example}"))

    assert not [text for text in told(root) if "match.deals" in text]


def test_a_neutral_change_is_played_to_prove_it(root: Path) -> None:
    change(root, GAME, put("match: {deals: 3}", TESTED))
    change(root, GAME, put("by: match.deals", CLAIM))

    assert [text for text in told(root) if "match.tested" in text]
    declared(root, "match.tested")
    assert not [text for text in told(root) if "match.tested" in text]


def test_a_neutral_change_that_matters_is_told(root: Path) -> None:
    declared(root, "match.deals")

    (text,) = [text for text in told(root) if "match.deals" in text and "→ 4" in text]

    assert text.startswith(f"rules_yaml/{GAME}:30 neutral.match.deals: cesta „match.deals“ hru")
    assert text.endswith("– vynechte ji a napište příklad")


def test_a_neutral_change_that_is_noticed_is_not_needed(root: Path) -> None:
    declared(root, "tricks.duties.follow")

    (text,) = [text for text in told(root) if "follow" in text]

    assert "sem nepatří: každé změny si všimne příklad – vynechte ji" in text


def test_a_neutral_path_that_no_clause_claims_is_told(root: Path) -> None:
    declared(root, "deal")

    (text,) = [text for text in told(root) if "„deal“" in text]

    assert "žádné pravidlo ji nepopisuje" in text


@pytest.mark.parametrize("words", [["bite", "mala"], ["bite"]])
def test_the_command_prints_and_fails(
    words: list[str], root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 1 == main([*words, "--root", str(root)])

    assert "mala.yaml:56 rules[1].clauses[0].by[1]:" in capsys.readouterr().out


def test_check_of_a_game_given_by_name_says_it_too(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 1 == main(["check", str(root / "rules_yaml" / GAME), "--root", str(root)])
    assert "nehlídají" in capsys.readouterr().out
    assert 0 == main(["check", "--root", str(root)])


def test_the_command_refuses_a_record_with_findings(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(root, GAME, put("difficulty: 2", "difficulty: 9"))

    with pytest.raises(SystemExit):
        main(["bite", "mala", "--root", str(root)])
    assert "mala.yaml:9 difficulty:" in capsys.readouterr().out
