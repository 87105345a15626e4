"""How a deal or a match ended, as sentences."""

from __future__ import annotations

from collections.abc import Mapping

from engine.cards import NOBODY, Seat
from engine.deals import POINTS
from engine.state import Line
from engine.table.cast import Cast
from engine.table.czech import count, listed, score, with_preposition
from engine.table.telling import unit
from engine.table.vocabulary import Ask, Position, words_of


def deal_over(cast: Cast, state: Position) -> str:
    """Return who won the deal, or who lost it, where it is one player; else how it ended."""
    sign, account = cast.game.rules.sign, cast.game.rules.account
    lines = [line for line in state.receipt if line.account == account and not _due(cast, line)]
    gains = [sign * sum(line.change(seat) for line in lines) for seat in range(cast.game.seats)]
    for end, you, they in (
        (max(gains), "Rozdání vyhráváte.", "Rozdání vyhrává"),
        (min(gains), "Rozdání prohráváte.", "Rozdání prohrává"),
    ):
        if gains.count(end) == 1 and lines:
            seat = gains.index(end)
            return you if seat == cast.seat else f"{they} {cast.name(seat)}."
    blank = "" if lines else " ".join(_said(words_of(cast.game).blanks, cast, state))
    return blank or "Rozdání končí."


def _due(cast: Cast, line: Line) -> bool:
    """Say whether a line tells what the deal has cost, not how it ended."""
    dues = words_of(cast.game).dues
    phases = [one for one in cast.game.settings["phases"] if one["phase"] in dues]
    return any(line.part == f"{one['as']}.{dues[one['phase']]}" for one in phases)


def match_over(cast: Cast, state: Position) -> str:
    """Return who won the match, with what, and what the game has to say of it besides."""
    more = _said(words_of(cast.game).endings, cast, state)
    return " ".join(one for one in (_won(cast, state), *more) if one)


def _said(words: Mapping[str, Ask], cast: Cast, state: Position) -> list[str]:
    """Return what the phases of the game have to say."""
    kinds = [entry["phase"] for entry in cast.game.settings["phases"]]
    return [words[kind](cast, state) for kind in kinds if kind in words]


def _won(cast: Cast, state: Position) -> str:
    winners = state.winners or ()
    if len(winners) == cast.game.seats:
        return "Partie končí nerozhodně."
    if len(winners) > 1:
        return _shared(cast, winners)
    if winners[0] == cast.seat:
        return f"Vyhráváte partii{_result(cast, state, 'máte', 'nemáte')}."
    return f"Partii vyhrává {cast.name(winners[0])}{_result(cast, state, 'má', 'nemá')}."


def _shared(cast: Cast, winners: tuple[Seat, ...]) -> str:
    others = [seat for seat in winners if seat != cast.seat]
    if len(others) < len(winners):
        named = listed(with_preposition("s", cast.name(seat, "ins")) for seat in others)
        return f"O\u00a0vítězství se dělíte {named}."
    return f"O\u00a0vítězství se dělí {listed(cast.name(seat) for seat in others)}."


def _result(cast: Cast, state: Position, has: str, lacks: str) -> str:
    """Return the final score, the winner's first: „ 5 : 3“; what he has where that isn't all."""
    winner: Seat = (state.winners or (NOBODY,))[0]
    rules = cast.game.rules
    amounts = [state.accounts[slot] for slot in rules.scores]
    if rules.account == POINTS and len(amounts) == 2:
        return f" {score(amounts[winner], amounts[1 - winner])}"
    if not any(amounts):
        return ""
    if amounts[winner] == 0:
        return f", {lacks} žádnou čárku" if rules.sign < 0 and rules.deals != 1 else ""
    return f", {has} {count(amounts[winner], unit(rules.account), 'acc')}"
