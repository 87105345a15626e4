"""Komando: what everybody is owed, what a dealer who hasn't looked knows, a talon that runs out."""

from __future__ import annotations

from itertools import product

import pytest

from engine.cards import NOBODY, bit
from engine.game import Game, compile_game
from engine.position import position
from engine.rng import Rng
from engine.state import State
from engine.view import view
from tests.rules.conftest import records

BASE = 4
# What a bank of four leaves a declarer with, by his tricks.
DOUBLE = {0: -8, 1: 1 - 8, 2: 2, 3: 3, 4: 4}
GRADED = {0: -8, 1: 1 - 4, 2: 2, 3: 3, 4: 4}
EASED = {0: -8, 1: 1, 2: 2, 3: 3, 4: 4}
HELPER = {0: -4, 1: 1, 2: 2, 3: 3, 4: 4}
TRICKS = [one for one in product(range(5), repeat=3) if sum(one) == BASE]


@pytest.fixture(name="game", scope="module")
def _game() -> Game:
    return compile_game(records()["komando"])


def _settled(game: Game, tricks: tuple[int, ...], bank: int, eased: int) -> tuple[list[int], int]:
    """Return what a deal brings to the dealer, his three opponents and the new bank."""
    taken = dict(zip(("dealer", "forehand", "second"), tricks, strict=True))
    given = {"at": "trick_shares", "declarer": "dealer", "eased": eased, "taken": taken}
    given |= {"out": ["third"], "accounts": {"money": {"pot": bank}}}
    end = position(game, given, by=(), fill=0)
    gains = [sum(line.change(seat) for line in end.receipt) for seat in range(game.seats)]
    return gains, end.accounts[game.rules.pot]


@pytest.mark.parametrize(
    ("variant", "eased", "declarer"),
    [
        ("", 0, DOUBLE),
        ("", 1, EASED),
        ("stupnovana-pokuta", 0, GRADED),
        ("stupnovana-pokuta", 1, EASED),
    ],
)
def test_everybody_gets_what_his_tricks_are_worth(variant, eased, declarer):
    game = compile_game(records()["komando"], variant)

    for tricks, bank in product(TRICKS, (4, 16, 64)):
        gains, left = _settled(game, tricks, bank, eased)

        due = [declarer[tricks[0]], HELPER[tricks[1]], HELPER[tricks[2]], 0]
        assert [one * bank // BASE for one in due] == gains, (tricks, bank)
        assert bank == sum(gains) + left


@pytest.mark.parametrize(("bank", "fine"), [(16, 16), (20, 20), (24, 20), (100, 20)])
def test_a_limit_holds_for_fines_and_not_for_tricks(bank, fine):
    game = compile_game(records()["komando"], "limit-banku")

    gains, left = _settled(game, (1, 3, 0), bank, 0)

    assert [bank // 4 - 2 * fine, bank * 3 // 4, -fine, 0] == gains
    assert 3 * fine == left


def test_before_the_second_part_of_the_deal_everybody_holds_two_cards(game):
    for at, many in (("komando.bidding", 2), ("second_deal", 4), ("joining", 4)):
        given = {"at": at} if many == 2 else {"at": at, "declarer": "forehand"}
        state = position(game, given, by=(), fill=0)

        held = [len(view(game, state, 1).zone("hand", seat)) for seat in (1, 2, 3)]
        assert [many] * 3 == held


def test_a_dealer_who_has_not_looked_knows_nobody_s_cards(game):
    state = game.start("naslepo", dealer=0)
    seen = view(game, state, 0)

    assert (None, None) == seen.zone("face_down", 0)
    assert () == seen.zone("hand", 0)
    assert 1 == (game.everything & ~seen.unseen).bit_count()  # the turned card

    looked = view(game, game.play_text(state, "look"), 0)
    assert 3 == (game.everything & ~looked.unseen).bit_count()


def test_a_turned_card_that_was_taken_up_is_known_until_its_owner_discards(game):
    state = game.start("otočená", dealer=0)
    turned = view(game, state, 1).zone("turned")[0]
    for move in ("blind", "join", "join", "join", "done", "done", "done"):
        state = game.play_text(state, move)

    def knows(position: State) -> bool:
        return bool(~view(game, position, 1).unseen & bit(turned or 0))

    other = next(move for move in game.legal(state) if move.cards != (turned,))
    assert knows(state)
    assert not knows(game.play(state, other))


@pytest.mark.parametrize("players", [2, 5, 7])
def test_everybody_has_four_cards_when_play_begins(players):
    game, rng = compile_game(records()["komando"], players=players), Rng(players)
    played = 0
    for number in range(40):
        state = game.start(f"talon/{number}")
        while state.turn != NOBODY and game.phases[state.phase].name != "tricks":
            state = game.play(state, rng.choice(game.legal(state)))
        if state.turn != NOBODY:
            played += 1
            hands = game.layout.hands()
            assert [4] * players == [state.zones[slot].bit_count() for slot in hands]
    assert played
