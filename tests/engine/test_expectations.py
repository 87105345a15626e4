"""Examples fail loudly: each kind of expectation notices a wrong value and an unknown name."""

from __future__ import annotations

import pytest

from engine.examples import check_once
from tests.engine.support import ecarte

CLAUSE = {"id": "x", "by": ["tricks.winner"], "examples": []}
HAND = ["KH", "JH", "AS", "7C", "8C"]
GIVEN = {"trump": "S", "trick": ["QH"], "hand": HAND, "score": {"dealer": 2}}
SETTLED = {"at": "ecarte.settle", "taken": {"forehand": 3, "dealer": 2}}


def _failures(example):
    return check_once(ecarte(), CLAUSE, {"id": "x", "given": GIVEN, **example}, 0)


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ({"legal": ["KH"]}, {"legal": ["KH", "JH"]}),
        ({"allows": ["KH"]}, {"allows": ["JH"]}),
        ({"refused": {"JH": "prebijet"}}, {"refused": {"JH": "ctit-barvu"}}),
        ({"refused": {"AS": "ctit-barvu"}}, {"refused": {"KH": "ctit-barvu"}}),
        ({"picks": [["KH"]]}, {"picks": [["KH"], ["JH"]]}),
        ({"then": {"to_move": "dealer"}}, {"then": {"to_move": "forehand"}}),
        ({"then": {"trump": "S", "phase": "tricks"}}, {"then": {"trump": "H"}}),
        ({"then": {"king": "nobody"}}, {"then": {"king": "dealer"}}),
        ({"sees": {"dealer": {"trick": ["QH"]}}}, {"sees": {"dealer": {"trick": ["KH"]}}}),
        ({"counts": {"hand": {"dealer": 5, "forehand": 4}}}, {"counts": {"hand": {"dealer": 4}}}),
        ({"counts": {"trick": 1}}, {"counts": {"trick": 2}}),
        ({"winner": "QH"}, {"winner": "KH"}),
        ({"score": {"dealer": 2, "forehand": 0}}, {"score": {"dealer": 0}}),
        ({"lines": []}, {"lines": [{"seat": "dealer", "amount": 1, "clause": "cil"}]}),
        ({"over": False}, {"over": "dealer"}),
        ({"over": False}, {"over": "draw"}),
        (
            {"given": SETTLED, "lines": [
                {"seat": "forehand", "amount": 1, "clause": "vetsina-zdvihu"}]},
            {"given": SETTLED, "lines": [
                {"seat": "forehand", "amount": 1, "clause": "vsechny-zdvihy"}]},
        ),
        ({"moves": ["play KH"], "over": False}, {"moves": ["play JH"], "over": False}),
        ({"given": {"hand": ["2S"]}, "invalid": "dvojka"}, {"invalid": "nic"}),
    ],
)  # fmt: skip
def test_right_passes_and_wrong_fails(right, wrong):
    assert [] == _failures(right)
    assert _failures(wrong)


@pytest.mark.parametrize(
    ("example", "text"),
    [
        ({"counts": {"trik": 0}}, "hra nemá zónu „trik“ – nemá být „trick“?"),
        ({"sees": {"dealer": {"nic": []}}}, "hra nemá zónu „nic“"),
        ({"then": {"trunp": "S"}}, "„then“ nezná „trunp“ – nemá být „trump“?"),
        ({"given": {"trumf": "S"}}, "postavení nezná klíč „trumf“ – nemá být „trump“?"),
        ({"score": {"delaer": 1}}, "neznámé místo u stolu „delaer“"),
        ({"moves": ["plya KH"]}, "tah „plya KH“ tu není dovolen"),
    ],
)
def test_unknown_names_are_told(example, text):
    assert any(text in failure for failure in _failures(example))
