"""What is tried with a deck: rows without end, first tries that are counted, hands face up."""

from __future__ import annotations

from functools import cache

import pytest

from engine.cards import cards_in
from engine.game import compile_game
from engine.table.frames import scene_of
from engine.table.render import draw
from engine.table.stage import whole_game
from plugins.records.drills import HAND, HANDS, deal_drill, order_drill
from tests.engine.test_protocol import Page
from tests.engine.test_table import Page as Html
from tests.rules.conftest import site

MANY = 150  # rows; no exercise is that long


@cache
def drill(kind, deck="francouzske-52"):
    make = {"order": order_drill, "deal": deal_drill}[kind]
    record = make(site().decks[deck])
    assert record is not None
    return record


def exercise(**more):
    return Page(record=drill("order"), **more)


def answer(page, *, right):
    """Take the higher card of the row, or try the other one."""
    html = Html(page.reply["frames"][-1]["html"]) if page.reply["frames"] else page.html
    page.html = html
    codes = [one["data-move"].split()[1] for one in html.having("data-move")]
    ranked = sorted(codes, key=lambda code: "AKQJT98765432".index(code[0]))
    return page.ask(do="move", move=f"take {ranked[not right]}")


# The exercise


def test_an_exercise_goes_on_as_long_as_the_reader_likes():
    page = exercise()

    for _ in range(MANY):
        assert "deal" == answer(page, right=True)["next"]
        assert "human" == page.ask(do="next")["next"]


def test_the_last_card_of_a_row_is_told_once():
    page = exercise()

    statuses = [frame["status"] for frame in answer(page, right=True)["frames"]]

    assert 1 == len(statuses)
    assert statuses[0].startswith("Ano, vyšší je ")


def test_a_wrong_answer_says_which_card_is_higher_and_why():
    refused = answer(exercise(), right=False)["refused"]

    assert refused["text"].startswith("Ne, vyšší je ")
    assert "obvykle" == refused["clause"]["id"]


def test_what_was_right_at_the_first_try_is_counted():
    page = exercise()
    assert "" == page.reply["tally"]

    told = []
    for tries in ((True,), (False, False, True), (True,), (True,)):
        for right in tries:
            answer(page, right=right)
        told.append(page.reply["tally"])
        page.ask(do="next")

    assert ["1 z\u00a01 napoprvé", "1 ze 2 napoprvé", "2 ze 3 napoprvé", "3 ze 4 napoprvé"] == told
    assert [1] == page.match["missed"]


def test_the_count_is_part_of_the_match():
    page = exercise()
    for right in (False, True):
        answer(page, right=right)

    again = exercise(match=page.match)

    assert "0 z\u00a01 napoprvé" == again.reply["tally"]
    assert page.match == again.match


def test_taking_back_makes_no_first_try():
    page = exercise()
    for right in (False, True):
        answer(page, right=right)

    page.ask(do="undo")
    assert "" == page.reply["tally"]
    answer(page, right=True)

    assert "0 z\u00a01 napoprvé" == page.reply["tally"]


@pytest.mark.parametrize("missed", [["0"], [True], 3, [None]])
def test_a_count_that_can_t_be_read_is_told(missed):
    page = exercise()

    page.match = {**page.match, "missed": missed}

    assert page.ask(do="open")["notice"]


def test_only_tries_of_moves_that_were_made_are_kept():
    page = exercise()

    page.match = {**page.match, "missed": [7, -1, 0, 0]}
    page.ask(do="open")

    assert [0] == page.match["missed"]


def test_a_match_counts_no_tries():
    page = Page()
    page.play(until=lambda page: page.reply["next"] == "human")

    reply = page.ask(do="move", move="nonsense")

    assert reply["refused"]
    assert "missed" not in reply["match"]
    assert "tally" not in reply


# The deck that is dealt out


@pytest.mark.parametrize("hands", range(HANDS[0], HANDS[-1] + 1))
def test_every_hand_lies_face_up_in_order_and_nothing_else_is_drawn(hands):
    game = compile_game(drill("deal"), "", hands)
    stage = whole_game(game, "1")

    page = Html(draw(scene_of(stage, stage.start, "d", "")))

    shown = [one["data-card"] for one in page.having("data-card")]
    slots = [n for n, zone in enumerate(game.layout.zones) if zone.name == "hand"]
    held = {game.deck.codes[c] for n in slots for c in cards_in(stage.start.zones[n])}
    assert page.wrong == []
    assert HAND * hands == len(shown) == len(set(shown))
    assert held == set(shown)
    assert [str(seat) for seat in range(hands)] == [
        one["data-seat"] for one in page.having("data-seat")
    ]
    classes = {name for one in page.having("class") for name in one["class"].split()}
    assert classes.isdisjoint({"sheet", "deals", "plate", "outcome", "words", "middle"})
