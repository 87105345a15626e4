"""Whatever stands in a record, it is told; nothing raises."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from plugins.records import load_site
from plugins.records.played import played_findings
from tests.records.conftest import DECK, DERIVED, GAME, change, findings, put

JUNK: tuple[Any, ...] = (
    *(None, True, 0, -1, 7, 4.5, "", "x", "KS", "deal", "match.to", "{{ x }}", "a: b", "<b>"),
    *([], [None], [[]], [{}], {}, {"x": None}, {"id": []}, {"deal": 5}, ["x", "x"], "[a](b)"),
)
FILES = (GAME, DECK, DERIVED, "sources.yaml", "glossary.yaml", "categories.yaml", "common.yaml")


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the path of every value."""
    yield path
    if isinstance(data, dict | list):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            yield from places(value, (*path, key))


def spoilt(data: Any, path: tuple[Any, ...], junk: Any) -> Any:
    """Return the data with junk at a path."""
    if not path:
        return junk
    result = copy.deepcopy(data)
    place = result
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = junk
    return result


ROW = '{code: N, id: cislo, name: "číslo {n}", index: "{n}", numbers: [1, 3], copies: 0}'
EVERYTHING = """\
counts: {N: 0}
orders:
  - id: od-esa
    name: od esa
    usual: true
    ranks: A K Q J T
    within: S H
    equal: [J T]
    source: babicka
    examples:
      - {id: figury, cards: KS AS QS, sorted: AS KS QS}
      - {id: rovne, cards: JS TS, sorted: JS TS, equal: true}
lineage:
  - {name: starší balíček, certainty: high, source: babicka}
sources:"""


@pytest.fixture
def root(root: Path) -> Path:
    """The small site, its deck with an entry of every kind."""
    change(root, DECK, put("name: srdce}", "name: srdce, ranks: K A Q J T, names: {A: prase}}"))
    change(root, DECK, put("copies: 0}", "copies: 0}\n  - " + ROW))
    change(root, DECK, put("sources:", EVERYTHING))
    assert not findings(root)
    return root


@pytest.mark.parametrize("file", FILES)
def test_junk_anywhere_is_told_and_never_raised(root: Path, file: str) -> None:
    rng = random.Random(file)
    path = root / "rules_yaml" / file
    good = yaml.safe_load(path.read_text(encoding="utf-8"))

    for place in rng.sample(sorted(places(good), key=str), k=min(60, len(list(places(good))))):
        bad = spoilt(good, place, rng.choice(JUNK))
        path.write_text(yaml.safe_dump(bad, allow_unicode=True, sort_keys=False), encoding="utf-8")

        site = load_site(root)

        assert isinstance(played_findings(site), list)
