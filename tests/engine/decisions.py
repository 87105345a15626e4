"""Decisions of random play, and opponents that answer them with a clock of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice

from engine.ai.advice import Reason
from engine.ai.players import thinker
from engine.cards import Cards, bit, cards_in, mask
from engine.game import Game
from engine.moves import Move
from engine.rng import Rng
from engine.state import State
from engine.view import View

ENOUGH = 10_000.0  # ms: one slice is enough


def ticking(step_s: float) -> Callable[[], float]:
    """A clock that moves on at every look."""
    now = 0.0

    def look() -> float:
        nonlocal now
        now += step_s
        return now

    return look


def positions(game: Game, matches: int, most: int = 1000) -> Iterator[State]:
    """Positions of random play in which somebody has a choice, up to so many of each match."""
    for number in range(matches):
        yield from islice(_choices(game, number), most)


def _choices(game: Game, number: int) -> Iterator[State]:
    state, rng = game.start(f"ai/{number}"), Rng(number)
    while state.winners is None and not state.held:
        legal = game.legal(state)
        if len(legal) > 1:
            yield state
        state = game.play(state, rng.choice(legal))


def answer(level: str, seen: View, seed: int = 7, playouts: int = 12) -> tuple[Move, Reason]:
    """What a level says to a view, and why."""
    mind = thinker(level, seen, clock=ticking(0.001), rng=Rng(seed), iterations=playouts)
    move = mind.think(ENOUGH)
    assert move is not None
    return move, mind.reason()


def exchanged(game: Game, state: State, seat: int, rng: Rng, swaps: int = 60) -> State:
    """The same position for a seat: unseen cards change places, as far as public play allows.

    Made without `determinize`, and with another seed.
    """
    zones = [list(zone) if isinstance(zone, tuple) else zone for zone in state.zones]
    known, unseen = list(state.known), list(cards_in(_unseen(game, state, seat)))
    for _ in range(swaps if len(unseen) > 1 else 0):
        one, other = rng.choice(unseen), rng.choice(unseen)
        here, there = _slot(zones, one), _slot(zones, other)
        if one == other or not (_fits(game, state, here, other) and _fits(game, state, there, one)):
            continue
        for slot in {here, there}:
            zones[slot] = _swapped(zones[slot], one, other)
        known = [_swapped(cards, one, other) for cards in known]
    whole = tuple(tuple(zone) if isinstance(zone, list) else zone for zone in zones)
    return state._replace(zones=whole, known=tuple(known), seed="another seed")


def _unseen(game: Game, state: State, seat: int) -> Cards:
    lying = mask(card for zone in state.zones for card in _cards(zone))
    return lying & ~state.known[seat]


def _cards(zone: object) -> Iterator[int]:
    return iter(zone) if isinstance(zone, tuple | list) else cards_in(zone)  # type: ignore[arg-type]


def _slot(zones: list, card: int) -> int:
    return next(slot for slot, zone in enumerate(zones) if card in _cards(zone))


def _fits(game: Game, state: State, slot: int, card: int) -> bool:
    zone = game.layout.zones[slot]
    return not zone.inferred or bool(state.may[zone.owner] >> card & 1)


def _swapped(zone: object, one: int, other: int) -> object:
    if isinstance(zone, list):
        return [{one: other, other: one}.get(card, card) for card in zone]
    assert isinstance(zone, int)
    if zone >> one & 1 == zone >> other & 1:
        return zone
    return zone ^ bit(one) ^ bit(other)
