"""How many cards everybody had after each pile, as a small chart with a text alternative."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Seat
from engine.table.czech import count, escape, number
from engine.table.scene import Scene
from engine.table.sheet import seat_name

_WIDE, _HIGH = 300, 60
_FEWEST = 12  # piles that the chart has room for from the start
_MOST = 150  # points of a line; of more piles only some are drawn


def course_html(scene: Scene) -> str:
    """Return the chart of a whole game, '' where nothing is counted."""
    course: Sequence[tuple[int, ...]] = scene.view.variable("course") or ()
    if scene.small or not course:
        return ""
    seats = scene.cast.from_reader(range(scene.game.seats))
    cards = len(scene.game.deck.codes)
    names = {seat: escape(seat_name(scene, seat)) for seat in seats}
    lines = "".join(
        f'<polyline class="line-{place}" points="{_points(course, seat, cards)}"/>'
        for place, seat in enumerate(seats)
    )
    halves = f'<path class="grid" d="M0 0H{_WIDE}M0 {_HIGH // 2}H{_WIDE}M0 {_HIGH}H{_WIDE}"/>'
    legend = "".join(
        f'<span><svg viewBox="0 0 24 4"><path class="line-{place}" d="M0 2H24"/></svg>'
        f"{names[seat]} <b>{course[-1][seat]}</b></span>"
        for place, seat in enumerate(seats)
    )
    piles = count(len(course) - 1, "hromádka")
    said = (
        f"Karty v\u00a0balíčcích, {piles}. {' '.join(_said(scene, course, one) for one in seats)}"
    )
    return (
        f'<figure class="course"><svg viewBox="0 0 {_WIDE} {_HIGH}" preserveAspectRatio="none"'
        f' role="img" aria-label="{escape(said)}">{halves}{lines}</svg>'
        f'<figcaption class="note" aria-hidden="true"><span>{piles}</span>{legend}</figcaption>'
        "</figure>"
    )


def _points(course: Sequence[tuple[int, ...]], seat: Seat, cards: int) -> str:
    last = len(course) - 1
    step = max(1, last // _MOST)
    wide = _WIDE / max(last, _FEWEST)
    shown = [*range(0, last, step), last]
    points = [(at * wide, _HIGH * (1 - course[at][seat] / cards)) for at in shown]
    return " ".join(f"{x:.4g},{y:.4g}" for x, y in points)


def _said(scene: Scene, course: Sequence[tuple[int, ...]], seat: Seat) -> str:
    """Return how a seat fared: „Alena: teď 21, nejvíc 35, nejméně 12.“."""
    had = [held[seat] for held in course]
    told = f"teď {number(had[-1])}, nejvíc {number(max(had))}, nejméně {number(min(had))}"
    return f"{seat_name(scene, seat)}: {told}."
