"""What opponents read from the other player at Écarté."""

from __future__ import annotations

from statistics import fmean

from engine.ai.catalogue import lore_of
from engine.ai.ecarte import chance, kept, trumps_of
from engine.ai.rollouts import made
from engine.cards import mask
from engine.rng import Rng
from engine.state import State
from engine.view import determinize, view
from tests.engine.support import ecarte

WORLDS = 150
HAND = 5


def _hands(state: State, seat: int, *, read: bool) -> list[int]:
    """The other hand in worlds made for the seat on turn, with or without reading what was done."""
    game, rng = ecarte(), Rng(1)
    likely = lore_of("ecarte").likely if read else None
    seen = view(game, state, state.turn)
    slot = next(
        slot
        for slot, zone in enumerate(game.layout.zones)
        if (zone.name, zone.owner) == ("hand", seat)
    )
    return [made(seen, likely, rng).zones[slot] for _ in range(WORLDS)]


def _strength(state: State, seat: int, *, read: bool) -> float:
    game = ecarte()
    ranks = trumps_of(game, state)
    hands = _hands(state, seat, read=read)
    return fmean(chance(game, ranks, hand, leads=seat != state.dealer) for hand in hands)


def _after(*moves: str) -> State:
    game = ecarte()
    state = game.start("signs")
    for move in moves:
        state = game.play_text(state, move)
    return state


def test_who_proposes_is_weaker_than_who_says_nothing():
    state = _after("propose")
    forehand = 1 - state.dealer

    assert _strength(state, forehand, read=True) < _strength(state, forehand, read=False) - 1


def test_who_refuses_is_stronger():
    state = _after("propose", "refuse")

    assert (
        _strength(state, state.dealer, read=True) > _strength(state, state.dealer, read=False) + 5
    )


def test_who_plays_on_is_stronger():
    state = _after("play-on")
    game = ecarte()
    first = next(move for move in game.legal(state) if move.verb == "play")
    state = game.play(state, first)
    forehand = 1 - state.dealer

    assert _strength(state, forehand, read=True) > _strength(state, forehand, read=False) + 5


def test_who_exchanged_one_card_kept_good_ones():
    game = ecarte()
    state = _after("propose", "accept")
    forehand = state.turn
    state = game.play(state, next(move for move in game.legal(state) if move.verb == "discard"))
    state = game.play_text(state, "done")
    good = kept(game, trumps_of(game, state))

    def held(hands: list[int]) -> float:
        return fmean((hand & good).bit_count() for hand in hands)

    assert (
        held(_hands(state, forehand, read=True)) > held(_hands(state, forehand, read=False)) + 0.5
    )


def test_who_has_played_without_announcing_has_no_king():
    game = ecarte()
    state = _after("play-on")
    trump = state.variables[game.variable("trump")]
    king = mask([game.deck.card(f"K{trump}")])
    lead = next(move for move in game.legal(state) if move.verb == "play")
    state = game.play(state, lead)
    forehand = 1 - state.dealer
    if view(game, state, state.turn).unseen & king == 0:
        raise AssertionError("the king must be out of sight in this deal")

    def with_king(hands: list[int]) -> int:
        return sum(bool(hand & king) for hand in hands)

    read, blind = (with_king(_hands(state, forehand, read=flag)) for flag in (True, False))
    assert read < blind / 2


def test_without_signs_all_worlds_are_alike():
    game = ecarte()
    state = game.start("signs")
    seen = view(game, state, state.turn)
    likely = lore_of("ecarte").likely

    assert likely is not None
    assert {1.0} == {likely(seen, determinize(seen, Rng(number))) for number in range(20)}
