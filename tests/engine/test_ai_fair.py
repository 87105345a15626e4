"""What opponents may know: nothing but their view, in every game and variant."""

from __future__ import annotations

import pytest

from engine.ai.catalogue import rules_of
from engine.ai.players import LEVELS
from engine.ai.thumb import Sight
from engine.cards import cards_in, mask
from engine.game import compile_game
from engine.rng import Rng
from engine.view import determinize, view
from tests.engine.decisions import answer, exchanged, positions
from tests.rules.conftest import games_and_variants, label, records

EVERY_GAME = pytest.mark.parametrize(("game_id", "variant"), games_and_variants(), ids=label)
FEW, SOME = 4, 12  # decisions of a match


@EVERY_GAME
def test_cards_that_a_seat_cannot_see_and_the_seed_change_no_answer(game_id, variant):
    game = compile_game(records()[game_id], variant)
    rng = Rng(5)

    for state in positions(game, 2, FEW):
        seat = state.turn
        other = exchanged(game, state, seat, rng)
        for level in LEVELS:
            assert answer(level, view(game, state, seat)) == answer(
                level, view(game, other, seat)
            ), (game.text(game.legal(state)[0]), level)


@EVERY_GAME
def test_unseen_cards_do_change_places_in_these_tests(game_id, variant):
    game = compile_game(records()[game_id], variant)
    states = list(positions(game, 2, SOME))

    moved = [exchanged(game, one, one.turn, Rng(5)).zones != one.zones for one in states]

    # Where nobody ever has a choice there is nothing to answer.
    assert any(moved) or not states or game.deck.codes == ()


@EVERY_GAME
def test_a_made_world_keeps_what_is_known_and_what_hands_may_hold(game_id, variant):
    game = compile_game(records()[game_id], variant)
    rng = Rng(3)

    for state in positions(game, 3, SOME):
        for seat in range(game.seats):
            seen = view(game, state, seat)
            world = determinize(seen, rng)
            assert view(game, world, seat) == seen
            for zone, real, made in zip(game.layout.zones, state.zones, world.zones, strict=True):
                real_cards, made_cards = _set(real), _set(made)
                assert real_cards & state.known[seat] == made_cards & state.known[seat]
                if zone.inferred:
                    assert not made_cards & ~state.known[seat] & ~state.may[zone.owner]


@EVERY_GAME
def test_rules_of_thumb_do_not_peek(game_id, variant):
    game = compile_game(records()[game_id], variant)
    rules, rng = rules_of(game_id), Rng(3)

    for state in positions(game, 4 if rules else 0, SOME):
        seat, legal = state.turn, game.legal(state)
        seen = view(game, state, seat)
        worlds = [state, *(determinize(seen, rng) for _ in range(4))]
        for rule in rules:
            if rule.verb in {move.verb for move in legal}:
                advice = {rule.advises(Sight(game, world, seat, legal)) for world in worlds}
                assert (rule.name, 1) == (rule.name, len(advice))


def _set(zone: object) -> int:
    return zone if isinstance(zone, int) else mask(zone)  # type: ignore[arg-type]


def test_a_set_of_cards_is_read_from_both_kinds_of_zones():
    assert [1, 4] == list(cards_in(_set((4, 1)))) == list(cards_in(_set(0b10010)))
