"""The command `hry`, as a contributor uses it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from plugins.cli import main
from tests.engine.support import ROOT
from tests.records.conftest import DECK, GAME, add, change, put

TRIAL = """\
game: mala
examples:
  - id: kral
    given: {at: tricks, trump: S, trick: [QH], hand: [KH, TH]}
    legal: [KH]
  - id: bez-faze
    given: {trump: S, trick: [QH], hand: [KH, TH]}
    refused: {TH: prebijet}
"""


def hry(*words: str | Path) -> int:
    try:
        return main([str(word) for word in words])
    except SystemExit as stop:
        return int(stop.code or 0)


def test_check_of_clean_records_says_what_there_is(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 0 == hry("check", "--root", root)
    assert "Bez nálezů: 1 hra, 2 balíčky, 7 pravidel, z toho 1 bez příkladu, 7 příkladů." == (
        capsys.readouterr().out.strip().replace("\u00a0", " ")
    )


def test_check_prints_every_finding_and_fails(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(root, GAME, put("difficulty: 2", "difficulty: 9"))
    change(root, DECK, put("total: 20", "total: 21"))

    assert 1 == hry("check", "--root", root)

    lines = capsys.readouterr().out.splitlines()
    assert [line.split(" ")[0] for line in lines] == [
        "rules_yaml/decks/dvacet.yaml:4",
        "rules_yaml/games/mala.yaml:9",
        "2\u00a0nálezy",
    ]


def test_check_of_one_file_tells_only_its_findings(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(root, GAME, put("difficulty: 2", "difficulty: 9"))
    deck = change(root, DECK, put("total: 20", "total: 21"))

    assert 1 == hry("check", deck, "--root", root)
    assert "mala" not in capsys.readouterr().out


def test_check_of_a_file_elsewhere_knows_the_records(
    root: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (root / "rules_yaml" / GAME).read_text(encoding="utf-8")
    draft = tmp_path / "navrh.yaml"
    draft.write_text(text.replace("deck: dvacet", "deck: dvacat"), encoding="utf-8")

    assert 1 == hry("check", draft, "--root", root)
    assert ":6 deck: neznámý balíček „dvacat“ – nemá být „dvacet“?" in capsys.readouterr().out


def test_check_of_a_missing_file_is_wrong_use(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 2 == hry("check", root / "nic.yaml", "--root", root)
    assert "tu není" in capsys.readouterr().err


def test_show_prints_a_deck_with_its_total(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == hry("show", "dvanact", "--json", "--root", root)
    assert 12 == json.loads(capsys.readouterr().out)["total"]


def test_show_calls_suits_and_ranks_by_their_names(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 0 == hry("show", "dvanact", "--root", root)

    assert capsys.readouterr().out.replace("\u00a0", " ").splitlines()[:5] == [
        "Dvanáct listů (dvanact)",
        "celkem: 12 karet",
        "barvy: piky (S), srdce (H), kára (D), kříže (C)",
        "hodnoty od nejvyšší: eso (A), král (K), dáma (Q)",
        "v jednom rozdání: 12 karet",
    ]


def test_show_of_a_deck_whose_cards_nobody_knows_says_so(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert 0 == hry("show", "aomono", "--root", ROOT)
    assert capsys.readouterr().out.endswith("(aomono)\nsložení se neví\n")


def test_show_prints_a_game(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == hry("show", "mala", "--json", "--root", root)
    assert "mala" == json.loads(capsys.readouterr().out)["id"]
    assert 0 == hry("show", "mala", "--root", root)
    assert "§ 4 ctit-barvu: Kdo má vynesenou barvu" in capsys.readouterr().out


def test_show_suggests_an_id(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == hry("show", "dvanat", "--root", root)
    assert "nemá být „dvanact“?" in capsys.readouterr().err


def test_show_of_a_broken_record_prints_its_findings(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(root, GAME, put("difficulty: 2", "difficulty: 9"))

    assert 1 == hry("show", "mala", "--root", root)
    assert "mala.yaml:9 difficulty:" in capsys.readouterr().out


def test_try_prints_a_line_for_every_example(
    root: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "zkouska.yaml"
    file.write_text(TRIAL, encoding="utf-8")

    assert 0 == hry("try", file, "--root", root)
    assert ["✓ kral", "✓ bez-faze"] == capsys.readouterr().out.splitlines()


SIZES = """\
game: cerny-petr
players: 4
examples:
  - id: ve-trech
    players: 3
    given: {at: cerny-petr.drawing, hands: {dealer: [P1, PETR], forehand: [P1, P2], second: [P2]}}
    counts: {hand: {dealer: 2, forehand: 2, second: 1}}
"""


def test_try_plays_an_example_with_its_own_number_of_players(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "zkouska.yaml"
    file.write_text(SIZES, encoding="utf-8")

    assert 0 == hry("try", file, "--root", ROOT)
    assert "✓ ve-trech\n" == capsys.readouterr().out


def test_try_refuses_an_example_for_more_players_than_the_game_has(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "zkouska.yaml"
    example = "examples:\n  - id: moc\n    players: 7\n    given: {hand: [KH]}\n    legal: [KH]\n"
    file.write_text(f"game: hundert\n{example}", encoding="utf-8")

    assert 1 == hry("try", file, "--root", ROOT)
    out = capsys.readouterr().out.replace("\u00a0", " ")
    assert ":4 examples[0].players: hra je pro 3–6 hráčů, ne pro 7" in out


@pytest.mark.parametrize(
    ("more", "verdict"),
    [((), "z jediného rozdání"), (("--matches",), "z jediné partie")],
)
def test_arena_of_a_single_pair_claims_no_precision(
    more: tuple[str, ...], verdict: str, root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("arena", "mala", "--deals", "1", "--players", "nahodna,nahodna", *more)

    assert 0 == hry(*words, "--root", root)
    out = capsys.readouterr().out
    assert f"{verdict} se jistota nepozná" in out
    assert "±" not in out


def test_arena_tells_how_far_off_it_may_be(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == hry("arena", "mala", "--deals", "3", "--players", "nahodna,nahodna", "--root", root)
    assert 2 == capsys.readouterr().out.count("±")


def test_try_fails_when_an_example_fails(
    root: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "zkouska.yaml"
    file.write_text(TRIAL.replace("legal: [KH]", "legal: [TH]"), encoding="utf-8")

    assert 1 == hry("try", file, "--root", root)

    out = capsys.readouterr().out.splitlines()
    assert out == [
        "✗ kral (řádek 3): dovolené tahy: čeká se [play TH], vyšlo [play KH]",
        "✓ bez-faze",
    ]


def test_try_tells_findings_of_the_file(
    root: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "zkouska.yaml"
    file.write_text(TRIAL.replace("game: mala", "game: malá\nhraci: 2"), encoding="utf-8")

    assert 1 == hry("try", file, "--root", root)

    out = capsys.readouterr().out
    assert "neznámý klíč „hraci“" in out
    assert "je tu „malá“" in out


@pytest.mark.parametrize("word", ["variant: nic", "players: 5"])
def test_try_refuses_what_the_game_does_not_have(
    word: str, root: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "zkouska.yaml"
    file.write_text(TRIAL.replace("game: mala", f"game: mala\n{word}"), encoding="utf-8")

    assert 1 == hry("try", file, "--root", root)
    assert ":2 " in capsys.readouterr().out


def test_format_writes_and_checks(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    swapped = "difficulty: 2\nminutes: [5, 10]\n"
    file = change(root, GAME, put("minutes: [5, 10]\ndifficulty: 2\n", swapped))

    assert 1 == hry("format", "--check", "--root", root)
    assert 0 == hry("format", "--root", root)
    assert 0 == hry("format", "--check", "--root", root)
    assert "minutes: [5, 10]\ndifficulty: 2\n" in file.read_text(encoding="utf-8")


def test_schema_writes_the_files_once(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == hry("schema", "--root", root)
    assert "game.json" in capsys.readouterr().out
    assert 0 == hry("schema", "--root", root)
    assert "aktuální" in capsys.readouterr().out


def test_play_reaches_the_end_with_the_first_move_each_time(
    root: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("builtins.input", lambda _prompt: "1")

    assert 0 == hry("play", "mala", "--seed", "a", "--level", "nahodna", "--root", root)
    assert "Konec partie" in capsys.readouterr().out


def typed(root: Path, monkeypatch: pytest.MonkeyPatch, *answers: str) -> int:
    left = iter([*answers, "konec"])
    monkeypatch.setattr("builtins.input", lambda _prompt: next(left))
    return hry("play", "mala", "--seed", "a", "--level", "nahodna", "--root", root)


@pytest.mark.parametrize("answer", ["", "?", "0", "99", "nesmysl", "٣", "9" * 5000])
def test_play_says_what_can_be_typed(
    answer: str, root: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert 1 == typed(root, monkeypatch, answer)

    out = capsys.readouterr().out.replace("\u00a0", " ")
    assert "Napište číslo od 1 do 5, nebo „konec“." in out
    assert 2 == out.count("  5) Zahrát")


def test_play_tells_why_a_move_is_refused(
    root: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    clause = "- id: jen-sve-karty\n  text: Hraje se svými kartami.\n  unchecked: Platí všude.\n"
    change(root, "common.yaml", add(clause + "  source: babicka\n"))

    assert 1 == typed(root, monkeypatch, *(f"play {code}" for code in ("AS", "AH", "AD", "AC")))

    out = capsys.readouterr().out.replace("\u00a0", " ")
    assert "v ruce nemáte. Obecné pravidlo § 2: Hraje se svými kartami." in out


@pytest.mark.parametrize("command", ["play", "fuzz", "arena", "show", "bite"])
def test_a_record_with_findings_is_not_played(
    command: str, root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(root, GAME, put("{{ match.deals | rozdani }}", "{{ match.dealz | rozdani }}"))

    assert 1 == hry(command, "mala", "--root", root)
    assert "mala.yaml:84 rules[2].clauses[0].text: {{ match.dealz }}" in capsys.readouterr().out


def test_a_deck_with_findings_is_told_before_its_game_is_played(
    root: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(root, DECK, put("total: 20", "total: 21"))
    file = tmp_path / "zkouska.yaml"
    file.write_text(TRIAL, encoding="utf-8")

    for words in (("play", "mala"), ("fuzz", "mala"), ("try", file)):
        assert 1 == hry(*words, "--root", root)
        assert "dvacet.yaml:4 total:" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--variant", "delsii"), "varianta „delsii“ ve hře není – nemá být „delsi“?"),
        (("--players", "5"), "hra je pro 2 hráče, ne pro 5"),
        (("--all", "--variant", "delsi"), "--all zkouší všechny varianty"),
    ],
)
def test_fuzz_refuses_what_the_game_does_not_have(
    words: tuple[str, ...], told: str, root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 2 == hry("fuzz", "mala", *words, "--root", root)
    assert told in capsys.readouterr().err.replace("\u00a0", " ")


def test_try_does_not_mind_the_order_of_keys(
    root: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "zkouska.yaml"
    text = "examples:\n  - legal: [KH]\n    given: {trump: S, trick: [QH], hand: [KH, TH]}\n"
    file.write_text(f"{text}    id: kral\ngame: mala\n", encoding="utf-8")

    assert 0 == hry("try", file, "--root", root)
    assert "✓ kral\n" == capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ((), "chybí: PŘÍKAZ"),
        (("chek",), "neznámá hodnota „chek“ – nemá být „check“? Dovolené: arena, bite, check,"),
        (("show",), "chybí: ID"),
        (("check", "--nic"), "neznámé: --nic"),
    ],
)
def test_wrong_use_is_told_in_czech(
    words: tuple[str, ...], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 2 == hry(*words)
    assert told in capsys.readouterr().err


def test_help_is_czech(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == hry("check", "--help")

    out = capsys.readouterr().out
    assert out.startswith("použití: hry check")
    assert "volby:" in out
