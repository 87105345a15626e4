"""An example at rest: a small table that can be understood on paper, and its caption."""

from __future__ import annotations

from typing import NamedTuple

from engine.game import Game
from engine.table.czech import clause
from engine.table.frames import scene_of
from engine.table.receipt import receipt_html
from engine.table.render import draw
from engine.table.stage import example_stage


class Figure(NamedTuple):
    """What a demo shows before anybody touches it."""

    html: str
    caption: str
    receipt: str
    seat: int  # the reader's
    title: str


def figure_of(game: Game, example: str, seed: str, prefix: str, base: str) -> Figure:
    """Return the figure of an example, `clause/example`."""
    stage = example_stage(game, example, seed)
    html = draw(scene_of(stage, stage.start, prefix, base))
    settled = stage.start.held or stage.start.winners is not None
    receipt = receipt_html(stage.cast(stage.start), stage.start, base) if settled else ""
    no = clause(stage.clause["no"]) if stage.clause else ""
    return Figure(html, "", receipt, stage.seat, f"Ukázka k {no}".strip())
