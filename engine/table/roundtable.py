"""The table of a match: the others round it, what lies in the middle, the reader's own place."""

from __future__ import annotations

from engine.table.adding import adds
from engine.table.auction import bidding, calls_html
from engine.table.bidding import table_of
from engine.table.centre import heap, outcome_html, stock_html, trick_html
from engine.table.controls import words_html
from engine.table.dummy import dummy_html
from engine.table.fan import closed, source_html
from engine.table.hand import hand_html
from engine.table.pairs import pairs_html
from engine.table.passing import collected_html, passing_html
from engine.table.rubber import rubber_html
from engine.table.scene import Scene
from engine.table.seats import by_side, crowded, others_html, own_plate
from engine.table.sheet import sheet_html


def round_table(scene: Scene) -> str:
    """Return the cloth as somebody sees it who plays there."""
    seat = scene.view.seat
    hand = f"{hand_html(scene)}{collected_html(scene)}"
    own = f"{own_plate(scene)}{pairs_html(scene, seat)}{hand}{words_html(scene)}"
    played = f"{calls_html(scene)}{trick_html(scene)}{heap(scene)}{source_html(scene)}"
    played += passing_html(scene)
    rubber = "" if scene.small else rubber_html(scene.cast, scene.view)
    middle = f"{stock_html(scene)}{played}{rubber or sheet_html(scene)}"
    return (
        f'<div class="felt {felt_class(scene)}">{others_html(scene)}{dummy_html(scene)}'
        f'<div class="middle">{middle}</div>{outcome_html(scene)}'
        f'<div class="seat own" id="{scene.prefix}-seat-{seat}" role="group"'
        f' aria-label="Vaše místo" data-seat="{seat}">{own}</div>'
        f"</div>"
    )


def felt_class(scene: Scene) -> str:
    """Return the classes of a table: its size, how many sit at it, what is going on."""
    names = ["small" if scene.small else "full", f"of-{scene.game.seats}"]
    if crowded(scene):
        names.append("crowd")
    if scene.in_tricks:
        names.append("tricks")
    if closed(scene):
        names.append("fans")
    if adds(scene):
        names.append("adds")
    if scene.settled or scene.bare:
        names.append("settled")
    # Where there is no box of bids the plates of a figure tell the calls.
    if bidding(scene) and not (scene.small and table_of(scene.cast) is None):
        names.append("bids")
    if by_side(scene):
        names.append("by-side")
    if scene.speaks:
        names.append("speaks")
    return " ".join(names)
