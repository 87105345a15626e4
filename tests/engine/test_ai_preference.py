"""Rules of thumb for preference."""

from __future__ import annotations

import pytest

from engine.ai.preference_signs import likely
from engine.ai.preference_worth import declared, defended
from engine.game import Game, compile_game
from engine.phases.tricks import Tricks
from engine.position import position
from engine.state import State
from engine.view import view
from tests.engine.decisions import answer
from tests.rules.conftest import records


@pytest.fixture(name="game", scope="module")
def _game() -> Game:
    return compile_game(records()["preference"])


def _at(game: Game, **given: object) -> State:
    return position(game, given, by=(), fill=0)


def _decides(game: Game, state: State) -> tuple[str, str]:
    move, reason = answer("stredni", view(game, state, state.turn))
    return game.text(move), game.clause_of(reason.part)


def _cards(game: Game, codes: str) -> int:
    return sum(1 << game.deck.card(code) for code in codes.split())


@pytest.mark.parametrize(
    ("hand", "call"),
    [
        ("AH KH QH JH TH AS KS AD KD 7C", ("bid hearts", "premie-za-srdce")),
        ("AS KS QS JS TS AH KH AD KD 7C", ("bid handS", "hra")),
        ("AC KC QC 8C AH 9H 8S 7S 8D 7D", ("bid 1", "sest-zdvihu")),
        ("9C 8C 7C 9H 8H 9S 8S TD 8D 7D", ("pass", "sest-zdvihu")),
    ],
)
def test_what_a_hand_is_worth_is_bid(game, hand, call):
    assert _decides(game, _at(game, at="preference.auction", hand=hand)) == call


def test_a_number_is_held_only_with_cards_for_its_suits(game):
    clubs, spades = "AC KC QC JC TC AH 9H 8S 8D 7D", "AS KS QS JS TS AH 9H 8C 8D 7D"
    calls = {"at": "preference.auction", "calls": ["1", "2", "pass"]}

    kept = _at(game, **calls, hand=spades)
    given_up = _at(game, **{**calls, "calls": ["1", "2", "3", "hold", "4"]}, hand=clubs)

    assert _decides(game, kept) == ("hold", "drzet")
    assert _decides(game, given_up)[0] == "pass"


def test_trumps_are_kept_and_the_odd_low_card_goes(game):
    hand = "AS KS QS JS TS AH KH 9D 8D KC QC 7H"
    state = _at(game, at="talon_exchange", declarer="forehand", contract="1", hand=hand)

    assert _decides(game, state)[0] in ("discard 9D", "discard 8D")


@pytest.mark.parametrize(
    ("hand", "word"),
    [("AH KH QH AD KD 9C 8C 8S 7S 7D", "join"), ("9H 8H 7H 9D 8D TC 9C 8C 8S 7D", "stay")],
)
def test_two_likely_tricks_go_along(game, hand, word):
    state = _at(
        game, at="preference.defence", declarer="forehand", contract="1", trump="S",
        hand=hand,
    )  # fmt: skip

    assert _decides(game, state) == (word, "malo-zdvihu")


def test_a_declarer_draws_trumps_first(game):
    state = _at(
        game, at="tricks", declarer="forehand", contract="1", trump="S",
        hand="AS KS QS JS AH KH 9D 8D KC QC",
    )  # fmt: skip

    assert _decides(game, state) == ("play AS", "kdo-bere")


def test_a_better_hand_promises_more(game):
    phase = next(one for one in game.phases if isinstance(one, Tricks))
    weak, strong = _cards(game, "9S 8S 7S 9H 8H"), _cards(game, "AS KS QS AH KH")

    assert declared(phase, strong, "S") > 4 > declared(phase, weak, "S")
    assert defended(phase, strong, "D") > 2 > defended(phase, weak, "D")


def test_worlds_are_weighed_by_what_others_have_decided(game):
    state = _at(
        game, at="preference.defence", declarer="forehand", contract="1", trump="S",
        out=["second"],
        hands={
            "forehand": "AS KS QS JS TS AH KH 9D 8D KC",
            "second": "9C 8C 7C 9H 8H 7H TC 8S 7S 7D",
        },
    )  # fmt: skip
    poor = _at(
        game, at="preference.defence", declarer="forehand", contract="1", trump="S",
        out=["second"],
        hands={
            "forehand": "9C 8C 7C 9H 8H 7H TC 8S 7S 7D",
            "second": "AS KS QS JS TS AH KH 9D 8D KC",
        },
    )  # fmt: skip

    assert likely(view(game, state, 0), state) > likely(view(game, poor, 0), poor)
