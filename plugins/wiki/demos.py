"""The demos of one game as HTML, made by the same function that the browser calls."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.examples import variants_of
from engine.game import compile_game
from engine.table.demo import demo_html

SEED = "1"  # of the deal that lies on the table of a game before anybody plays


class Demos:
    """Makes the demos of a compiled record."""

    def __init__(self, record: Mapping[str, Any]) -> None:
        """Take a compiled record."""
        self.record = record
        self._clauses = {clause["id"]: clause for clause in record["clauses"]}

    def example(self, clause_id: str, example_id: str, base: str, prefix: str = "") -> str:
        """Return the demo of an example in the first variant in which it holds.

        The id has two hyphens, which no id of a record has, so it is unique on a page.
        """
        clause = self._clauses[clause_id]
        example = next(one for one in clause["examples"] if one["id"] == example_id)
        variant = variants_of(self.record, clause, example)[0]
        players = example.get("players")
        return demo_html(
            compile_game(self.record, variant, players),
            demo_id=f"{prefix}{clause_id}--{example_id}",
            example=f"{clause_id}/{example_id}",
            variant=variant,
            seed=str(example.get("seed", SEED)),
            base=base,
            players=players,
        )

    def whole(self, base: str) -> str:
        """Return the whole game, not yet begun."""
        return demo_html(
            compile_game(self.record, "", None),
            demo_id=f"hra--{self.record['id']}",
            example=None,
            variant="",
            seed=SEED,
            base=base,
            players=None,
        )
