"""A match as a value: read with checks, written, played through as far as it is legal."""

from __future__ import annotations

import pytest

from engine.game import compile_game
from engine.match import MOST_CHARS, Match, MatchError, read, replay, write
from engine.rng import Rng
from tests.engine.support import ecarte
from tests.rules.conftest import records

# The second deal of this match ends while it is being dealt: one of two holds only the odd card.
STILLBORN = ("cerny-petr", "do-tri-carek", 2, "21475")


def _random_match(seed, plies=10_000):
    game, rng = ecarte(), Rng(7)
    state, moves = game.start(seed), []
    while state.winners is None and len(moves) < plies:
        legal = game.legal(state)
        if not legal:  # the next deal may end the match by its turned card alone
            state = game.go_on(state)
            continue
        move = rng.choice(legal)
        moves.append(game.text(move))
        state = game.play(state, move)
    return Match(game.id, game.hash, players=2, seed=seed, moves=tuple(moves)), state


def test_a_match_reads_back_as_it_was_written():
    match = Match("ecarte", "abc", "do-sedmi", 2, "x", "ctit-barvu/ma-barvu", ("play KS",), 3)

    assert match == read(write(match))


def test_a_written_match_of_a_whole_game_names_no_example():
    assert "example" not in write(Match("ecarte", "abc"))


def test_what_may_be_left_out_has_a_default():
    match = read({"format": 1, "game": "ecarte", "rules": "abc"})

    assert Match("ecarte", "abc") == match


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"format": 2}, "formátu"),
        ({"format": True}, "formátu"),
        ({"game": 7}, "game"),
        ({"game": None}, "game"),
        ({"rules": ["a"]}, "rules"),
        ({"variant": {}}, "variant"),
        ({"seed": "x" * (MOST_CHARS + 1)}, "seed"),
        ({"players": -1}, "players"),
        ({"players": True}, "players"),
        ({"undone": 1.5}, "undone"),
        ({"moves": "play KS"}, "tahy"),
        ({"moves": [1]}, "moves"),
        ({"moves": ["x" * (MOST_CHARS + 1)]}, "moves"),
        ({"moves": ["done"] * 20_001}, "tahy"),
        ({"example": 1}, "example"),
    ],
)
def test_a_damaged_match_is_refused_by_name_of_what_is_wrong(change, told):
    raw = {**write(Match("ecarte", "abc")), **change}

    with pytest.raises(MatchError, match=told):
        read(raw)


@pytest.mark.parametrize("raw", [None, 1, "x", [], [1], {}])
def test_what_is_no_match_is_refused(raw):
    with pytest.raises(MatchError):
        read(raw)


def test_a_match_replays_to_the_same_position():
    match, state = _random_match("opakovani")

    positions = list(replay(ecarte(), match))

    assert len(match.moves) + 1 == len(positions)
    assert state == ecarte().go_on(positions[-1])


def test_every_position_but_the_last_is_one_in_which_its_move_was_legal():
    match, _ = _random_match("kazdy")
    game = ecarte()

    for state, move in zip(replay(game, match), match.moves, strict=False):
        assert game.refused(state, move) is None


def test_a_replay_stops_at_the_first_move_that_is_not_legal():
    match, _ = _random_match("stop", plies=12)
    broken = match._replace(moves=(*match.moves[:5], "play ??", *match.moves[6:]))

    positions = list(replay(ecarte(), broken))

    assert 6 == len(positions)
    assert list(replay(ecarte(), match))[:6] == positions


def test_a_settled_deal_is_left_held_until_a_move_follows():
    game, rng = ecarte(), Rng(3)
    state, moves = game.start("drzeno"), []
    while not state.held:
        move = rng.choice(game.legal(state))
        moves.append(game.text(move))
        state = game.play(state, move)
    match = Match(game.id, game.hash, seed="drzeno", moves=tuple(moves))

    last = list(replay(game, match))[-1]
    then = list(
        replay(game, match._replace(moves=(*moves, game.text(game.legal(game.go_on(state))[0]))))
    )

    assert last.held
    assert not then[-2].held
    assert last.deal + 1 == then[-2].deal


def test_a_deal_that_ends_while_it_is_dealt_needs_no_move():
    id, variant, players, seed = STILLBORN
    game, rng = compile_game(records()[id], variant, players), Rng(1)
    state, moves, empty = game.start(seed), [], 0
    while state.winners is None:
        if state.held:
            state = game.go_on(state)
            empty += state.held
            continue
        move = rng.choice(game.legal(state))
        moves.append(game.text(move))
        state = game.play(state, move)
    match = Match(id, game.hash, variant, players, seed, moves=tuple(moves))

    positions = list(replay(game, match))

    assert empty
    assert len(moves) + 1 == len(positions)
    assert state == game.to_decision(positions[-1])
