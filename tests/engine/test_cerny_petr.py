"""What examples of Černý Petr can't say: the hidden order of fans, who learns what, all sizes."""

from __future__ import annotations

from functools import cache

import pytest

from engine.cards import cards_in
from engine.errors import PositionError
from engine.game import compile_game
from engine.games.cerny_petr.table import pairs_in
from engine.position import position
from engine.rng import stream
from engine.view import determinize, view
from tests.rules.conftest import records

PLAYERS = range(2, 9)
PACKS = {"": 33, "z-32-karet": 29, "z-52-karet": 51}
DRAWING = "cerny-petr.drawing"
THREE = {
    "dealer": ["P1", "P2", "PETR"],
    "forehand": ["P1", "P3"],
    "second": ["P2", "P3"],
}


@cache
def record():
    return records()["cerny-petr"]


@cache
def petr(variant="", players=None):
    return compile_game(record(), variant, players)


def placed(given, players=3, variant=""):
    game = petr(variant, players)
    return game, position(game, {"at": DRAWING, **given}, by=[], fill=0)


def fan(game, state):
    """Return the fan as it lies: what each place would give."""
    return tuple(drawn(game, state, move) for move in game.legal(state))


def drawn(game, state, move):
    told = []
    game.play(state, move, lambda event, draft: told.append(event))
    return next(game.deck.codes[event.cards[0]] for event in told if event.kind == "draw")


def hand(game, state, seat):
    (slot,) = [
        slot
        for slot, zone in enumerate(game.layout.zones)
        if (zone.name, zone.owner) == ("hand", seat)
    ]
    return state.zones[slot]


def positions(game, seed):
    """Yield every position of one deal played at random."""
    rng = stream(seed, 0, "moves")
    state = game.start(seed)
    while game.legal(state):
        yield state
        state = game.play(state, rng.choice(game.legal(state)))
    yield state


@pytest.mark.parametrize("variant", PACKS)
@pytest.mark.parametrize("players", PLAYERS)
def test_everything_is_dealt_and_sizes_differ_by_one_at_most(variant, players):
    game = petr(variant, players)
    sizes = []

    def listen(event, draft):
        if event.kind == "deal":
            seats = game.from_forehand(event.seat)
            sizes.extend(hand(game, draft, seat).bit_count() for seat in seats)

    game.start("deal", listen)

    assert PACKS[variant] == sum(sizes)
    assert sizes == sorted(sizes, reverse=True)
    assert max(sizes) - min(sizes) <= 1


@pytest.mark.parametrize("variant", PACKS)
@pytest.mark.parametrize("players", PLAYERS)
def test_the_last_hand_is_the_odd_card_alone(variant, players):
    game = petr(variant, players)
    odd = {"": "PETR", "z-32-karet": "J", "z-52-karet": "Q"}[variant]
    for number in range(5):
        *_, last = positions(game, f"last/{number}")
        loser = last.variables[game.variable("loser")]

        assert [odd] == [game.deck.rank_of[card] for card in cards_in(hand(game, last, loser))]
        assert players - 1 == len(last.variables[game.variable("finished")])


def test_a_fan_gives_each_of_its_cards_once():
    game, state = placed({"hands": THREE})

    assert ["P1", "P2", "PETR"] == sorted(fan(game, state))


def test_the_order_of_a_fan_differs_from_deal_to_deal():
    game, state = placed({"hands": THREE})
    orders = {fan(game, state._replace(seed=f"deal/{number}")) for number in range(60)}

    assert 6 == len(orders)


def test_a_fan_is_shuffled_anew_before_each_draw():
    game = petr()
    draws = game.variable("draws")
    state = game.start("anew")
    orders = set()
    for number in range(10):
        variables = list(state.variables)
        variables[draws] = number
        orders.add(fan(game, state._replace(variables=tuple(variables))))

    assert 10 == len(orders)


def test_no_view_tells_the_order_of_a_fan():
    game, state = placed({"hands": THREE, "fan": ["PETR", "P1", "P2"]})
    _, other = placed({"hands": THREE, "fan": ["P1", "P2", "PETR"]})

    for seat in range(3):
        assert view(game, state, seat) == view(game, other, seat)


def test_an_example_may_fix_the_order_of_a_fan():
    wanted = ("PETR", "P1", "P2")
    game, state = placed({"hands": THREE, "fan": list(wanted)})

    assert wanted == fan(game, state)


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"hands": THREE, "fan": ["PETR", "P3"]}, "ve vějíři jsou jiné karty"),
        (
            {
                "hands": {
                    "dealer": ["P1", "P2", "P3", "P4", "P5", "P6", "PETR"],
                    "forehand": ["P1", "P2", "P3"],
                    "second": ["P4", "P5", "P6"],
                },
                "fan": ["P1", "P2", "P3", "P4", "P5", "P6", "PETR"],
            },
            "nejvýš 6 karet",
        ),
        ({"hands": {**THREE, "second": ["P2", "P2", "P3"]}}, "karta „P2“"),
        ({"hands": {"dealer": ["P1", "P1"], "forehand": ["PETR"]}}, "ležela na stole"),
        ({"hands": {"dealer": ["P1"], "forehand": ["PETR"]}}, "bez druhé do páru"),
        ({"at": "cerny-petr.settle", "finished": ["second"]}, "doplňte loser"),
    ],
)
def test_what_cannot_lie_on_the_table_is_refused(given, reason):
    with pytest.raises(PositionError, match=reason):
        placed(given)


def test_only_giver_and_drawer_learn_the_card():
    game, state = placed({"hands": THREE, "fan": ["PETR", "P1", "P2"]})
    state = game.play_text(state, "draw 0")
    petr_card = game.deck.card("PETR")

    seen = [petr_card in view(game, state, seat).zone("hand", 1) for seat in range(3)]

    assert [True, True, False] == seen


def test_a_card_is_forgotten_once_it_may_have_gone_on():
    game, state = placed({"hands": THREE, "fan": ["PETR", "P1", "P2"]})
    state = game.play_text(state, "draw 0")
    order = fan(game, state)
    state = game.play_text(state, f"draw {order.index('P1')}")
    petr_card = game.deck.card("PETR")

    assert petr_card in view(game, state, 1).zone("hand", 1)
    assert petr_card not in view(game, state, 0).zone("hand", 1)
    assert petr_card not in view(game, state, 0).zone("hand", 2)


@pytest.mark.parametrize("variant", PACKS)
def test_made_worlds_hold_no_pair_in_a_hand(variant):
    game = petr(variant)
    rng = stream("worlds", 0, "rng")
    for state in positions(game, "worlds"):
        for seat in range(game.seats):
            seen = view(game, state, seat)
            world = determinize(seen, rng)

            assert seen == view(game, world, seat)
            for other in range(game.seats):
                assert [] == pairs_in(game.deck, hand(game, world, other))


def test_at_the_limit_the_first_holder_of_a_queen_from_the_forehand_on_loses():
    hands = {
        "dealer": ["8S", "QS"],
        "forehand": ["7H"],
        "second": ["QH", "7S"],
        "third": ["QD", "8H"],
    }
    game, state = placed({"hands": hands, "draws": 4999, "fan": ["8S", "QS"]}, 4, "z-52-karet")
    state = game.play_text(state, "draw 0")

    assert 2 == state.variables[game.variable("loser")]
    assert (0, 1, 3) == state.winners
