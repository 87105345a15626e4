"""The table of a match: the others round it, what lies in the middle, the reader's own place."""

from __future__ import annotations

from collections.abc import Callable

from engine.table.adding import adds
from engine.table.asking import asked_html, asking, laid_html
from engine.table.auction import bidding, calls_html
from engine.table.beating import beating
from engine.table.bidding import table_of
from engine.table.capturing import captures, layout_html, pile_html
from engine.table.centre import heap, outcome_html, stock_html, trick_html
from engine.table.controls import words_html
from engine.table.dummy import dummy_html
from engine.table.fan import closed, source_html
from engine.table.hand import hand_html
from engine.table.pairs import pairs_html
from engine.table.passing import collected_html, passing_html
from engine.table.pegboard import board_html
from engine.table.pegging import lying_html, pegs, series_html
from engine.table.rubber import rubber_html
from engine.table.scene import Scene
from engine.table.seats import by_side, crowded, others_html, own_plate
from engine.table.sheet import sheet_html
from engine.table.swapping import swapping_html, swaps
from engine.table.trial import trial_table, tries

# A table draws of these what its game has: what lies before a seat, what lies in the middle, and
# what kind of play the cloth is laid for.
_LYING = (laid_html, pairs_html, lying_html, pile_html)
_PLAYED = (
    *(calls_html, trick_html, heap, series_html, source_html, asked_html),
    *(layout_html, swapping_html, passing_html),
)
_KINDS: tuple[tuple[Callable[[Scene], object], str], ...] = (
    (crowded, "crowd"),
    (lambda scene: scene.in_tricks, "tricks"),
    (closed, "fans"),
    (adds, "adds"),
    (pegs, "pegs"),
    (asking, "asking"),
    (beating, "beats"),
    (captures, "captures"),
    (swaps, "swaps"),
    (by_side, "by-side"),
)


def round_table(scene: Scene) -> str:
    """Return the cloth as somebody sees it who plays there."""
    if tries(scene):
        return trial_table(scene)
    seat = scene.view.seat
    lies = "".join(lying(scene, seat) for lying in _LYING)
    hand = f"{hand_html(scene)}{collected_html(scene)}"
    own = f"{own_plate(scene)}{lies}{hand}{words_html(scene)}"
    played = "".join(part(scene) for part in _PLAYED)
    rubber = "" if scene.small else rubber_html(scene.cast, scene.view)
    middle = f"{stock_html(scene)}{played}{rubber or sheet_html(scene)}{board_html(scene)}"
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
    names += [name for applies, name in _KINDS if applies(scene)]
    if scene.settled or scene.bare:
        names.append("settled")
    # Where there is no box of bids the plates of a figure tell the calls.
    if bidding(scene) and not (scene.small and table_of(scene.cast) is None):
        names.append("bids")
    if scene.speaks:
        names.append("speaks")
    return " ".join(names)
