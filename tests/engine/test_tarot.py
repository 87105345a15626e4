"""French tarot: the table of settlements, the Excuse, what the chien tells of hands."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

import pytest

from engine.cards import NOBODY, bit, cards_in
from engine.game import Game, compile_game
from engine.position import position
from engine.rng import stream
from engine.state import State
from engine.table.cast import Cast
from engine.view import determinize, view
from tests.rules.conftest import records

# What the rules print: points that are needed by bouts, and factors of contracts.
NEEDED = {0: 56, 1: 51, 2: 41, 3: 36}
FACTOR = {"prise": 1, "garde": 2, "garde-sans": 4, "garde-contre": 6}
SHOWN = {0: 0, 1: 20, 2: 30, 3: 40}
POINTS = (0, 20.5, 35.5, 36, 40.5, 41, 50, 50.5, 51, 55.5, 56, 70, 86.5, 91)
TRICKS = 18
DECLARER, DEFENDER, DEALER = 1, 2, 0


@pytest.fixture(name="game", scope="module")
def _game() -> Game:
    return compile_game(records()["francouzsky-tarot"])


class Ending(NamedTuple):
    """What a deal has come to."""

    contract: str
    bouts: int
    points: float
    petit: str = ""  # who took it in the last trick: declarer, defence
    shown: tuple[int, ...] = ()  # levels of poignées
    tricks: int = 9  # of the declarer
    announced: bool = False  # the slam


def _each(end: Ending) -> int:
    """Return what each defender pays, by the printed table."""
    over = end.points - NEEDED[end.bouts]
    sign, factor = (1 if over >= 0 else -1), FACTOR[end.contract]
    paid = sign * (25 + int(abs(over) + 0.5)) * factor
    paid += {"declarer": 10, "defence": -10, "": 0}[end.petit] * factor
    paid += sign * sum(SHOWN[level] for level in end.shown)
    if end.tricks == TRICKS:
        return paid + (400 if end.announced else 200)
    return paid - 200 * end.announced - 200 * (end.tricks == 0)


def _settled(game: Game, end: Ending) -> list[int]:
    """Return what the engine writes down, by seat."""
    given = {
        "at": "tarot.settle",
        "contract": end.contract,
        "declarer": "forehand",
        "card_points": {"forehand": end.points},
        "bouts": {"forehand": end.bouts},
        "ultimo": {"declarer": "forehand", "defence": "second", "": "nobody"}[end.petit],
        "poignee": dict(zip(("forehand", "second", "third"), end.shown, strict=False)),
        "slam": "forehand" if end.announced else "nobody",
        "taken": {"forehand": end.tricks, "second": TRICKS - end.tricks},
    }
    return list(position(game, given, by=(), fill=0).accounts)


def _pays(each: int) -> list[int]:
    return [3 * each if seat == DECLARER else -each for seat in range(4)]


@pytest.mark.parametrize("contract", FACTOR)
@pytest.mark.parametrize("bouts", NEEDED)
def test_contracts_are_settled_as_printed(game, contract, bouts):
    for points, petit in product(POINTS, ("", "declarer", "defence")):
        end = Ending(contract, bouts, points, petit=petit)
        assert _pays(_each(end)) == _settled(game, end)


@pytest.mark.parametrize("contract", FACTOR)
@pytest.mark.parametrize("points", [40, 41, 60])
def test_poignees_are_settled_as_printed(game, contract, points):
    for shown in [(1,), (2,), (3,), (0, 1), (0, 2), (0, 3), (1, 1), (3, 1)]:
        end = Ending(contract, 2, points, shown=shown)
        assert _pays(_each(end)) == _settled(game, end)


@pytest.mark.parametrize("contract", FACTOR)
@pytest.mark.parametrize(("tricks", "points"), [(0, 4), (1, 8), (17, 84), (18, 91)])
def test_slams_are_settled_as_printed(game, contract, tricks, points):
    for announced, petit in product((False, True), ("", "declarer", "defence")):
        end = Ending(contract, 1, points, petit, tricks=tricks, announced=announced)
        assert _pays(_each(end)) == _settled(game, end)


@pytest.mark.parametrize("seed", [f"sum/{number}" for number in range(12)])
def test_a_deal_counts_91_points_three_bouts_and_nothing_in_all(game, seed):
    rng = stream(seed, 0, "moves")
    state = game.start(seed)
    while state.winners is None:
        state = game.to_decision(state)
        state = game.play(state, rng.choice(game.legal(state)))

    assert 2 * 91 == sum(state.variables[game.variable("card_points")])
    assert 3 == sum(state.variables[game.variable("bouts")])
    assert 0 == sum(state.accounts)


def test_a_discard_is_neither_king_nor_bout_in_any_world(game):
    state = _discarded(game)
    pack = game.deck
    forbidden = sum(bit(pack.card(code)) for code in ("KS", "KH", "KD", "KC", "T1", "T21", "EXC"))

    for world in range(20):
        made = determinize(view(game, state, DEFENDER), stream("world", world, "made"))
        assert not _zone(game, made, "discard", DECLARER) & forbidden


def test_what_all_have_seen_in_the_chien_is_in_nobody_elses_hand(game):
    state = _discarded(game)
    chien = sum(bit(game.deck.card(code)) for code in ("KS", "T21", "9H", "8D", "2C", "4C"))

    for world in range(20):
        made = determinize(view(game, state, DEFENDER), stream("world", world, "made"))
        others = _zone(game, made, "hand", DEFENDER) | _zone(game, made, "hand", DEALER)
        assert not others & chien
        assert _zone(game, made, "hand", DECLARER) & bit(game.deck.card("KS"))


def test_the_excuse_tells_nothing_of_the_hand_that_plays_it(game):
    state = position(
        game,
        {"at": "tricks", "declarer": "forehand", "trick": "9H", "hand": "EXC KH 2H T4"},
        by=(),
        fill=0,
    )
    before = view(game, state, DEALER).may[state.turn]

    after = view(game, game.play_text(state, "play EXC"), DEALER).may[state.turn]

    assert before & ~bit(game.deck.card("EXC")) == after


def test_a_shown_excuse_says_that_there_are_no_more_trumps(game):
    hand = "T21 T19 T18 T16 T12 T9 T8 T5 T2 EXC KH QH 9H 8D 5D QC 7C 3C"
    given = {"at": "tarot.announce", "contract": "garde", "declarer": "third", "hand": hand}
    state = position(game, {**given, "stage": "poignee"}, by=(), fill=0)

    after = game.play_text(state, "single-poignee")

    assert not view(game, after, DEALER).may[1] & bit(game.deck.card("T20"))


def test_nobody_is_asked_twice_and_the_slam_leads(game):
    given = {"at": "tarot.announce", "contract": "garde", "declarer": "third"}
    state = position(game, given, by=(), fill=0)

    for move in ("slam", "nothing", "nothing", "nothing", "nothing"):
        state = game.play_text(state, move)

    assert "tricks" == game.phases[state.phase].name
    assert 3 == state.turn


def test_who_plays_next_sits_on_the_right(game):
    cast = Cast(game, DEALER, DEALER)

    assert [0, 3, 2, 1] == [cast.place(seat) for seat in range(4)]
    assert ["Cyril", "Bohouš", "Alena"] == [cast.name(seat) for seat in (1, 2, 3)]


def _discarded(game: Game) -> State:
    """Return a position after the forehand has taken the chien and laid six cards aside."""
    talon = "KS T21 9H 8D 2C 4C"
    given = {"at": "tarot.chien", "contract": "garde", "declarer": "forehand", "talon": talon}
    state = position(game, given, by=(), fill=0)
    while game.phases[state.phase].name == "tarot.chien":
        state = game.play(state, game.legal(state)[0])
    assert state.turn != NOBODY
    return state


def _zone(game: Game, state: State, name: str, owner: int) -> int:
    zones = zip(game.layout.zones, state.zones, strict=True)
    found = next(content for zone, content in zones if (zone.name, zone.owner) == (name, owner))
    assert isinstance(found, int)
    assert len(list(cards_in(found))) == found.bit_count()
    return found
