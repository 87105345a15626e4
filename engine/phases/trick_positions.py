"""Examples in the middle of play and after it: who is on turn, what hands and piles hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards import NOBODY, Seat
from engine.errors import PositionError

if TYPE_CHECKING:
    from engine.phases.tricks import Tricks
    from engine.position import Given
    from engine.state import Draft


def place(tricks: Tricks, draft: Draft, given: Given) -> None:
    """Complete a position of play; the usual seat has led unless the example tells otherwise."""
    trick = draft.zones[tricks.trick]
    leader = _leader(tricks, draft, given)
    players = tricks.seats.players(draft, leader)
    draft.variables[tricks.leader] = leader
    draft.turn = players[len(trick) % len(players)]
    given.fill_trumps(draft, tricks.trump)
    played = set(players[: len(trick)])
    taken = sum(draft.variables[tricks.taken])
    size = given.hand_size(0 if tricks.stock else taken, played)
    past = given.full_hand - size
    if tricks.stock:
        past = tricks.stock.place(draft, given, size, taken)
    dealt_out = given.full_hand * draft.game.seats == len(draft.game.deck.codes)
    for seat in range(draft.game.seats):
        aside = dealt_out and "turned" in given.raw and seat == draft.dealer
        full = size if seat in players else given.dealt(draft, seat)
        given.fill_hand(draft, seat, full - (seat in played) - aside)
    _fill_won(tricks, draft, given, past)
    tricks.seats.let_play(draft, draft.turn)
    if trick or past:
        tricks.seats.lay_open(draft)


def passed(tricks: Tricks, draft: Draft, given: Given) -> None:
    """Spread the cards of the tricks taken; who stays at home keeps his hand."""
    given.fill_trumps(draft, tricks.trump)
    players = tricks.seats.players(draft, draft.dealer)
    for seat, count in enumerate(draft.variables[tricks.taken]):
        given.fill_zone(draft, tricks.won[seat], count * len(players))
        if seat not in players:
            given.fill_hand(draft, seat, given.dealt(draft, seat))


def _leader(tricks: Tricks, draft: Draft, given: Given) -> Seat:
    """Return who has led to the trick, by `led_by` or by whose turn it is."""
    players = tricks.seats.players(draft, tricks.seats.usual_leader(draft))
    named = [given.seat(key, NOBODY) for key in ("led_by", "to_move") if key in given.raw]
    if not {*named} <= {*players} or not players:
        raise PositionError("kdo zůstal doma, nehraje – opravte to_move")
    if "to_move" in given.raw and "led_by" not in given.raw:
        turn = players.index(given.seat("to_move", players[0]))
        return players[(turn - len(draft.zones[tricks.trick])) % len(players)]
    return given.seat("led_by", players[0])


def _fill_won(tricks: Tricks, draft: Draft, given: Given, past: int) -> None:
    """Give tricks that must have been played to anybody, unless `taken` says whose they are."""
    missing = past - sum(draft.variables[tricks.taken])
    taken = list(draft.variables[tricks.taken])
    players = sorted(tricks.seats.players(draft, draft.dealer))
    for _ in range(max(0, missing)):
        taken[given.rng.choice(players)] += 1
    draft.variables[tricks.taken] = tuple(taken)
    for seat, count in enumerate(taken):
        given.fill_zone(draft, tricks.won[seat], count * len(players))
