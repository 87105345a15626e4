"""One sentence a line, nobody addressed, and words that are said at a card table."""

from __future__ import annotations

from pathlib import Path

import pytest

from plugins.records.checks.wording import WRONG
from plugins.records.prose import second_sentence
from tests.records.conftest import DECK, GAME, change, findings, put

TEXT = "Kdo prohrál, míchá."


def told(root: Path, text: str) -> list[str]:
    change(root, GAME, put(TEXT, f'"{text}"'))
    return [f"{one.line} {one.path}: {one.text} – {one.fix}" for one in findings(root)]


@pytest.mark.parametrize(
    ("line", "rest"),
    [
        ("Barva se ctí. Kdo ji nemá, trumfuje.", "Kdo ji nemá, trumfuje."),
        ("Bere ji (třeba esem). „Pas“ se neříká.", "„Pas“ se neříká."),
        ("Kdo řekl „dál.“ Potom mlčí.", "Potom mlčí."),
        ("Bere zdvih! Body má hned.", "Body má hned."),
        ("Hraje **se**. *Potom* se počítá.", "Potom se počítá."),
    ],
)
def test_a_second_sentence_is_seen(line: str, rest: str) -> None:
    assert rest == second_sentence(line)


@pytest.mark.parametrize(
    "line",
    [
        "Kdo má 21. trumf, bere.",
        "V 19. Století je to jméno kavárny.",
        "Hraje se např. Alena proti Bohoušovi.",
        "Podle knihy F. X. Nováka a sv. Václava.",
        "Kdo zvolá „Hoří!“ Aleně, platí.",
        "Postupka 7, 8, 9 … Eso končí.",
        "Nejvyšší je ♥10. A je jediná.",
        "| Eso. | Král. Dáma. |",
        "Kdo vyhrál, míchá.",
        "Slovo apod. Nic víc.",
    ],
)
def test_one_sentence_is_left_alone(line: str) -> None:
    assert "" == second_sentence(line)


def test_a_second_sentence_is_told_with_its_row(root: Path) -> None:
    change(root, GAME, put("nadvakrát a začíná se u předáka.", "nadvakrát. Začíná se u předáka."))

    (one,) = findings(root)

    assert (34, "rules[0].clauses[0].text") == (one.line, one.path)
    assert "na řádku je víc vět, další začíná „Začíná se u předáka.…“" == one.text


@pytest.mark.parametrize("word", ["Musíte", "máte", "Váš soupeř", "hrajeme", "nás"])
def test_the_reader_is_not_addressed(word: str, root: Path) -> None:
    (one,) = told(root, f"Kdo {word} potká, míchá.")

    assert one.startswith("92 rules[2].clauses[1].text: pravidla nikoho neoslovují, je tu „")


def test_what_players_say_addresses_whom_it_will(root: Path) -> None:
    assert [] == told(root, "Kdo řekne „jdete se mnou?“ nebo *vy*, míchá.")


def test_decks_address_nobody_either(root: Path) -> None:
    change(root, DECK, put("summary: ", "summary: Máte je jistě někde doma. #"))

    assert ["pravidla nikoho neoslovují, je tu „Máte“"] == [one.text for one in findings(root)]


@pytest.mark.parametrize(
    ("words", "right"),
    [
        ("dva triky", "zdvih"),
        ("vedená barva", "vynesená barva"),
        ("vedoucí barvy", "vynesená barva"),
        ("následovat barvu", "ctít barvu"),
        ("porazit vyšší kartu", "přebít"),
        ("při aukci", "dražba"),
        ("smlouvu", "závazek"),
        ("kontraktu", "závazek"),
        ("deklarantovi", "hlavní hráč"),
        ("moderátora", "hostitel"),
        ("ze zásobníku", "talon"),
        ("z talónu", "talon"),
        ("při osídlení", "vyúčtování"),
        ("účtenku", "vyúčtování"),
        ("výmluvu", "omluva"),
        ("velký slam", "slem"),
        ("hodnost karty", "hodnota, u pořadí pořadí"),
        ("numerická karta", "číselná karta"),
        ("každý oblek", "barva"),
        ("celou palubu", "balíček"),
        ("dealera", "rozdávající"),
        ("indikátor", "otočená karta"),
        ("předkupní právo", "přednost"),
        ("manželství", "hláška"),
        ("zůstatek", "stav"),
        ("zajaté karty", "získané karty"),
        ("vole", "všechny zdvihy"),
        ("figuranta", "tichý hráč"),
        ("kravata", "rovnost bodů"),
        ("legální tah", "dovolený, nedovolený"),
        ("klauzule", "pravidlo"),
        ("partneři", "spoluhráč, proti němu soupeř"),
        ("aversem", "líc"),
        ("reversem", "rub"),
    ],
)
def test_a_word_that_is_never_written_is_told_with_the_right_one(
    words: str, right: str, root: Path
) -> None:
    (one,) = told(root, f"Kdo má {words}, míchá.")

    assert one.endswith(f"se u\u00a0karet neříká – napište {right}") or one.endswith(
        f"se u karet neříká – napište {right}"
    )
    assert right in {wrong.right for wrong in WRONG}


@pytest.mark.parametrize(
    "words",
    ["trumf i triko", "závoleji", "karta v ruce", "balíček", "„trik“", "*trik*", "legrace", "auta"],
)
def test_other_words_pass(words: str, root: Path) -> None:
    assert [] == told(root, f"Kdo má {words}, míchá.")


def test_a_word_of_one_game_passes_there(root: Path) -> None:
    text = (root / "rules_yaml" / GAME).read_text(encoding="utf-8")
    text = text.replace("id: mala", "id: bridz").replace(TEXT, "Kdo má trik, míchá.")
    (root / "rules_yaml/games/bridz.yaml").write_text(text, encoding="utf-8")

    assert [] == findings(root)


def test_synonyms_in_the_glossary_pass(root: Path) -> None:
    entry = "- id: zavazek\n  term: závazek\n  also: [kontrakt]\n  text: Slib.\n"
    change(root, "glossary.yaml", lambda raw: raw + entry.encode())

    assert [] == findings(root)
