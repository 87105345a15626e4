"""A whole demo as HTML: the table at rest, its caption, and everything that wakes it."""

from __future__ import annotations

from collections.abc import Mapping

from engine.game import Game
from engine.table.czech import escape
from engine.table.figure import Figure, figure_of
from engine.table.frames import scene_of
from engine.table.kits import Kit, example_buttons, kit_of
from engine.table.render import draw
from engine.table.stage import whole_game

LEVELS = (
    ("nahodna", "nejlehčí"),
    ("lehka", "lehká"),
    ("stredni", "střední"),
    ("tezka", "těžká"),
)
USUAL_LEVEL = "stredni"
PACES = ((1500, "pomalé"), (600, "střední"), (100, "rychlé"))
USUAL_PACE = 600


def demo_html(
    game: Game,
    *,
    demo_id: str,
    example: str | None,
    variant: str,
    seed: str,
    base: str,
    players: int | None,
    levels: bool = True,
) -> str:
    """Return a demo at rest: readable, printable, and ready to be woken.

    Args:
        game: compiled with the variant and the number of players.
        demo_id: unique on the page; the prefix of all ids in the demo.
        example: `clause/example`, None for the whole game.
        variant: id of the variant, '' for the default rules.
        seed: of the deal, or of what an example leaves open.
        base: the way to the site's root.
        players: number of seats, None for the game's default.
        levels: the whole game's opponents can play well or badly.

    Raises:
        KeyError: there is no such example.
        PositionError: its position can't be set up.
    """
    if example:
        figure = figure_of(game, example, seed, demo_id, base)
    else:
        figure = _table(game, seed, demo_id, base)
    kit = kit_of(game)
    attributes = {
        "id": demo_id,
        "data-game": game.id,
        "data-record": game.record.get("file", ""),
        "data-variant": variant,
        "data-players": str(players or ""),
        "data-example": example or "",
        "data-seed": seed,
        "data-seat": str(figure.seat),
        "data-called": "ukázka" if example else kit.called,
        "data-state": "static",
        "role": "group",
        "aria-label": figure.title,
    }
    if example:
        controls, going_on = _controls(demo_id, example_buttons(game, example)), ""
    else:
        levels = levels and kit.levels
        controls = _whole_controls(game, kit, demo_id, seed, levels=levels)
        going_on = _controls(demo_id, (("next", kit.going_on),)) if kit.going_on else ""
    inside = _inside(figure, demo_id, controls, going_on)
    return f"<rule-demo{_written(attributes)}>{inside}</rule-demo>"


def _written(attributes: Mapping[str, str]) -> str:
    """Return attributes as HTML; empty ones are left out, but for the default variant."""
    return "".join(
        f' {key}="{escape(value)}"'
        for key, value in attributes.items()
        if value or key == "data-variant"
    )


def _inside(figure: Figure, demo_id: str, controls: str, going_on: str) -> str:
    caption = f'<p class="demo-caption">{figure.caption}</p>' if figure.caption else ""
    return (
        f'<div class="demo-table" id="{demo_id}-table" data-table tabindex="-1">{figure.html}</div>'
        f"{caption}"
        '<div class="demo-says">'
        '<p class="demo-status" data-status role="status" aria-live="polite"></p>'
        '<p class="demo-clause"><a data-clause hidden></a></p></div>'
        f'<div class="demo-receipt" data-receipt>{figure.receipt}</div>{going_on}'
        f'<div class="demo-controls">{controls}</div>'
        '<div class="demo-progress" data-progress hidden></div>'
    )


def _controls(demo_id: str, offered: tuple[tuple[str, str], ...]) -> str:
    return "".join(
        f'<button type="button" id="{demo_id}-do-{do}" data-do="{do}">{label}</button>'
        for do, label in offered
    )


def _whole_controls(game: Game, kit: Kit, demo_id: str, seed: str, *, levels: bool) -> str:
    """Return the buttons of a whole game and its settings."""
    dimming = _dimming(demo_id) if any(hasattr(one, "trick") for one in game.phases) else ""
    seeding = _seeding(demo_id, seed) if kit.seeded else ""
    tallying = '<span class="demo-tally" data-tally></span>' if kit.tallies else ""
    pacing = _pacing(demo_id) if kit.runs else ""
    settings = f"{dimming}{_levels(demo_id) if levels else ''}{pacing}{seeding}{tallying}"
    shown = f'<span class="demo-settings">{settings}</span>' if settings else ""
    return f"{_controls(demo_id, kit.whole)}{shown}"


def _seeding(demo_id: str, seed: str) -> str:
    """Return the field with the seed: the same one always gives the same cards."""
    return (
        f'<span class="demo-seed"><label for="{demo_id}-seed">Číslo rozdání</label> '
        f'<input id="{demo_id}-seed" data-set="seed" value="{escape(seed)}" maxlength="40"'
        ' size="10" autocomplete="off" spellcheck="false"></span>'
    )


def _dimming(demo_id: str) -> str:
    """Return the reader's choice whether cards that may not be played are dimmed."""
    return (
        f'<label class="demo-dim"><input type="checkbox" id="{demo_id}-dim" data-set="dim"'
        " checked> Ztlumit nedovolené karty</label>"
    )


def _levels(demo_id: str) -> str:
    options = "".join(
        f'<option value="{level}"{" selected" if level == USUAL_LEVEL else ""}>{label}</option>'
        for level, label in LEVELS
    )
    return (
        f'<span class="demo-level"><label for="{demo_id}-do-level">Obtížnost</label> '
        f'<select id="{demo_id}-do-level" data-do="level">{options}</select></span>'
    )


def _pacing(demo_id: str) -> str:
    """Return the choice how long each card is seen, in milliseconds."""
    options = "".join(
        f'<option value="{pace}"{" selected" if pace == USUAL_PACE else ""}>{label}</option>'
        for pace, label in PACES
    )
    return (
        f'<span class="demo-level"><label for="{demo_id}-pace">Tempo</label> '
        f'<select id="{demo_id}-pace" data-set="pace">{options}</select></span>'
    )


def _table(game: Game, seed: str, demo_id: str, base: str) -> Figure:
    """Return the whole game before its first move."""
    stage = whole_game(game, seed)
    html = draw(scene_of(stage, stage.start, demo_id, base))
    return Figure(html, "", "", stage.seat, kit_of(game).title.format(name=game.name))
