"""What seats know: who learns a card, what a secret move takes away, what play gives away."""

from __future__ import annotations

import pytest

from engine.cards import cards_in, mask
from engine.errors import NoWorldError
from engine.position import position
from engine.rng import Rng
from engine.view import determinize, view
from tests.engine.support import ecarte


def _position(given, by="ecarte.exchange"):
    game = ecarte()
    return game, position(game, given, by=[by], fill=0)


def _codes(game, cards):
    return sorted(game.deck.codes[card] for card in cards if card is not None)


def test_a_hand_is_seen_by_its_owner_only():
    game, state = _position({"hands": {"forehand": ["KS", "7H", "8H", "9D", "TC"]}})

    assert ["7H", "8H", "9D", "KS", "TC"] == _codes(game, view(game, state, 1).zone("hand", 1))
    assert (None,) * 5 == view(game, state, 0).zone("hand", 1)


def test_an_announced_king_is_known_until_it_is_played():
    hands = {"forehand": ["KS", "7S", "AH", "9D", "8C"], "dealer": ["QS", "8H", "7H", "7D", "7C"]}
    game, state = _position({"trump": "S", "hands": hands}, by="tricks")
    state = game.play_text(state, "announce KS")

    assert ["KS"] == _codes(game, view(game, state, 0).zone("hand", 1))


def test_a_secret_discard_hides_what_was_known_of_the_hand():
    hands = {"forehand": ["KS", "7S", "AH", "9D", "8C"]}
    game, state = _position({"trump": "S", "hands": hands})
    known = list(state.known)
    known[0] |= mask([game.deck.card("KS")])
    state = state._replace(known=tuple(known))
    for move in ("propose", "accept", "discard 8C"):
        state = game.play_text(state, move)

    assert [] == _codes(game, view(game, state, 0).zone("hand", 1))


def test_failing_to_follow_shows_the_missing_suit():
    hands = {"forehand": ["KH", "7S", "AC"], "dealer": ["QC", "9D", "8D"]}
    game, state = _position({"trump": "S", "hands": hands}, by="tricks")
    for move in ("play KH", "play QC"):
        state = game.play_text(state, move)
    may = view(game, state, 1).may[0]

    assert not {"H", "S"} & {game.deck.suit_code(card) for card in cards_in(may)}


def test_failing_to_beat_shows_the_missing_higher_cards():
    hands = {"forehand": ["QH", "7S", "AC"], "dealer": ["JH", "9D", "8D"]}
    game, state = _position({"trump": "S", "hands": hands}, by="tricks")
    for move in ("play QH", "play JH"):
        state = game.play_text(state, move)
    may = state.may[0]

    assert not may >> game.deck.card("KH") & 1
    assert may >> game.deck.card("TH") & 1


def test_a_blind_draw_forgets_what_play_had_shown():
    game, state = _position({"hands": {"forehand": ["KS", "7H", "8H", "9D", "TC"]}})
    state = state._replace(may=(game.everything, 0))
    for move in ("propose", "accept", "discard TC", "done"):
        state = game.play_text(state, move)

    assert game.everything == state.may[1]


def test_a_view_never_holds_the_seed():
    game = ecarte()
    state = game.start("tajemstvi")

    assert "tajemstvi" not in repr(view(game, state, 0)._replace(game=None))


def test_the_seed_changes_no_view_and_no_legal_move():
    game = ecarte()
    state = game.start("a")
    other = state._replace(seed="b")

    for seat in range(2):
        assert view(game, state, seat) == view(game, other, seat)


def test_worlds_keep_to_what_hands_may_hold():
    game, state = _position({"trump": "S", "hands": {"forehand": ["KH", "7S", "AC"]}}, by="tricks")
    hearts = mask(c for c in range(32) if game.deck.suit_code(c) == "H")
    seen = view(game, state._replace(may=(game.everything & ~hearts,) * 2), 1)

    for seed in range(200):
        world = determinize(seen, Rng(seed))
        assert not world.zones[game.layout.hands()[0]] & hearts


def test_tight_worlds_are_found_by_search():
    game, state = _position({"trump": "S", "hands": {"forehand": ["KH", "7S", "AC"]}}, by="tricks")
    seen = view(game, state, 1)
    only = mask(list(cards_in(seen.unseen))[:3])
    tight = seen._replace(may=(only, 0))

    for seed in range(50):
        assert only == determinize(tight, Rng(seed)).zones[game.layout.hands()[0]]


def test_an_impossible_view_has_no_world():
    game, state = _position({"trump": "S", "hands": {"forehand": ["KH", "7S", "AC"]}}, by="tricks")
    seen = view(game, state, 1)

    with pytest.raises(NoWorldError):
        determinize(seen._replace(may=(0, 0)), Rng(0))
