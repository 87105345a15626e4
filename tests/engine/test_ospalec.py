"""What examples of Ospalec can't say: hands and races against brute force, and secrets."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest

from engine.ai.players import LEVELS, thinker
from engine.cards import mask
from engine.game import compile_game
from engine.mechanics.full_suits import FullSuits
from engine.moves import Move
from engine.position import position
from engine.rng import Rng
from engine.view import determinize, view
from tests.rules.conftest import records

RACE = "ospalec.race"
SIZES = {3: (11, 11, 10), 4: (16, 16, 16, 16), 5: (13, 13, 13, 13, 12), 6: (11, 11, 11, 11, 10, 10)}
HANDS = 400


@cache
def ospalec(variant="", players=None):
    return compile_game(records()["ospalec"], variant, players)


def racing(full, players=4, variant=""):
    game = ospalec(variant, players)
    return game, position(game, {"at": RACE, "full": full}, by=[], fill=0)


def ordered(game, state, times):
    for time in times:
        state = game.play(state, Move("lay", arg=time))
    return state.variables[game.variable("order")]


def hands(game, state):
    slots = [slot for slot, zone in enumerate(game.layout.zones) if zone.name == "hand"]
    return [state.zones[slot] for slot in slots]


def held(game, seed):
    """Return a hand at random, long enough to hold full suits now and then, with its codes."""
    rng = Rng(seed)
    cards = list(range(len(game.deck.codes)))
    rng.shuffle(cards)
    cards = cards[: 8 + rng.below(len(cards) - 8)]
    return mask(cards), [game.deck.codes[card] for card in cards]


@pytest.mark.parametrize("players", SIZES)
def test_everything_is_dealt_as_evenly_as_it_goes(players):
    game = ospalec("", players)
    state = game.start("rozdani", dealer=0)

    dealt = [hand.bit_count() for hand in hands(game, state)]

    assert list(SIZES[players]) == [*dealt[1:], dealt[0]]
    assert len(game.deck.codes) == (32 if players == 3 else 64)


@pytest.mark.parametrize("players", [3, 4])
def test_full_suits_are_found_as_by_looking_at_every_card(players):
    game = ospalec("", players)
    suits, found = FullSuits(game.deck), 0

    for seed in range(HANDS):
        hand, codes = held(game, seed)
        most = {suit: {code[0] for code in codes if code[1] == suit} for suit in "SHDC"}
        has = any(ranks == set("789TJQKA") for ranks in most.values())
        found += has
        assert has == bool(suits.full(hand))
        assert 8 - max(map(len, most.values())) == suits.lacking(hand)
        many = max(sum(code[1] == suit for code in codes) for suit in "SHDC")
        assert len(codes) - many == suits.outside(hand)

    assert 0 < found < HANDS


def test_a_full_suit_is_eight_cards_of_the_hand():
    game = ospalec()
    suits = FullSuits(game.deck)

    for seed in range(HANDS):
        hand, _ = held(game, seed)
        full = suits.full(hand)
        assert full & ~hand == 0
        assert full == 0 or len({game.deck.codes[c] for c in range(64) if full >> c & 1}) == 8


def test_every_race_ends_as_sorting_says():
    times = ("0", "38", "64", "late")

    for winner, run in product(range(4), product(times, repeat=3)):
        game, state = racing(f"P{winner}")
        others = [(winner + step) % 4 for step in (1, 2, 3)]
        late = [time == "late" for time in run]
        key = {
            seat: (late[place], 0 if late[place] else int(run[place]), place)
            for place, seat in enumerate(others)
        }
        assert (winner, *sorted(others, key=key.__getitem__)) == ordered(game, state, run)


def test_times_are_hidden_until_all_are_there():
    game, state = racing("dealer")
    first = game.play(state, Move("lay", arg="38"))
    other = game.play(state, Move("lay", arg="499"))

    for seat in (0, 2, 3):
        assert view(game, first, seat) == view(game, other, seat)
    assert view(game, first, 1) != view(game, other, 1)
    assert view(game, determinize(view(game, first, 2), Rng(1)), 2) == view(game, first, 2)


def test_what_neighbours_gave_is_remembered_by_their_neighbour_only():
    game = ospalec("", 3)
    given = {"at": "passing", "to_move": "dealer", "hands": {"dealer": ["7S", "8H"]}}
    state = position(game, given, by=[], fill=0)
    spade = game.play_text(state, "give 7S")

    assert (0, 0, 0, 0) == view(game, spade, 2).variable("given")[1]
    assert sum(view(game, spade, 1).variable("given")[1]) == 1


def test_whoever_gave_a_card_knows_where_it_is_until_the_next_one_goes():
    game = ospalec("", 3)
    given = {
        "at": "passing",
        "to_move": "dealer",
        "hands": {"dealer": ["7S", "8H"], "forehand": ["KD", "9C"]},
    }
    state = position(game, given, by=[], fill=0)
    card = game.deck.card("7S")

    swapped = game.play_text(game.play_text(state, "give 7S"), "return KD")
    passed = game.play_text(swapped, "give 9C")

    assert card in view(game, swapped, 0).zone("hand", 1)
    assert card not in view(game, swapped, 2).zone("hand", 1)
    assert card not in view(game, passed, 0).zone("hand", 1)


@pytest.mark.parametrize("level", [name for name, how in LEVELS.items() if how.budget_ms])
def test_opponents_draw_their_times_from_what_they_are_given(level):
    game, state = racing("dealer")
    low, high = LEVELS[level].reacts

    def times(seed):
        mind = thinker(level, view(game, state, 1), clock=lambda: 0.0, rng=Rng(seed))
        return int(mind.think(100).arg)

    drawn = [times(seed) for seed in range(200)]

    assert drawn == [times(seed) for seed in range(200)]
    assert low <= min(drawn) < max(drawn) < high


def test_the_better_the_level_the_faster_it_is():
    means = [sum(LEVELS[level].reacts) for level in ("lehka", "stredni", "tezka")]

    assert means == sorted(means, reverse=True)


def test_chips_change_hands_only():
    game = ospalec("ochse", 4)
    state = position(game, {"at": "ospalec.settle", "full": "second"}, by=[], fill=0)

    assert sum(state.accounts) == 0
    assert max(state.accounts) > 0
