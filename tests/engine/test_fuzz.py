"""Random play keeps the laws, and a game that breaks one is caught."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.cards import NOBODY
from engine.game import Game, compile_game
from engine.phases.tricks import Tricks
from plugins.fuzzing import difference, fuzz
from tests.engine.support import ecarte, ecarte_record
from tests.engine.test_without_cards import heaps  # noqa: F401 - a fixture
from tests.rules.conftest import games_and_variants, label, records

PLIES = 15_000  # enough of a game whose deals are long


def with_tricks(kind: type[Tricks]) -> Game:
    """Écarté with its phase of tricks replaced by a broken one."""
    game = ecarte()
    phases = []
    for phase in game.phases:
        if isinstance(phase, Tricks):
            broken = kind.__new__(kind)
            broken.__dict__.update(phase.__dict__)
            phase = broken
        phases.append(phase)
    return replace(game, phases=tuple(phases))


def laws_broken(game: Game) -> set[str]:
    return {fault.law for fault in fuzz(game, 60, every=1).faults}


@pytest.mark.parametrize(("game", "variant"), games_and_variants(), ids=label)
def test_random_play_keeps_the_laws(game, variant):
    # A variant differs from the game in little: costly laws are tried less often.
    report = fuzz(
        compile_game(records()[game], variant), 200, every=40 if variant else 15, plies=PLIES
    )

    assert [] == [str(fault) for fault in report.faults]
    assert report.deals >= 200 or report.plies >= PLIES


def _other_tables():
    """Return every game with each number of players but the usual one."""
    for game, record in records().items():
        bounds = record["players"]
        usual = bounds["default"]
        for players in range(bounds["min"], bounds["max"] + 1):
            if players != usual:
                yield game, players


@pytest.mark.parametrize(("game", "players"), list(_other_tables()))
def test_random_play_keeps_the_laws_at_every_table(game, players):
    report = fuzz(compile_game(records()[game], "", players), 100, every=25, plies=PLIES)

    assert [] == [str(fault) for fault in report.faults]


@pytest.mark.parametrize("game", records())
def test_every_game_declares_how_long_it_can_be(game):
    assert records()[game]["max_moves"]
    assert records()[game]["max_deals"]


def test_a_run_can_be_repeated():
    first, second = fuzz(ecarte(), 10, "again"), fuzz(ecarte(), 10, "again")

    assert (first.plies, first.checks) == (second.plies, second.checks)


def test_a_deal_longer_than_declared_is_a_fault():
    game = replace(ecarte(), record={**ecarte_record(), "max_moves": 5})

    assert {"hra skončí včas"} == laws_broken(game)


def test_points_without_a_clause_are_a_fault():
    clauses = [one for one in ecarte_record()["clauses"] if one["id"] != "vetsina-zdvihu"]
    game = replace(ecarte(), record={**ecarte_record(), "clauses": clauses})

    assert "body mají pravidlo" in laws_broken(game)


def test_a_fault_carries_the_match_that_leads_to_it():
    game = replace(ecarte(), record={**ecarte_record(), "max_moves": 5})

    fault = fuzz(game, 1).faults[0]

    assert len(fault.match["moves"]) == 6
    assert "tah 6" in str(fault)


def test_legality_that_depends_on_hidden_cards_is_a_fault():
    class Peeking(Tricks):
        def legal(self, state):
            other = state.zones[self.hands[1 - state.turn]]
            moves = super().legal(state)
            return moves[1:] if other & 1 and len(moves) > 1 else moves

    assert "pohled nic neprozrazuje" in laws_broken(with_tricks(Peeking))


def test_forgetting_what_a_play_shows_is_a_fault():
    class Forgetful(Tricks):
        def play(self, draft, move):
            may = list(draft.may)
            super().play(draft, move)
            draft.may = may

    assert "pohled se dá domyslet" in laws_broken(with_tricks(Forgetful))


def test_ruling_out_a_card_that_is_held_is_a_fault():
    class Rash(Tricks):
        def play(self, draft, move):
            seat = draft.turn
            super().play(draft, move)
            draft.exclude(seat, draft.zones[self.hands[seat]])

    assert "pohled se dá domyslet" in laws_broken(with_tricks(Rash))


def test_losing_a_card_is_a_fault():
    class Losing(Tricks):
        def play(self, draft, move):
            super().play(draft, move)
            if draft.zones[self.won[0]]:
                draft.zones[self.won[0]] = 0

    assert "dovolený tah jde zahrát" in laws_broken(with_tricks(Losing))


def test_reading_the_seed_in_secret_is_a_fault():
    class Gambling(Tricks):
        def play(self, draft, move):
            super().play(draft, move)
            if not draft.zones[self.trick] and draft.turn != NOBODY:
                draft.turn = draft.variables[self.leader] = len(draft.seed) % 2

    assert "dovolený tah jde zahrát" in laws_broken(with_tricks(Gambling))


def test_offering_a_move_twice_is_a_fault():
    class Doubling(Tricks):
        def legal(self, state):
            return super().legal(state) * 2

    assert "tahy jsou, dokud partie trvá" in laws_broken(with_tricks(Doubling))


def test_a_game_plays_like_itself_and_unlike_its_variant():
    assert difference(ecarte(), ecarte(), 40) == ""
    assert difference(ecarte(), ecarte("eso-nejvyssi"), 40)


def test_a_game_whose_deals_may_end_while_they_are_dealt_keeps_the_laws(heaps):  # noqa: F811
    kind = type(heaps.phases[0])

    class Hasty(kind):
        def enter(self, draft):
            if draft.deal not in (1, 2, 4):
                super().enter(draft)

    hasty = Hasty.__new__(Hasty)
    hasty.__dict__.update(heaps.phases[0].__dict__)
    clauses = [{"id": "posledni-kamen", "by": ["heaps.size", "heaps.most"], "examples": []}]
    game = replace(
        heaps,
        phases=(hasty,),
        rules=replace(heaps.rules, deals=5),
        record={**heaps.record, "clauses": clauses},
    )

    assert [] == [str(fault) for fault in fuzz(game, 20, every=1).faults]
    assert "" == difference(game, game, 20)


def test_a_game_without_cards_keeps_the_laws(heaps):  # noqa: F811
    clauses = [{"id": "posledni-kamen", "by": ["heaps.size"], "examples": []}]
    game = replace(heaps, record={**heaps.record, "clauses": clauses})

    assert [] == [str(fault) for fault in fuzz(game, 20, every=1).faults]
