"""Every example of every record holds; the id of a failing test is the example's address."""

from __future__ import annotations

import pytest

from engine.examples import check, every, find
from tests.rules.conftest import records

EXAMPLES = [
    pytest.param(
        game, f"{clause['id']}/{example['id']}", id=f"{game}.{clause['id']}/{example['id']}"
    )
    for game, record in records().items()
    for clause, example in every(record)
]


@pytest.mark.parametrize(("game", "path"), EXAMPLES)
def test_example_holds(game, path):
    record = records()[game]
    clause, example = find(record, path)

    assert [] == check(record, clause, example)
