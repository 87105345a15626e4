"""The demos of one game as HTML, made by the same function that the browser calls."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.ai.catalogue import lore_of
from engine.examples import variants_of
from engine.game import compile_game
from engine.table.czech import escape, typo
from engine.table.demo import demo_html
from engine.table.frames import scene_of
from engine.table.render import draw
from engine.table.stage import whole_game
from plugins.wiki.views import Seating

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
        if "invalid" in example:
            return _impossible(example["invalid"])
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

    def whole(self, base: str, variant: str = "") -> str:
        """Return the whole game, not yet begun; it says for how many where that can be chosen.

        Args:
            base: the way to the site's root.
            variant: which one is played, '' for the usual rules; each has an id of its own.
        """
        return demo_html(
            compile_game(self.record, variant, None),
            demo_id=f"{self._whole_id}{variant and f'--{variant}'}",
            example=None,
            variant=variant,
            seed=SEED,
            base=base,
            players=self._usual if len(self._counts) > 1 else None,
            levels=not lore_of(self.record["id"]).chance,
        )

    def seatings(self, base: str) -> tuple[Seating, ...]:
        """Return the table before the first move for each number of players that is a choice.

        The usual number has no table here: it is the one that lies on the page.
        """
        if len(self._counts) == 1:
            return ()
        return tuple(self._seating(players, base) for players in self._counts)

    def _seating(self, players: int, base: str) -> Seating:
        if players == self._usual:
            return Seating(players, usual=True)
        stage = whole_game(compile_game(self.record, "", players), SEED)
        html = draw(scene_of(stage, stage.start, self._whole_id, base))
        return Seating(players, seat=stage.seat, html=html)

    @property
    def _whole_id(self) -> str:
        return f"hra--{self.record['id']}"

    @property
    def _counts(self) -> range:
        return range(self.record["players"]["min"], self.record["players"]["max"] + 1)

    @property
    def _usual(self) -> int:
        default: int = self.record["players"]["default"]
        return default


def _impossible(why: str) -> str:
    """Return what stands for an example of a set-up that can't be: nothing can be played there."""
    return f'<p class="demo-caption impossible">{escape(typo(why))}</p>'
