"""Cribbage: the show against brute force and known numbers, pegging card by card, the end."""

from __future__ import annotations

from functools import cache
from itertools import combinations, combinations_with_replacement

import pytest

from engine.cards import cards_in
from engine.game import Game, compile_game
from engine.games.cribbage.show import Show
from engine.phases.pegging import Pegging
from engine.position import position
from engine.rng import Rng
from engine.table.refusals import refusal
from tests.rules.conftest import records

# Four cards, starter, total as a hand; as a crib where that differs.
SHOWS = """
5S 5H 5D JC  5C 29        5S 5H 5D 5C  JS 28        4S 5H 6D 6C  5S 24
7S 8H 8D 9C  7D 24        AS 2H 3D 4C  5S 7         KS QH 8D 6C  2S 0
2H 4H 6H 8H  KS 4/0       2H 4H 6H 8H  KH 5         2H 4H 6H 9S  KH 4
JH 2S 6D 8C  3H 3         JH 2S 6D 8C  3S 2         3S 4H 5D 5C  5S 17
6S 7H 8D 9C  8S 16        TH JS QD KC  AS 5         9S TH JD QC  KD 6
QS KH AD 2C  3S 7         3S 3H 3D 3C  9S 24        6S 6H 9D 9C  6D 20
7S 7H 7D AC  AS 20        2S 3H 4D 9C  TS 7         KS KH 5D 5C  JS 16
AS 4H 4D 7C  7S 10        TS TH JD JC  QS 16
"""
TWO_CARD_RUNS = """
KS QH 8D 6C  2S 2         3S 4H 8D TC  KS 4         4S 5H 5D 9C  TS 12
AS 2H 4D 5C  8S 8
"""
# The hands of forehand and dealer, the cards in order of play, and what each card brings, with
# what a go or the last card brings after a plus.
PLAYS = {
    "run of four out of order": (
        "3S 6H KD KC", "4S 5H QD QC", "3S 4S 6H 5H KD QD KC QC", "0 0 0 4 0+1 0 0 0+1",
    ),
    "fifteen, run of three, last card": (
        "7S 2H 3D 3C", "8S AH AD 9C", "7S 8S 2H AH 3D AD 3C 9C", "0 2 0 0 3 0 0+1 0+1",
    ),
    "four fours": (
        "4S 4H 9D 9C", "4D 4C TS TH", "4S 4D 4H 4C 9D TS 9C TH", "0 2 6 12 0+1 0 0 0+1",
    ),
    "fifteen with three fives": (
        "5S 5H KD QC", "5D 9S 8C 9H", "5S 5D 5H 9S KD 8C QC 9H", "0 2 8 0+1 0 0 0+1 0+1",
    ),
    "runs of four and five": (
        "TS JH 2D 3C", "KS 5D 4C 6H", "TS KS JH 5D 2D 4C 3C 6H", "0 0 0+1 0 0 0 4 5+1",
    ),
    "one goes on alone": (
        "KS QH TC JD", "AS 2D 3C AH", "KS AS QH 2D 3C AH TC JD", "0 0 0 0 0 3+1 0 0+1",
    ),
    "a run with the other's card after his go": (
        "4S 6H 6D 4C", "5S 5H TD TC", "4S 5S 6H 5H 6D 4C TD TC", "0 0 5 0 0 3+1 0 2+1",
    ),
    "thirty-one twice": (
        "9S 9H 9D 2C", "3S TS TH TD", "9S 3S 9H TS 9D TH 2C TD", "0 0 0 2 0 0 0 2",
    ),
    "kings and queens don't pair": (
        "KS KH KD KC", "QS AC QH QD", "KS QS KH AC KD QH KC QD", "0 0 0 2 0 0 0+1 0+1",
    ),
    "two gos": (
        "6S 7H 9D TD", "8S 7C 6C QC", "6S 8S 7H 7C 9D 6C TD QC", "0 0 3 2+1 0 2 0+1 0+1",
    ),
    "a pair with the last card": (
        "TS 5H 5D 6C", "5S JD KC 6D", "TS 5S 5H JD 5D KC 6C 6D", "0 2 2 0+1 0 2 0 2+1",
    ),
}  # fmt: skip
WORTH = dict(zip("A23456789TJQK", (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10), strict=True))
PLACE = {rank: at for at, rank in enumerate("A23456789TJQK")}


@cache
def game(variant: str = "") -> Game:
    return compile_game(records()["cribbage"], variant)


def phase(kind, variant=""):
    return next(one for one in game(variant).phases if isinstance(one, kind))


def brute(cards, starter, *, crib=False, least=3):
    """Count five cards by trying every choice of them."""
    five = [*cards, starter]
    choices = [choice for many in range(2, 6) for choice in combinations(five, many)]
    points = sum(2 for one in choices if sum(WORTH[card[0]] for card in one) == 15)
    points += sum(2 for one in choices if len(one) == 2 and one[0][0] == one[1][0])
    runs = [one for one in choices if len(one) >= least and _is_run(one)]
    longest = [one for one in runs if not any(_extends(more, one) for more in runs)]
    points += sum(len(one) for one in longest)
    if len({card[1] for card in five}) == 1:
        points += 5
    elif len({card[1] for card in cards}) == 1 and not crib:
        points += 4
    return points + (f"J{starter[1]}" in cards)


def _is_run(cards):
    places = sorted(PLACE[card[0]] for card in cards)
    return places == list(range(places[0], places[0] + len(places)))


def _extends(more, run):
    return len(more) > len(run) and {card[0] for card in run} < {card[0] for card in more}


def counted(cards, starter, *, crib=False, variant=""):
    card = game().deck.card
    counter = phase(Show, variant).counter
    four, turned = [card(code) for code in cards], card(starter)
    points = counter.points(four, turned, crib=crib)
    assert points == sum(one.amount for one in counter.entries(four, turned, crib=crib))
    return points


def _worked(table):
    words = table.split()
    for at in range(0, len(words), 6):
        hand, _, crib = words[at + 5].partition("/")
        yield words[at : at + 4], words[at + 4], int(hand), int(crib or hand)


def test_the_show_gives_the_worked_totals():
    worked = list(_worked(SHOWS))

    found = [
        (counted(cards, starter), counted(cards, starter, crib=True))
        for cards, starter, _, _ in worked
    ]

    assert [(hand, crib) for _, _, hand, crib in worked] == found


def test_runs_of_two_give_the_worked_totals():
    for cards, starter, total, _ in _worked(TWO_CARD_RUNS):
        assert total == counted(cards, starter, variant="postupka-ze-dvou")
        assert total == brute(cards, starter, least=2)


def test_a_flush_of_four_counts_in_the_crib_of_one_variant():
    assert counted(["2H", "4H", "6H", "8H"], "KS", crib=True, variant="barva-v-cribu") == 4


@pytest.mark.parametrize("crib", [False, True])
def test_the_scorer_agrees_with_brute_force(crib):
    rng, codes = Rng(11), list(game().deck.codes)

    for _ in range(800):
        rng.shuffle(codes)
        *cards, starter = codes[:5]
        assert brute(cards, starter, crib=crib) == counted(cards, starter, crib=crib)


def test_a_sample_of_all_hands_has_the_known_mean():
    rng, counter, cards = Rng(3), phase(Show).counter, list(range(52))
    many, mean, spread = 8000, 4.769152, 0.034  # the standard error of so many hands

    points = 0
    for _ in range(many):
        rng.shuffle(cards)
        points += counter.points(cards[:4], cards[4])

    assert abs(points / many - mean) < 4 * spread


def test_every_choice_of_ranks_agrees_with_brute_force():
    for ranks in combinations_with_replacement("A23456789TJQK", 5):
        if ranks.count(ranks[0]) < len(ranks):
            suits = ["SHDC"[ranks[:at].count(rank)] for at, rank in enumerate(ranks)]
            *cards, starter = map("".join, zip(ranks, suits, strict=True))
            assert brute(cards, starter) == counted(cards, starter)


@pytest.mark.parametrize("name", PLAYS)
def test_pegging_gives_the_worked_points(name):
    forehand, dealer, order, worked = PLAYS[name]
    given = {"at": "pegging", "hands": {"forehand": forehand, "dealer": dealer}}
    state = position(game(), given, by=(), fill=0)
    hands = {"forehand": forehand.split(), "dealer": dealer.split()}

    found = []
    for card in order.split():
        before = len(state.receipt)
        mover = "forehand" if state.turn == 1 else "dealer"
        assert card in hands[mover]
        state = game().play_text(state, f"play {card}")
        lines = [one for one in state.receipt[before:] if one.part.startswith("pegging.")]
        assert all(one.seat == (mover == "forehand") for one in lines)
        last = sum(one.amount for one in lines if one.part == "pegging.last")
        rest = sum(one.amount for one in lines) - last
        found.append(f"{rest}+{last}" if last else f"{rest}")

    assert worked.split() == found


def test_two_card_runs_in_pegging():
    forehand, dealer, order, _ = PLAYS["run of four out of order"]
    given = {"at": "pegging", "hands": {"forehand": forehand, "dealer": dealer}}
    two = game("postupka-ze-dvou")
    state = position(two, given, by=(), fill=0)

    for card in order.split():
        state = two.play_text(state, f"play {card}")

    lines = [one for one in state.receipt if one.part.startswith("pegging.")]
    assert [9, 3] == [sum(one.amount for one in lines if one.seat == seat) for seat in (0, 1)]


def test_a_go_tells_which_cards_a_hand_lacks():
    given = {
        "at": "pegging",
        "series": "KS AS QH",
        "hands": {"forehand": "TC JD", "dealer": "2D 3C AH"},
        "to_move": "dealer",
    }
    state = position(game(), given, by=(), fill=0)

    after = game().play_text(state, "play 2D")

    low = {code for code in game().deck.codes if code[0] in "A2345678"}
    assert low == {game().deck.codes[card] for card in cards_in(~after.may[1] & game().everything)}


def test_go_is_refused_while_a_card_fits():
    given = {
        "at": "pegging",
        "series": "KS QH",
        "hand": "KD AC 8S",
        "hands": {"dealer": "4S 4C 9D"},
    }
    state = position(game(), given, by=(), fill=0)

    said, clause = refusal(game(), state, "go", state.turn)

    assert clause == "musi-prilozit"
    assert said == "Go teď hlásit nejde: máte kartu, která se do součtu vejde."


def test_cards_to_be_tried_are_counted_anew_after_each_change():
    given = {"at": "cribbage.show", "tried": "5S 5H 5D JC", "turned": "4C"}
    state = position(game(), given, by=(), fill=0)

    for move in ("pick 4", "put 5C"):
        state = game().play_text(state, move)

    assert state.accounts[game().account("points", 1)] == 29
    assert sum(line.amount for line in state.receipt) == 29


def test_pegging_and_show_count_by_the_same_numbers():
    assert phase(Pegging).combinations.rates == phase(Show).counter.combinations.rates
