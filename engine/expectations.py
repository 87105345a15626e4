"""The kinds of things that examples expect, each with the check that compares it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from engine.cards import NOBODY, Card
from engine.errors import PositionError
from engine.game import Game
from engine.moves import Move
from engine.params import suggestion
from engine.position import POT, by_seat, seat_of
from engine.state import Event, State
from engine.view import view

STAGING = "staging"  # where a choice of several cards is put together


def as_move(game: Game, state: State, short: str) -> str:
    """Return a move's text; a bare card stands for the phase's move with that card."""
    if short in game.deck.copies_of:
        verb = next((move.verb for move in game.legal(state) if move.cards), "play")
        return f"{verb} {short}"
    return short


def _differs(what: str, expected: Any, actual: Any) -> list[str]:
    if expected == actual:
        return []
    return [f"{what}: čeká se {_show(expected)}, vyšlo {_show(actual)}"]


def _show(value: Any) -> str:
    if isinstance(value, set | frozenset | list | tuple):
        items = value if isinstance(value, list | tuple) else sorted(value)
        return "[" + ", ".join(map(str, items)) + "]"
    return str(value)


def _check_legal(game: Game, state: State, expected: list[str]) -> list[str]:
    actual = {game.text(move) for move in game.legal(state)}
    return _differs("dovolené tahy", {as_move(game, state, one) for one in expected}, actual)


def _check_allows(game: Game, state: State, expected: list[str]) -> list[str]:
    moves = [as_move(game, state, one) for one in expected]
    refused = [(move, game.refused(state, move)) for move in moves]
    return [f"tah „{move}“ má být dovolen, brání mu § {by}" for move, by in refused if by]


def _check_refused(game: Game, state: State, expected: Mapping[str, str]) -> list[str]:
    found = []
    for short, clause in expected.items():
        move = as_move(game, state, short)
        actual = game.refused(state, move)
        if actual != clause:
            does = f"odmítá pravidlo „{actual}“" if actual else "je dovolený"
            found.append(f"tah „{move}“ {does}, čeká se „{clause}“")
    return found


def _check_picks(game: Game, state: State, expected: list[Any]) -> list[str]:
    actual = {frozenset(pick) for pick in picks(game, state)}
    wanted = {frozenset(one.split() if isinstance(one, str) else one) for one in expected}
    return _differs("výběry", sorted(map(sorted, wanted)), sorted(map(sorted, actual)))


def picks(game: Game, state: State) -> set[tuple[str, ...]]:
    """Return the complete sets of cards that the seat to move can choose by single moves."""
    seat, found = state.turn, set()
    stack: list[tuple[State, tuple[str, ...]]] = [(state, ())]
    seen = set()
    while stack:
        here, chosen = stack.pop()
        for move in game.legal(here):
            after, cards = _stepped(game, here, move)
            codes = tuple(sorted([*chosen, *(game.deck.codes[card] for card in cards)]))
            if not move.cards or after.turn != seat or not _staged(game, after):
                found.add(codes)
            elif codes not in seen:
                seen.add(codes)
                stack.append((after, codes))
    return found


def _stepped(game: Game, state: State, move: Move) -> tuple[State, tuple[Card, ...]]:
    """Make a step of a choice; return the cards that it has chosen, those without a choice too."""
    told: list[Event] = []
    after = game.play(state, move, lambda event, _: told.append(event))
    again = (event for event in told if (event.kind, event.seat) == (move.verb, state.turn))
    more = [card for event in again for card in event.cards if card not in move.cards]
    return after, (*move.cards, *(more if move.cards else ()))


def _staged(game: Game, state: State) -> bool:
    """Say whether the seat to move has laid cards aside: its choice isn't complete."""
    return any(
        content
        for zone, content in zip(game.layout.zones, state.zones, strict=True)
        if (zone.name, zone.owner) == (STAGING, state.turn)
    )


def _check_then(game: Game, state: State, expected: Mapping[str, Any]) -> list[str]:
    found = []
    for key, value in expected.items():
        actual = _fact(game, state, key)
        found += _differs(key, by_seat(game, value), actual)
    return found


def _fact(game: Game, state: State, key: str) -> Any:
    """Return a fact about a position: who is on turn, who deals, the phase, a variable."""
    if key == "to_move":
        return state.turn
    if key == "dealer":
        return state.dealer
    if key == "next_dealer":
        return game.go_on(state).dealer
    if key == "deal":
        return state.deal + 1
    if key == "phase":
        return game.phases[state.phase].name if state.phase < len(game.phases) else "deal over"
    variables = tuple(variable.name for variable in game.layout.variables)
    if key not in variables:
        raise PositionError(f"„then“ nezná „{key}“{suggestion(key, variables)}")
    slot = game.variable(key)
    value = state.variables[slot]
    return halved(value) if game.layout.variables[slot].halves else value


def halved(numbers: Iterable[int]) -> tuple[float, ...]:
    """Return numbers of halves as records write them."""
    return tuple(number // 2 if number % 2 == 0 else number / 2 for number in numbers)


def _check_sees(game: Game, state: State, expected: Mapping[str, Any]) -> list[str]:
    found = []
    for role, zones in expected.items():
        seat = seat_of(game, role)
        seen = view(game, state, seat)
        for key, codes in zones.items():
            name, _, owner = key.partition(".")
            shared = any(z.name == name and z.owner == NOBODY for z in game.layout.zones)
            whose = seat_of(game, owner) if owner else NOBODY if shared else seat
            _known_zone(game, name)
            cards = seen.zone(name, whose)
            actual = ["?" if card is None else game.deck.codes[card] for card in cards]
            wanted = codes.split() if isinstance(codes, str) else list(codes)
            found += _differs(f"{role} vidí {key}", sorted(wanted), sorted(actual))
    return found


def _check_counts(game: Game, state: State, expected: Mapping[str, Any]) -> list[str]:
    found = []
    for name, wanted in expected.items():
        _known_zone(game, name)
        numbers = {
            zone.owner: len(content) if zone.ordered else content.bit_count()
            for zone, content in zip(game.layout.zones, state.zones, strict=True)
            if zone.name == name
        }
        if isinstance(wanted, Mapping):
            for role, number in wanted.items():
                actual = numbers.get(seat_of(game, role))
                found += _differs(f"počet karet {name} ({role})", number, actual)
        else:
            found += _differs(f"počet karet {name}", wanted, sum(numbers.values()))
    return found


def _known_zone(game: Game, name: str) -> None:
    zones = tuple(dict.fromkeys(zone.name for zone in game.layout.zones))
    if name not in zones:
        raise PositionError(f"hra nemá zónu „{name}“{suggestion(name, zones)}")


def _check_winner(game: Game, state: State, expected: str) -> list[str]:
    phase: Any = game.phases[state.phase]
    if not hasattr(phase, "trick") or not state.zones[phase.trick]:
        raise PositionError("„winner“ potřebuje zdvih – napište do given jeho karty: trick")
    trick = state.zones[phase.trick]
    place = phase.winning(phase.ranking(state), trick)
    return _differs("zdvih bere", expected, game.deck.codes[trick[place]])


def _check_score(game: Game, state: State, expected: Mapping[str, int]) -> list[str]:
    found = []
    for role, points in expected.items():
        owner = NOBODY if role == POT else seat_of(game, role)
        if not game.has_account(game.rules.account, owner):
            raise PositionError("hra nemá bank – pot vynechte")
        actual = state.accounts[game.account(game.rules.account, owner)]
        found += _differs(f"stav ({role})", points, actual)
    return found


def _check_lines(game: Game, state: State, expected: list[Mapping[str, Any]]) -> list[str]:
    actual = [
        (line.account, line.seat, line.to, line.amount, game.clause_of(line.part))
        for line in state.receipt
    ]
    wanted = [
        (
            line.get("account", game.rules.account),
            _payee(game, line["seat"]),
            _payee(game, line["to"]) if "to" in line else None,
            line["amount"],
            line["clause"],
        )
        for line in expected
    ]
    return _differs("vyúčtování", wanted, actual)


def _payee(game: Game, role: str) -> int:
    return NOBODY if role == POT else game.side(seat_of(game, role))[0]


def _check_over(game: Game, state: State, expected: Any) -> list[str]:
    if expected is False:
        return _differs("konec partie", None, state.winners)
    if expected == "draw":
        return _differs("konec partie", game.seats, len(state.winners or ()))
    roles: Iterable[str] = [expected] if isinstance(expected, str) else expected
    wanted = tuple(seat_of(game, role) for role in roles)
    return _differs("vítěz partie", wanted, state.winners)


CHECKS: dict[str, Callable[[Game, State, Any], list[str]]] = {
    "legal": _check_legal,
    "allows": _check_allows,
    "refused": _check_refused,
    "picks": _check_picks,
    "then": _check_then,
    "sees": _check_sees,
    "counts": _check_counts,
    "winner": _check_winner,
    "score": _check_score,
    "lines": _check_lines,
    "over": _check_over,
}
