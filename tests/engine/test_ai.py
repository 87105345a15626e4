"""Opponents: they answer in time, from their view alone, with legal moves and reasons."""

from __future__ import annotations

import pytest

from engine.ai.ismcts import Search
from engine.ai.players import LEVELS, Searcher, thinker
from engine.ai.playout import chance, play_out, policy_of
from engine.ai.tricks import distinct
from engine.ai.worth import worth
from engine.game import compile_game
from engine.position import position
from engine.rng import Rng
from engine.state import State
from engine.view import view
from tests.engine.decisions import ENOUGH, positions, ticking
from tests.engine.support import ecarte
from tests.engine.test_without_cards import heaps  # noqa: F401 - a fixture
from tests.rules.conftest import games_and_variants, label, records


def at(given: dict[str, object], variant: str = "") -> State:
    return position(ecarte(variant), given, by=["tricks"], fill=0)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("game_id", "variant"), games_and_variants(), ids=label)
def test_every_level_plays_legal_moves_to_the_end_of_a_deal(level, game_id, variant):
    game = compile_game(records()[game_id], variant)
    state, rng = game.start("levels"), Rng(1)

    while state.winners is None and not state.held:
        seen = view(game, state, state.turn)
        mind = thinker(level, seen, clock=ticking(0.001), rng=rng, iterations=12)
        move = mind.think(ENOUGH)
        assert move in seen.legal
        assert mind.reason().text
        state = game.play(state, move)


@pytest.mark.parametrize("level", LEVELS)
def test_a_forced_move_is_answered_at_once(level):
    game = ecarte()
    state = at({"trump": "S", "trick": ["KH"], "hand": ["7H", "KS", "9D"], "taken": {"dealer": 2}})

    mind = thinker(level, view(game, state, state.turn), clock=ticking(1.0), rng=Rng(1))

    assert game.text(mind.think(0.0)) == "play 7H"


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_chance_gives_the_same_answer(level):
    game = ecarte()

    for state in positions(game, 3):
        seen = view(game, state, state.turn)
        answers = {
            thinker(level, seen, clock=ticking(0.001), rng=Rng(7), iterations=20).think(ENOUGH)
            for _ in range(2)
        }
        assert len(answers) == 1


def test_search_takes_a_match_that_is_there_to_be_taken():
    game = ecarte()
    given = {"trump": "S", "hand": ["KS", "7S", "AH", "9D", "8C"]}
    state = at({**given, "score": {"dealer": 4, "forehand": 4}})

    search = Search(view(game, state, state.turn), policy=chance, rng=Rng(1))
    for _ in range(60):
        search.iterate()

    assert game.text(search.best()) == "announce KS"


def test_search_draws_trumps_before_its_long_suit_can_be_ruffed():
    game = ecarte()
    hand = ["KS", "QS", "KH", "QH"]
    state = at({"trump": "S", "hand": hand, "taken": {"dealer": 1}, "king": "forehand"})

    search = Search(view(game, state, state.turn), policy=policy_of(game), rng=Rng(1))
    for _ in range(300):
        search.iterate()

    assert game.text(search.best()) in ("play KS", "play QS")


def test_thinking_is_cut_into_slices_and_ends_within_the_budget():
    game = ecarte()
    state = game.start("slices")
    clock = ticking(0.005)
    mind = thinker("tezka", view(game, state, state.turn), clock=clock, rng=Rng(1))

    began, slices = clock(), 1
    while mind.think(100) is None:
        slices += 1
    spent_ms = (clock() - began) * 1000

    assert 2 < slices
    assert spent_ms <= LEVELS["tezka"].budget_ms * 1.2


def test_a_slow_machine_still_gets_an_answer():
    game = ecarte()
    state = game.start("slow")
    mind = thinker("stredni", view(game, state, state.turn), clock=ticking(60.0), rng=Rng(1))

    while (move := mind.think(100)) is None:
        pass

    assert move in game.legal(state)


def test_a_search_does_not_start_while_the_slice_is_over_before():
    seen = view(ecarte(), ecarte().start("a"), ecarte().start("a").turn)
    mind = Searcher(seen, 1000, clock=ticking(0.0), rng=Rng(1), iterations=5)

    assert mind.think(ENOUGH) is not None
    assert 5 <= mind.search.iterations < 8  # all moves in one world, no further one


def test_neighbouring_cards_of_a_hand_are_searched_once():
    game = ecarte()
    state = at({"trump": "C", "hand": ["KS", "QS", "JS", "AH", "7H"]})

    moves = distinct(game, state, state.turn, game.legal(state))

    assert ["play KS", "play AH", "play 7H"] == [game.text(move) for move in moves]


def test_cards_with_an_unseen_one_between_them_are_both_searched():
    game = ecarte()
    state = at({"trump": "C", "hand": ["KS", "JS", "9S", "AH", "7H"]})

    moves = distinct(game, state, state.turn, game.legal(state))

    assert len(game.legal(state)) == len(moves)


def test_discards_are_searched_in_one_order_only():
    game = ecarte()
    state = game.play_text(game.play_text(game.start("order"), "propose"), "accept")
    search = Search(view(game, state, state.turn), policy=chance, rng=Rng(1))
    for _ in range(400):
        search.iterate()

    for (verb, cards, _), child in search.root.children.items():
        later = [key for key in child.children if key[0] == verb == "discard"]
        assert all(key[1] > cards for key in later)


def test_moves_that_the_seat_cannot_see_are_one_move_in_its_tree():
    game = ecarte()
    state = game.play_text(game.start("hidden"), "propose")
    search = Search(view(game, state, state.dealer), policy=chance, rng=Rng(1))
    for _ in range(200):
        search.iterate()

    accepted = search.root.children["accept", (), ""]

    assert {("discard", (), "")} == set(accepted.children)


def test_a_match_is_shared_out_whole_and_a_lead_is_worth_more_near_the_end():
    game = ecarte()
    state = game.start("worth")

    def after(*points: int) -> list[float]:
        return worth(game, state._replace(accounts=points))

    assert sum(after(3, 1)) == pytest.approx(1)
    assert after(2, 2) == [0.5, 0.5]
    assert after(1, 0)[0] < after(4, 3)[0]
    assert worth(game, state._replace(accounts=(5, 4), winners=(0,)))[0] > 0.9


def test_a_playout_ends_with_the_deal():
    game = ecarte()

    for number in range(20):
        ended = play_out(game, game.start(f"end/{number}"), policy_of(game), Rng(number))
        assert ended.held or ended.winners is not None


def test_a_game_without_cards_or_rules_of_thumb_is_searched(heaps):  # noqa: F811
    state = heaps.start("x")
    search = Search(view(heaps, state, state.turn), policy=policy_of(heaps), rng=Rng(1))
    for _ in range(300):
        search.iterate()

    assert heaps.text(search.best()) == "take 3"


def test_the_clock_is_looked_at_within_a_playout(heaps):  # noqa: F811
    seen = view(heaps, heaps.start("x"), heaps.start("x").turn)
    mind = Searcher(seen, 1000, clock=ticking(0.06), rng=Rng(1), iterations=3)

    first = mind.think(100)

    assert first is None
    assert 0 == mind.search.iterations


@pytest.mark.parametrize("game_id", ["ecarte", "hundert"])
def test_an_answer_does_not_depend_on_how_thought_is_sliced(game_id):
    game = compile_game(records()[game_id])

    for state in positions(game, 2, 3):
        answers = set()
        for slice_ms in (1, 7, ENOUGH):
            seen, clock = view(game, state, state.turn), ticking(0.001)
            mind = thinker("tezka", seen, clock=clock, rng=Rng(4), iterations=60)
            while (move := mind.think(slice_ms)) is None:
                pass
            answers.add((move, mind.reason()))
        assert len(answers) == 1
