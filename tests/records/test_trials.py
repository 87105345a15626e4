"""A game that can't be played in some form is told once, with the engine's own reason."""

from __future__ import annotations

import copy
import shutil
from pathlib import Path
from typing import Any

import pytest

from engine.record import problems
from plugins.records import Site, load_site
from plugins.records.play import playable
from plugins.records.trials import trials
from tests.engine.support import ROOT
from tests.rules.conftest import site as every_record


@pytest.fixture(scope="module")
def site() -> Site:
    return every_record()


def told(site: Site, game: str, **changed: Any) -> list[str]:
    data = {**copy.deepcopy(site.documents["game", game].data), **changed}
    tried = trials(data, site.decks)
    assert tried is not None
    return [f"{'/'.join(map(str, one.path))}: {one.text} – {one.fix}" for one in tried.unplayable]


def variant(**keys: Any) -> list[dict[str, Any]]:
    return [{"id": "jina", "set": {}, **keys}]


@pytest.mark.parametrize("game", ["cerny-petr", "ecarte", "hundert"])
def test_real_games_are_playable_in_every_form(site: Site, game: str) -> None:
    assert [] == told(site, game)


def test_a_rank_without_a_value_is_told_where_values_are(site: Site) -> None:
    values = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "7": 0}

    assert ["values: values neříká, kolik platí „8“ – doplňte tu hodnotu do values"] == told(
        site, "hundert", values=values
    )


def test_an_unpriced_rank_of_a_variants_deck_is_told_there(site: Site) -> None:
    assert ["variants/0/deck: values neříká, kolik platí „6“ – doplňte tu hodnotu do values"] == (
        told(site, "hundert", variants=variant(deck="francouzske-36"))
    )


def test_faces_of_another_structure_are_told(site: Site) -> None:
    (one,) = told(site, "cerny-petr", variants=variant(faces="nemecke-33"))

    assert one.startswith("variants/0/faces: karty „nemecke-33“ mají jinou stavbu: „")
    assert one.endswith("– zvolte balíček téže stavby, nebo místo faces uveďte deck")


def test_faces_in_another_order_of_ranks_are_told(site: Site) -> None:
    (one,) = told(site, "hundert", variants=variant(faces="cerny-petr-33"))

    assert "nemá tolik karet" in one


@pytest.mark.parametrize("deck", ["francouzske-32", "francouzske-54", "francouzske-2x52"])
def test_cerny_petr_needs_one_odd_card(site: Site, deck: str) -> None:
    (one,) = told(site, "cerny-petr", variants=variant(deck=deck))

    assert one.startswith("variants/0/deck: bez dvojice má v balíčku zůstat jedna karta")
    assert one.endswith("zůstalo by jich 0 – zvolte jiný balíček")


@pytest.mark.parametrize("game", ["cerny-petr", "hundert"])
def test_nobody_plays_these_alone(site: Site, game: str) -> None:
    (one,) = told(site, game, players={"min": 1, "max": 4})

    assert one.startswith("players: ")


def test_too_many_players_are_told_once(site: Site) -> None:
    data = {"players": {"min": 2, "max": 8}, "phases": [{"deal": {"packets": [8]}}], "match": {}}
    (one,) = told(site, "hundert", **data, variants=[])

    assert one.startswith("players: pro 5 hráčů nestačí karty")


def test_two_parts_of_a_deal_are_told_together(site: Site) -> None:
    (one,) = told(site, "komando", players={"min": 2, "max": 8}, variants=[])

    assert one.startswith("players: pro 8 hráčů nestačí karty: každý jich má dostat 4 a jednu")


@pytest.mark.parametrize("players", [None, {"min": 2, "max": 11}, {"min": 3, "max": 2}, {"min": 2}])
def test_players_with_findings_of_their_own_are_left_alone(site: Site, players: Any) -> None:
    data = {**site.documents["game", "hundert"].data, "players": players}

    assert trials(data, site.decks) is None


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        ({"values": {"A": 11.2}}, "hodnota „A“ má být číslo, celé nebo s půlkou, je tu „11.2“"),
        ({"values.A": True}, "hodnota „A“ má být číslo, celé nebo s půlkou, je tu „True“"),
        ({"values": "A"}, "čekají se hodnoty karet, je tu „A“"),
    ],
)
def test_values_of_a_variant_are_numbers(site: Site, changes: dict[str, Any], text: str) -> None:
    play = playable(site.documents["game", "hundert"].data)

    (one,) = problems({**play, "variants": [{"id": "jina", "set": changes}]})

    assert one.text.startswith(text)


@pytest.mark.parametrize(
    ("settle", "text"),
    [
        ({"stake": 3, "flat": 1}, "stake a flat se vylučují"),
        ({"flat": 1, "mark": 1}, "flat a mark se vylučují"),
        ({"over": True}, "vyúčtování neříká, čím se platí"),
    ],
)
def test_hundert_is_paid_in_one_way(site: Site, settle: dict[str, Any], text: str) -> None:
    play = playable(site.documents["game", "hundert"].data)
    variants = [{"id": "jina", "set": {"hundert.settle": settle}}]

    (one,) = problems({**play, "variants": variants})

    assert ("variants", 0, "set") == one.path
    assert one.text.startswith(text)


def test_examples_are_not_blamed_for_a_deck(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "rules_yaml", tmp_path / "rules_yaml")
    file = tmp_path / "rules_yaml/games/cerny-petr.yaml"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("deck: cerny-petr-33", "deck: francouzske-32"), encoding="utf-8")

    assert ["deck"] == [one.path for one in load_site(tmp_path).findings]


def test_fewer_moves_than_the_limit_are_told(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "rules_yaml", tmp_path / "rules_yaml")
    file = tmp_path / "rules_yaml/games/cerny-petr.yaml"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("max_moves: 5000", "max_moves: 100"), encoding="utf-8")

    assert ["max_moves je 100, ale cerny-petr.drawing.limit jich dovoluje 5000"] == [
        one.text for one in load_site(tmp_path).findings
    ]
