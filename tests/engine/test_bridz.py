"""Bridge: every contract against score tables copied out by hand, and how a rubber is kept."""

from __future__ import annotations

from itertools import product

import pytest

from engine.ai.worth import worth
from engine.deals import ABOVE, BELOW, POINTS
from engine.game import compile_game
from engine.games.bridz.scores import Contract, entries
from engine.position import position
from engine.state import Draft
from engine.table.frames import Camera, Memory
from engine.table.stage import Stage
from tests.rules.conftest import records

LEVELS = range(1, 8)
CALLS = {"": 0, "X": 1, "XX": 2}

# Below the line, by level 1 … 7, as the laws print it for a contract that isn't doubled.
BELOW_THE_LINE = {
    "C": (20, 40, 60, 80, 100, 120, 140),
    "D": (20, 40, 60, 80, 100, 120, 140),
    "H": (30, 60, 90, 120, 150, 180, 210),
    "S": (30, 60, 90, 120, 150, 180, 210),
    "NT": (40, 70, 100, 130, 160, 190, 220),
}
DOUBLED_BELOW = {
    "C": (40, 80, 120, 160, 200, 240, 280),
    "D": (40, 80, 120, 160, 200, 240, 280),
    "H": (60, 120, 180, 240, 300, 360, 420),
    "S": (60, 120, 180, 240, 300, 360, 420),
    "NT": (80, 140, 200, 260, 320, 380, 440),
}
REDOUBLED_BELOW = {
    "C": (80, 160, 240, 320, 400, 480, 560),
    "D": (80, 160, 240, 320, 400, 480, 560),
    "H": (120, 240, 360, 480, 600, 720, 840),
    "S": (120, 240, 360, 480, 600, 720, 840),
    "NT": (160, 280, 400, 520, 640, 760, 880),
}
WRITTEN_BELOW = {"": BELOW_THE_LINE, "X": DOUBLED_BELOW, "XX": REDOUBLED_BELOW}

# Above the line, one overtrick: by suit, or by double and vulnerability.
OVERTRICK = {"C": 20, "D": 20, "H": 30, "S": 30, "NT": 30}
DOUBLED_OVERTRICK = {("X", False): 100, ("X", True): 200, ("XX", False): 200, ("XX", True): 400}

# To the defenders, by 1 … 13 undertricks: the law before 1987 …
OLD = {
    ("", False): (50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600, 650),
    ("", True): (100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200, 1300),
    ("X", False): (100, 300, 500, 700, 900, 1100, 1300, 1500, 1700, 1900, 2100, 2300, 2500),
    ("X", True): (200, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500, 3800),
    ("XX", False): (200, 600, 1000, 1400, 1800, 2200, 2600, 3000, 3400, 3800, 4200, 4600, 5000),
    ("XX", True): (400, 1000, 1600, 2200, 2800, 3400, 4000, 4600, 5200, 5800, 6400, 7000, 7600),
}
# … and today's, which differs where a side that isn't vulnerable is doubled.
MODERN = {
    **OLD,
    ("X", False): (100, 300, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500),
    ("XX", False): (200, 600, 1000, 1600, 2200, 2800, 3400, 4000, 4600, 5200, 5800, 6400, 7000),
}
DOWN = {"": OLD, "moderni": MODERN}
INSULT = {"": {"": 0, "X": 50, "XX": 50}, "moderni": {"": 0, "X": 50, "XX": 100}}
SLAM = {(6, False): 500, (6, True): 750, (7, False): 1000, (7, True): 1500}
SEED_SLAM = {**SLAM, (6, True): 700}


def rates(variant=""):
    """Return the amounts of the record under a variant."""
    record = records()["bridz"]
    (params,) = (one["params"] for one in record["phases"] if one["phase"] == "bridz.contract")
    changed = next((one["set"] for one in record["variants"] if one["id"] == variant), {})
    own = {
        path.removeprefix("bridz.contract."): value
        for path, value in changed.items()
        if path.startswith("bridz.contract.")
    }
    return {**params, **own}


def written(level, suit, call, extra, *, vulnerable, variant=""):
    """Return what the engine writes below and above the line."""
    contract = Contract(level, suit, CALLS[call])
    lines = entries(contract, extra, rates(variant), vulnerable=vulnerable)
    return {
        column: sum(one.amount for one in lines if one.account == column)
        for column in (BELOW, ABOVE)
    }


@pytest.mark.parametrize("variant", ["", "moderni"])
@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("vulnerable", [False, True])
def test_every_contract_that_is_made(variant, call, vulnerable):
    for level, suit in product(LEVELS, BELOW_THE_LINE):
        for extra in range(8 - level):
            each = DOUBLED_OVERTRICK[call, vulnerable] if call else OVERTRICK[suit]
            slam = SLAM.get((level, vulnerable), 0)
            above = extra * each + INSULT[variant][call] + slam

            found = written(level, suit, call, extra, vulnerable=vulnerable, variant=variant)

            assert {BELOW: WRITTEN_BELOW[call][suit][level - 1], ABOVE: above} == found


@pytest.mark.parametrize("variant", DOWN)
@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("vulnerable", [False, True])
def test_every_contract_that_fails(variant, call, vulnerable):
    table = DOWN[variant][call, vulnerable]
    for level, suit in product(LEVELS, BELOW_THE_LINE):
        for down in range(1, level + 7):
            found = written(level, suit, call, -down, vulnerable=vulnerable, variant=variant)

            assert {BELOW: 0, ABOVE: table[down - 1]} == found


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("vulnerable", [False, True])
@pytest.mark.parametrize("level", [6, 7])
def test_slams_as_the_older_czech_table_prints_them(call, vulnerable, level):
    found = written(level, "H", call, 0, vulnerable=vulnerable, variant="maly-slem-700")

    assert SEED_SLAM[level, vulnerable] + INSULT[""][call] == found[ABOVE]


def test_twelve_tricks_without_a_slam_bid_are_no_slam():
    assert {BELOW: 100, ABOVE: 20} == written(5, "D", "", 1, vulnerable=True)


@pytest.fixture(name="game", scope="module")
def _game():
    return compile_game(records()["bridz"])


def played(game, state, contract, declarer, tricks):
    """Settle a deal in which the declarer himself has taken so many tricks."""
    draft = Draft(game, game.go_on(state))
    for name, value in {"contract": contract, "declarer": declarer}.items():
        draft.variables[game.variable(name)] = value
    draft.add(game.variable("taken"), declarer, tricks)
    draft.add(game.variable("taken"), game.after(declarer), 13 - tricks)
    draft.go_to("bridz.contract")
    game.run(draft)
    return draft.freeze()


def columns(game, state):
    """Return what both sides have below the line, above it, and together."""
    return {
        name: tuple(state.accounts[game.account(name, seat)] for seat in (0, 1))
        for name in (BELOW, ABOVE, POINTS)
    }


def test_a_rubber_of_four_deals(game):
    state = game.start("robber", dealer=0)
    north, east = 0, 1
    for contract, declarer, tricks in (("3NT", north, 9), ("2S", east, 9), ("4H", north, 9)):
        state = played(game, state, contract, declarer, tricks)
        assert state.winners is None

    state = played(game, state, "5D", north, 11)

    assert {BELOW: (200, 60), ABOVE: (700, 130), POINTS: (900, 190)} == columns(game, state)
    assert (0, 2) == state.winners


def test_a_game_cancels_the_partial_score_of_both_sides_but_keeps_it_in_the_total(game):
    state = played(game, game.start("robber", dealer=0), "2H", 1, 8)

    state = played(game, state, "3NT", 0, 9)

    assert (0, 0, 0, 0) == state.variables[game.variable("partial")]
    assert (100, 60) == columns(game, state)[POINTS]


def test_the_sheet_tells_in_order_what_was_written_and_when_a_game_was_won(game):
    state = played(game, game.start("robber", dealer=0), "2H", 1, 9)

    state = played(game, state, "3NT", 0, 9)

    written = state.variables[game.variable("sheet")]
    assert ((1, BELOW, 60), (1, ABOVE, 30), (0, BELOW, 100), (0, "game", 0)) == written


def test_a_total_is_the_sum_of_its_columns_whatever_an_example_gives(game):
    given = {"at": "bridz.contract", "contract": "1S", "declarer": "dealer", "taken": {"dealer": 6}}
    accounts = {"below": {"dealer": 60}, "above": {"dealer": 150, "forehand": 200}}

    state = position(game, {**given, "accounts": accounts}, by=(), fill=0)

    assert {BELOW: (60, 0), ABOVE: (150, 250), POINTS: (210, 250)} == columns(game, state)


def test_what_both_hands_promise_counts_until_the_rubber_is_over(game):
    state = played(game, game.start("robber", dealer=0), "3NT", 0, 9)
    over = played(game, state, "3NT", 0, 9)

    ahead, behind, *_ = worth(game, state)
    won, lost, *_ = worth(game, over)

    assert 100 < ahead - behind < 700
    assert 900 == won - lost


def table_of(game, state):
    stage = Stage(game, 0, state)
    return Camera(stage, "d", "", Memory(stage)).now(state)


def test_the_sheet_lies_beside_the_settlement_with_a_line_under_every_game(game):
    state = played(game, game.start("robber", dealer=0), "3NT", 0, 9)

    receipt = table_of(game, state).receipt or ""

    assert 2 == receipt.count('<tbody class="stretch">')
    assert "pod čáru: splněný závazek" in receipt


def test_the_dummys_cards_are_buttons_for_the_declarer_alone(game):
    hands = {"forehand": "KH 2C", "second": "AH 3D", "third": "5H 6H", "dealer": "9H TS"}
    given = {"at": "tricks", "contract": "4S", "declarer": "dealer", "hands": hands}
    state = game.play_text(position(game, given, by=(), fill=0), "play KH")

    html = table_of(game, state).html
    stage = Stage(game, 1, state)
    others = Camera(stage, "d", "", Memory(stage)).now(state).html

    assert 'data-move="play AH"' in html
    assert 'data-card="AH"' in others
    assert 'data-move="play AH"' not in others
