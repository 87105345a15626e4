"""Hundert from hand to hand: the worked deals card by card, with every total on the way."""

from __future__ import annotations

import pytest

from engine.deals import MONEY
from engine.game import Game, compile_game
from engine.position import position
from tests.rules.conftest import records

# Number of seats, variant, stake, base, the cards in order of play, the totals after each,
# and what everybody has then, from the dealer on. Seats follow the forehand, who begins.
DEALS = {
    "exactly, with four": (
        4, "", 3, "",
        "AS AH AD AC TS TH TD TC KS KH KD KC",
        "11 22 33 44 54 64 74 84 88 92 96 100", (9, -3, -3, -3),
    ),
    "a nine passes the problem on": (
        4, "", 3, "",
        "AS AH AD AC TS TH TD TC KS KH KD QS 9S JS",
        "11 22 33 44 54 64 74 84 88 92 96 99 99 101", (1, 1, -3, 1),
    ),
    "the base counts": (
        3, "", 6, "KD JS",
        "AS TS AH TH AD TD AC TC QS KS 7S QH",
        "17 27 38 48 59 69 80 90 93 97 97 100", (12, -6, -6),
    ),
    "every card is worth something, over": (
        5, "kazda-karta-plati", 3, "7S 8H",
        "AS TS AH TH AD TD AC 9S 9H",
        "26 36 47 57 68 78 89 98 107", (7, 7, 7, 7, -28),
    ),
    "a stake of nine, with six": (
        6, "", 9, "QS QH",
        "AS AH AD AC TS TH TD TC KS KH 9C QD",
        "17 28 39 50 60 70 80 90 94 98 98 101", (-15, 3, 3, 3, 3, 3),
    ),
    "every card is worth something, exactly": (
        4, "kazda-karta-plati", 3, "",
        "AS TS AH TH AD TD AC TC 7S 9H",
        "11 21 32 42 53 63 74 84 91 100", (-3, -3, 9, -3),
    ),
}  # fmt: skip


def _dealt(game: Game, base: list[str], played: list[str]) -> dict[str, str]:
    """Return the hands, from P0 on: the cards that each will play, and any others."""
    free = [code for code in game.deck.codes if code not in base and code not in played]
    size = (len(game.deck.codes) - len(base)) // game.seats
    hands = {}
    for seat in range(game.seats):
        own = played[(seat - 1) % game.seats :: game.seats]
        hands[f"P{seat}"] = " ".join([*own, *(free.pop() for _ in range(size - len(own)))])
    return hands


@pytest.mark.parametrize("deal", DEALS)
def test_a_worked_deal_runs_as_written(deal):
    seats, variant, stake, base, cards, totals, chips = DEALS[deal]
    game = compile_game(records()["hundert"], variant, seats)
    given = {"at": "adding", "stake": stake, "hands": _dealt(game, base.split(), cards.split())}
    if base:
        given["pile"] = base
    state = position(game, given, by=(), fill=0)
    seen = []
    for card in cards.split():
        state = game.play_text(state, f"play {card}")
        seen.append(state.variables[game.variable("total")])

    assert [int(total) for total in totals.split()] == seen
    assert chips == tuple(state.accounts[game.account(MONEY, seat)] for seat in range(seats))
    assert state.held


@pytest.mark.parametrize(("variant", "worth"), [("", 120), ("kazda-karta-plati", 216)])
def test_the_whole_pack_is_worth_more_than_the_goal(variant, worth):
    game = compile_game(records()["hundert"], variant)

    assert worth == sum(game.settings["values"][rank] for rank in game.deck.rank_of)
