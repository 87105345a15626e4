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
    lines = [
        line
        for line in state.receipt
        if cast.game.total_of(line.account) == account and not _due(cast, line)
    ]
    heads = [side[0] for side in cast.game.sides]
    gains = [sign * sum(line.change(seat) for line in lines) for seat in heads]
    for end, verb in ((max(gains), _WIN), (min(gains), _LOSE)):
        if gains.count(end) == 1 and lines:
            return f"Rozdání {_did(cast, heads[gains.index(end)], verb)}."
    blank = "" if lines else " ".join(_said(words_of(cast.game).blanks, cast, state))
    return blank or "Rozdání končí."


def _due(cast: Cast, line: Line) -> bool:
    """Say whether a line tells what the deal has cost, not how it ended."""
    dues = words_of(cast.game).dues
    phases = [one for one in cast.game.settings["phases"] if one["phase"] in dues]
    return any(line.part == f"{one['as']}.{dues[one['phase']]}" for one in phases)


_WIN = ("vyhráváte", "vyhrává", "vyhrávají")
_LOSE = ("prohráváte", "prohrává", "prohrávají")


def _did(cast: Cast, seat: Seat, verb: tuple[str, str, str]) -> str:
    """Return „vyhráváte s Bohoušem“, „vyhrává Alena“, „vyhrávají Alena a Cyril“."""
    you, one, many = verb
    if cast.seat in cast.game.side(seat):
        others = listed(cast.name(other, "ins") for other in cast.partners(cast.seat))
        return f"{you} {with_preposition('s', others)}" if others else you
    return f"{many if cast.together(seat) else one} {cast.side(seat)}"


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
    if len({cast.game.side(seat) for seat in winners}) > 1:
        return _shared(cast, winners)
    if cast.seat in winners:
        with_whom = _did(cast, cast.seat, ("", "", ""))
        return f"Vyhráváte{with_whom} partii{_result(cast, state, 'máte', 'nemáte')}."
    has, lacks = ("mají", "nemají") if cast.together(winners[0]) else ("má", "nemá")
    return f"Partii {_did(cast, winners[0], _WIN)}{_result(cast, state, has, lacks)}."


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
    others = [side[0] for side in cast.game.sides if winner not in side]
    if rules.account == POINTS and len(others) == 1:
        return f" {score(amounts[winner], amounts[others[0]])}"
    if not any(amounts):
        return ""
    if amounts[winner] == 0:
        return f", {lacks} žádnou čárku" if rules.sign < 0 and rules.deals != 1 else ""
    return f", {has} {count(amounts[winner], unit(rules.account), 'acc')}"
