"""Whatever a reader or contributor meets is spelt right: Hunspell's Czech and our own words."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Container, Iterable, Iterator, Mapping
from itertools import groupby
from pathlib import Path

from engine.registry import PHASES
from engine.table.czech import sort_key
from plugins.browser.node import node
from tests.conftest import ROOT
from tests.pages.czech import Text, of_module, of_page, of_record, of_script
from tests.pages.reading import Document

HERE = Path(__file__).parent
OWN = ROOT / "rules_yaml/words.txt"
ADD = f"Je-li slovo správně, patří do {OWN.relative_to(ROOT).as_posix()}."
MOST_PLACES = 3
PARADIGMS = ROOT / "engine/table/czech"  # endings, not words; tests/engine declines everything
# What messages name as it is written in records and commands.
KEYS = {"decks", "draw", "en", "false", "format", "fr", "games", "hand", "ja", "lehka", "money"}
KEYS |= {"loser", "schema", "tezka", "trick", "true", "try", "draws", "fan", "finished", "hands"}
KEYS |= {"asks", "counting", "exchanges", "fifteen", "fill", "full", "need", "pair", "piles"}
KEYS |= {"played", "row", "series", "sets", "staging", "stroke", "taken", "tried"}


def test_pages_are_spelt_right(pages: Mapping[str, Document]) -> None:
    texts = [text for address, page in pages.items() for text in of_page(address, page.source)]

    found = misspelt(texts)

    assert not found, "\n".join([*found, ADD])


def test_messages_of_the_program_are_spelt_right() -> None:
    texts = [*_of_modules("engine"), *_of_modules("plugins"), *_of_scripts()]
    found = misspelt(texts, known=_keys())

    assert not found, "\n".join([*found, ADD])


def test_records_are_spelt_right() -> None:
    files = sorted((ROOT / "rules_yaml").rglob("*.yaml"))
    texts = [text for file in files for text in of_record(file, ROOT)]

    found = misspelt(texts)

    assert not found, "\n".join([*found, ADD])


def test_a_misspelling_is_told_with_its_place_and_what_may_be_meant() -> None:
    page = '<p lang="cs">Kdo má <em>vynesennou</em> barvu. <i lang="de">Farbe</i> <b>nebere</b></p>'

    found = misspelt(of_page("hry/cvik/", page))

    said = "„vynesennou“ (nemá být „vynesenou“ nebo „vytřesenou“?): hry/cvik/ – Kdo má vynesennou"
    assert [said] == [line.partition(" barvu")[0] for line in found]


def test_texts_in_code_are_read_too(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text('SAYS = f"<b>{0}</b> nemá tahh"\n', "utf-8")
    (tmp_path / "a.js").write_text('say("Jste na tahhu, není čas.");\n', "utf-8")
    (tmp_path / "a.yaml").write_text("text: Zdvihh bere nejvyšší {{ a.b | karta }}.\n", "utf-8")
    texts = [
        *of_module(tmp_path / "a.py", tmp_path),
        *of_script(tmp_path / "a.js", tmp_path),
        *of_record(tmp_path / "a.yaml", tmp_path),
    ]

    found = misspelt(texts)

    assert ["tahh", "tahhu", "Zdvihh"] == [line.split("“")[0][1:] for line in found]


def test_own_words_stand_in_groups_in_czech_order_and_once() -> None:
    for name, lines in own_groups():
        words = [line.partition("/")[0] for line in lines]

        assert sorted(words, key=sort_key) == words, name
    every = [word for word, _ in own()]
    assert sorted(set(every)) == sorted(every)


def test_own_words_are_those_that_the_dictionary_lacks() -> None:
    words = [word for word, _ in own()]
    models = [model for _, model in own() if model]

    unknown = ask([*words, *models], [], guesses=0)

    assert [] == [word for word in words if word not in unknown]
    assert [] == [model for model in models if model in unknown]


def misspelt(texts: Iterable[Text], known: Container[str] = ()) -> list[str]:
    """Return a line for each unknown word: what may be meant, and where it stands."""
    places: dict[str, dict[Text, None]] = {}
    for text in texts:
        for word in text.words():
            if word not in known:
                places.setdefault(word, {})[text] = None
    return [
        _told(word, suggestions, list(places[word]))
        for word, suggestions in ask(list(places), own()).items()
    ]


def ask(
    words: list[str], own_words: list[tuple[str, str]], guesses: int = 40
) -> dict[str, list[str]]:
    """Return the words that are not known; the first ones with the nearest that are."""
    asked = json.dumps({"words": words, "own": own_words, "guesses": guesses})
    command = [node(), str(HERE / "spelling.mjs")]
    done = subprocess.run(command, input=asked, capture_output=True, text=True, check=True)
    found: dict[str, list[str]] = json.loads(done.stdout)
    return found


def own() -> list[tuple[str, str]]:
    """Return our words with the model of their forms, '' for none."""
    lines = [line for _, words in own_groups() for line in words]
    return [(word, model) for word, _, model in (line.partition("/") for line in lines)]


def own_groups() -> Iterator[tuple[str, list[str]]]:
    """Yield the groups of the list of our words: comments, then words."""
    lines = [line.strip() for line in OWN.read_text("utf-8").splitlines()]
    name = ""
    for comment, group in groupby(filter(None, lines), key=lambda line: line.startswith("#")):
        if comment:
            name = "\n".join(group)
        else:
            yield name, list(group)


def _told(word: str, suggestions: list[str], places: list[Text]) -> str:
    meant = " nebo ".join(f"„{one}“" for one in suggestions[:2])
    hint = f" (nemá být {meant}?)" if meant else ""
    shown = "; ".join(f"{one.where} – {one.text[:160]}" for one in places[:MOST_PLACES])
    more = f"; a {len(places) - MOST_PLACES}× jinde" if len(places) > MOST_PLACES else ""
    return f"„{word}“{hint}: {shown}{more}"


def _of_modules(package: str) -> Iterator[Text]:
    for file in sorted((ROOT / package).rglob("*.py")):
        if PARADIGMS not in file.parents:
            yield from of_module(file, ROOT)


def _keys() -> set[str]:
    """Return the words of the keys and values that messages name: phases, parameters, fields."""
    names: set[str] = {*PHASES, *KEYS}
    for schema in (ROOT / "rules_yaml/schema").glob("*.json"):
        names |= set(re.findall(r'"([a-z_]+)"', schema.read_text("utf-8")))
    return {word for name in names for word in re.findall("[a-z]+", name)}


def _of_scripts() -> Iterator[Text]:
    for file in sorted((ROOT / "site_theme/js").glob("*.js")):
        yield from of_script(file, ROOT)
