"""An example at rest: a small table that can be understood on paper, and its caption."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.examples import start_of
from engine.game import Game
from engine.position import seat_of
from engine.state import State
from engine.table.caption import caption
from engine.table.cast import Cast
from engine.table.centre import stock_html, trick_card
from engine.table.czech import capital, clause, escape, typo
from engine.table.frames import scene_of
from engine.table.receipt import receipt_html
from engine.table.render import draw
from engine.table.roundtable import felt_class
from engine.table.scene import Scene, face_down, face_up
from engine.table.stage import Stage, example_stage, fill_of
from engine.table.trick import by_whom
from engine.table.vocabulary import zone_words


class Figure(NamedTuple):
    """What a demo shows before anybody touches it."""

    html: str
    caption: str  # HTML
    receipt: str
    seat: int  # the reader's
    title: str


def figure_of(game: Game, example: str, seed: str, prefix: str, base: str) -> Figure:
    """Return the figure of an example, `clause/example`.

    Raises:
        KeyError: there is no such example.
        PositionError: its position can't be set up.
    """
    stage = example_stage(game, example, seed)
    start = stage.start
    told: Mapping[str, Any] = stage.example or {}
    no = clause(stage.clause["no"]) if stage.clause else ""
    return Figure(
        html=_drawn(stage, scene_of(stage, start, prefix, base), told, seed),
        caption=caption_html(stage, seed),
        receipt=receipt_html(stage.cast(start), start, base) if stage.counted(start) else "",
        seat=stage.seat,
        title=f"Ukázka k {no}",
    )


def caption_html(stage: Stage, seed: str) -> str:
    """Return the caption of an example."""
    return with_signs(escape(caption(stage, seed)))


def with_signs(text: str) -> str:
    """Return text with every card in its suit's colour, kept on one line."""
    return re.sub(
        "([♠♥♦♣])(10|[1-9A-Z])?",
        lambda found: f'<span class="sign sign-{_CODES[found[1]]}">{found[0]}</span>',
        text,
    )


_CODES = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}


def _drawn(stage: Stage, scene: Scene, example: Mapping[str, Any], seed: str) -> str:
    """Return the table of the start, or what an example shows that a table can't."""
    if "winner" in example:
        return _whole_trick(stage, scene, example, seed)
    if "sees" in example:
        return _sights(scene, example["sees"])
    return draw(scene)


def _whole_trick(stage: Stage, scene: Scene, example: Mapping[str, Any], seed: str) -> str:
    """Draw a trick to its last card, the one that takes it marked."""
    game = stage.game
    state = start_of(game, stage.clause or {}, example, fill_of(seed))
    shown = scene._replace(wins=game.deck.card(example["winner"]))
    cards = "".join(
        trick_card(shown, card, _role(scene.cast, seat))
        for seat, card in by_whom(game, state, _trick(game, state))
    )
    return (
        f'<div class="felt bare {felt_class(scene)}">{stock_html(shown)}'
        f'<div class="played"><ol class="trick" aria-label="Zdvih">{cards}</ol></div></div>'
    )


def _trick(game: Game, state: State) -> tuple[int, ...]:
    return next(
        content
        for zone, content in zip(game.layout.zones, state.zones, strict=True)
        if zone.name == "trick"
    )


def _sights(scene: Scene, sees: Mapping[str, Any]) -> str:
    """Draw what seats see, one row for each."""
    rows = "".join(
        _sight(scene, _role(scene.cast, seat_of(scene.game, seat)), zone, codes)
        for seat, zones in sees.items()
        for zone, codes in zones.items()
    )
    return f'<div class="felt sights {felt_class(scene)}">{rows}</div>'


def _sight(scene: Scene, who: str, zone: str, codes: Any) -> str:
    name, _, owner = zone.partition(".")
    where, what, _ = zone_words(scene.game, name)
    whose = f" {scene.cast.role(seat_of(scene.game, owner), 'gen')}" if owner else ""
    own = name == "hand" and not owner
    sees = escape(typo(f"má {where}" if own else f"vidí {what}{whose}"))
    faces = codes.split() if isinstance(codes, str) else codes
    cards = "".join(f"<li>{_card(scene, code)}</li>" for code in faces)
    return (
        f'<div class="sight"><p class="plate"><b>{escape(who)}</b><span>{sees}</span>'
        f'</p><ul class="run">{cards}</ul></div>'
    )


def _card(scene: Scene, code: str) -> str:
    return face_down(scene) if code == "?" else face_up(scene, scene.game.deck.card(code))


def _role(cast: Cast, seat: int) -> str:
    return capital(cast.role(seat))
