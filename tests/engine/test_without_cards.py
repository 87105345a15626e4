"""The contract doesn't assume cards: a game of heaps, with no deck and no zone."""

from __future__ import annotations

import pytest

from engine.cards import NOBODY
from engine.common import NOT_NOW
from engine.deals import POINTS
from engine.game import compile_game
from engine.moves import Move
from engine.params import Whole
from engine.registry import PHASES, Verb, phase
from engine.rng import Rng
from engine.state import Draft
from engine.view import determinize, view


@pytest.fixture
def heaps():
    @phase(
        "heaps",
        doc="hromádka: kdo bere poslední, vyhrává",
        params={"size": Whole("kamenů"), "most": Whole("nejvýš")},
        verbs={"take": Verb("Vzít", takes=("arg",), form="[1-9]")},
    )
    class Heap:
        def __init__(self, plan, name, params):
            self.name, self.size, self.most = name, params["size"], params["most"]
            self.left = plan.layout.variable("left", 0)

        def enter(self, draft):
            draft.variables[self.left] = self.size
            draft.turn = draft.game.after(draft.dealer)

        def legal(self, state):
            most = min(self.most, state.variables[self.left])
            return [Move("take", arg=str(number)) for number in range(1, most + 1)]

        def forbids(self, state, move):
            return f"{self.name}.most" if move.verb == "take" else NOT_NOW

        def play(self, draft, move):
            draft.variables[self.left] -= int(move.arg)
            if draft.variables[self.left] == 0:
                draft.award(f"{self.name}.size", POINTS, draft.turn, 1)
                draft.finish()
            else:
                draft.turn = draft.game.after(draft.turn)

        def place(self, draft, given):
            draft.turn = given.seat("to_move", 0)

        def passed(self, draft, given):
            pass

    record = {
        "id": "hromadka",
        "name": "Hromádka",
        "hash": "x",
        "players": {"min": 2, "max": 2},
        "deck": None,
        "phases": [{"phase": "heaps", "as": "heaps", "params": {"size": 7, "most": 3}}],
        "match": {"deals": 1},
        "clauses": [{"id": "nejvys-tri", "by": ["heaps.most"], "examples": []}],
        "variants": [],
    }
    yield compile_game(record)
    del PHASES["heaps"]


def test_a_phase_may_skip_others_or_void_the_deal(heaps):
    draft = Draft(heaps, heaps.start("x"))
    draft.go_to("heaps")
    heaps.run(draft)

    assert (7, False) == (draft.variables[heaps.variable("left")], draft.held)

    draft.void_deal()
    heaps.run(draft)

    assert (0, 1) == draft.winners
    assert [] == draft.receipt


def test_a_match_is_played_to_its_end(heaps):
    state, rng, plies = heaps.start("x"), Rng(1), 0
    while state.winners is None:
        state = heaps.play(state, rng.choice(heaps.legal(state)))
        plies += 1

    assert [] == heaps.legal(state)
    assert NOBODY == state.turn
    assert 3 <= plies <= 7


def test_refusals_name_clauses(heaps):
    state = heaps.start("x")

    assert "nejvys-tri" == heaps.refused(state, "take 4")
    assert "srozumitelny-tah" == heaps.refused(state, "take")
    assert "na-tahu" == heaps.refused(state, "take 1", seat=1 - state.turn)
    assert heaps.refused(state, "take 3") is None


def test_views_and_worlds_agree(heaps):
    state = heaps.start("x")
    seen = view(heaps, state, 0)

    assert seen == view(heaps, determinize(seen, Rng(1)), 0)
