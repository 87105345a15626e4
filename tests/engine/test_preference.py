"""Preference: the settlement's table, priority in the auction, what silence doesn't tell."""

from __future__ import annotations

from itertools import product

import pytest

from engine.cards import NOBODY, mask
from engine.game import Game, compile_game
from engine.games.preference.bids import Bids, Stand, stand
from engine.games.preference.settle import Deal, Terms, payments
from engine.position import position
from engine.state import State
from engine.view import view
from tests.rules.conftest import records

TERMS = Terms(
    made=6, each=2, both=4,
    amounts={
        "pot": 10, "trick": 1, "fail": 20, "short": 10, "hearts": 10, "aces": 10, "aceless": 10,
    },
    failed_draws=True, any_hearts=False,
)  # fmt: skip
DECLARER, FIRST, SECOND = 1, 2, 0
# How many tricks everybody has; who stays at home; who has invited.
SPLITS = [
    (second, declarer, 10 - declarer - second)
    for declarer in range(11)
    for second in range(11 - declarer)
]
DEFENCES = [((), NOBODY), ((FIRST,), NOBODY), ((SECOND,), NOBODY), ((), FIRST), ((), SECOND)]


@pytest.fixture(name="game", scope="module")
def _game() -> Game:
    return compile_game(records()["preference"])


def _deal(taken: tuple[int, ...], **more: object) -> Deal:
    usual = {
        "declarer": DECLARER, "opponents": (FIRST, SECOND), "out": (), "host": NOBODY,
        "contract": "1", "trump": "C", "best": "H", "all_aces": False, "aceless": False,
    }  # fmt: skip
    return Deal(taken=taken, **{**usual, **more})


def _changes(deal: Deal, terms: Terms = TERMS) -> dict[int, int]:
    """Return what each seat and the pot (NOBODY) gain."""
    changes = dict.fromkeys((DECLARER, FIRST, SECOND, NOBODY), 0)
    for _, payer, receiver, amount in payments(terms, deal):
        changes[payer] -= amount
        changes[receiver] += amount
    return changes


@pytest.mark.parametrize(
    ("deal", "declarer", "first", "second", "pot"),
    [
        (_deal((2, 6, 2)), 6, 2, 2, -10),
        (_deal((2, 5, 3)), -15, 3, 2, 10),
        (_deal((1, 7, 2)), 7, 2, -9, 0),
        (_deal((2, 7, 1), host=FIRST), 7, -7, 0, 0),
        (
            _deal((0, 10, 0), out=(FIRST, SECOND), contract="hearts", all_aces=True),
            50, -20, -20, -10,
        ),
        (_deal((3, 4, 3), contract="handS", aceless=True), -36, 13, 13, 10),
    ],
    ids=["made", "failed", "idle-defender", "host-pays", "walkover-with-aces", "failed-aceless"],
)  # fmt: skip
def test_settlements_of_the_rules(deal, declarer, first, second, pot):
    changes = _changes(deal)

    assert changes == {DECLARER: declarer, FIRST: first, SECOND: second, NOBODY: pot}


@pytest.mark.parametrize(("out", "host"), DEFENCES)
def test_every_split_of_tricks_is_paid_as_the_table_says(out, host):
    for taken in SPLITS:
        if any(taken[seat] for seat in out):
            continue
        changes = _changes(_deal(taken, out=out, host=host))
        made, against = taken[DECLARER] >= 6, 10 - taken[DECLARER]

        assert changes[DECLARER] == 10 - against - (0 if made else 20), taken
        for seat in (FIRST, SECOND):
            short = seat not in out and taken[seat] < 2
            alone = taken[seat] - (10 if short else 0)
            hosted = against - (10 if against < 4 else 0) if seat == host else 0
            assert changes[seat] == (alone if host == NOBODY else hosted), taken


def test_whatever_is_played_for_nothing_is_lost_or_made():
    kinds = product(
        SPLITS[::5], DEFENCES, ("1", "4", "handS", "hearts"), ("C", "H"), *[(False, True)] * 4
    )
    for taken, (out, host), contract, trump, aces, aceless, draws, any_hearts in kinds:
        deal = _deal(
            taken, out=out, host=host, contract=contract, trump=trump,
            all_aces=aces, aceless=aceless,
        )  # fmt: skip
        changes = _changes(deal, TERMS._replace(failed_draws=draws, any_hearts=any_hearts))

        assert sum(changes.values()) == 0


@pytest.mark.parametrize("made", [True, False])
def test_bonuses_add_up_and_those_at_home_pay_them_too(made):
    taken = (0, 6, 4) if made else (0, 5, 5)
    plain = _changes(_deal(taken, out=(SECOND,)))

    rich = _changes(_deal(taken, out=(SECOND,), contract="hearts", all_aces=True, aceless=True))

    gained = 30 if made else -20  # four aces cost nothing
    assert rich[DECLARER] - plain[DECLARER] == 2 * gained
    assert rich[SECOND] - plain[SECOND] == rich[FIRST] - plain[FIRST] == -gained


def _legal(called: list[tuple[int, str]], seat: int) -> list[str]:
    bids = Bids(("C", "S", "D", "H"), ())
    order = [1, 2, 0]
    calls = ["pass", "hold", *bids.contracts()]
    return [one for one in calls if bids.forbids(stand(called), order, seat, one) is None]


@pytest.mark.parametrize(
    ("called", "seat", "legal"),
    [
        ([(1, "1"), (2, "2"), (0, "pass")], 1, ["pass", "hold"]),
        ([(1, "1"), (2, "2"), (0, "pass"), (1, "2")], 2, ["pass", "3"]),
        ([(1, "1"), (2, "handS")], 0, ["pass", "handD", "hearts"]),
        ([(1, "1"), (2, "handS"), (0, "pass")], 1, ["pass"]),
        ([(1, "1"), (2, "2"), (0, "3"), (1, "3"), (2, "4")], 1, ["pass", "hold"]),
        ([(1, "1"), (2, "2"), (0, "3"), (1, "3"), (2, "4"), (1, "4")], 0, ["pass"]),
    ],
)
def test_who_may_call_what(called, seat, legal):
    assert _legal(called, seat) == legal


def test_holding_makes_the_same_number_ones_own():
    called = [(1, "1"), (2, "2"), (0, "pass"), (1, "2")]

    assert stand(called) == Stand("2", 1, bidders=(1, 2), out=(0,))


def _naming(game: Game, aces: str) -> State:
    low = "KS QS JS KH QH KD QD 8D 7C"
    given = {
        "at": "preference.naming", "declarer": "forehand", "contract": "handS",
        "hands": {"forehand": f"{low} {aces}"},
    }  # fmt: skip
    return position(game, given, by=(), fill=0)


def test_silence_does_not_tell_whether_there_was_an_ace(game):
    silent = {aces: game.play_text(_naming(game, aces), "silent") for aces in ("8C", "AC")}

    assert [state.phase for state in silent.values()] == [
        game.phase_index("preference.defence")
    ] * 2
    aces = mask(game.deck.card(code) for code in ("AS", "AH", "AD", "AC"))
    assert all(view(game, state, 2).may[1] & aces for state in silent.values())


def test_an_announcement_tells_that_there_is_none(game):
    after = game.play_text(_naming(game, "8C"), "no-ace")

    aces = mask(game.deck.card(code) for code in ("AS", "AH", "AD", "AC"))
    assert not view(game, after, 2).may[1] & aces


def test_aces_shown_by_those_who_took_all_without_play_are_seen(game):
    hand = "AS AH KH QH JH AD KD AC KC QC"
    given = {
        "at": "preference.defence", "declarer": "forehand", "contract": "hearts",
        "hands": {"forehand": hand}, "out": ["second"], "accounts": {"money": {"pot": 90}},
    }  # fmt: skip
    state = position(game, given, by=(), fill=0)

    after = game.play_text(state, "stay")

    seen = view(game, after, 2).zone("hand", 1)
    assert {game.deck.codes[card] for card in seen if card is not None} == {"AS", "AH", "AD", "AC"}


def test_the_fourth_at_the_table_deals_and_pays_into_the_pot_but_does_not_play():
    game = compile_game(records()["preference"], players=4)
    state = game.start("4", dealer=0)

    turns = set()
    while not state.held:
        turns.add(state.turn)
        state = game.play(state, game.legal(state)[-1])

    assert turns <= {1, 2, 3}
    assert sum(state.accounts) == 0
    assert game.go_on(state).dealer == 1
