"""A game without `order` plays by its deck's own, which no clause has to explain."""

from __future__ import annotations

from pathlib import Path

from engine.game import compile_game
from plugins.records import compile_game as compiled
from plugins.records import load_site
from tests.records.conftest import GAME, change, findings, put


def without_order(root: Path) -> None:
    change(root, GAME, put("order: K A Q J T\n", ""))


def test_game_without_order_is_a_whole_one(root: Path) -> None:
    without_order(root)
    change(root, GAME, put("tricks.winner, order]", "tricks.winner]"))

    assert [] == findings(root)


def test_the_decks_own_order_is_played(root: Path) -> None:
    without_order(root)
    game = compile_game(compiled(load_site(root), "mala"))

    assert ("A", "K", "Q", "J", "T") == game.order
    assert game.legal(game.start("a"))


def test_a_claim_of_the_decks_own_order_is_told(root: Path) -> None:
    without_order(root)

    (told,) = findings(root)

    assert (74, "rules[1].clauses[2].by[2]") == (told.line, told.path)
    assert "hra nemá vlastní pořadí karet" == told.text
    assert "doplňte klíč order:" in told.fix


def test_the_decks_own_order_is_not_filled_in(root: Path) -> None:
    without_order(root)
    change(root, GAME, put("tricks.winner, order]", "tricks.winner]"))
    change(root, GAME, put("Kdo může, přebíjí.", '"Kdo může, přebíjí: {{ order }}."'))

    (told,) = findings(root)

    assert "hra nemá vlastní pořadí karet" == told.text


def test_an_order_of_a_variant_alone_is_claimed_there(root: Path) -> None:
    without_order(root)
    change(root, GAME, put("set: {match.deals: 5}", "set: {order: K A Q J T}"))

    assert [] == [one.text for one in findings(root) if "pořadí" in one.text]
