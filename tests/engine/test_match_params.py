"""What a record says of its match goes together, or a finding says what to do."""

from __future__ import annotations

import pytest

from engine.deals import disagreement


@pytest.mark.parametrize(
    ("match", "needed"),
    [
        ({"out": True}, "doplňte to"),
        ({"extra_life": True}, "vynechte ho"),
        ({"to": 61, "lurch": 90}, "dejte menší"),
        ({"to": 61, "lurch": 61}, "dejte menší"),
        ({"to": 121, "lurch": 60, "double_lurch": 90}, "menší než lurch"),
        ({"to": 121, "double_lurch": 60}, "doplňte lurch"),
    ],
)
def test_what_does_not_go_together_is_told(match, needed):
    assert needed in disagreement(match)


@pytest.mark.parametrize("match", [{"to": 121, "lurch": 90, "double_lurch": 60}, {"lurch": 90}])
def test_what_goes_together_is_left_alone(match):
    assert "" == disagreement(match)
