"""Kvarteto: what may be asked, what is known of hands, how a deal ends."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.apart import Hand
from engine.bounds import Bound, bring_within
from engine.cards import Cards, bit, cards_in, mask
from engine.game import Game, compile_game
from engine.moves import Move
from engine.phases.asking import Asking, target_of, wish_of
from engine.phases.asking_memory import nothing
from engine.rng import Rng
from engine.state import State
from engine.table.czech.quartets import QUARTETS
from engine.view import determinize, view
from tests.engine.decisions import answer
from tests.rules.conftest import records, site

VARIANTS = ("", *(one["id"] for one in records()["kvarteto"]["variants"]))
SETS = 8


def asking(game: Game) -> Asking:
    return next(one for one in game.phases if isinstance(one, Asking))


def hands(game: Game, state: State) -> list[Cards]:
    return [state.zones[slot] for slot in asking(game).hands]


def positions(game: Game, seed: str) -> Iterator[State]:
    """Yield every position of a deal that is played at random."""
    rng = Rng(len(seed))
    state = game.to_decision(game.start(seed))
    while state.winners is None and not state.held:
        yield state
        state = game.play(state, rng.choice(game.legal(state)))
    yield state


@pytest.mark.parametrize("players", [3, 4, 6])
def test_the_questions_are_those_of_the_rules(players: int) -> None:
    game = compile_game(records()["kvarteto"], players=players)

    for state in positions(game, "questions"):
        if state.winners is not None:
            break
        own = hands(game, state)[state.turn]
        held = {game.deck.codes[card][0] for card in cards_in(own)}
        missing = [
            code
            for card, code in enumerate(game.deck.codes)
            if code[0] in held and not own >> card & 1
        ]
        others = [
            seat for seat, hand in enumerate(hands(game, state)) if hand and seat != state.turn
        ]
        wanted = {f"ask P{seat} {code}" for seat in others for code in missing}
        assert wanted == {game.text(move) for move in game.legal(state)}


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_is_remembered_is_true(variant: str) -> None:
    game = compile_game(records()["kvarteto"], variant)

    for state in positions(game, "memory"):
        memory = state.variables[asking(game).memory]
        for seat, hand in enumerate(hands(game, state)):
            assert not memory.has[seat] & ~hand
            assert not memory.lacks[seat] & hand
            assert all(some & hand for some in memory.some[seat])


@pytest.mark.parametrize("variant", VARIANTS)
def test_made_worlds_agree_with_what_was_said(variant: str) -> None:
    game, rng = compile_game(records()["kvarteto"], variant), Rng(7)

    for state in list(positions(game, "worlds"))[:-1:5]:
        phase = asking(game)
        memory = state.variables[phase.memory]
        for seat in range(game.seats):
            made = hands(game, determinize(view(game, state, seat), rng))
            assert made[seat] == hands(game, state)[seat]
            for other, hand in enumerate(made):
                assert not memory.lacks[other] & hand
                assert all(some & hand for some in memory.some[other])
                whole = any(not one.cards & ~hand for one in phase.sets)
                assert not (whole and phase.at_once)


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_set_is_laid_and_brings_one_point(variant: str) -> None:
    game = compile_game(records()["kvarteto"], variant)

    *_, end = positions(game, "end")

    laid = sum(end.zones[slot].bit_count() for slot in asking(game).laid)
    points = [end.accounts[slot] for slot in game.rules.scores]
    assert laid == len(game.deck.codes)
    assert SETS == sum(points)
    assert SETS == len(end.receipt)


def test_whoever_asks_promises_another_card_of_the_set() -> None:
    one, two, three = bit(0), bit(1), bit(2)
    fourth = bit(3)

    asked = nothing(3).asked(0, two | three | fourth, one)

    assert (two | three | fourth,) == asked.some[0]
    assert (three | fourth,) == asked.refused(0, two).some[0]
    assert () == asked.given(two, 0, 1).some[0]  # it may have been the promised one
    assert (three | fourth,) == asked.given(two, 2, 1).some[0]
    assert () == asked.laid(one | two | three | fourth).some[0]


def test_whoever_is_seen_to_hold_one_promises_nothing_new() -> None:
    seen = nothing(3).given(bit(1), 2, 0)

    assert () == seen.asked(0, bit(1) | bit(2) | bit(3), bit(0)).some[0]


def test_a_broken_bound_is_mended_by_a_swap() -> None:
    made = {
        1: Hand(0, mask(range(6)), [0, 1, 2]),
        2: Hand(0, mask(range(5)), [3, 4, 5]),
    }
    bounds = [Bound(1, bit(3) | bit(4), 1, 2), Bound(1, mask((0, 1, 2)), 0, 2)]

    assert bring_within(made, bounds, Rng(1))
    assert len({*made[1].cards} & {3, 4}) == 1
    assert sorted(made[1].cards + made[2].cards) == list(range(6))


def test_bounds_that_no_swap_keeps_are_given_up() -> None:
    made = {1: Hand(0, bit(0), [0]), 2: Hand(0, bit(1), [1])}

    assert not bring_within(made, [Bound(1, bit(1), 1, 1)], Rng(1))


def test_quartets_are_called_as_their_cards_say() -> None:
    deck = site().decks["kvarteto-32"]

    named = {suit.id: (suit.name, dict(suit.names)) for suit in deck.suits}

    assert named == {id: (one.name, dict(one.cards)) for id, one in QUARTETS.items()}


@pytest.mark.parametrize("variant", ["", "ptani-na-kvarteto", "z-obycejnych-karet"])
def test_the_middle_level_takes_what_everybody_knows_of(variant: str) -> None:
    game = compile_game(records()["kvarteto"], variant)
    taken = 0

    for state in list(positions(game, "known"))[:-1]:
        sure = [move for move in game.legal(state) if _known(game, state, move)]
        if sure and len(game.legal(state)) > 1:
            move, reason = answer("stredni", view(game, state, state.turn))
            after = game.play(state, move)
            assert after.turn == state.turn or not hands(game, after)[state.turn]
            assert "určitě" in reason.text
            taken += 1
    assert taken


def _known(game: Game, state: State, move: Move) -> bool:
    """Say whether all have seen that somebody has what a move asks for."""
    phase = asking(game)
    wanted = phase.wanted(game.deck, wish_of(game, move))
    has: Cards = state.variables[phase.memory].has[target_of(move)]
    return bool(wanted & has)
