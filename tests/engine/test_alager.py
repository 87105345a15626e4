"""Alager: values of hands against a count by hand, exchanges, and who drops out of a match."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.cards import NOBODY, mask
from engine.game import compile_game
from engine.phases.showdown import Showdown
from engine.phases.swapping import Swapping
from engine.position import position
from engine.rng import Rng
from engine.view import view
from tests.rules.conftest import records

POINTS = {"A": 11, "K": 10, "Q": 10, "J": 10, "T": 10, **{str(n): n for n in range(2, 10)}}


def game(variant="", players=4):
    return compile_game(records()["alager"], variant, players)


def phase(played, kind):
    return next(one for one in played.phases if isinstance(one, kind))


def cards(played, codes):
    return mask(played.deck.card(code) for code in codes.split())


def set_up(played, **given):
    return position(played, given, by=("swapping.take",), fill=0)


def play(played, state, *moves):
    for move in moves:
        state = played.play_text(state, move)
    return state


def worth(codes):
    """Count a hand suit by suit, as at a table."""
    return max(sum(POINTS[one[0]] for one in codes if one[1] == suit) for suit in "SHDC")


def test_every_hand_of_three_is_worth_its_best_suit():
    played = game()
    values = phase(played, Showdown).hand_values
    codes = played.deck.codes

    for hand in combinations(range(len(codes)), 3):
        assert values.of(mask(hand)) == 2 * worth([codes[card] for card in hand])


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("AS TS KS", 31),
        ("JD QD KD", 30),
        ("AS KS 9H", 21),
        ("7H 7D AH", 18),
        ("6S 7S 8S", 21),
        ("TH TD TC", 10),
        ("AH 2H 3H", 16),
        ("7S 8H 9D", 9),
        ("2S 3H 4D", 4),
    ],
)
def test_worked_hands(hand, points):
    played = game()

    assert phase(played, Showdown).hand_values.of(cards(played, hand)) == 2 * points


def test_four_hands_are_alager_and_four_are_fire():
    played = game()
    kinds = [
        phase(played, Swapping).kind_of(mask(hand))
        for hand in combinations(range(len(played.deck.codes)), 3)
    ]

    assert kinds.count("suited") == kinds.count("of_rank") == 4
    assert phase(played, Swapping).kind_of(cards(played, "KD QH AD")) == ""


def test_three_of_a_kind_is_worth_more_than_thirty_where_it_counts():
    played = game("trojice")
    values = phase(played, Showdown).hand_values

    assert values.of(cards(played, "7H 7D 7C")) == 61
    assert values.of(cards(played, "AS KS TS")) == 62


@pytest.mark.parametrize(
    ("players", "left"), [(2, 23), (3, 20), (4, 17), (5, 14), (6, 11), (7, 8), (8, 5), (9, 2)]
)
def test_talon_of_thirty_two_cards(players, left):
    played = game("z-32-karet", players)
    state = set_up(played, at="swapping")

    assert len(state.zones[phase(played, Swapping).table.talon]) == left


def test_refused_cards_go_under_the_talon_and_come_up_later():
    played = game(players=3)
    lying, under = ["2S", "3D", "4H"], ["TS", "TH", "TD", "TC", "AS"]
    state = set_up(played, layout=lying, talon=under, hands={"forehand": ["KS", "QS", "2H"]})

    state = play(played, state, "pass", "pass", "pass")
    swapping = phase(played, Swapping)
    codes = [played.deck.codes[card] for card in state.zones[swapping.table.layout]]
    assert codes == ["TS", "TH", "TD"]
    bottom = [played.deck.codes[card] for card in state.zones[swapping.table.talon][-3:]]
    assert bottom == lying

    state = play(played, state, "stock", "discard 2H")
    assert played.deck.texts(state.zones[swapping.hands[1]]) == ["KS", "QS", "TC"]
    assert played.deck.codes[state.zones[swapping.table.talon][-1]] == "2H"


def test_everybody_knows_where_open_cards_have_gone():
    played = game(players=3)
    state = set_up(played, layout=["2S", "3D", "4H"])
    state = play(played, state, "take 2S")
    given = played.text(played.legal(state)[0])
    state = play(played, state, given)

    assert played.deck.card("2S") in view(played, state, 2).zone("hand", 1)


def test_what_goes_under_the_talon_is_known_only_to_who_put_it_there():
    played = game(players=3)
    state = set_up(played, hands={"forehand": ["KS", "QS", "2H"]})
    state = play(played, state, "stock", "discard 2H")
    card = played.deck.card("2H")

    assert view(played, state, 1).zone("talon")[-1] == card
    assert view(played, state, 2).zone("talon")[-1] is None


def test_a_pile_becomes_the_talon_when_that_is_used_up():
    played, rng = game("odkladaci-balicek", 9), Rng(5)
    state = played.start("pile")
    swapping, shuffled = phase(played, Swapping), 0
    for _ in range(120):
        state = played.to_decision(state)
        talk = [move for move in played.legal(state) if move.verb in ("stock", "discard")]
        state = played.play(state, rng.choice(talk or played.legal(state)))
        shuffled = max(shuffled, state.variables[swapping.table.shuffles])
        if state.winners is not None:
            break

    assert shuffled > 0


def test_drawing_first_lets_the_drawn_card_go():
    played = game("nejdriv-vzit", 2)
    state = set_up(played, hands={"forehand": ["KS", "QS", "7H"]}, talon=["2C", "3C", "4C"])
    state = play(played, state, "stock", "discard 2C")

    assert played.deck.texts(state.zones[phase(played, Swapping).hands[1]]) == ["KS", "QS", "7H"]


LOW, GOOD = ["7S", "8H", "9D"], ["KS", "QS", "7H"]


def test_who_is_out_gets_no_cards_and_no_turn():
    played = game()
    state = set_up(
        played,
        at="showdown",
        score={"forehand": 2},
        hands={
            "forehand": LOW,
            "second": GOOD,
            "third": ["JD", "QD", "7C"],
            "dealer": ["8C", "9C", "TD"],
        },
    )
    state = played.go_on(state)

    assert state.dealer == 2
    assert state.zones[phase(played, Swapping).hands[1]] == 0
    assert state.turn == 3
    assert state.variables[played.variable("out")] == (1,)
    assert played.play_text(played.play_text(state, "pass"), "pass").turn == 2


def test_the_last_two_may_drop_out_together():
    played = game()
    state = set_up(
        played,
        at="showdown",
        score={"forehand": 2, "dealer": 2, "second": 3, "third": 3},
        hands={"forehand": LOW, "dealer": ["7C", "8S", "9H"]},
    )

    assert state.winners == (0, 1)
    assert state.turn == NOBODY


def test_four_with_two_marks_of_whom_two_are_lowest_leave_two():
    played = game()
    state = set_up(
        played,
        at="showdown",
        score={"dealer": 2, "forehand": 2, "second": 2, "third": 2},
        hands={
            "dealer": LOW,
            "forehand": GOOD,
            "second": ["8C", "9C", "TD"],
            "third": ["7C", "8D", "9H"],
        },
    )

    assert state.winners is None
    assert set(played.go_on(state).variables[played.variable("out")]) == {0, 3}


def test_swimming_is_one_life_more():
    assert game("plavani").rules.to == game().rules.to + 1
